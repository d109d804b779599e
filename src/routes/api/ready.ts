import { createFileRoute } from "@tanstack/react-router";
import { sql } from "drizzle-orm";
import { getApp } from "#app/server/app.server.ts";
import { answers } from "#app/server/readiness.server.ts";

/** Ready: the database answers and the queue can be reached; otherwise 503 with what is away. */
export const Route = createFileRoute("/api/ready")({
  server: {
    handlers: {
      GET: async () => {
        const { db, services } = await getApp();
        const [database, queue] = await Promise.all([
          answers(() => db.execute(sql`select 1`)),
          answers(() => services.jobs.isReady()),
        ]);
        const isReady = database && queue;
        return Response.json({ status: isReady ? "ready" : "not ready", database, queue }, { status: isReady ? 200 : 503 });
      },
    },
  },
});
