import { createFileRoute } from "@tanstack/react-router";
import { MethodPage } from "#app/features/marketing/components/method-page.tsx";

export const Route = createFileRoute("/_public/legal/method")({
  head: () => ({
    meta: [
      { title: "How a finding is made · Legal · Attest" },
      {
        name: "description",
        content:
          "The steps of a search, the rubric in plain words, three definitions of antisemitism and where they part, and what is set aside.",
      },
    ],
  }),
  component: MethodPage,
});
