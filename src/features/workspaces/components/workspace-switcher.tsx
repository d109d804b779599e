import { Link } from "@tanstack/react-router";
import { Check, ChevronsUpDown } from "lucide-react";
import { BrandMark } from "#app/ui/brand.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuLabel, MenuLink } from "#app/ui/menu.tsx";
import { SidebarExpandedOnly } from "#app/ui/sidebar.tsx";
import type { Workspace } from "../workspaces.server.ts";
import { WorkspaceName } from "./workspace-name.tsx";

/** The workspace's name at the top of the sidebar; for people in several, the way to the others. */
export function WorkspaceSwitcher({ current, workspaces }: { current: Workspace; workspaces: readonly Workspace[] }) {
  if (workspaces.length < 2) return <WorkspaceName name={current.name} slug={current.slug} />;
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${current.name}, switch workspace`}
          className="flex min-h-10 w-full items-center gap-2.5 overflow-hidden rounded-md px-0.5 text-start text-ink hover:bg-raised"
        >
          <BrandMark />
          <SidebarExpandedOnly>
            <span className="flex items-center gap-2">
              <span dir="auto" className="line-clamp-2 text-sm font-semibold">
                {current.name}
              </span>
              <Icon icon={ChevronsUpDown} size="sm" className="text-ink-muted" />
            </span>
          </SidebarExpandedOnly>
        </button>
      }
    >
      <MenuLabel>Workspaces</MenuLabel>
      {workspaces.map((workspace) => (
        <MenuLink key={workspace.id}>
          <Link
            to="/$workspaceSlug"
            params={{ workspaceSlug: workspace.slug }}
            aria-current={workspace.id === current.id || undefined}
          >
            <Icon icon={Check} className={workspace.id === current.id ? "" : "invisible"} />
            <span dir="auto" className="truncate">
              {workspace.name || "New workspace"}
            </span>
          </Link>
        </MenuLink>
      ))}
    </Menu>
  );
}
