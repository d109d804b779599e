import { createFileRoute } from "@tanstack/react-router";
import { CodeForm } from "#app/features/reports/components/code-form.tsx";
import { VerifyFrame } from "#app/features/reports/components/verify-page.tsx";

export const Route = createFileRoute("/verify/")({
  head: () => ({ meta: [{ title: "Check a report · Attest" }] }),
  component: () => (
    <VerifyFrame>
      <p className="text-ink-soft">
        Every report made with Attest carries a code, on its first page and at the foot of every page. It tells whether the file
        is unaltered and whether what it says still stands.
      </p>
      <CodeForm />
    </VerifyFrame>
  ),
});
