import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { LeaveWorkspace } from "#app/features/workspaces/components/leave-workspace.tsx";
import { WorkspaceSettings } from "#app/features/workspaces/components/workspace-settings.tsx";
import { refreshWorkspaces } from "#app/features/workspaces/workspaces.queries.ts";

export const Route = createFileRoute("/_app/$workspaceSlug/settings/")({ component: General });

function General() {
  const { workspace, isOwner } = Route.useRouteContext();
  const router = useRouter();
  const queryClient = useQueryClient();
  return (
    <div className="grid gap-8">
      <WorkspaceSettings
        workspace={workspace}
        isOwner={isOwner}
        onSaved={async (slug) => {
          await refreshWorkspaces(queryClient);
          if (slug === workspace.slug) await router.invalidate();
          else await router.navigate({ to: "/$workspaceSlug/settings", params: { workspaceSlug: slug }, replace: true });
        }}
      />
      <LeaveWorkspace
        workspace={workspace}
        onLeft={async () => {
          window.location.assign("/app");
        }}
      />
    </div>
  );
}
