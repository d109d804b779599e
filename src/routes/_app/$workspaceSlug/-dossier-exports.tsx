import { useState } from "react";
import { ExportMenu } from "#app/features/exports/components/export-menu.tsx";
import { ReportDialog } from "#app/features/reports/components/report-dialog.tsx";
import { SocialReportDialog } from "#app/features/social-reports/components/social-report-dialog.tsx";
import type { Workspace } from "#app/features/workspaces/workspaces.server.ts";

/** Everything that takes a dossier out of the app: exports at no cost, the report, and what staff are asked for. */
export function DossierExports({
  workspace,
  dossierId,
  subjectName,
}: {
  workspace: Pick<Workspace, "id" | "plan" | "slug">;
  dossierId: string;
  subjectName: string;
}) {
  const [isReportOpen, setReportOpen] = useState(false);
  const [isSocialReportOpen, setSocialReportOpen] = useState(false);
  const topUpAddress = `/${workspace.slug}/settings/credits`;
  return (
    <>
      <ExportMenu
        workspaceId={workspace.id}
        dossierId={dossierId}
        onReport={() => setReportOpen(true)}
        onSocialReport={() => setSocialReportOpen(true)}
      />
      {isReportOpen ? (
        <ReportDialog
          workspaceId={workspace.id}
          dossierId={dossierId}
          plan={workspace.plan}
          topUpAddress={topUpAddress}
          onClose={() => setReportOpen(false)}
        />
      ) : null}
      {isSocialReportOpen ? (
        <SocialReportDialog
          workspaceId={workspace.id}
          dossierId={dossierId}
          plan={workspace.plan}
          subjectName={subjectName}
          topUpAddress={topUpAddress}
          onClose={() => setSocialReportOpen(false)}
        />
      ) : null}
    </>
  );
}
