import { Link } from "@tanstack/react-router";
import {
  ChevronRight,
  Ellipsis,
  FilePlus2,
  FileText,
  Folder,
  FolderInput,
  FolderOpen,
  FolderPlus,
  Pencil,
  SquareCheck,
  Trash2,
} from "lucide-react";
import type { CSSProperties, DragEvent, MouseEvent } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/menu.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { TreeRow } from "../file-tree.ts";
import { FolderNameField } from "./folder-name-field.tsx";

export type RowCommand = "rename" | "move" | "delete" | "new-folder" | "select";

type Props = {
  row: TreeRow;
  workspaceSlug: string;
  style: CSSProperties;
  /** The one line that Tab comes to. */
  isActive: boolean;
  /** The page that is open. */
  isCurrent: boolean;
  isSelected: boolean;
  isCut: boolean;
  isDropTarget: boolean;
  isRenaming: boolean;
  isMenuOpen: boolean;
  /** How many the menu speaks of: the selection, when this line is part of it. */
  menuCount: number;
  onMenuOpenChange: (open: boolean) => void;
  onPress: (event: MouseEvent) => void;
  onFocus: () => void;
  onCommand: (command: RowCommand) => void;
  onSaveName: (name: string) => Promise<void>;
  onNameDone: (byKey: boolean) => void;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
};

export const rowId = (id: string) => `file-${id}`;

/** One line of the tree: a folder, which opens, or a dossier, which leads to its page. */
export function FileTreeRow(props: Props) {
  const { row, workspaceSlug, isActive, isCurrent, isSelected, isRenaming, isMenuOpen } = props;
  const { entry, level, position, siblings, isOpen } = row;
  const isFolder = entry.kind === "folder";
  const words = entry.isSearching ? `${entry.label}, searching` : entry.label;
  return (
    // The tree around has the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={rowId(entry.id)}
      role="treeitem"
      aria-label={isFolder ? `${words}, ${entry.dossierCount === 1 ? "1 dossier" : `${entry.dossierCount} dossiers`}` : words}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isSelected}
      aria-current={isCurrent ? "page" : undefined}
      tabIndex={isActive ? 0 : -1}
      draggable={!isRenaming}
      onClick={(event) => {
        // A press in the menu comes here too, as the menu is this line's in React's eyes.
        if (event.target instanceof Node && event.currentTarget.contains(event.target)) props.onPress(event);
      }}
      onFocus={props.onFocus}
      onContextMenu={(event) => {
        event.preventDefault();
        props.onMenuOpenChange(true);
      }}
      onDragStart={props.onDragStart}
      onDragOver={props.onDragOver}
      onDrop={props.onDrop}
      onDragEnd={props.onDragEnd}
      style={{ ...props.style, paddingInlineStart: `${0.375 + Math.min(level - 1, 9) * 0.875}rem` }}
      className={classNames(
        "group/row absolute inset-x-0 flex cursor-pointer items-center gap-1.5 rounded-md pe-1 text-sm select-none focus-visible:-outline-offset-2",
        isSelected ? "bg-accent-soft text-ink" : isCurrent ? "bg-raised font-medium text-ink" : "text-ink-soft hover:bg-raised",
        props.isDropTarget && "outline-2 -outline-offset-2 outline-accent",
        props.isCut && "opacity-60",
        isRenaming && "z-10",
      )}
    >
      <span className="grid w-4 shrink-0 place-items-center">
        {isFolder ? (
          <Icon
            icon={ChevronRight}
            size="sm"
            className={classNames("text-ink-muted transition-transform rtl:rotate-180", isOpen && "rotate-90 rtl:rotate-90")}
          />
        ) : null}
      </span>
      <Icon
        icon={isFolder ? (isOpen ? FolderOpen : Folder) : FileText}
        className={classNames("shrink-0", isCurrent ? "text-accent" : "text-ink-muted")}
      />
      {isRenaming ? (
        <FolderNameField label="Folder name" initial={entry.name} onSave={props.onSaveName} onDone={props.onNameDone} />
      ) : isFolder ? (
        <span dir="auto" className="min-w-0 flex-1 truncate" title={entry.label}>
          {entry.label}
        </span>
      ) : (
        <Link
          to="/$workspaceSlug/dossiers/$dossierId"
          params={{ workspaceSlug, dossierId: entry.id }}
          tabIndex={-1}
          draggable={false}
          dir="auto"
          title={entry.label}
          // The whole line is pressed; the link is there to be opened in another tab.
          onClick={(event) => event.preventDefault()}
          className="min-w-0 flex-1 truncate text-inherit no-underline"
        >
          {entry.label}
        </Link>
      )}
      {isRenaming ? null : (
        <span className="flex shrink-0 items-center gap-1">
          {entry.isSearching ? <Spinner size="sm" /> : null}
          {isFolder && entry.dossierCount > 0 ? (
            <span aria-hidden className="text-xs text-ink-muted tabular-nums">
              {entry.dossierCount}
            </span>
          ) : null}
          <Menu
            open={isMenuOpen}
            onOpenChange={props.onMenuOpenChange}
            align="start"
            trigger={
              <button
                type="button"
                tabIndex={-1}
                aria-label={`Actions for ${entry.label}`}
                onClick={(event) => event.stopPropagation()}
                // What it opened gives it the focus back; the keys are its line's.
                onFocus={(event) => event.currentTarget.closest<HTMLElement>('[role="treeitem"]')?.focus()}
                className={classNames(
                  "grid size-6 place-items-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink focus-visible:opacity-100 touch:size-9",
                  "opacity-0 group-hover/row:opacity-100 group-focus/row:opacity-100 data-[state=open]:opacity-100 touch:opacity-100",
                )}
              >
                <Icon icon={Ellipsis} />
              </button>
            }
          >
            <RowMenu {...props} />
          </Menu>
        </span>
      )}
    </div>
  );
}

function RowMenu({ row: { entry }, workspaceSlug, menuCount, isSelected, onCommand }: Props) {
  if (menuCount > 1) {
    return (
      <>
        <MenuItem icon={FolderInput} onSelect={() => onCommand("move")}>
          Move {menuCount} items to…
        </MenuItem>
        <MenuItem icon={SquareCheck} onSelect={() => onCommand("select")}>
          {isSelected ? "Take out of the selection" : "Select"}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" onSelect={() => onCommand("delete")}>
          Delete {menuCount} items
        </MenuItem>
      </>
    );
  }
  return (
    <>
      {entry.kind === "folder" ? (
        <>
          <MenuLink>
            <Link to="/$workspaceSlug/dossiers/new" params={{ workspaceSlug }} search={{ folder: entry.id }}>
              <Icon icon={FilePlus2} className="text-ink-muted" />
              New dossier in it
            </Link>
          </MenuLink>
          <MenuItem icon={FolderPlus} onSelect={() => onCommand("new-folder")}>
            New folder in it
          </MenuItem>
          <MenuItem icon={Pencil} shortcut={<Kbd>F2</Kbd>} onSelect={() => onCommand("rename")}>
            Rename
          </MenuItem>
        </>
      ) : null}
      <MenuItem icon={FolderInput} onSelect={() => onCommand("move")}>
        Move to…
      </MenuItem>
      <MenuItem icon={SquareCheck} onSelect={() => onCommand("select")}>
        {isSelected ? "Take out of the selection" : "Select"}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} tone="danger" shortcut={<Kbd>Del</Kbd>} onSelect={() => onCommand("delete")}>
        Delete
      </MenuItem>
    </>
  );
}
