import { expect } from "vitest";
import { newId } from "#app/lib/ids.ts";
import type { DossierToolIds } from "#tests/support/dossier-tool-ids.ts";
import type { Row } from "./call-rows.ts";

export const dossierToolWords: Record<keyof DossierToolIds, string> = {
  factId: "Fact ID is invalid",
  noteId: "Note ID is invalid",
  checkId: "Check ID is invalid",
};

const some = (value: unknown) => value !== null && value !== undefined;

/** Facts, notes, the health of evidence, who looks after a dossier, and its history. */
export const dossierToolRows: Record<string, Row> = {
  addIdentityFact: {
    door: "member",
    input: ({ dossierId, sourceId }) => ({ dossierId, kind: "employer", value: "Merrow Harbour Board", sourceId }),
    ids: { dossierId: 404, sourceId: 404 },
    mayBeNull: ["sourceId"],
    answers: () => ({ isNew: true }),
    refuses: [
      [{ value: " " }, "Say what is known"],
      [{ kind: "telephone" }, "Choose what it is"],
      [{ kind: "city", value: "14 Pier Street" }, "Attest does not record this of a person (street address)"],
      [{ sourceUrl: "javascript:alert(1)" }, "URL is invalid"],
    ],
  },
  removeIdentityFact: {
    door: "member",
    input: ({ dossierId, factId }) => ({ dossierId, factId, reason: "It is another person's" }),
    ids: { dossierId: 404, factId: 404 },
    answers: () => undefined,
    refuses: [[{ reason: "" }, "A reason is required"]],
  },
  restoreIdentityFact: {
    door: "member",
    input: ({ dossierId, factId }) => ({ dossierId, factId }),
    ids: { dossierId: 404, factId: 404 },
    answers: () => undefined,
  },
  assignDossier: {
    door: "member",
    input: ({ dossierId, userId }) => ({ dossierId, userId }),
    ids: { dossierId: 404, userId: 404 },
    mayBeNull: ["userId"],
    answers: () => undefined,
  },
  getDossierNotes: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: 404 },
    answers: (own) => ({ notes: [{ id: own.noteId }], next_cursor: null }),
  },
  addDossierNote: {
    door: "member",
    input: ({ dossierId, incidentId }) => ({
      dossierId,
      incidentId,
      text: "Who has read the judgement?",
      mentions: [],
      idempotencyKey: newId(),
    }),
    ids: { dossierId: 404, incidentId: 404 },
    answers: () => ({}),
    holds: some,
    refuses: [
      [{ text: " \n " }, "Write something first"],
      [{ text: "x".repeat(4_001) }, "A note must be at most 4,000 characters"],
    ],
  },
  editDossierNote: {
    door: "member",
    input: ({ noteId }) => ({ noteId, text: "Who has read the whole judgement?", mentions: [] }),
    ids: { noteId: 404 },
    answers: () => undefined,
    refuses: [[{ text: "" }, "Write something first"]],
  },
  removeDossierNote: {
    door: "member",
    input: ({ noteId }) => ({ noteId }),
    ids: { noteId: 404 },
    answers: () => undefined,
  },
  restoreDossierNote: {
    door: "member",
    input: ({ noteId }) => ({ noteId }),
    ids: { noteId: 404 },
    answers: () => undefined,
  },
  getEvidenceHealth: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: "null" },
    answers: (own) => ({ latest: { id: own.checkId, status: "queued" } }),
  },
  // One is under way: it is the one answered.
  startEvidenceCheck: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId, idempotencyKey: newId() }),
    ids: { dossierId: 404 },
    answers: (own) => ({ ok: true, checkId: own.checkId }),
    refuses: [[{ idempotencyKey: "x" }, "ID is invalid"]],
  },
  cancelEvidenceCheck: {
    door: "member",
    input: ({ checkId }) => ({ checkId }),
    ids: { checkId: 404 },
    answers: () => ({ cancelled: true }),
  },
  getDossierHistory: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: 404 },
    answers: () => ({ entries: expect.arrayContaining([expect.objectContaining({ did: "wrote a note" })]) }),
  },
};
