import { Ban, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { ReporterPage } from "../reports.server.ts";

/** The page of a personal link: whose it is, what it may do, and what happens to what is sent. */
export function ReporterShell({ page, problem, children }: { page: ReporterPage; problem: Error | null; children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-canvas">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-3 sm:px-6">
          <Brand />
          <span dir="auto" className="truncate text-sm text-ink-muted">
            {page.name}
          </span>
        </div>
      </header>
      <main id="main" className="mx-auto grid max-w-page content-start gap-8 px-4 py-8 sm:px-6">
        <PageHeader
          title={page.can_submit ? "Report an incident" : "What became of your reports"}
          description={`${page.can_submit ? "Antisemitic behaviour that you have seen, been told of or found. " : ""}A person reads every report; each decision comes with its reason, here.`}
          meta={
            page.is_active ? null : (
              <Badge tone="warning" icon={Ban}>
                Inactive
              </Badge>
            )
          }
        />
        {problem ? (
          <Alert variant="danger" title="Not up to date" announce>
            {failureMessage(problem, "The server could not be reached. What you have typed is kept.")}
          </Alert>
        ) : null}
        {page.is_active ? null : (
          <Alert variant="warning" title="This link is inactive" announce>
            Your past reports are shown below, to read. Nothing new can be sent. Ask the person who gave you the link if you think
            that this is a mistake.
          </Alert>
        )}
        {page.is_active && !page.can_submit ? (
          <Alert variant="info">This link shows your reports. It may not submit new ones.</Alert>
        ) : null}
        {children}
        <p className="flex items-start gap-2 text-sm text-ink-muted">
          <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          Your link is personal: who has it can read {page.can_submit ? "and send reports in your name" : "your reports"}. Your
          name is shown to the moderators alone.
        </p>
      </main>
    </div>
  );
}
