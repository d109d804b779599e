import { Archive, Braces, ChevronDown, Download, FileText, Printer, Sheet, UsersRound } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from "#app/ui/menu.tsx";

type Props = {
  workspaceId: string;
  dossierId: string;
  /** The menu was opened: what it leads to may be wanted. */
  onIntent: () => void;
  onReport: () => void;
  onSocialReport: () => void;
};

/** The ways out of a dossier: the report, exports at no cost, and paper. */
export function ExportMenu({ workspaceId, dossierId, onIntent, onReport, onSocialReport }: Props) {
  const address = (format: string) => `/api/workspaces/${workspaceId}/dossiers/${dossierId}/export/${format}`;
  return (
    <Menu
      onOpenChange={(open) => (open ? onIntent() : undefined)}
      trigger={
        <Button variant="outline">
          <Icon icon={Download} className="sm:hidden" />
          <span className="max-sm:sr-only">Export</span>
          <Icon icon={ChevronDown} className="max-sm:hidden" />
        </Button>
      }
    >
      <MenuItem icon={FileText} onSelect={onReport}>
        Report (PDF)…
      </MenuItem>
      <MenuItem icon={UsersRound} onSelect={onSocialReport}>
        Social media search…
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>At no cost, confirmed incidents only</MenuLabel>
      <MenuLink>
        <a href={address("json")} download>
          <Icon icon={Braces} className="text-ink-muted" /> Dossier as JSON
        </a>
      </MenuLink>
      <MenuLink>
        <a href={address("csv")} download>
          <Icon icon={Sheet} className="text-ink-muted" /> Incidents as CSV
        </a>
      </MenuLink>
      <MenuLink>
        <a href={address("bundle")} download>
          <Icon icon={Archive} className="text-ink-muted" /> Evidence bundle (ZIP)
        </a>
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={Printer} onSelect={() => globalThis.print()}>
        Print this page
      </MenuItem>
    </Menu>
  );
}
