import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";

/** The specification's dossier folder. */
export type DossierFolder = {
  id: string;
  workspace_id: string;
  parent_folder_id: string | null;
  name: string;
  created_at: string;
  updated_at: string;
};

export type FiledDossier = {
  id: string;
  folder_id: string | null;
  subject_name: string;
  is_fetching_behavior_incidents: boolean;
  created_at: string;
};

/** Everything that the sidebar's tree is drawn from. */
export type WorkspaceFileSystem = {
  /** Raised by every change of folders and dossiers: what a stream tells is compared with it. */
  version: number;
  folders: DossierFolder[];
  dossiers: FiledDossier[];
};

/** What the stream of a workspace tells its members: whether what they have is still how it stands. */
export type FileSystemState = { version: number; searching: string[] };

const longestFolderName = 200;
// Controls that make what stands around a text read backwards, and those that cannot be seen at all.
const unseen = /[\p{Cc}\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One line that can be seen. Two folders may bear one name: the tree tells them apart. */
export const folderNameSchema = z
  .string("Name is required")
  .overwrite((name) => name.replaceAll(/\s+/gu, " ").replaceAll(unseen, ""))
  .trim()
  .max(longestFolderName, `Name must be at most ${longestFolderName} characters`)
  .refine((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name), "Name is required");

const folderId = z.uuid("Folder ID is invalid");
const dossierId = z.uuid("Dossier ID is invalid");

export const newFolderSchema = workspaceInput.extend({
  name: folderNameSchema,
  parentFolderId: folderId.nullish(),
  /** Becomes the folder's id, so that pressing twice makes one. */
  idempotencyKey: z.uuid("ID is invalid").optional(),
});

export const moveFolderSchema = workspaceInput.extend({ folderId, parentFolderId: folderId.nullable() });

export const renameFolderSchema = workspaceInput.extend({
  folderId,
  newName: folderNameSchema,
  /** The name that the person saw when they began: another one now is somebody else's work. */
  seenName: z.string().optional(),
});

export const deleteFolderSchema = workspaceInput.extend({ folderId, moveContentToParent: z.boolean().optional() });

export const moveDossierSchema = workspaceInput.extend({ dossierId, folderId: folderId.nullable() });

const most = 10_000;

/**
 * Several things moved at once, each to a place of its own, so that what was moved together is also put back together.
 * `from` is where the person saw it: what stands elsewhere by now was moved by somebody else and stays there.
 */
export const moveItemsSchema = workspaceInput.extend({
  moves: z
    .array(
      z.object({
        kind: z.enum(["folder", "dossier"], "This kind is not in the list"),
        id: z.uuid("ID is invalid"),
        from: folderId.nullable(),
        to: folderId.nullable(),
      }),
    )
    .min(1, "Choose what to move")
    .max(most, "That is too much at once"),
});
export type Move = z.output<typeof moveItemsSchema>["moves"][number];

export const cannotMoveIntoItself = "A folder cannot be moved into itself";

/** Whether `folderId` is `ancestorId` or lies somewhere in it, by who lies in whom. */
export function liesIn(parents: ReadonlyMap<string, string | null>, folderId: string, ancestorId: string): boolean {
  const seen = new Set<string>();
  for (let at: string | null | undefined = folderId; at && !seen.has(at); at = parents.get(at)) {
    if (at === ancestorId) return true;
    seen.add(at);
  }
  return false;
}
