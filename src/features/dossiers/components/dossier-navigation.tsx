import { Link, useMatchRoute } from "@tanstack/react-router";
import { FilePlus2, Library, Search } from "lucide-react";
import { Kbd } from "#app/ui/kbd.tsx";
import { SidebarGroup, SidebarItem } from "#app/ui/sidebar.tsx";
import { FileSystemPanel } from "./file-system-panel.tsx";

type Props = {
  workspaceId: string;
  workspaceSlug: string;
  /** Opens the palette, for those who have no keys for it. */
  onSearch: () => void;
};

/** The sidebar's content: where to go in the workspace, and its folders and dossiers. */
export function DossierNavigation({ workspaceId, workspaceSlug, onSearch }: Props) {
  const isAt = useMatchRoute();
  const params = { workspaceSlug };
  return (
    <div className="flex h-full flex-col">
      <SidebarGroup>
        <SidebarItem
          icon={Search}
          label="Search"
          trailing={
            <span className="touch:hidden">
              <Kbd>Ctrl K</Kbd>
            </span>
          }
        >
          <button type="button" aria-label="Search" aria-keyshortcuts="Control+K Meta+K" onClick={onSearch} />
        </SidebarItem>
        <SidebarItem icon={FilePlus2} label="New dossier" active={Boolean(isAt({ to: "/$workspaceSlug/dossiers/new", params }))}>
          <Link to="/$workspaceSlug/dossiers/new" params={params} />
        </SidebarItem>
        <SidebarItem
          icon={Library}
          label="Library"
          active={Boolean(isAt({ to: "/$workspaceSlug/library", params, fuzzy: true }))}
        >
          <Link to="/$workspaceSlug/library" params={params} />
        </SidebarItem>
      </SidebarGroup>
      <FileSystemPanel key={workspaceId} workspaceId={workspaceId} workspaceSlug={workspaceSlug} />
    </div>
  );
}
