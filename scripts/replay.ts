import path from "node:path";
import { eq } from "drizzle-orm";

import { openDatabase } from "#app/db/db.server.ts";
import { findEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { searchRuns } from "#app/db/schema/index.ts";
import { replayRun } from "#app/features/searches/past-searches.server.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { loadSettings } from "#app/server/env.server.ts";
import { createFolderFiles } from "#app/services/files/folder.server.ts";
import { asWorkspaceId } from "#app/server/context.ts";

/*
 * npm run replay -- RUN_ID: judges the pages of a delivered search again from its archive alone and compares what is
 * found with what was kept, byte for byte. Nothing is fetched, asked, charged or written. Exit code 0: the same; 1:
 * different; 2: it could not be repeated.
 */

const whyNot = {
  "nothing-kept": "Of this search no findings were kept: it was not delivered",
  "asked-otherwise": "The language model was asked in an earlier version's words: its answers cannot be read anew",
};

async function replay(runId: string | undefined): Promise<number> {
  const refuse = (line: string) => {
    process.stderr.write(`${line}\n`);
    return 2;
  };
  if (!isUuid(runId)) return refuse("npm run replay -- RUN_ID: name a search by its id, as its certificate shows it");
  const settings = await loadSettings(path.dirname(import.meta.dirname));
  const connectionString = settings.DATABASE_URL ?? (await findEmbeddedPostgres(settings.DATA_DIR));
  if (connectionString === undefined) return refuse("No Attest runs on this DATA_DIR: run npm start first, or set DATABASE_URL");
  const { db, pool } = openDatabase(connectionString, { max: 2 });
  try {
    const [run] = await db.select({ workspaceId: searchRuns.workspaceId }).from(searchRuns).where(eq(searchRuns.id, runId));
    if (!run) return refuse("There is no such search");
    const files = createFolderFiles(path.join(settings.DATA_DIR, "files"));
    const result = await replayRun({ db, files, workspaceId: asWorkspaceId(run.workspaceId) }, runId);
    if (!result.ok) return refuse(whyNot[result.reason]);
    process.stdout.write(
      `${result.isSame ? "same" : "DIFFERENT"}: ${result.pages} pages, kept ${result.recordedSha256}, now ${result.sha256}\n`,
    );
    for (const title of result.altered) process.stdout.write(`altered in the archive: ${title}\n`);
    return result.isSame ? 0 : 1;
  } finally {
    await pool.end();
  }
}

try {
  process.exitCode = await replay(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
