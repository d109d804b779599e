import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "#app/features/marketing/components/privacy-page.tsx";

export const Route = createFileRoute("/_public/legal/privacy-policy")({
  head: () => ({
    meta: [
      { title: "Privacy policy · Legal · Attest" },
      {
        name: "description",
        content: "What Attest keeps about users, reporters and the people recorded, for how long, and the rights of each.",
      },
    ],
  }),
  component: PrivacyPage,
});
