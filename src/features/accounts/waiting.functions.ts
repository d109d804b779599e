import { createServerFn } from "@tanstack/react-start";
import * as subscriptions from "#app/features/billing/subscriptions.server.ts";
import { signedIn } from "#app/server/middleware.ts";
import * as waiting from "./waiting.server.ts";

export const getWaiting = createServerFn({ method: "GET" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => waiting.findWaiting(ctx));

/** From the waitlist: what was to begin with the access is cancelled, and nothing is ever charged. */
export const cancelWaiting = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => subscriptions.cancelWaiting(ctx));
