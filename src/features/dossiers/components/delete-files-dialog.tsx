import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import type { FileTree } from "../file-tree.ts";
import { reasonOf, type FileActions } from "./use-file-actions.ts";

type Props = {
  tree: FileTree;
  ids: readonly string[];
  actions: FileActions;
  /** Of dossiers that are about to go, before they do: their page is left. */
  onDeleting: (dossierIds: readonly string[]) => void;
  onClose: () => void;
};

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** Asks before folders or dossiers are deleted, and says what becomes of what a folder holds. */
export function DeleteFilesDialog({ tree, ids, actions, onDeleting, onClose }: Props) {
  const chosen = ids.flatMap((id) => tree.entries.get(id) ?? []);
  const folders = chosen.filter((entry) => entry.kind === "folder");
  const dossiers = chosen.filter((entry) => entry.kind === "dossier");
  const inside = folders.flatMap((folder) => tree.children.get(folder.id) ?? []);
  const [first] = chosen;
  if (!first) return null;

  const holds = [
    [inside.filter((entry) => entry.kind === "folder").length, "folder"] as const,
    [inside.filter((entry) => entry.kind === "dossier").length, "dossier"] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, one]) => counted(count, one))
    .join(" and ");
  const title =
    chosen.length > 1
      ? `Delete ${counted(folders.length, "folder")} and ${counted(dossiers.length, "dossier")}?`
      : `Delete the ${first.kind} “${first.label}”?`;
  const around = folders.length === 1 && folders[0]?.parentId ? tree.entries.get(folders[0].parentId)?.label : undefined;
  const parts = [
    dossiers.length > 0
      ? "What was found stays with it: a deleted dossier can be put back with Undo. A search under way is cancelled and its credits come back."
      : "",
    folders.length === 0
      ? ""
      : holds === ""
        ? "The folder is empty. Deleting it can be undone."
        : `It holds ${holds}, which ${around ? `will move to “${around}”` : "will move out to the folder around it"}. Nothing in it is deleted.`,
  ];

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={chosen.length > 1 && folders.length === 0 ? `Delete ${counted(dossiers.length, "dossier")}?` : title}
      description={parts.filter(Boolean).join(" ")}
      confirmLabel={holds === "" ? "Delete" : "Move its content and delete"}
      onConfirm={async () => {
        try {
          for (const folder of folders) {
            // A colleague may have filed something into it since: then nothing is deleted and the words here change.
            if ((await actions.removeFolder(folder, holds !== "")) === "not-empty") {
              throw new Error("Somebody has just put something into this folder. Look again before you delete it.");
            }
          }
          if (dossiers.length > 0) {
            onDeleting(dossiers.map(({ id }) => id));
            await actions.removeDossiers(dossiers);
          }
        } catch (error) {
          throw error instanceof Error && error.name === "Error" ? error : new Error(reasonOf(error), { cause: error });
        }
      }}
    />
  );
}
