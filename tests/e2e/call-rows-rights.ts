import { expect } from "vitest";

import { newId } from "#app/lib/ids.ts";
import type { Row } from "./call-rows.ts";

const door = 'staff("manage_subjects")';
const reasons: Row["refuses"] = [
  [{ reason: "  " }, "A reason is required"],
  [{ reason: "two\nlines" }, "The reason must be one line"],
];
const fields = {
  title: "What the court found",
  summary: "What the court found instead.",
  description: "What the court found instead.",
  location: "",
  date: "2024-03",
};
const asking = {
  kind: "answer",
  name: "Soraya Lindgren-Abara",
  email: "soraya@quay.example",
  about: "",
  statement: "It was not me.",
};
const key = newId();

/** The right of reply: a request from the public form to its decision, and back. */
export const rightsRows: Record<string, Row> = {
  makeSubjectRequest: {
    door: "anyone",
    input: () => ({ ...asking, idempotencyKey: key }),
    answers: () => ({ ok: true }),
    refuses: [
      [{ kind: "everything" }, "Choose what you ask for"],
      [{ name: " " }, "Name is required"],
      [{ email: "" }, "Email is required"],
      [{ email: "soraya" }, "Email is invalid"],
      [{ statement: " " }, "Say in your own words what you ask for"],
      [{ statement: "x".repeat(5_001) }, "Must be at most 5000 characters"],
      [{ about: "x".repeat(2_001) }, "Must be at most 2000 characters"],
    ],
  },
  confirmSubjectRequest: {
    door: "anyone",
    input: () => ({ key: "a-key-that-nobody-was-mailed" }),
    answers: () => ({ ok: false }),
    refuses: [
      [{ key: "" }, "Key is required"],
      [{ key: "x".repeat(201) }, "Key is invalid"],
    ],
  },
  getSubjectRequests: {
    door,
    input: () => ({}),
    answers: () => ({ next_cursor: null }),
    holds: (result) => (result as { requests: { status: string }[] }).requests.every(({ status }) => status === "open"),
  },
  getSubjectRequestById: {
    door,
    input: ({ requestId }) => ({ requestId }),
    ids: { requestId: "null" },
    answers: ({ requestId }) => ({ id: requestId, may_not_work: "Take this request first" }),
  },
  takeSubjectRequest: {
    door,
    input: ({ requestId }) => ({ requestId }),
    ids: { requestId: 404 },
    answers: () => undefined,
  },
  identifySubjectRequest: {
    door,
    input: ({ requestId, askingSubjectId }) => ({
      requestId,
      subjectId: askingSubjectId,
      check: "document",
      note: "Passport shown in a call",
    }),
    ids: { requestId: 404 },
    answers: () => undefined,
    refuses: [
      [{ subjectId: "me" }, "Choose whom it is about"],
      [{ check: "guess" }, "Choose what was checked"],
      [{ note: "" }, "Say in one line what was checked"],
    ],
  },
  openIncidentDispute: {
    door,
    input: ({ requestId, heldIncidentId }) => ({ requestId, incidentIds: [heldIncidentId], statement: "It was not me." }),
    ids: { requestId: 404 },
    answers: ({ heldIncidentId }) => ({ incident_ids: [heldIncidentId] }),
    refuses: [
      [{ incidentIds: [] }, "Choose the incidents"],
      [{ incidentIds: ["one"] }, "Incident ID is invalid"],
      [{ statement: " " }, "A statement is required"],
    ],
  },
  closeIncidentDispute: {
    door,
    input: ({ disputeId }) => ({ disputeId, reason: "Settled" }),
    ids: { disputeId: 404 },
    answers: () => undefined,
    refuses: reasons,
  },
  reopenIncidentDispute: {
    door,
    input: ({ disputeId }) => ({ disputeId }),
    ids: { disputeId: 404 },
    answers: () => undefined,
  },
  correctBehaviorIncident: {
    door,
    input: ({ requestId, heldIncidentId }) => ({ requestId, incidentId: heldIncidentId, reason: "As the court says", fields }),
    ids: { requestId: 404, incidentId: 404 },
    answers: () => ({ changed: ["title", "summary", "description", "location", "date"] }),
    refuses: [
      ...reasons,
      [{ fields: { ...fields, title: " " } }, "Title is required"],
      [{ fields: { ...fields, summary: "" } }, "Summary is required"],
      [{ fields: { ...fields, description: "" } }, "Description is required"],
      [{ fields: { ...fields, date: "March" } }, "Enter a day (2024-03-05), a month (2024-03) or a year (2024)"],
    ],
  },
  undoIncidentCorrection: {
    door,
    input: () => ({ correctionId: newId() }),
    // Nobody has this id: taking one back is an operation's test.
    refusedWith: 404,
    answers: () => undefined,
    refuses: [[{ correctionId: "last" }, "Correction ID is invalid"]],
  },
  deleteIncidentsOnRequest: {
    door,
    input: ({ requestId, heldIncidentId }) => ({ requestId, incidentIds: [heldIncidentId] }),
    ids: { requestId: 404 },
    answers: () => ({ deleted: 1 }),
    refuses: [[{ incidentIds: [] }, "Choose the incidents"]],
  },
  decideSubjectRequest: {
    door,
    input: ({ requestId }) => ({ requestId, decision: "granted", ground: "as-asked", reason: "Deleted" }),
    ids: { requestId: 404 },
    answers: () => ({}),
    refuses: [
      ...reasons,
      [{ decision: "maybe" }, "Choose a decision"],
      [{ ground: "mood" }, "Choose why"],
      [{ decision: "refused" }, "This contradicts the decision"],
    ],
  },
  releaseSubjectRequest: {
    door,
    input: ({ requestId }) => ({ requestId }),
    ids: { requestId: 404 },
    // It is decided above.
    refusedWith: 409,
    answers: () => undefined,
  },
  reopenSubjectRequest: {
    door,
    input: ({ requestId }) => ({ requestId, reason: "A new letter" }),
    ids: { requestId: 404 },
    answers: () => undefined,
    refuses: reasons,
  },
};

const holdKey = newId();

/** What lapses, and what is held back. */
export const retentionRows: Record<string, Row> = {
  previewRetention: { door, answers: () => ({}), holds: (result) => (result as { rules: unknown[] }).rules.length === 5 },
  runRetention: {
    door,
    // A preview that nobody was shown: running for good is an operation's test.
    input: () => ({ digest: "0".repeat(64) }),
    answers: () => ({ ok: false, reason: "changed" }),
    refuses: [[{ digest: "" }, "Look at the preview first"]],
  },
  getRetentionRuns: { door, answers: () => ({}) },
  createRetentionHold: {
    door,
    input: ({ subjectId }) => ({
      kind: "subject",
      entityId: subjectId,
      until: "2999-12-31",
      reason: "A court asked for it",
      idempotencyKey: holdKey,
    }),
    answers: () => ({}),
    refuses: [
      ...reasons,
      [{ kind: "everything" }, "Choose what is held"],
      [{ entityId: "me" }, "Choose what is held"],
      [{ entityId: newId() }, "Nothing of this kind has this id"],
      [{ until: "soon" }, "Choose the last day of the hold"],
      [{ until: "2001-01-01" }, "This day is over"],
    ],
  },
  getRetentionHolds: {
    door,
    answers: ({ subjectId }) =>
      expect.arrayContaining([expect.objectContaining({ kind: "subject", entity_id: subjectId, is_active: true })]),
  },
  getRetentionHoldsOf: {
    door,
    input: ({ subjectId }) => ({ entityId: subjectId }),
    answers: ({ subjectId }) => expect.arrayContaining([expect.objectContaining({ entity_id: subjectId, is_active: true })]),
    refuses: [[{ entityId: "me" }, "Choose what is held"]],
  },
  findHoldable: {
    door,
    input: ({ subjectId }) => ({ kind: "subject", query: subjectId }),
    answers: ({ subjectId }) => [expect.objectContaining({ id: subjectId, workspace_name: null })],
    refuses: [
      [{ kind: "everything" }, "Choose what is held"],
      [{ query: "x".repeat(201) }, "Search must be at most 200 characters"],
    ],
  },
  endRetentionHold: {
    door,
    input: () => ({ holdId: newId(), reason: "Done" }),
    // Nobody has this id: ending one is an operation's test.
    refusedWith: 404,
    answers: () => undefined,
    refuses: [...reasons, [{ holdId: "last" }, "Hold ID is invalid"]],
  },
};

const incidentKey = newId();

/** What staff record themselves. */
export const staffIncidentRows: Record<string, Row> = {
  createStaffBehaviorIncident: {
    door: 'staff("moderate_behavior_incidents")',
    input: ({ askingSubjectId }) => ({
      subjectId: askingSubjectId,
      title: "Slurs at a meeting",
      summary: "The Quay Courier reports slurs at a meeting.",
      description: "The Quay Courier reports slurs at a meeting.",
      date: "2024-03",
      evidence: [{ title: "Quay Courier", type: "article", url: "https://courier.example/meeting" }],
      reason: "The Courier quotes them",
      idempotencyKey: incidentKey,
    }),
    ids: { subjectId: 404 },
    answers: () => ({}),
    refuses: [
      ...reasons,
      [{ title: "" }, "Title is required"],
      [{ summary: " " }, "Summary is required"],
      [{ description: "" }, "Description is required"],
      [{ date: "2999-01" }, "The date lies in the future"],
      [{ evidence: [] }, "Add where it can be read"],
      [{ evidence: [{ title: "", type: "article", url: "https://courier.example" }] }, "Title is required"],
      [{ evidence: [{ title: "Courier", type: "article", url: "javascript:alert(1)" }] }, "URL is invalid"],
    ],
  },
};
