import { createServerFn } from "@tanstack/react-start";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { newTokenSchema, tokenInput } from "./api-token.ts";
import * as apiTokens from "./api-tokens.server.ts";

export const getApiTokens = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => apiTokens.list(ctx));

/** The answer holds the token, once. */
export const createApiToken = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(newTokenSchema))
  .handler(({ context: { ctx }, data }) => apiTokens.create(ctx, data));

export const revokeApiToken = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(tokenInput))
  .handler(({ context: { ctx }, data }) => apiTokens.revoke(ctx, data.tokenId));
