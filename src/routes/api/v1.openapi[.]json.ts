import { createFileRoute } from "@tanstack/react-router";
import { describeApi } from "#app/features/public-api/openapi.ts";
import { getApp } from "#app/server/app.server.ts";
import { methodNotAllowed } from "#app/server/raw-response.server.ts";

/** The description of the public API, for tools. Anyone may read it, from any page. */
export const Route = createFileRoute("/api/v1/openapi.json")({
  server: {
    handlers: {
      GET: async () => {
        const { env } = await getApp();
        return Response.json(describeApi(env.WEBSITE_URL), {
          headers: {
            "access-control-allow-origin": "*",
            "cache-control": "public, max-age=300",
            "x-content-type-options": "nosniff",
          },
        });
      },
      ANY: methodNotAllowed("GET"),
    },
  },
});
