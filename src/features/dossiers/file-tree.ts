import { foldForSearch } from "#app/lib/search-folding.ts";
import type { Move, WorkspaceFileSystem } from "./file-system.ts";

/** A folder or a dossier of the tree. */
export type TreeEntry = {
  kind: "folder" | "dossier";
  id: string;
  /** What is shown: the name and, where others beside it bear the same, which of them it is. */
  label: string;
  name: string;
  parentId: string | null;
  createdAt: string;
  /** Of a folder: dossiers in it, however deep. */
  dossierCount: number;
  isSearching: boolean;
};

export type FileTree = {
  entries: ReadonlyMap<string, TreeEntry>;
  /** By the folder that they lie in, null for the top: folders first, each by name. */
  children: ReadonlyMap<string | null, readonly TreeEntry[]>;
};

/** A line of the tree as it is drawn, with what the tree pattern of ARIA asks for. */
export type TreeRow = {
  entry: TreeEntry;
  /** 1 at the top. */
  level: number;
  /** Which of its siblings it is, from 1. */
  position: number;
  siblings: number;
  /** Null for what cannot be opened. */
  isOpen: boolean | null;
};

const byName = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The tree of a workspace's file system. What names a folder that is not there stands at the top. */
export function buildTree(files: WorkspaceFileSystem): FileTree {
  const folderIds = new Set(files.folders.map(({ id }) => id));
  const placeOf = (folderId: string | null) => (folderId !== null && folderIds.has(folderId) ? folderId : null);
  const entries = new Map<string, TreeEntry>();
  for (const folder of files.folders) {
    entries.set(folder.id, {
      kind: "folder",
      id: folder.id,
      label: folder.name,
      name: folder.name,
      parentId: placeOf(folder.parent_folder_id),
      createdAt: folder.created_at,
      dossierCount: 0,
      isSearching: false,
    });
  }
  for (const dossier of files.dossiers) {
    entries.set(dossier.id, {
      kind: "dossier",
      id: dossier.id,
      label: dossier.subject_name,
      name: dossier.subject_name,
      parentId: placeOf(dossier.folder_id),
      createdAt: dossier.created_at,
      dossierCount: 0,
      isSearching: dossier.is_fetching_behavior_incidents,
    });
  }
  const children = new Map<string | null, TreeEntry[]>();
  for (const entry of entries.values()) {
    const beside = children.get(entry.parentId);
    if (beside) beside.push(entry);
    else children.set(entry.parentId, [entry]);
  }
  for (const beside of children.values()) {
    beside.sort(
      (a, b) =>
        (a.kind === b.kind ? 0 : a.kind === "folder" ? -1 : 1) ||
        byName.compare(a.name, b.name) ||
        (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id < b.id ? -1 : 1),
    );
    tellApart(beside);
  }
  countDossiers(children, null, new Set());
  return { entries, children };
}

/** Two of one name beside each other are numbered by age: "Letters" and "Letters (2)". */
function tellApart(beside: readonly TreeEntry[]): void {
  const times = new Map<string, number>();
  for (const entry of beside) {
    const key = `${entry.kind} ${entry.name}`;
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    if (time > 1) entry.label = `${entry.name} (${time})`;
  }
}

function countDossiers(children: ReadonlyMap<string | null, TreeEntry[]>, at: string | null, seen: Set<string>): number {
  let total = 0;
  for (const entry of children.get(at) ?? []) {
    if (entry.kind === "dossier") total += 1;
    else if (!seen.has(entry.id)) {
      seen.add(entry.id);
      entry.dossierCount = countDossiers(children, entry.id, seen);
      total += entry.dossierCount;
    }
  }
  return total;
}

/** The lines that are to be seen while these folders are open. */
export function visibleRows(tree: FileTree, open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  addRows(rows, tree.children, null, 1, (entry) => open.has(entry.id));
  return rows;
}

function addRows(
  rows: TreeRow[],
  children: ReadonlyMap<string | null, readonly TreeEntry[]>,
  at: string | null,
  level: number,
  isOpen: (entry: TreeEntry) => boolean,
): void {
  const beside = children.get(at) ?? [];
  for (const [index, entry] of beside.entries()) {
    const shown = entry.kind === "folder" ? isOpen(entry) : null;
    rows.push({ entry, level, position: index + 1, siblings: beside.length, isOpen: shown });
    if (shown) addRows(rows, children, entry.id, level + 1, isOpen);
  }
}

/** What a search goes through: each entry's name as the search folds it. Made once for a tree. */
export function foldNames(tree: FileTree): ReadonlyMap<string, string> {
  return new Map([...tree.entries.values()].map((entry) => [entry.id, foldForSearch(entry.label)]));
}

/**
 * The lines of what bears every word of `query` in its name, with the folders around it, all open; accents, Hebrew points
 * and case do not matter. `matches` are those that do, without the folders around.
 */
export function searchRows(
  tree: FileTree,
  names: ReadonlyMap<string, string>,
  query: string,
): { rows: TreeRow[]; matches: ReadonlySet<string> } {
  const words = foldForSearch(query).split(" ").filter(Boolean);
  if (words.length === 0) return { rows: [], matches: new Set() };
  const kept = new Map<string | null, Set<string>>();
  const matches = new Set<string>();
  for (const entry of tree.entries.values()) {
    const name = names.get(entry.id) ?? "";
    if (!words.every((word) => name.includes(word))) continue;
    matches.add(entry.id);
    // Up to the top, or to where another one found has already led.
    for (let at: TreeEntry | undefined = entry; at; at = at.parentId === null ? undefined : tree.entries.get(at.parentId)) {
      const beside = kept.get(at.parentId) ?? new Set();
      if (beside.has(at.id)) break;
      beside.add(at.id);
      kept.set(at.parentId, beside);
    }
  }
  const children = new Map<string | null, readonly TreeEntry[]>();
  for (const [parentId, ids] of kept) {
    children.set(
      parentId,
      (tree.children.get(parentId) ?? []).filter((entry) => ids.has(entry.id)),
    );
  }
  const rows: TreeRow[] = [];
  addRows(rows, children, null, 1, (entry) => children.has(entry.id));
  return { rows, matches };
}

/** The line after `from`, round and round, whose name begins with what was typed; -1 when there is none. */
export function findTyped(rows: readonly TreeRow[], from: number, typed: string): number {
  const wanted = foldForSearch(typed);
  if (!wanted) return -1;
  // One letter again and again goes from one to the next; more of a word stays where it fits already.
  const start = typed.length > 1 ? from : from + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (start + step) % rows.length;
    if (foldForSearch(rows[index]?.entry.label ?? "").startsWith(wanted)) return index;
  }
  return -1;
}

/** The folders around an entry, the nearest first. */
export function foldersAround(tree: FileTree, id: string): string[] {
  const around: string[] = [];
  for (let at = tree.entries.get(id)?.parentId ?? null; at !== null && !around.includes(at);) {
    around.push(at);
    at = tree.entries.get(at)?.parentId ?? null;
  }
  return around;
}

/** Why these cannot be moved there, or null when they can. */
export function whyNotThere(tree: FileTree, ids: readonly string[], to: string | null): "inside-itself" | "already-there" | null {
  if (to !== null && (ids.includes(to) || foldersAround(tree, to).some((around) => ids.includes(around)))) return "inside-itself";
  return ids.every((id) => (tree.entries.get(id)?.parentId ?? null) === to) ? "already-there" : null;
}

/** Without those that lie in another one of them: they go where it goes. */
export function outermost(tree: FileTree, ids: readonly string[]): string[] {
  const chosen = new Set(ids);
  return ids.filter((id) => !foldersAround(tree, id).some((around) => chosen.has(around)));
}

/** The moves that bring these into a folder, each from where it is now. */
export function movesTo(tree: FileTree, ids: readonly string[], to: string | null): Move[] {
  return outermost(tree, ids).flatMap((id) => {
    const entry = tree.entries.get(id);
    return entry && entry.parentId !== to ? [{ kind: entry.kind, id, from: entry.parentId, to }] : [];
  });
}

/** The file system as it will be: shown until the server has answered. */
export function afterMoves(files: WorkspaceFileSystem, moves: readonly Move[]): WorkspaceFileSystem {
  const places = new Map(moves.map((move) => [move.id, move.to]));
  return {
    ...files,
    folders: files.folders.map((folder) =>
      places.has(folder.id) ? { ...folder, parent_folder_id: places.get(folder.id) ?? null } : folder,
    ),
    dossiers: files.dossiers.map((dossier) =>
      places.has(dossier.id) ? { ...dossier, folder_id: places.get(dossier.id) ?? null } : dossier,
    ),
  };
}
