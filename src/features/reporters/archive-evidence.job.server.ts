import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import { archiveEvidence, giveUpOn } from "./evidence.server.ts";

/** Works `archive-evidence` jobs in this process: the page of one piece of evidence each. */
export async function workEvidence(app: App): Promise<void> {
  const base = jobContext(app, "archive-evidence");
  await app.services.jobs.work(
    "archive-evidence",
    async ({ payload, signal, isLastTry }) => {
      if (!payload["evidenceId"]) throw new Error("An archive-evidence job names no evidence");
      await archiveEvidence(base, { evidenceId: payload["evidenceId"], signal, isLastTry });
    },
    {
      concurrency: 4,
      retries: 3,
      onGivenUp: async ({ payload }) => {
        if (payload["evidenceId"]) await giveUpOn(base, payload["evidenceId"]);
      },
    },
  );
}
