import { createServerFn } from "@tanstack/react-start";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { newWebhookSchema, webhookInput } from "./webhook.ts";
import * as webhooks from "./webhooks.server.ts";

export const getWebhooks = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => webhooks.list(ctx));

/** The answer holds the signing secret, once. */
export const createWebhook = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(newWebhookSchema))
  .handler(async ({ context: { ctx }, data }) => webhooks.create(ctx, data, await webhooks.installationSecret()));

export const removeWebhook = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(webhookInput))
  .handler(({ context: { ctx }, data }) => webhooks.remove(ctx, data.endpointId));
