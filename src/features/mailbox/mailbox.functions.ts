import { createServerFn } from "@tanstack/react-start";
import { anyone } from "#app/server/middleware.ts";
import * as mailbox from "./mailbox.server.ts";

/** The embedded mail adapter's messages, newest first; null where there is no such inbox. */
export const getInbox = createServerFn({ method: "GET" })
  .middleware([anyone])
  .handler(({ context: { ctx } }) => mailbox.list(ctx));
