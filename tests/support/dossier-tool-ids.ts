import type { Database } from "#app/db/db.server.ts";
import { dossierNotes, evidenceChecks, identityFacts } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";

/** One of everything that members work on a dossier with. */
export type DossierToolIds = { factId: string; noteId: string; checkId: string };

export async function arrangeDossierTools(
  db: Database,
  of: { workspaceId: string; dossierId: string; subjectId: string; userId: string; word: string },
): Promise<DossierToolIds> {
  const { workspaceId, dossierId, subjectId, userId, word } = of;
  const [factId, noteId, checkId] = [newId(), newId(), newId()];
  await db.insert(identityFacts).values({ id: factId, workspaceId, subjectId, kind: "city", value: `City ${word}` });
  await db.insert(dossierNotes).values({
    id: noteId,
    workspaceId,
    dossierId,
    authorId: userId,
    text: `Note ${word}`,
    mentions: [],
    idempotencyKey: newId(),
  });
  await db.insert(evidenceChecks).values({ id: checkId, workspaceId, dossierId, startedBy: userId, idempotencyKey: newId() });
  return { factId, noteId, checkId };
}
