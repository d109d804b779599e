import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMatch, useNavigate } from "@tanstack/react-router";
import { FolderPlus, Search } from "lucide-react";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { AlertDialogPanel } from "#app/ui/alert-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { laterDialog } from "#app/ui/later-dialog.ts";
import { menuMachine } from "#app/ui/menu.tsx";
import { notify } from "#app/ui/notify.ts";
import { useSidebar } from "#app/ui/sidebar-context.tsx";
import { laterPart, useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { WorkspaceFileSystem } from "../file-system.ts";
import { buildTree, foldersAround, foldNames, movesTo, outermost, searchRows, visibleRows } from "../file-tree.ts";
import { fileSystemQuery } from "../file-system.queries.ts";
import { FileTree } from "./file-tree.tsx";
import { useFileActions, wasDeletedHere } from "./use-file-actions.ts";
import { useLiveFileSystem } from "./use-live-file-system.ts";
import { useOpenFolders } from "./use-open-folders.ts";

const DeleteFilesDialog = laterPart(() =>
  Promise.all([import("./delete-files-dialog.tsx"), AlertDialogPanel.preload()]).then(([module]) => module.DeleteFilesDialog),
);
const NewFolderLine = laterPart(() => import("./new-folder-line.tsx").then((module) => module.NewFolderLine));
const SelectedLine = laterPart(() => import("./selected-line.tsx").then((module) => module.SelectedLine));
const FileTreeKeys = laterPart(() => import("./file-tree-keys.tsx").then((module) => module.FileTreeKeys));
const MoveToDialog = laterDialog(() => import("./move-to-dialog.tsx").then((module) => module.MoveToDialog));
/** What a press or a key in the tree opens: there as soon as the page has settled, also where the network goes. */
const soon = [menuMachine, NewFolderLine, SelectedLine, DeleteFilesDialog, MoveToDialog];

type Props = { workspaceId: string; workspaceSlug: string };
type Task = { kind: "move" | "delete"; ids: readonly string[] } | { kind: "new-folder"; parentId: string | null; key: string };

const nothing: WorkspaceFileSystem = { version: 0, folders: [], dossiers: [] };
const none: ReadonlySet<string> = new Set();
const never = () => () => undefined;

/** The workspace's folders and dossiers in the sidebar. Read by the browser alone, and kept as it stands. */
export function FileSystemPanel({ workspaceId, workspaceSlug }: Props) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const query = useQuery({ ...fileSystemQuery(workspaceId), enabled: isBrowser, placeholderData: keepPreviousData });
  useLiveFileSystem(workspaceId);
  useFetchedWhenIdle(soon);
  const files = query.data ?? nothing;
  const tree = useMemo(() => buildTree(files), [files]);
  const { open, setOpen } = useOpenFolders(workspaceId);
  const actions = useFileActions(workspaceId);
  const navigate = useNavigate();
  const { setDrawerOpen } = useSidebar();
  const currentId = useMatch({
    from: "/_app/$workspaceSlug/dossiers/$dossierId",
    shouldThrow: false,
    select: (match) => match.params.dossierId,
  });
  const [search, setSearch] = useState("");
  const [chosen, setSelected] = useState<ReadonlySet<string>>(none);
  const [task, setTask] = useState<Task | null>(null);
  const [goal, setGoal] = useState<{ id: string } | null>(null);

  // What a colleague deletes is no longer selected.
  const selected = useMemo(() => new Set([...chosen].filter((id) => tree.entries.has(id))), [chosen, tree]);
  const names = useMemo(() => (search.trim() ? foldNames(tree) : null), [tree, search]);
  const found = useMemo(() => (names ? searchRows(tree, names, search) : null), [tree, names, search]);
  const rows = useMemo(() => found?.rows ?? visibleRows(tree, open), [found, tree, open]);

  useDeletedMeanwhile(query.data, currentId ?? null, (dossierId) => {
    void navigate({ to: "/$workspaceSlug", params: { workspaceSlug } });
    notify.warning("This dossier was deleted\nSomebody in your workspace has deleted it.", {
      id: `deleted-${dossierId}`,
      duration: 12_000,
      action: { label: "Put it back", onPress: () => void actions.restore(dossierId) },
    });
  });

  // The folders around the page that opens are opened with it, once.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!currentId || shown.current === currentId || !tree.entries.has(currentId)) return;
    shown.current = currentId;
    const around = foldersAround(tree, currentId);
    if (around.length > 0) setOpen(around, true);
  }, [currentId, tree, setOpen]);

  const wordsFor = (ids: readonly string[]) => {
    const [only] = ids;
    return ids.length === 1 && only ? `“${tree.entries.get(only)?.label ?? ""}”` : `${ids.length} items`;
  };
  function move(ids: readonly string[], to: string | null) {
    const moving = outermost(tree, ids);
    if (to !== null) setOpen([to], true);
    setSelected(none);
    setTask(null);
    const where = to === null ? "the top" : `“${tree.entries.get(to)?.label ?? ""}”`;
    void actions.move(movesTo(tree, moving, to), wordsFor(moving), where);
  }
  function newFolder(parentId: string | null) {
    setSearch("");
    setTask({ kind: "new-folder", parentId, key: crypto.randomUUID() });
  }

  return (
    <div className="mt-4 flex min-h-64 flex-1 flex-col md:group-data-[sidebar=collapsed]/frame:hidden">
      <div className="flex h-8 shrink-0 items-center justify-between gap-2 ps-2.5 text-xs font-medium text-ink-muted">
        <h2>Dossiers{files.dossiers.length > 0 ? ` · ${files.dossiers.length}` : ""}</h2>
        <Tooltip content="New folder">
          <button
            type="button"
            aria-label="New folder"
            onClick={() => newFolder(null)}
            className="grid size-7 place-items-center rounded-sm hover:bg-raised hover:text-ink touch:size-11"
          >
            <Icon icon={FolderPlus} />
          </button>
        </Tooltip>
      </div>
      {rows.length > 0 || search !== "" ? (
        <div className="shrink-0 px-1 pb-2">
          <Input
            type="search"
            aria-label="Search folders and dossiers"
            placeholder="Filter"
            autoComplete="off"
            maxLength={200}
            value={search}
            data-own-escape={search !== "" || undefined}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && search !== "") {
                event.preventDefault();
                event.stopPropagation();
                setSearch("");
              }
            }}
            leading={<Icon icon={Search} size="sm" />}
          />
          <p role="status" className={found?.matches.size === 0 ? "px-1.5 pt-3 text-xs text-ink-muted" : "sr-only"}>
            {found === null
              ? ""
              : found.matches.size === 0
                ? "No folder or dossier bears this name."
                : `${found.matches.size} found`}
          </p>
        </div>
      ) : null}
      {selected.size > 0 ? (
        <SelectedLine
          count={selected.size}
          onMove={() => setTask({ kind: "move", ids: outermost(tree, [...selected]) })}
          onClear={() => setSelected(none)}
        />
      ) : null}
      {task?.kind === "new-folder" ? (
        <NewFolderLine
          key={task.key}
          parent={task.parentId === null ? undefined : tree.entries.get(task.parentId)}
          onCreate={(name) => actions.create(name, task.parentId, task.key)}
          onOpen={setOpen}
          onEnd={(line) => {
            setGoal(line);
            setTask(null);
          }}
        />
      ) : null}
      {query.isError && !query.data ? (
        <p role="status" className="px-2.5 text-xs text-ink-muted">
          The dossiers could not be loaded.{" "}
          <button type="button" className="underline" onClick={() => void query.refetch()}>
            Try again
          </button>
        </p>
      ) : query.data === undefined ? (
        <div aria-hidden className="grid gap-2 px-2 py-1">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-5" />
          ))}
        </div>
      ) : rows.length > 0 ? (
        <>
          <FileTreeKeys />
          <FileTree
            tree={tree}
            rows={rows}
            workspaceSlug={workspaceSlug}
            currentId={currentId ?? null}
            selected={selected}
            onSelect={setSelected}
            onToggle={setOpen}
            onOpenDossier={(dossierId) => {
              setDrawerOpen(false);
              void navigate({ to: "/$workspaceSlug/dossiers/$dossierId", params: { workspaceSlug, dossierId } });
            }}
            onMove={move}
            onCommand={(command, ids) => {
              if (command === "new-folder") newFolder(ids[0] ?? null);
              else setTask({ kind: command, ids });
            }}
            onRename={actions.rename}
            onUndo={() => void actions.undoLast()}
            goal={goal}
          />
        </>
      ) : search === "" ? (
        <p className="px-2.5 text-xs text-ink-muted">Dossiers appear here once you have made one.</p>
      ) : null}
      {task?.kind === "move" ? (
        <MoveToDialog
          tree={tree}
          ids={task.ids}
          what={wordsFor(task.ids)}
          onMove={(to) => move(task.ids, to)}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task?.kind === "delete" ? (
        <DeleteFilesDialog
          tree={tree}
          ids={task.ids}
          actions={actions}
          onDeleting={(ids) => {
            if (currentId && ids.includes(currentId)) void navigate({ to: "/$workspaceSlug", params: { workspaceSlug } });
          }}
          onClose={() => setTask(null)}
        />
      ) : null}
    </div>
  );
}

/** Calls `onDeleted` when the dossier whose page is open was there and is there no more, by somebody else's hand. */
function useDeletedMeanwhile(
  files: WorkspaceFileSystem | undefined,
  currentId: string | null,
  onDeleted: (dossierId: string) => void,
): void {
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!files || currentId === null) {
      seen.current = null;
      return;
    }
    if (files.dossiers.some(({ id }) => id === currentId)) {
      seen.current = currentId;
    } else if (seen.current === currentId) {
      seen.current = null;
      if (!wasDeletedHere(currentId)) onDeleted(currentId);
    }
  }, [files, currentId, onDeleted]);
}
