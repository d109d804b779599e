import { createServerFn } from "@tanstack/react-start";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { monitorInput } from "./monitor-input.ts";
import * as monitors from "./monitors.server.ts";

export const getMonitor = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(dossierInput))
  .handler(({ context: { ctx }, data }) => monitors.find(ctx, data.dossierId));

export const setMonitor = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(monitorInput))
  .handler(({ context: { ctx }, data }) => monitors.set(ctx, data));
