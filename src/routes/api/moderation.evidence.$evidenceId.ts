import { createFileRoute } from "@tanstack/react-router";
import { readEvidence } from "#app/features/moderation/cases.server.ts";
import { attachment } from "#app/features/sources/file-name.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { requireStaff } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/**
 * The archived bytes of a reporter's evidence, for moderators: a picture to be looked at, anything else to be saved.
 * Nothing in it runs, whatever it is.
 */
export const Route = createFileRoute("/api/moderation/evidence/$evidenceId")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireStaff("moderate_behavior_incidents", request);
          if (!isUuid(params.evidenceId)) throw new AppError("invalid", "Evidence ID is invalid");
          const { bytes, kind, name, isPicture } = await readEvidence(ctx, params.evidenceId);
          return new Response(Buffer.from(bytes), {
            headers: {
              "content-type": isPicture ? `image/${kind}` : "application/octet-stream",
              "content-disposition": isPicture ? "inline" : attachment(name),
              "content-security-policy": "default-src 'none'; sandbox",
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
