import { createFileRoute } from "@tanstack/react-router";
import { answerStartJob } from "#app/features/machine-access/answer-machine.server.ts";
import { getApp } from "#app/server/app.server.ts";

/** Starts a job, for a scheduler that holds the job-trigger key. */
export const Route = createFileRoute("/api/jobs/$name")({
  server: { handlers: { POST: async ({ request, params }) => answerStartJob(await getApp(), request, params.name) } },
});
