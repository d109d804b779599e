import { Link } from "@tanstack/react-router";
import {
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
import { TreeLine } from "#app/ui/tree-line.tsx";
import type { TreeRow } from "../file-tree.ts";
import { FolderNameField } from "./later-folder-name-field.ts";

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
    <TreeLine
      id={rowId(entry.id)}
      label={isFolder ? `${words}, ${entry.dossierCount === 1 ? "1 dossier" : `${entry.dossierCount} dossiers`}` : words}
      level={level}
      position={position}
      siblings={siblings}
      isOpen={isOpen}
      isActive={isActive}
      isSelected={isSelected}
      isCurrent={isCurrent}
      isCut={props.isCut}
      isDropTarget={props.isDropTarget}
      icon={isFolder ? (isOpen ? FolderOpen : Folder) : FileText}
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
      style={props.style}
      className={isRenaming ? "absolute inset-x-0 z-10" : "absolute inset-x-0"}
    >
      {isRenaming ? (
        <FolderNameField label="Folder name" initial={entry.name} onSave={props.onSaveName} onDone={props.onNameDone} />
      ) : isFolder ? (
        <span dir="auto" className="min-w-0 flex-1 truncate text-left" title={entry.label}>
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
          className="min-w-0 flex-1 truncate text-left text-inherit no-underline"
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
    </TreeLine>
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
