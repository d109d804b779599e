import { createServerFn } from "@tanstack/react-start";
import { workspaceInput } from "#app/features/workspaces/workspace.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as credits from "./credits.server.ts";

export const getCreditBalance = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => credits.balance(ctx.db, ctx.workspaceId));
