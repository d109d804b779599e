import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { leaveWorkspace } from "../workspaces.functions.ts";
import type { Workspace } from "../workspaces.server.ts";

/** The way out of a workspace. The only owner is told at the server what to do first. */
export function LeaveWorkspace({ workspace, onLeft }: { workspace: Workspace; onLeft: () => Promise<void> }) {
  return (
    <Card>
      <CardHeader
        title="Leave this workspace"
        description="What you wrote here stays. You can come back when an owner invites you again."
      />
      <CardBody>
        <AlertDialog
          title="Leave this workspace?"
          description={`You will no longer see anything of ${workspace.name}.`}
          confirmLabel="Leave"
          onConfirm={async () => {
            await leaveWorkspace({ data: { workspaceId: workspace.id } });
            await onLeft();
          }}
          trigger={<Button variant="outline">Leave…</Button>}
        />
      </CardBody>
    </Card>
  );
}
