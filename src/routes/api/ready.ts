import { createFileRoute } from "@tanstack/react-router";
import { sql } from "drizzle-orm";
import { getApp } from "#app/server/app.server.ts";

/** Ready: the database answers and the queue can be reached; otherwise 503 with what is away. */
export const Route = createFileRoute("/api/ready")({
  server: {
    handlers: {
      GET: async () => {
        const { db, services } = await getApp();
        const [database, queue] = await Promise.all([
          db.execute(sql`select 1`).then(
            () => true,
            () => false,
          ),
          services.jobs.isReady().catch(() => false),
        ]);
        const isReady = database && queue;
        return Response.json({ status: isReady ? "ready" : "not ready", database, queue }, { status: isReady ? 200 : 503 });
      },
    },
  },
});
