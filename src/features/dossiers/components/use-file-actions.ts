import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { notify } from "#app/ui/notify.ts";
import type { Move, WorkspaceFileSystem } from "../file-system.ts";
import { afterMoves } from "../file-tree.ts";
import {
  createFolder,
  deleteDossier,
  deleteFolder,
  moveDossierToFolder,
  moveFolder,
  moveItems,
  renameFolder,
  restoreDossier,
} from "../file-system.functions.ts";
import { fileSystemQuery } from "../file-system.queries.ts";

type Undo = () => Promise<void>;
/** By workspace, the last one last; as long as the page lives. */
const undoable = new Map<string, Undo[]>();
const mostUndoable = 50;
/** Dossiers that were deleted here, so that nobody is told of their own doing. */
const deletedHere = new Set<string>();

export const wasDeletedHere = (dossierId: string) => deletedHere.has(dossierId);

export const reasonOf = (error: unknown) => failureMessage(error, "The server could not be reached.");

export type FileActions = ReturnType<typeof useFileActions>;

/** What a person does with folders and dossiers: shown at once, told in words, and each to be undone. */
export function useFileActions(workspaceId: string) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = fileSystemQuery(workspaceId);
    const refresh = () => queryClient.invalidateQueries({ queryKey });

    function done(words: string, undo: Undo) {
      const stack = undoable.get(workspaceId) ?? [];
      stack.push(undo);
      undoable.set(workspaceId, stack.slice(-mostUndoable));
      notify.success(words, { action: { label: "Undo", onPress: () => void take(undo) } });
    }

    /** Undoes one thing that was done, and no thing twice. */
    async function take(undo: Undo | undefined) {
      const stack = undoable.get(workspaceId) ?? [];
      if (!undo || !stack.includes(undo)) return;
      undoable.set(
        workspaceId,
        stack.filter((one) => one !== undo),
      );
      try {
        await undo();
      } catch (error) {
        notify.error(`It could not be undone\n${reasonOf(error)}`);
      }
      await refresh();
    }

    /** Shows the moves at once; a refusal puts everything back. Answers how many stayed because somebody else moved them. */
    async function send(moves: readonly Move[]): Promise<number> {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<WorkspaceFileSystem>(queryKey, (files) => files && afterMoves(files, moves));
      try {
        const [only] = moves;
        if (only && moves.length === 1) {
          if (only.kind === "folder") await moveFolder({ data: { workspaceId, folderId: only.id, parentFolderId: only.to } });
          else await moveDossierToFolder({ data: { workspaceId, dossierId: only.id, folderId: only.to } });
          return 0;
        }
        return (await moveItems({ data: { workspaceId, moves: [...moves] } })).skipped;
      } finally {
        await refresh();
      }
    }

    return {
      /** `what` and `where` are words: “Ana Ruiz”, 3 items; “Letters”, the top. */
      async move(moves: readonly Move[], what: string, where: string): Promise<void> {
        if (moves.length === 0) return;
        try {
          const skipped = await send(moves);
          const words = skipped === 0 ? "" : `\n${skipped} had been moved by somebody else and stayed there.`;
          done(`${what} moved to ${where}${words}`, async () => {
            const back = await moveItems({
              data: { workspaceId, moves: moves.map((move) => ({ ...move, from: move.to, to: move.from })) },
            });
            notify.info(
              back.skipped === 0
                ? `${what} moved back`
                : `${back.moved.length} moved back\n${back.skipped} had been moved by somebody else and stayed there.`,
            );
          });
        } catch (error) {
          notify.error(`Nothing was moved\n${reasonOf(error)}`);
        }
      },

      /** @throws what the server refuses, for the field to show */
      async create(name: string, parentFolderId: string | null, key: string): Promise<string> {
        const folder = await createFolder({ data: { workspaceId, name, parentFolderId, idempotencyKey: key } });
        await refresh();
        return folder.id;
      },

      /** @throws what the server refuses, for the field to show */
      async rename(folder: { id: string; name: string }, newName: string): Promise<void> {
        const outcome = await renameFolder({ data: { workspaceId, folderId: folder.id, newName, seenName: folder.name } });
        await refresh();
        if (outcome.ok) {
          if (outcome.folder.name !== folder.name) {
            done(`Renamed to “${outcome.folder.name}”`, async () => {
              await renameFolder({ data: { workspaceId, folderId: folder.id, newName: folder.name } });
            });
          }
          return;
        }
        notify.warning(`Somebody renamed this folder meanwhile\nIt is “${outcome.name}” now.`, {
          action: {
            label: `Rename to “${newName}”`,
            onPress: () =>
              void renameFolder({ data: { workspaceId, folderId: folder.id, newName } })
                .then(refresh)
                .catch((error: unknown) => notify.error(`It was not renamed\n${reasonOf(error)}`)),
          },
        });
      },

      /** @throws what the server refuses, for the dialog to show */
      async removeFolder(
        folder: { id: string; name: string; parentId: string | null },
        moveContentToParent: boolean,
      ): Promise<"deleted" | "not-empty"> {
        const outcome = await deleteFolder({ data: { workspaceId, folderId: folder.id, moveContentToParent } });
        await refresh();
        if (!outcome.ok) return "not-empty";
        done(`Folder “${folder.name}” deleted`, async () => {
          await createFolder({
            data: { workspaceId, name: folder.name, parentFolderId: folder.parentId, idempotencyKey: folder.id },
          });
          if (outcome.moved.length === 0) return;
          const moves = outcome.moved.map((one) => ({ ...one, from: folder.parentId, to: folder.id }));
          await moveItems({ data: { workspaceId, moves } });
        });
        return "deleted";
      },

      /** @throws what the server refuses, for the dialog to show */
      async removeDossiers(dossiers: readonly { id: string; name: string }[]): Promise<void> {
        const [only] = dossiers;
        if (!only) return;
        const deleted: string[] = [];
        try {
          for (const { id } of dossiers) {
            deletedHere.add(id);
            await deleteDossier({ data: { workspaceId, dossierId: id } });
            deleted.push(id);
          }
        } finally {
          await refresh();
          if (deleted.length > 0) {
            done(deleted.length === 1 ? `Dossier “${only.name}” deleted` : `${deleted.length} dossiers deleted`, async () => {
              for (const id of deleted) {
                await restoreDossier({ data: { workspaceId, dossierId: id } });
                deletedHere.delete(id);
              }
            });
          }
        }
      },

      async restore(dossierId: string): Promise<void> {
        try {
          await restoreDossier({ data: { workspaceId, dossierId } });
        } catch (error) {
          notify.error(`The dossier was not put back\n${reasonOf(error)}`);
        }
        await refresh();
      },

      /** Takes back what was done last. */
      undoLast: () => take((undoable.get(workspaceId) ?? []).at(-1)),
    };
  }, [workspaceId, queryClient]);
}
