import { useKeyGroup, type KeyGroup } from "#app/ui/page-keys.ts";

const treeKeys: KeyGroup = {
  title: "Folders and dossiers",
  keys: [
    { keys: ["↑", "↓", "Home", "End"], words: "Go along the lines; typing goes to a name" },
    { keys: ["→", "←"], words: "Open and close a folder" },
    { keys: ["Enter"], words: "Open the dossier" },
    { keys: ["Space"], words: "Select" },
    { keys: ["F2"], words: "Rename the folder" },
    { keys: ["Ctrl or ⌘", "X"], words: "Take, and with V put into another folder" },
    { keys: ["Del"], words: "Delete" },
    { keys: ["Ctrl or ⌘", "Z"], words: "Undo" },
  ],
};

/** The tree's keys, for the list that `?` shows: its words come once the page has settled. */
export function FileTreeKeys(): null {
  useKeyGroup(treeKeys);
  return null;
}
