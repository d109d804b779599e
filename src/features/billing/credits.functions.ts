import { createServerFn } from "@tanstack/react-start";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { creditHistoryInput } from "./billing.ts";
import * as creditsPage from "./credits-page.server.ts";
import * as credits from "./credits.server.ts";

export const getCreditBalance = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => credits.balance(ctx.db, ctx.workspaceId));

export const getCredits = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => creditsPage.read(ctx));

export const getCreditHistory = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(creditHistoryInput))
  .handler(({ context: { ctx }, data }) => creditsPage.listEntries(ctx, data));
