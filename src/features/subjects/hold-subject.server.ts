import { eq } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { subjects } from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";

export const minorRefusal = "Attest does not record people under 18";

/** As many subjects may have been merged into each other, one after the other. */
const longestChain = 20;

/**
 * Holds a subject until the caller's transaction ends: it is neither merged, deleted nor marked as a minor meanwhile.
 * Answers the id to write: that of the subject it was merged into, if it was. For whatever begins something about a
 * person: a dossier, a search, an incident.
 * @throws AppError `not-found`; `refused` for somebody under 18
 */
export async function holdSubject(tx: Queryable, subjectId: string): Promise<string> {
  let id = subjectId;
  for (let step = 0; step < longestChain; step += 1) {
    const [row] = await tx
      .select({ id: subjects.id, mergedInto: subjects.mergedInto, minorAt: subjects.minorAt })
      .from(subjects)
      .where(eq(subjects.id, id))
      .for("share");
    if (!row) break;
    if (row.minorAt) throw new AppError("refused", minorRefusal);
    if (!row.mergedInto) return row.id;
    id = row.mergedInto;
  }
  throw new AppError("not-found", "This subject does not exist");
}
