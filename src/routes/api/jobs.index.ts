import { createFileRoute } from "@tanstack/react-router";
import { answerJobs } from "#app/features/machine-access/answer-machine.server.ts";
import { getApp } from "#app/server/app.server.ts";

/** Which jobs the job-trigger key starts. */
export const Route = createFileRoute("/api/jobs/")({
  server: { handlers: { GET: async ({ request }) => answerJobs(await getApp(), request) } },
});
