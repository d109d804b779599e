import type { Database } from "#app/db/db.server.ts";
import { personalInfoSearches, proposedFacts, reports } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";

/** One of everything that takes a dossier out of the product. */
export type ReportAreaIds = { reportId: string; searchId: string; proposalId: string };

export async function arrangeReportArea(
  db: Database,
  of: { workspaceId: string; dossierId: string; subjectId: string; sourceId: string; userId: string },
): Promise<ReportAreaIds> {
  const reportId = newId();
  await db.insert(reports).values({
    id: reportId,
    workspaceId: of.workspaceId,
    dossierId: of.dossierId,
    requestedBy: of.userId,
    idempotencyKey: newId(),
    code: `code-${reportId}`,
    cost: 250,
  });
  const searchId = newId();
  await db.insert(personalInfoSearches).values({
    id: searchId,
    workspaceId: of.workspaceId,
    dossierId: of.dossierId,
    subjectId: of.subjectId,
    startedBy: of.userId,
    idempotencyKey: newId(),
    cost: 50,
  });
  const proposalId = newId();
  await db.insert(proposedFacts).values({
    id: proposalId,
    workspaceId: of.workspaceId,
    searchId,
    dossierId: of.dossierId,
    subjectId: of.subjectId,
    sourceId: of.sourceId,
    identity: "possible",
    kind: "role",
    value: "teacher",
    quote: "a teacher",
    startOffset: 0,
    endOffset: 9,
  });
  return { reportId, searchId, proposalId };
}
