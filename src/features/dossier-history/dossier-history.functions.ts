import { createServerFn } from "@tanstack/react-start";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as history from "./dossier-history.server.ts";
import { historyInput } from "./history-entry.ts";

/** Every change of a dossier, in plain words, newest first. */
export const getDossierHistory = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(historyInput))
  .handler(({ context: { ctx }, data }) => history.list(ctx, data));
