import { createFileRoute } from "@tanstack/react-router";
import { readHtml } from "#app/features/mailbox/mailbox.server.ts";
import { archivedPagePolicy } from "#app/features/sources/sanitize-archived.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { AppError } from "#app/lib/errors.ts";
import { openDoor } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** A mail's HTML for the sandboxed frame of the inbox page: nothing in it runs, loads or leads out. */
export const Route = createFileRoute("/api/inbox/$messageId")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await openDoor();
          const html = isUuid(params.messageId) ? await readHtml(ctx, params.messageId) : null;
          if (html === null) throw new AppError("not-found", "This message does not exist");
          return new Response(html, {
            headers: {
              "content-type": "text/html; charset=utf-8",
              "content-security-policy": archivedPagePolicy,
              "x-frame-options": "SAMEORIGIN",
              "x-content-type-options": "nosniff",
              "referrer-policy": "no-referrer",
              "cache-control": "private, no-store",
            },
          });
        }),
      ANY: methodNotAllowed("GET"),
    },
  },
});
