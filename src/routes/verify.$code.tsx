import { createFileRoute } from "@tanstack/react-router";
import { VerifyPage } from "#app/features/reports/components/verify-page.tsx";
import { reportVerificationQuery } from "#app/features/reports/reports.queries.ts";

/** What became of a report, for whoever holds it. Nobody follows from here where its code leads to. */
export const Route = createFileRoute("/verify/$code")({
  loader: async ({ context: { queryClient }, params }) => ({
    report: await queryClient.ensureQueryData(reportVerificationQuery(params.code.slice(0, 200))),
  }),
  head: () => ({
    meta: [
      { title: "Check a report · Attest" },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  }),
  component: () => <VerifyPage report={Route.useLoaderData().report} />,
});
