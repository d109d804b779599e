import { createServerFn } from "@tanstack/react-start";
import { workspaceInput } from "./workspace.ts";
import { member, signedIn } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as workspaces from "./workspaces.server.ts";

export const getWorkspaces = createServerFn({ method: "GET" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => workspaces.list(ctx));

export const getWorkspaceById = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => workspaces.find(ctx));
