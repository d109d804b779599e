import { createFileRoute } from "@tanstack/react-router";
import { pictureType } from "#app/features/accounts/picture.ts";
import { findPicture } from "#app/features/accounts/profile.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { requireUser } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** A person's picture, to who is signed in. Its bytes never change: the address is their hash. */
export const Route = createFileRoute("/api/pictures/$hash")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireUser(request);
          const bytes = await findPicture(ctx, params.hash);
          const type = bytes && pictureType(bytes);
          if (!bytes || !type) throw new AppError("not-found", "This picture does not exist");
          return new Response(new Uint8Array(bytes), {
            headers: {
              "content-type": type,
              "content-security-policy": "default-src 'none'; sandbox",
              "cache-control": "private, max-age=86400, immutable",
            },
          });
        }),
      ANY: methodNotAllowed("GET"),
    },
  },
});
