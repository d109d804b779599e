import { createServerFn } from "@tanstack/react-start";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { dossierInput } from "./dossier.ts";
import * as deletion from "./dossier-deletion.server.ts";
import * as files from "./file-system.server.ts";
import {
  deleteFolderSchema,
  moveDossierSchema,
  moveFolderSchema,
  moveItemsSchema,
  newFolderSchema,
  renameFolderSchema,
} from "./file-system.ts";

export const getWorkspaceFileSystem = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => files.read(ctx));

export const createFolder = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(newFolderSchema))
  .handler(({ context: { ctx }, data }) => files.createFolder(ctx, data));

export const renameFolder = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(renameFolderSchema))
  .handler(({ context: { ctx }, data }) => files.renameFolder(ctx, data));

export const moveFolder = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(moveFolderSchema))
  .handler(({ context: { ctx }, data }) => files.moveFolder(ctx, data));

export const moveDossierToFolder = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(moveDossierSchema))
  .handler(({ context: { ctx }, data }) => files.moveDossier(ctx, data));

/** Several folders and dossiers at once, all or none. */
export const moveItems = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(moveItemsSchema))
  .handler(({ context: { ctx }, data }) => files.moveItems(ctx, data));

export const deleteFolder = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(deleteFolderSchema))
  .handler(({ context: { ctx }, data }) => files.deleteFolder(ctx, data));

export const deleteDossier = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(dossierInput))
  .handler(({ context: { ctx }, data }) => deletion.remove(ctx, data.dossierId));

export const restoreDossier = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(dossierInput))
  .handler(({ context: { ctx }, data }) => deletion.restore(ctx, data.dossierId));
