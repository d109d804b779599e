import type { Database } from "#app/db/db.server.ts";
import { behaviorIncidents, dossiers, incidentDisputes, subjectRequests, subjects } from "#app/db/schema/index.ts";
import { dueAt } from "#app/features/subject-requests/subject-request.ts";
import { keyColumns } from "#app/features/subjects/look-up-keys.ts";
import { generateSubjectEmbedding } from "#app/features/subjects/subject-embedding.ts";
import { newId } from "#app/lib/ids.ts";

/** What the right of reply has in the call matrix. */
export type RightsAreaIds = {
  requestId: string;
  disputeId: string;
  /** The subject of the request, in no dossier, and a shared incident about them. */
  askingSubjectId: string;
  heldIncidentId: string;
};

export const rightsWords = {
  requestId: "Request ID is invalid",
  disputeId: "Dispute ID is invalid",
  askingSubjectId: "Choose whom it is about",
  heldIncidentId: "Incident ID is invalid",
} as const satisfies Record<keyof RightsAreaIds, string>;

/** A person recorded with a shared, confirmed incident; answers their ids. */
export async function aRecordedPerson(
  db: Database,
  given: { name: string; title: string; verifiedBy: string },
): Promise<{ subjectId: string; incidentId: string }> {
  const [subjectId, incidentId] = [newId(), newId()];
  const { vector, model } = generateSubjectEmbedding(given.name);
  await db.insert(subjects).values({
    id: subjectId,
    name: given.name,
    ...keyColumns(given.name),
    embedding: vector,
    embeddingModel: model,
  });
  await db.insert(behaviorIncidents).values({
    id: incidentId,
    subjectId,
    title: given.title,
    summary: `${given.title}, as the Quay Courier reports.`,
    description: `${given.title}, as the Quay Courier reports. The court has set a date.`,
    location: "Merrow Harbour",
    origin: "staff",
    verification: "confirmed",
    verifiedBy: given.verifiedBy,
    verifiedAt: new Date(),
    verificationReason: "Read the page",
  });
  return { subjectId, incidentId };
}

/** A dossier of a workspace about somebody recorded, without a search. */
export async function aDossierAbout(
  db: Database,
  given: { workspaceId: string; subjectId: string; createdBy: string },
): Promise<string> {
  const id = newId();
  await db.insert(dossiers).values({ id, idempotencyKey: newId(), ...given });
  return id;
}

export async function arrangeRightsArea(db: Database, given: { word: string; userId: string }): Promise<RightsAreaIds> {
  const { subjectId, incidentId } = await aRecordedPerson(db, {
    name: "Soraya Lindgren-Abara",
    title: `Claim ${given.word}`,
    verifiedBy: given.userId,
  });
  const [requestId, disputeId] = [newId(), newId()];
  const now = new Date();
  await db.insert(subjectRequests).values({
    id: requestId,
    receipt: `S-${requestId.slice(-9, -5).toUpperCase()}-${requestId.slice(-4).toUpperCase()}`,
    kind: "answer",
    status: "open",
    name: "Soraya Lindgren-Abara",
    email: `${requestId}@quay.example`,
    about: "",
    statement: `It was not me, ${given.word}.`,
    keyHash: requestId,
    confirmedAt: now,
    dueAt: dueAt(now),
    idempotencyKey: newId(),
  });
  await db.insert(incidentDisputes).values({
    id: disputeId,
    incidentId,
    requestId,
    statement: `It was not me, ${given.word}.`,
    openedAt: now,
    openedBy: given.userId,
  });
  return { requestId, disputeId, askingSubjectId: subjectId, heldIncidentId: incidentId };
}
