import { createFileRoute } from "@tanstack/react-router";
import { exportAccount } from "#app/features/accounts/export-account.server.ts";
import { requireUser } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** The signed-in person's own data as a JSON file. */
export const Route = createFileRoute("/api/account/export")({
  server: {
    handlers: {
      GET: ({ request }) =>
        rawHandler(request, async () => {
          const data = await exportAccount(await requireUser(request));
          return new Response(JSON.stringify(data, null, 2), {
            headers: {
              "content-type": "application/json; charset=utf-8",
              "content-disposition": 'attachment; filename="attest-account.json"',
              "cache-control": "no-store",
            },
          });
        }),
      ANY: methodNotAllowed("GET"),
    },
  },
});
