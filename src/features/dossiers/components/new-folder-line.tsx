import { FolderPlus } from "lucide-react";
import { useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { rowId } from "./file-tree-row.tsx";
import { FolderNameField } from "./folder-name-field.tsx";

type Props = {
  parent: { id: string; label: string } | undefined;
  /** Rejects with what is to be shown beside the field; answers the folder's id. */
  onCreate: (name: string) => Promise<string>;
  onOpen: (folders: readonly string[], isOpen: boolean) => void;
  onEnd: () => void;
};

/** The line above the tree in which a new folder gets its name. */
export function NewFolderLine({ parent, onCreate, onOpen, onEnd }: Props) {
  const made = useRef<string | null>(null);
  return (
    <div className="mx-1 mb-2 flex shrink-0 items-center gap-2 ps-1 text-xs text-ink-muted">
      <Icon icon={FolderPlus} className="shrink-0 text-accent" />
      <FolderNameField
        label={parent ? `Name of the new folder in ${parent.label}` : "Name of the new folder"}
        initial=""
        onSave={async (name) => {
          made.current = await onCreate(name);
          if (parent) onOpen([parent.id], true);
        }}
        onDone={(byKey) => {
          onEnd();
          if (byKey) focusLine(made.current ?? parent?.id ?? null);
        }}
      />
    </div>
  );
}

/** The focus goes on at the line, as soon as it is drawn; else to where the folder was asked for. */
function focusLine(id: string | null, tries = 30): void {
  const line = id === null ? null : document.getElementById(rowId(id));
  if (line || id === null || tries === 0) {
    (line ?? document.querySelector<HTMLElement>("button[aria-label='New folder']"))?.focus();
    return;
  }
  requestAnimationFrame(() => focusLine(id, tries - 1));
}
