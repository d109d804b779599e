import { expect } from "vitest";

import { newId } from "#app/lib/ids.ts";
import type { StaffPermission } from "#app/server/permissions.ts";
import { reporterRows } from "./call-rows-reporters.ts";
import type { Ids } from "#tests/support/two-workspaces.ts";
import { marketingRows } from "./call-rows-marketing.ts";
import { billingRows, paymentDeskRows } from "./call-rows-billing.ts";
import { accountRows } from "./call-rows-accounts.ts";
import { peopleRows } from "./call-rows-people.ts";
import { subjectRows } from "./call-rows-subjects.ts";
import { auditRows } from "./call-rows-audit.ts";
import { userRows } from "./call-rows-users.ts";
import { reportRows, reportWords } from "./call-rows-report.ts";
import { paletteRows } from "./call-rows-palette.ts";
import { namesakeRows } from "./call-rows-namesakes.ts";
import { pastSearchRows } from "./call-rows-past-searches.ts";
import { deskRows } from "./call-rows-desk.ts";
import { fileRows } from "./call-rows-files.ts";
import { rightsWords } from "#tests/support/rights-area.ts";
import { retentionRows, rightsRows, staffIncidentRows } from "./call-rows-rights.ts";
import { dossierToolRows, dossierToolWords } from "./call-rows-dossier-tools.ts";
import { socialReportRows } from "./call-rows-social-reports.ts";

/** What an id of something that is not the workspace's, or that nobody has, brings: the same for both. */
export type Missing = "null" | "empty" | 404 | 409;

export type Row = {
  door: "anyone" | "signedIn" | "member" | "reporter" | `staff("${StaffPermission}")` | `memberOrStaff("${StaffPermission}")`;
  /** What a member sends for their own things; the workspace's id is added for the member door. */
  input?: (own: Ids) => Record<string, unknown>;
  /** Each id that the call takes beside the workspace's, and what one that is not theirs brings. */
  ids?: Partial<Record<Exclude<keyof Ids, "workspaceId">, Missing>>;
  /** Ids for which null is no mistake. */
  mayBeNull?: (keyof Ids)[];
  /** The status that even the right call is refused with, where obeying would take the ground from other rows. */
  refusedWith?: number;
  /** Part of the right answer. */
  answers: (own: Ids) => unknown;
  /** For a call that staff may make without a workspace: part of their right answer. */
  answersStaff?: (own: Ids) => unknown;
  /** Why its right answer may name what is other workspaces', where it may. */
  tellsOfOthers?: string;
  /** What the answer must be beside that. */
  holds?: (result: unknown) => boolean;
  /** Further inputs that are refused with 400 and these words. */
  refuses?: [input: Record<string, unknown>, message: string][];
};

export const words: Record<keyof Ids, string> = {
  workspaceId: "Workspace ID is invalid",
  userId: "ID is invalid",
  bystanderId: "ID is invalid",
  dossierId: "Dossier ID is invalid",
  subjectId: "Subject ID is invalid",
  sourceId: "Source ID is invalid",
  runId: "Search ID is invalid",
  incidentId: "Incident ID is invalid",
  reviewId: "Review ID is invalid",
  memberId: "Member ID is invalid",
  invitationId: "Invitation ID is invalid",
  ...reportWords,
  ...rightsWords,
  ...dossierToolWords,
  externalUserId: "ID is invalid",
  accessKey: "Access key is required",
  sharedIncidentId: "Incident ID is invalid",
  evidenceId: "Evidence ID is invalid",
  folderId: "Folder ID is invalid",
  socialReportId: "Social report ID is invalid",
};

const something = (value: unknown) => value !== null && value !== undefined;

/** One row a server function, in the order in which the right calls are made: later ones undo earlier ones. */
export const rows: Record<string, Row> = {
  // Each area's own rows stand in a file of theirs.
  ...userRows,
  ...auditRows,
  ...billingRows,
  ...paymentDeskRows,
  ...subjectRows,
  ...rightsRows,
  ...retentionRows,
  ...staffIncidentRows,

  getCurrentUser: { door: "anyone", answers: () => ({ permissions: { use_app: true } }) },
  ...marketingRows,
  ...socialReportRows,
  getInbox: {
    door: "anyone",
    answers: () => expect.any(Array),
    tellsOfOthers: "The demo's mails, on loopback alone, are whoever's they are",
  },
  getWorkspaces: { door: "signedIn", answers: (own) => [{ id: own.workspaceId }] },
  getWorkspaceById: { door: "member", answers: (own) => ({ id: own.workspaceId }) },
  ...paletteRows,
  getCreditBalance: { door: "member", answers: () => 475 },

  getSubjects: {
    door: 'memberOrStaff("manage_subjects")',
    input: () => ({}),
    // Beside whom others have shared incidents about, the demo's among them.
    answers: (own) => expect.arrayContaining([expect.objectContaining({ id: own.subjectId })]),
    answersStaff: () => ({ is_cut: false }),
    refuses: [
      [{ query: "x".repeat(201) }, "Search must be at most 200 characters"],
      [{ filter: "all" }, "Filter is invalid"],
    ],
  },
  getSubjectById: {
    door: 'memberOrStaff("manage_subjects")',
    input: ({ subjectId }) => ({ subjectId }),
    ids: { subjectId: "null" },
    answersStaff: (own) => ({ id: own.subjectId, minor_at: null, merged_into: null }),
    answers: (own) => ({ id: own.subjectId }),
  },
  validateSubjectName: {
    door: 'memberOrStaff("manage_subjects")',
    input: () => ({ name: "  Noor   Lindqvist " }),
    answersStaff: () => ({ ok: true, name: "Noor Lindqvist" }),
    answers: () => ({ ok: true, name: "Noor Lindqvist" }),
    refuses: [
      [{ name: "x".repeat(2_001) }, "Name must be at most 200 characters"],
      [{ name: 7 }, ""],
    ],
  },
  findSimilarSubjects: {
    door: 'memberOrStaff("manage_subjects")',
    // Somebody whom the other workspace has recorded: unknown here.
    input: () => ({ name: "Ludmila Sandoval-Kerr" }),
    // Staff see the subjects of every workspace.
    answersStaff: () => expect.arrayContaining([expect.objectContaining({ name: "Ludmila Sandoval-Kerr" })]),
    answers: () => [],
    refuses: [[{ name: "x".repeat(2_001) }, "Name must be at most 200 characters"]],
  },
  generateSubjectEmbedding: {
    door: 'memberOrStaff("manage_subjects")',
    input: () => ({ name: "Noor Lindqvist" }),
    answersStaff: () => ({ model: "attest-name-ngrams-1" }),
    answers: () => ({}),
    holds: something,
    refuses: [[{ name: null }, ""]],
  },

  getSources: {
    door: "member",
    answers: (own) => ({ sources: [{ id: own.sourceId }], total: 1 }),
    refuses: [[{ query: "x".repeat(501) }, "Search must be at most 500 characters"]],
  },
  getSourceById: {
    door: "member",
    input: ({ sourceId }) => ({ sourceId }),
    ids: { sourceId: "null" },
    answers: (own) => ({ id: own.sourceId, intact: true }),
    refuses: [[{ at: -1 }, "Offset is invalid"]],
  },
  addSourceByUrl: {
    door: "member",
    // Reserved for documentation and never resolved: the answer is a refusal in words.
    input: () => ({ url: "http://127.0.0.1/minutes" }),
    answers: () => ({ ok: false }),
    refuses: [
      [{ url: "" }, "URL is required"],
      [{ url: "not a url" }, "URL is invalid"],
    ],
  },
  addPastedSource: {
    door: "member",
    input: () => ({ title: "A letter", text: "The harbour board met on Wednesday and approved the letter." }),
    answers: () => ({ ok: true, title: "A letter" }),
    refuses: [
      [{ text: "  " }, "Text is required"],
      [{ url: "javascript:alert(1)" }, "URL is invalid"],
    ],
  },
  removeSource: {
    door: "member",
    input: ({ sourceId }) => ({ sourceId }),
    ids: { sourceId: 404 },
    answers: () => ({ ok: true }),
  },
  restoreSource: {
    door: "member",
    input: ({ sourceId }) => ({ sourceId }),
    ids: { sourceId: 404 },
    answers: () => undefined,
  },

  getDossiers: { door: "member", answers: (own) => [{ id: own.dossierId }] },
  getDossierById: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: "null" },
    answers: (own) => ({ id: own.dossierId, workspace_id: own.workspaceId, behavior_incidents: [{ id: own.incidentId }] }),
  },
  getLatestSearch: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: "null" },
    answers: (own) => ({ runId: own.runId, dossierId: own.dossierId }),
  },
  getSearchRecord: {
    door: "member",
    input: ({ runId }) => ({ runId }),
    ids: { runId: "null" },
    answers: () => ({ setAside: [] }),
  },
  fetchBehaviorIncidents: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId, idempotencyKey: newId() }),
    ids: { dossierId: 404 },
    answers: (own) => ({ ok: false, reason: "already-searching", runId: own.runId }),
    refuses: [[{ idempotencyKey: "again" }, "ID is invalid"]],
  },

  getBehaviorIncidents: {
    door: 'memberOrStaff("moderate_behavior_incidents")',
    input: ({ subjectId }) => ({ subjectId }),
    ids: { subjectId: "empty" },
    answers: (own) => [{ id: own.incidentId }],
    // Staff see nothing of what one workspace alone holds.
    answersStaff: () => [],
    refuses: [
      [{ status: "open" }, "Status is invalid"],
      [{ reporterId: "nobody" }, "Reporter ID is invalid"],
      [{ after: "the last" }, "Incident ID is invalid"],
    ],
  },
  undoBehaviorIncidentReview: {
    door: "member",
    input: ({ incidentId, reviewId }) => ({ incidentId, reviewId }),
    ids: { incidentId: 404, reviewId: 409 },
    answers: () => undefined,
  },
  reviewBehaviorIncident: {
    door: "member",
    input: ({ incidentId }) => ({ incidentId, verdict: "dispute", reason: "The date is another" }),
    ids: { incidentId: 404 },
    answers: () => ({}),
    holds: something,
    refuses: [
      [{ reason: "  " }, "A reason is required"],
      [{ reason: "two\nlines" }, "The reason must be one line"],
      [{ verdict: "guilty" }, "This outcome is not in the list"],
    ],
  },
  removeBehaviorIncidentFromDossier: {
    door: "member",
    input: ({ dossierId, incidentId }) => ({ dossierId, incidentId, reason: "Filed twice" }),
    ids: { dossierId: 404, incidentId: 404 },
    answers: () => undefined,
    refuses: [[{ reason: "" }, "A reason is required"]],
  },
  restoreBehaviorIncidentToDossier: {
    door: "member",
    input: ({ dossierId, incidentId }) => ({ dossierId, incidentId }),
    ids: { dossierId: 404, incidentId: 404 },
    answers: () => undefined,
  },

  ...dossierToolRows,

  ...peopleRows,
  ...accountRows,
  ...reportRows,

  cancelSearch: {
    door: "member",
    input: ({ runId }) => ({ runId }),
    ids: { runId: 404 },
    answers: () => ({ cancelled: true }),
  },
  createDossier: {
    door: "member",
    input: ({ subjectId }) => ({ idempotencyKey: newId(), name: "Amadou Fairweather-Ito", facts: {}, subjectId }),
    ids: { subjectId: 404 },
    answers: () => ({ ok: true }),
    refuses: [
      [{ name: "" }, "Name is required"],
      [{ name: "<b>Noor</b>" }, "Name cannot contain markup"],
      [{ facts: { birthYear: String(new Date().getFullYear() - 12) } }, "Attest does not record people under 18"],
      [{ idempotencyKey: "" }, "ID is invalid"],
    ],
  },

  ...namesakeRows,
  ...pastSearchRows,
  ...deskRows,

  ...fileRows,

  ...reporterRows,

  signInUser: {
    door: "anyone",
    input: () => ({ email: "nobody@harbour.example", password: "not-a-password" }),
    refusedWith: 401,
    answers: () => undefined,
    refuses: [
      [{ email: "" }, "Email is required"],
      [{ password: "" }, "Password is required"],
    ],
  },
  signOutUser: { door: "anyone", answers: () => undefined },
};
