import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { FilePlus2, Library, PanelLeft, Settings, Users } from "lucide-react";
import { CommandPalette, type PaletteCommand } from "#app/features/palette/components/command-palette.tsx";
import { useSidebar } from "#app/ui/sidebar-context.tsx";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The palette with the pages and actions of this workspace. */
export function WorkspacePaletteDialog({ open, onOpenChange }: Props) {
  const { workspace } = useRouteContext({ from: "/_app/$workspaceSlug" });
  const navigate = useNavigate();
  const { toggle } = useSidebar();
  const params = { workspaceSlug: workspace.slug };
  const commands: PaletteCommand[] = [
    {
      id: "new-dossier",
      kind: "action",
      label: "New dossier",
      words: "create add search person",
      icon: FilePlus2,
      run: () => void navigate({ to: "/$workspaceSlug/dossiers/new", params }),
    },
    {
      id: "add-sources",
      kind: "action",
      label: "Add sources",
      words: "upload paste address library document",
      icon: Library,
      run: () => void navigate({ to: "/$workspaceSlug/library", params }),
    },
    {
      id: "toggle-sidebar",
      kind: "action",
      label: "Show or hide the sidebar",
      words: "toggle",
      keys: "Ctrl or ⌘ B",
      icon: PanelLeft,
      run: toggle,
    },
    {
      id: "library",
      kind: "page",
      label: "Library",
      words: "sources documents pages",
      icon: Library,
      run: () => void navigate({ to: "/$workspaceSlug/library", params }),
    },
    {
      id: "settings",
      kind: "page",
      label: "Settings",
      words: "workspace name purpose",
      icon: Settings,
      run: () => void navigate({ to: "/$workspaceSlug/settings", params }),
    },
    {
      id: "members",
      kind: "page",
      label: "Members",
      words: "people colleagues invite team",
      icon: Users,
      run: () => void navigate({ to: "/$workspaceSlug/settings/members", params }),
    },
  ];
  return (
    <CommandPalette
      workspaceId={workspace.id}
      workspaceSlug={workspace.slug}
      commands={commands}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
