import { expect } from "vitest";
import { newId } from "#app/lib/ids.ts";
import type { Row } from "./call-rows.ts";

/** Incidents that members write, merge and split: after the rows that count a dossier's incidents. */
export const deskRows: Record<string, Row> = {
  createMemberIncidentEvidence: {
    door: "member",
    input: ({ sourceId }) => ({ title: "The minutes", type: "podcast", sourceId }),
    ids: { sourceId: 404 },
    mayBeNull: ["sourceId"],
    answers: (own) => ({ ok: true, evidence: { type: "other", sourceId: own.sourceId, quotation: null } }),
    refuses: [
      [{ title: "" }, "Title is required"],
      [{ url: "not a url" }, "URL is invalid"],
      [{ sourceId: null }, "URL is invalid"],
    ],
  },
  createMemberBehaviorIncident: {
    door: "member",
    input: ({ dossierId }) => ({
      dossierId,
      idempotencyKey: newId(),
      title: "Shouted at the baker",
      summary: "She shouted at the baker.",
      description: "I was in the queue and heard it.",
    }),
    ids: { dossierId: 404, subjectId: 404 },
    mayBeNull: ["subjectId"],
    answers: () => ({ ok: true }),
    refuses: [
      [{ title: "" }, "Title is required"],
      [{ summary: " " }, "Summary is required"],
      [{ description: undefined }, "Description is required"],
      [{ type: "other" }, "Type is invalid"],
      [{ reporterId: "abc" }, "Reporter ID is invalid"],
      [{ allegation: "guilty" }, "This status word is not in the list"],
      [{ evidence: [{ title: "", type: "article", url: "https://gazette.example/" }] }, "Title is required"],
      [{ evidence: [{ title: "A page", type: "article", url: "not a url" }] }, "URL is invalid"],
      [{ evidence: [{ title: "A page", type: "article", sourceId: "abc" }] }, "Source ID is invalid"],
    ],
  },
  mergeBehaviorIncidents: {
    door: "member",
    input: ({ incidentId }) => ({ keptId: incidentId, mergedId: incidentId, reason: "The same morning" }),
    answers: () => ({ ok: false, message: "Choose two incidents" }),
    refuses: [
      [{ reason: "" }, "A reason is required"],
      [{ keptId: "abc" }, "Incident ID is invalid"],
      [{ mergedId: 7 }, "Incident ID is invalid"],
    ],
  },
  splitBehaviorIncidents: {
    door: "member",
    input: () => ({ mergeId: newId() }),
    refusedWith: 404,
    answers: () => undefined,
    refuses: [[{ mergeId: "abc" }, "Merge ID is invalid"]],
  },
  addBehaviorIncidentEvidence: {
    door: "member",
    input: ({ incidentId, sourceId }) => ({
      incidentId,
      idempotencyKey: newId(),
      evidence: [{ title: "The minutes", type: "other", sourceId }],
    }),
    ids: { incidentId: 404 },
    answers: () => ({ addedIds: [expect.any(String)] }),
    refuses: [
      [{ evidence: [] }, "Add a piece of evidence"],
      [{ evidence: [{ title: "", type: "article", url: "https://gazette.example/" }] }, "Title is required"],
      [{ incidentId: "abc" }, "Incident ID is invalid"],
    ],
  },
  removeBehaviorIncidentEvidence: {
    door: "member",
    input: () => ({ addedId: newId() }),
    refusedWith: 404,
    answers: () => undefined,
    refuses: [[{ addedId: "abc" }, "Evidence ID is invalid"]],
  },
  restoreBehaviorIncidentEvidence: {
    door: "member",
    input: () => ({ addedId: newId() }),
    refusedWith: 404,
    answers: () => undefined,
    refuses: [[{ addedId: "abc" }, "Evidence ID is invalid"]],
  },
};
