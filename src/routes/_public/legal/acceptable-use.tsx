import { createFileRoute } from "@tanstack/react-router";
import { AcceptableUsePage } from "#app/features/marketing/components/acceptable-use-page.tsx";

export const Route = createFileRoute("/_public/legal/acceptable-use")({
  head: () => ({
    meta: [
      { title: "Acceptable use · Legal · Attest" },
      {
        name: "description",
        content: "What a workspace may be used for, what it may never be used for, and what follows when it is.",
      },
    ],
  }),
  component: AcceptableUsePage,
});
