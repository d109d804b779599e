import { createServerFn } from "@tanstack/react-start";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { searchWorkspaceSchema } from "./palette.ts";
import * as palette from "./palette.server.ts";

/** Dossiers, subjects, incidents and sources of the workspace that bear what was typed. */
export const searchWorkspace = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(searchWorkspaceSchema))
  .handler(({ context: { ctx }, data }) => palette.search(ctx, data.query));
