import { Folder, House } from "lucide-react";
import { useMemo, useState } from "react";
import { CommandList, type CommandOption } from "#app/ui/command-list.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { foldNames, foldersAround, searchRows, visibleRows, whyNotThere, type FileTree } from "../file-tree.ts";

type Props = {
  tree: FileTree;
  ids: readonly string[];
  /** What is moved, in words. */
  what: string;
  onMove: (to: string | null) => void;
  onClose: () => void;
};

const top = "top";
const reasons = { "inside-itself": "A folder cannot be moved into itself", "already-there": "Where it is now" };

/** Chooses the folder that things are moved to, by its name. */
export function MoveToDialog({ tree, ids, what, onMove, onClose }: Props) {
  const [query, setQuery] = useState("");
  const folders = useMemo(() => {
    const children = new Map([...tree.children].map(([at, beside]) => [at, beside.filter((entry) => entry.kind === "folder")]));
    const entries = new Map([...tree.entries].filter(([, entry]) => entry.kind === "folder"));
    const only: FileTree = { entries, children };
    return { only, names: foldNames(only), all: visibleRows(only, new Set(entries.keys())) };
  }, [tree]);
  const isSearching = query.trim() !== "";
  const found = isSearching ? searchRows(folders.only, folders.names, query) : null;

  const toOption = (to: string | null, label: string, depth: number, path = ""): CommandOption => {
    const why = whyNotThere(tree, ids, to);
    return {
      id: to ?? top,
      label,
      depth,
      icon: to === null ? House : Folder,
      ...(why === null ? (path ? { detail: path } : {}) : { disabled: true, detail: reasons[why] }),
    };
  };
  const pathOf = (id: string) =>
    foldersAround(tree, id)
      .toReversed()
      .map((around) => tree.entries.get(around)?.label ?? "")
      .join(" / ");
  // What was searched for alone, each with where it lies: the folders around it were not asked for.
  const options = found
    ? found.rows
        .filter(({ entry }) => found.matches.has(entry.id))
        .map(({ entry }) => toOption(entry.id, entry.label, 0, pathOf(entry.id)))
    : [
        toOption(null, "The top, in no folder", 0),
        ...folders.all.map(({ entry, level }) => toOption(entry.id, entry.label, level - 1)),
      ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        <>
          Move <bdi>{what}</bdi>
        </>
      }
      description="Choose where it goes. Moving can be undone."
    >
      <CommandList
        label="Move to"
        placeholder="Find a folder"
        query={query}
        onQueryChange={setQuery}
        groups={[{ id: "folders", options }]}
        onChoose={(id) => onMove(id === top ? null : id)}
        status={options.length === 0 ? "No folder bears this name" : `${options.length} places`}
      />
    </Dialog>
  );
}
