import { createFileRoute, Link, Outlet, redirect, useMatchRoute } from "@tanstack/react-router";
import { Settings } from "lucide-react";
import { useState } from "react";
import { AccountMenu } from "#app/features/accounts/components/account-menu.tsx";
import { StandingBanner } from "#app/features/billing/components/standing-banner.tsx";
import { DossierNavigation } from "#app/features/dossiers/components/dossier-navigation.tsx";
import { WorkspaceShell } from "#app/features/workspaces/components/workspace-shell.tsx";
import { WorkspaceSwitcher } from "#app/features/workspaces/components/workspace-switcher.tsx";
import { readSidebarState } from "#app/features/workspaces/sidebar-state.ts";
import { WorkspacePalette } from "#app/routes/_app/-workspace-palette.tsx";
import { SidebarGroup, SidebarItem } from "#app/ui/sidebar.tsx";

export const Route = createFileRoute("/_app/$workspaceSlug")({
  beforeLoad: ({ context, params }) => {
    if (!context.currentUser.permissions.use_app) throw redirect({ to: "/waitlist" });
    const workspace = context.workspaces.find(({ slug }) => slug === params.workspaceSlug);
    if (!workspace) throw redirect({ to: "/app" });
    if (!workspace.is_onboarded) throw redirect({ to: "/$workspaceSlug/setup", params });
    return { workspace };
  },
  loader: () => ({ sidebarOpen: readSidebarState() }),
  component: WorkspaceLayout,
});

function WorkspaceLayout() {
  const { workspace, workspaces, currentUser } = Route.useRouteContext();
  const { sidebarOpen } = Route.useLoaderData();
  const isAt = useMatchRoute();
  const [isSearching, setSearching] = useState(false);
  return (
    <WorkspaceShell
      sidebarOpen={sidebarOpen}
      header={<WorkspaceSwitcher current={workspace} workspaces={workspaces} />}
      navigation={
        <DossierNavigation workspaceId={workspace.id} workspaceSlug={workspace.slug} onSearch={() => setSearching(true)} />
      }
      footer={
        <>
          <SidebarGroup>
            <SidebarItem
              icon={Settings}
              label="Settings"
              active={Boolean(isAt({ to: "/$workspaceSlug/settings", params: { workspaceSlug: workspace.slug }, fuzzy: true }))}
            >
              <Link to="/$workspaceSlug/settings" params={{ workspaceSlug: workspace.slug }} />
            </SidebarItem>
          </SidebarGroup>
          <AccountMenu user={currentUser} />
        </>
      }
    >
      <StandingBanner
        workspaceId={workspace.id}
        workspaceSlug={workspace.slug}
        isOwner={workspace.members.some(({ user_id, role }) => user_id === currentUser.id && role === "owner")}
      />
      <Outlet />
      <WorkspacePalette open={isSearching} onOpenChange={setSearching} />
    </WorkspaceShell>
  );
}
