import { sql } from "drizzle-orm";
import { sources } from "#app/db/schema/index.ts";
import type { WorkspaceContext } from "#app/server/context.ts";
import { FilesFailure } from "#app/services/files/files.ts";

/** Files that are checked at the same time. */
const atOnce = 4;

/** Whether the extracted text of a row of `sources` still has the hash that it was archived with. */
export const textIsIntact = sql<boolean>`encode(sha256(convert_to(${sources.text}, 'UTF8')), 'hex') = ${sources.textSha256}`;

/**
 * Which of these sources no longer are what was archived: the bytes are missing or no longer have their SHA-256, or the
 * extracted text no longer has its own. What rests on them can't be relied on.
 */
export async function findAltered(
  ctx: Pick<WorkspaceContext, "services">,
  archived: Iterable<{ id: string; sha256: string; isTextIntact: boolean }>,
): Promise<Set<string>> {
  const rows = [...archived];
  const altered = new Set(rows.filter((row) => !row.isTextIntact).map((row) => row.id));
  const waiting = rows.filter((row) => row.isTextIntact);
  async function lane(): Promise<void> {
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      try {
        await ctx.services.files.check(row.sha256);
      } catch (error) {
        if (!(error instanceof FilesFailure)) throw error;
        // An archive that cannot be reached for a moment has altered nothing.
        if (error.reason !== "unavailable") altered.add(row.id);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
  return altered;
}
