import { type DragEvent, type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import { findTyped, outermost, whyNotThere, type FileTree as Tree, type TreeRow } from "../file-tree.ts";
import { FileTreeRow, rowId, type RowCommand } from "./file-tree-row.tsx";
import { useLinesInSight } from "./use-lines-in-sight.ts";
import { useRowHeight } from "./use-row-height.ts";

type Props = {
  tree: Tree;
  rows: readonly TreeRow[];
  workspaceSlug: string;
  /** The dossier whose page is open. */
  currentId: string | null;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onToggle: (ids: readonly string[], isOpen: boolean) => void;
  onOpenDossier: (id: string) => void;
  onMove: (ids: readonly string[], to: string | null) => void;
  onCommand: (command: Exclude<RowCommand, "rename" | "select">, ids: readonly string[]) => void;
  onRename: (folder: { id: string; name: string }, newName: string) => Promise<void>;
  onUndo: () => void;
  /** The focus goes there, and the line into sight, as soon as it is one of the rows; once for each that is given. */
  goal: { id: string } | null;
};

/** What is being dragged; the browser tells it to nobody until it is dropped. */
let dragged: readonly string[] = [];
const setDragged = (ids: readonly string[]) => (dragged = ids);
const clock = () => Date.now();
const typingPause = 700;
const openAfter = 600;
/** Room under the last line, to drop on and to take things out of all folders. */
const roomBelow = 40;

/**
 * The workspace's folders and dossiers as a tree (ARIA's tree pattern): only the lines in sight are drawn. Arrows, Home,
 * End and typing move; Enter opens; Space selects; F2 renames; Delete deletes; Ctrl or ⌘ with X and V moves, with Z undoes.
 */
export function FileTree(props: Props) {
  const { tree, rows, currentId, selected, goal, onSelect, onToggle, onOpenDossier, onMove, onCommand } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const [activeId, setActiveId] = useState<string | null>(currentId);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [menuFor, setMenuFor] = useState<string | null>(null);
  const [cut, setCut] = useState<readonly string[]>([]);
  const [dropAt, setDropAt] = useState<string | null | undefined>(undefined);
  const wantsFocus = useRef<string | null>(null);
  const reached = useRef<Props["goal"]>(null);
  const anchor = useRef<string | null>(null);
  const typed = useRef({ text: "", at: 0 });
  const hovered = useRef<{ id: string; timer: ReturnType<typeof setTimeout> } | null>(null);

  const indexOf = useMemo(() => new Map(rows.map((row, index) => [row.entry.id, index])), [rows]);
  const activeIndex = (activeId === null ? undefined : indexOf.get(activeId)) ?? 0;
  // The line that Tab comes to is always there, however far one has scrolled.
  const lines = useLinesInSight({ viewportRef: viewport, count: rows.length, height: rowHeight, always: activeIndex });

  // The page that opens stands in sight, as soon as its line is there.
  const currentIndex = currentId === null ? undefined : indexOf.get(currentId);
  const shownCurrent = useRef<string | null>(null);
  useEffect(() => {
    if (currentId === shownCurrent.current || currentIndex === undefined) return;
    shownCurrent.current = currentId;
    lines.scrollTo(currentIndex);
  }, [currentId, currentIndex, lines]);

  useEffect(() => {
    const index = goal ? indexOf.get(goal.id) : undefined;
    if (!goal || index === undefined || reached.current === goal) return;
    reached.current = goal;
    wantsFocus.current = goal.id;
    setActiveId(goal.id);
    lines.scrollTo(index);
  }, [goal, indexOf, lines]);

  useEffect(() => {
    if (wantsFocus.current === null) return;
    const element = document.getElementById(rowId(wantsFocus.current));
    if (!element) return;
    wantsFocus.current = null;
    element.focus({ preventScroll: true });
  });

  function goTo(index: number, isExtending = false) {
    const at = Math.max(0, Math.min(index, rows.length - 1));
    const row = rows[at];
    if (!row) return;
    // At the end it has the focus already; a wish left over would take it back later, from wherever it is then.
    if (row.entry.id !== activeId) wantsFocus.current = row.entry.id;
    setActiveId(row.entry.id);
    lines.scrollTo(at);
    if (isExtending) selectRange(row.entry.id);
    else anchor.current = row.entry.id;
  }

  function selectRange(to: string) {
    const start = indexOf.get(anchor.current ?? to) ?? 0;
    const end = indexOf.get(to) ?? 0;
    onSelect(new Set(rows.slice(Math.min(start, end), Math.max(start, end) + 1).map((row) => row.entry.id)));
  }

  function toggleSelected(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    anchor.current = id;
    onSelect(next);
  }

  /** What a command on this line speaks of: the selection, when the line is part of it. */
  const speaksOf = (id: string) => (selected.has(id) && selected.size > 1 ? outermost(tree, [...selected]) : [id]);

  function press(event: MouseEvent, row: TreeRow) {
    const { id, kind } = row.entry;
    setActiveId(id);
    if (event.ctrlKey || event.metaKey) return toggleSelected(id);
    if (event.shiftKey) return selectRange(id);
    anchor.current = id;
    if (selected.size > 0) onSelect(new Set());
    if (kind === "folder") onToggle([id], !row.isOpen);
    else onOpenDossier(id);
  }

  function command(name: RowCommand, id: string) {
    if (name === "rename") setRenaming(id);
    else if (name === "select") toggleSelected(id);
    else onCommand(name, speaksOf(id));
  }

  function paste(row: TreeRow) {
    const to = row.entry.kind === "folder" ? row.entry.id : row.entry.parentId;
    const ids = cut.filter((id) => tree.entries.has(id));
    setCut([]);
    if (ids.length > 0) onMove(ids, to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = rows[activeIndex];
    // Only the tree's own lines: a field and a menu in them have their own keys.
    if (!row || !(event.target instanceof HTMLElement) || event.target.getAttribute("role") !== "treeitem") return;
    if (event.altKey) return;
    const { entry, isOpen } = row;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand) {
      const key = event.key.toLowerCase();
      if (key === "a") onSelect(new Set(rows.map((one) => one.entry.id)));
      else if (key === "x") setCut(speaksOf(entry.id));
      else if (key === "v") paste(row);
      else if (key === "z" && !event.shiftKey) props.onUndo();
      else if (event.key === " ") toggleSelected(entry.id);
      else return;
      event.preventDefault();
      return;
    }
    if (event.key === "ArrowDown") goTo(activeIndex + 1, event.shiftKey);
    else if (event.key === "ArrowUp") goTo(activeIndex - 1, event.shiftKey);
    else if (event.key === "Home") goTo(0, event.shiftKey);
    else if (event.key === "End") goTo(rows.length - 1, event.shiftKey);
    else if (event.key === "PageDown" || event.key === "PageUp") {
      const page = Math.max(1, Math.floor((viewport.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
      goTo(activeIndex + (event.key === "PageDown" ? page : -page), event.shiftKey);
    } else if (event.key === "ArrowRight") {
      if (isOpen === false) onToggle([entry.id], true);
      else if (isOpen && rows[activeIndex + 1]?.entry.parentId === entry.id) goTo(activeIndex + 1);
    } else if (event.key === "ArrowLeft") {
      if (isOpen) onToggle([entry.id], false);
      else if (entry.parentId !== null) goTo(indexOf.get(entry.parentId) ?? activeIndex);
    } else if (event.key === "*") {
      onToggle(
        (tree.children.get(entry.parentId) ?? []).filter((one) => one.kind === "folder").map((one) => one.id),
        true,
      );
    } else if (event.key === "Enter") {
      if (entry.kind === "folder") onToggle([entry.id], !isOpen);
      else onOpenDossier(entry.id);
    } else if (event.key === " ") toggleSelected(entry.id);
    else if (event.key === "F2") {
      if (entry.kind === "folder") setRenaming(entry.id);
    } else if (event.key === "Delete" || event.key === "Backspace") onCommand("delete", speaksOf(entry.id));
    else if (event.key === "Escape") {
      if (cut.length === 0 && selected.size === 0) return;
      setCut([]);
      onSelect(new Set());
    } else if (event.key.length === 1) type(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function type(letter: string) {
    const now = clock();
    const isSame = typed.current.text === letter;
    const text = now - typed.current.at > typingPause || isSame ? letter : typed.current.text + letter;
    typed.current = { text, at: now };
    const found = findTyped(rows, activeIndex, text);
    if (found >= 0) goTo(found);
  }

  function forgetHover() {
    if (hovered.current) clearTimeout(hovered.current.timer);
    hovered.current = null;
  }

  /** Over which folder it is: a dossier stands for the folder that it lies in. */
  function dragOver(event: DragEvent, row: TreeRow | null) {
    if (dragged.length === 0) return;
    const to = row === null ? null : row.entry.kind === "folder" ? row.entry.id : row.entry.parentId;
    event.stopPropagation();
    if (row && row.isOpen === false && hovered.current?.id !== row.entry.id) {
      forgetHover();
      const { id } = row.entry;
      hovered.current = { id, timer: setTimeout(() => onToggle([id], true), openAfter) };
    } else if (row?.entry.id !== hovered.current?.id) forgetHover();
    if (whyNotThere(tree, dragged, to) !== null) {
      setDropAt(undefined);
      return;
    }
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
    setDropAt(to);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (dragged.length > 0 && dropAt !== undefined) onMove(dragged, dropAt);
    endDrag();
  }

  function endDrag() {
    setDragged([]);
    forgetHover();
    setDropAt(undefined);
  }

  return (
    <ScrollArea
      viewportRef={viewport}
      className={`min-h-40 flex-1 rounded-md ${dropAt === null ? "outline-2 -outline-offset-2 outline-accent" : ""}`}
    >
      {/* Its lines have the focus, one at a time. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="tree"
        aria-label="Folders and dossiers"
        aria-multiselectable
        onKeyDown={onKeyDown}
        onDragOver={(event) => dragOver(event, null)}
        onDrop={drop}
        style={{ height: rows.length * rowHeight + roomBelow }}
        className="relative w-full"
      >
        {lines.indexes.map((index) => {
          const row = rows[index];
          if (!row) return null;
          const { id, kind } = row.entry;
          return (
            <FileTreeRow
              key={id}
              row={row}
              workspaceSlug={props.workspaceSlug}
              style={{ top: index * rowHeight, height: rowHeight }}
              isActive={index === activeIndex}
              isCurrent={id === currentId}
              isSelected={selected.has(id)}
              isCut={cut.includes(id)}
              isDropTarget={kind === "folder" && dropAt === id}
              isRenaming={renaming === id}
              isMenuOpen={menuFor === id}
              menuCount={speaksOf(id).length}
              onMenuOpenChange={(isOpen) => setMenuFor(isOpen ? id : null)}
              onPress={(event) => press(event, row)}
              onFocus={() => setActiveId(id)}
              onCommand={(name) => command(name, id)}
              onSaveName={(name) => props.onRename({ id, name: row.entry.name }, name)}
              onNameDone={(byKey) => {
                setRenaming(null);
                if (byKey) wantsFocus.current = id;
              }}
              onDragStart={(event) => {
                setDragged(speaksOf(id));
                event.dataTransfer.effectAllowed = "move";
                // Some browsers drag nothing that carries nothing; no name leaves the page by it.
                event.dataTransfer.setData("text/plain", "");
              }}
              onDragOver={(event) => dragOver(event, row)}
              onDrop={drop}
              onDragEnd={endDrag}
            />
          );
        })}
      </div>
    </ScrollArea>
  );
}
