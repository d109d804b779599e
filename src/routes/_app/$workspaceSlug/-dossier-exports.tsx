import { useState } from "react";
import { ExportMenu } from "#app/features/exports/components/export-menu.tsx";
import type { Workspace } from "#app/features/workspaces/workspaces.server.ts";
import { wish } from "#app/ui/later-part.tsx";
import { laterDialog } from "#app/ui/later-dialog.ts";

const ReportDialog = laterDialog(() =>
  import("#app/features/reports/components/report-dialog.tsx").then((module) => module.ReportDialog),
);
const SocialReportDialog = laterDialog(() =>
  import("#app/features/social-reports/components/social-report-dialog.tsx").then((module) => module.SocialReportDialog),
);

const fetchDialogs = () => wish(ReportDialog, SocialReportDialog);

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
        onIntent={fetchDialogs}
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
