import { createFileRoute } from "@tanstack/react-router";
import { getApp } from "#app/server/app.server.ts";

/** Live: the process answers. It stays green while the database is away. */
export const Route = createFileRoute("/api/health")({
  server: {
    handlers: {
      GET: async () => {
        await getApp();
        return Response.json({ status: "live" });
      },
    },
  },
});
