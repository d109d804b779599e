import type { App } from "#app/server/app.server.ts";
import { fileNames } from "./file-names.server.ts";

/** Files the names that a newer version's keys are missing for: once after a start, in whichever process is free. */
export async function workNameFiling(app: App): Promise<void> {
  const { jobs } = app.services;
  await jobs.work("file-names", ({ signal }) => fileNames(app.db, signal), { retries: 3, concurrency: 1 });
  await jobs.enqueue(app.db, "file-names", {}, { key: "file-names" });
}
