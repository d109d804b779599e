import { createFileRoute } from "@tanstack/react-router";
import { answerApi } from "#app/features/public-api/answer-api.server.ts";
import { getApp } from "#app/server/app.server.ts";

/** The public API; what it has stands in features/public-api/api-operations.ts. */
export const Route = createFileRoute("/api/v1/$")({
  server: {
    handlers: {
      ANY: async ({ request, params }) => answerApi(await getApp(), request, `/${params._splat ?? ""}`),
    },
  },
});
