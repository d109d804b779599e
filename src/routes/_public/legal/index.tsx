import { createFileRoute } from "@tanstack/react-router";
import { LegalIndex } from "#app/features/marketing/components/legal-index.tsx";

export const Route = createFileRoute("/_public/legal/")({
  head: () => ({
    meta: [
      { title: "Legal · Attest" },
      { name: "description", content: "The rules that Attest keeps, and those it asks its users to keep." },
    ],
  }),
  component: LegalIndex,
});
