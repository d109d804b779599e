import { newId } from "#app/lib/ids.ts";
import type { Row } from "./call-rows.ts";

const door = 'staff("manage_subjects")';
const reasons: Row["refuses"] = [
  [{ reason: "  " }, "A reason is required"],
  [{ reason: "two\nlines" }, "The reason must be one line"],
];
const details: Row["refuses"] = [
  [{ name: " " }, "Name is required"],
  [{ name: "<b>Noor</b>" }, "Name cannot contain markup"],
  [{ name: "x".repeat(2_001) }, "Name must be at most 200 characters"],
  [{ aliases: ["@noor"] }, "This is an account's handle: enter the person's name"],
  [{ facts: [{ kind: "role", value: "Pilot", source_url: "javascript:alert(1)" }] }, "URL is invalid"],
  [{ facts: [{ kind: "role", value: " ", source_url: "https://pilots.example" }] }, "A value is required"],
  [{ facts: [{ kind: "home-address", value: "x", source_url: "https://pilots.example" }] }, "Choose what it says"],
];
/** Two people of this file's own: what other rows need stays as it is. */
const [one, other] = [newId(), newId()];

/** The calls of /admin/subjects beside those that members have too, in an order in which later ones undo earlier ones. */
export const subjectRows: Record<string, Row> = {
  createSubject: {
    door,
    input: () => ({ idempotencyKey: one, name: "Ingeborg Falk-Mensah", aliases: ["Inge Falk"], facts: [] }),
    answers: () => ({ id: one }),
    refuses: [...details, [{ idempotencyKey: "again" }, "ID is invalid"]],
  },
  updateSubject: {
    door,
    input: ({ subjectId }) => ({
      subjectId,
      updatedAt: "2001-01-01T00:00:00.000Z",
      name: "Somebody Else",
      aliases: [],
      facts: [],
    }),
    ids: { subjectId: 404 },
    // The version that it was made from is an old one.
    refusedWith: 409,
    answers: () => undefined,
    refuses: [...details, [{ updatedAt: "yesterday" }, "This subject's version is invalid"]],
  },
  previewSubjectMerge: {
    door,
    input: ({ subjectId }) => ({ keptId: subjectId, mergedId: one }),
    answers: ({ subjectId }) => ({
      kept: { id: subjectId, counts: { dossiers: 1 } },
      merged: { id: one, aliases: ["Inge Falk"] },
    }),
    refuses: [
      [{ keptId: one }, "A subject cannot be merged into itself"],
      [{ keptId: "me" }, "Subject ID is invalid"],
    ],
  },
  mergeSubjects: {
    door,
    input: ({ subjectId }) => ({ keptId: subjectId, mergedId: other, reason: "One person" }),
    // Nobody has this id: merging for good is the journey's.
    refusedWith: 404,
    answers: () => undefined,
    refuses: reasons,
  },
  undoSubjectMerge: {
    door,
    input: () => ({ mergeId: newId() }),
    refusedWith: 404,
    answers: () => undefined,
    refuses: [[{ mergeId: "last" }, "Merge ID is invalid"]],
  },
  getSubjectMerges: {
    door,
    input: ({ subjectId }) => ({ subjectId }),
    ids: { subjectId: "empty" },
    answers: () => [],
  },
  markSubjectMinor: {
    door,
    input: () => ({ subjectId: one, reason: "Born 2011" }),
    ids: { subjectId: 404 },
    answers: () => ({ stopped: 0 }),
    refuses: reasons,
  },
  unmarkSubjectMinor: {
    door,
    input: () => ({ subjectId: one, reason: "Born 1981" }),
    ids: { subjectId: 404 },
    answers: () => undefined,
    refuses: reasons,
  },
  deleteSubject: {
    door,
    input: () => ({ subjectId: one, reason: "Entered twice" }),
    ids: { subjectId: 404 },
    answers: () => ({ ok: true }),
    refuses: reasons,
  },
};
