import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "#app/features/marketing/components/terms-page.tsx";

export const Route = createFileRoute("/_public/legal/terms-of-use")({
  head: () => ({
    meta: [
      { title: "Terms of use · Legal · Attest" },
      { name: "description", content: "Accounts, plans, credits, cancelling, and what each side owes the other." },
    ],
  }),
  component: TermsPage,
});
