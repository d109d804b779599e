import { useState } from "react";
import { ExportMenu } from "#app/features/exports/components/export-menu.tsx";
import { ReportDialog } from "#app/features/reports/components/report-dialog.tsx";
import type { Workspace } from "#app/features/workspaces/workspaces.server.ts";

/** Everything that takes a dossier out of the app: exports at no cost, and the report. */
export function DossierExports({ workspace, dossierId }: { workspace: Pick<Workspace, "id" | "plan">; dossierId: string }) {
  const [isReportOpen, setReportOpen] = useState(false);
  return (
    <>
      <ExportMenu workspaceId={workspace.id} dossierId={dossierId} onReport={() => setReportOpen(true)} />
      {isReportOpen ? (
        <ReportDialog
          workspaceId={workspace.id}
          dossierId={dossierId}
          plan={workspace.plan}
          onClose={() => setReportOpen(false)}
        />
      ) : null}
    </>
  );
}
