import { FolderPlus } from "lucide-react";
import { useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { FolderNameField } from "./folder-name-field.tsx";

type Props = {
  parent: { id: string; label: string } | undefined;
  /** Rejects with what is to be shown beside the field; answers the folder's id. */
  onCreate: (name: string) => Promise<string>;
  onOpen: (folders: readonly string[], isOpen: boolean) => void;
  /** With the line at which the focus goes on, when it was here. */
  onEnd: (line: { id: string } | null) => void;
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
          const id = byKey ? (made.current ?? parent?.id) : undefined;
          onEnd(id ? { id } : null);
          // Given up outside of any folder: back to where it was asked for.
          if (byKey && !id) document.querySelector<HTMLElement>("button[aria-label='New folder']")?.focus();
        }}
      />
    </div>
  );
}
