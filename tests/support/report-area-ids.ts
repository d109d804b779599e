import type { Database } from "#app/db/db.server.ts";
import { apiTokens, personalInfoSearches, proposedFacts, reports, webhookEndpoints } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";

/** One of everything that takes a dossier out of the product. */
export type ReportAreaIds = { reportId: string; searchId: string; proposalId: string; tokenId: string; endpointId: string };

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
  const [tokenId, endpointId] = [newId(), newId()];
  const made = { workspaceId: of.workspaceId, createdBy: of.userId };
  await db.insert(apiTokens).values({
    ...made,
    id: tokenId,
    name: "A program",
    tokenHash: `hash-${tokenId}`,
    ending: "abcd",
    scopes: ["dossiers:read"],
  });
  await db.insert(webhookEndpoints).values({
    ...made,
    id: endpointId,
    url: `https://hooks.example/${endpointId}`,
    // Told of nothing that happens here: a delivery would look for a site that does not exist.
    events: [],
    secret: { ciphertext: "none", keyId: "none" },
  });
  return { reportId, searchId, proposalId, tokenId, endpointId };
}
