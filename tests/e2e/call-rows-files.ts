import { newId } from "#app/lib/ids.ts";
import type { Row } from "./call-rows.ts";

/** Folders, the places of dossiers, and deleting them: after the searches' rows, since deleting cancels a search. */
export const fileRows: Record<string, Row> = {
  getWorkspaceFileSystem: {
    door: "member",
    answers: (own) => ({
      folders: [{ id: own.folderId, workspace_id: own.workspaceId, parent_folder_id: null }],
    }),
  },
  createFolder: {
    door: "member",
    input: () => ({ name: "Letters" }),
    answers: (own) => ({ workspace_id: own.workspaceId, name: "Letters", parent_folder_id: null }),
    refuses: [
      [{ name: "" }, "Name is required"],
      [{ name: " \u200b\n" }, "Name is required"],
      [{ name: undefined }, "Name is required"],
      [{ name: "x".repeat(300) }, "Name must be at most 200 characters"],
      [{ parentFolderId: "abc" }, "Folder ID is invalid"],
      [{ idempotencyKey: "again" }, "ID is invalid"],
    ],
  },
  renameFolder: {
    door: "member",
    input: ({ folderId }) => ({ folderId, newName: "<b>Northern</b> letters" }),
    ids: { folderId: 404 },
    answers: () => ({ ok: true, folder: { name: "<b>Northern</b> letters" } }),
    refuses: [[{ newName: "" }, "Name is required"]],
  },
  moveFolder: {
    door: "member",
    input: ({ folderId }) => ({ folderId, parentFolderId: null }),
    ids: { folderId: 404 },
    answers: (own) => ({ id: own.folderId, parent_folder_id: null }),
    refuses: [
      [{ parentFolderId: "abc" }, "Folder ID is invalid"],
      [{ parentFolderId: undefined }, ""],
    ],
  },
  moveDossierToFolder: {
    door: "member",
    input: ({ dossierId, folderId }) => ({ dossierId, folderId }),
    // Their folder as well as their dossier.
    ids: { dossierId: 404, folderId: 404 },
    // Out of every folder.
    mayBeNull: ["folderId"],
    answers: (own) => ({ id: own.dossierId, folder_id: own.folderId }),
  },
  moveItems: {
    door: "member",
    input: ({ dossierId, folderId }) => ({ moves: [{ kind: "dossier", id: dossierId, from: folderId, to: null }] }),
    answers: (own) => ({ moved: [{ kind: "dossier", id: own.dossierId }], skipped: 0 }),
    refuses: [
      [{ moves: [] }, "Choose what to move"],
      [{ moves: [{ kind: "subject", id: newId(), from: null, to: null }] }, "This kind is not in the list"],
      [{ moves: [{ kind: "folder", id: "abc", from: null, to: null }] }, "ID is invalid"],
      [{ moves: [{ kind: "folder", id: newId(), from: null, to: "abc" }] }, "Folder ID is invalid"],
    ],
  },
  deleteFolder: {
    door: "member",
    input: ({ folderId }) => ({ folderId }),
    ids: { folderId: 404 },
    answers: () => ({ ok: true, moved: [] }),
  },
  deleteDossier: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: 404 },
    answers: () => undefined,
  },
  restoreDossier: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: 404 },
    answers: () => undefined,
  },
};
