import type { ExternalUserPage } from "#app/features/reporters/external-users.server.ts";
import type { QueuePage } from "#app/features/moderation/case-view.ts";
import { newId } from "#app/lib/ids.ts";
import { aReport } from "#tests/support/reporter-area.ts";
import type { Row } from "./call-rows.ts";

const moderator = 'staff("moderate_behavior_incidents")' as const;
const manager = 'staff("manage_external_users")' as const;
const isList = (result: unknown) => Array.isArray(result) && result.length > 0;

/** Reporters' links, their reports and evidence, moderation, and offering for sharing. */
export const reporterRows: Record<string, Row> = {
  // The finding rests on nothing that others can open.
  offerBehaviorIncident: {
    door: "member",
    input: ({ incidentId }) => ({ incidentId }),
    ids: { incidentId: 404 },
    answers: () => ({ ok: false }),
  },
  withdrawBehaviorIncidentOffer: {
    door: "member",
    input: ({ incidentId }) => ({ incidentId }),
    ids: { incidentId: 404 },
    refusedWith: 404,
    answers: () => undefined,
  },

  getExternalUserByAccessKey: {
    door: "anyone",
    input: ({ accessKey }) => ({ accessKey }),
    answers: (own) => ({ id: own.externalUserId, is_active: true }),
    holds: (result) => !JSON.stringify(result).includes("key"),
    refuses: [[{ accessKey: "" }, "Access key is required"]],
  },
  getReporterPage: {
    door: "reporter",
    answers: (own) => ({ id: own.externalUserId, can_submit: true, counts: { pending: 1, approved: 0, rejected: 0 } }),
  },
  getReporterReports: {
    door: "reporter",
    input: () => ({ status: "pending" }),
    answers: (own) => ({ reports: [{ id: own.sharedIncidentId }] }),
    refuses: [[{ status: "open" }, "Status is invalid"]],
  },
  createIncidentEvidence: {
    door: "reporter",
    input: () => ({ title: "An episode", type: "podcast", url: "https://page.example/episode" }),
    answers: () => ({ title: "An episode", type: "other", state: "waiting" }),
    refuses: [
      [{ title: " " }, "Title is required"],
      [{ url: "not a url" }, "URL is invalid"],
      [{ url: "javascript:alert(1)" }, "URL is invalid"],
      [{ url: "data:text/html,x" }, "URL is invalid"],
    ],
  },
  getIncidentEvidence: {
    door: "reporter",
    input: ({ evidenceId }) => ({ evidenceIds: [evidenceId] }),
    answers: (own) => [{ id: own.evidenceId }],
    refuses: [[{ evidenceIds: ["x"] }, "Evidence ID is invalid"]],
  },
  removeIncidentEvidence: {
    door: "reporter",
    input: ({ evidenceId }) => ({ evidenceId }),
    answers: () => undefined,
    refuses: [[{ evidenceId: "x" }, "Evidence ID is invalid"]],
  },
  answerModerator: {
    door: "reporter",
    input: ({ sharedIncidentId }) => ({ incidentId: sharedIncidentId, text: "I was there.", idempotencyKey: newId() }),
    ids: { incidentId: 404 },
    answers: () => undefined,
    refuses: [[{ text: " \n" }, "An answer is required"]],
  },
  createBehaviorIncident: {
    door: "reporter",
    input: () => aReport(newId()),
    answers: () => ({ ok: true }),
    refuses: [
      [{ title: "" }, "Title is required"],
      [{ summary: "" }, "Summary is required"],
      [{ description: "" }, "Description is required"],
      [{ subjectName: "" }, "Name is required"],
      [{ subjectId: "abc" }, "Subject ID is invalid"],
      [{ reporterId: "abc" }, "Reporter ID is invalid"],
      [{ date: { precision: "day", year: 2025, month: 2, day: 30 } }, "Date is invalid"],
    ],
  },

  listPendingBehaviorIncidents: {
    door: moderator,
    input: ({ externalUserId }) => ({ reporterId: externalUserId }),
    answers: () => ({ nextCursor: null }),
    holds: (result) => (result as QueuePage).cases.length === 2,
    refuses: [
      [{ reporterId: "x" }, "Reporter ID is invalid"],
      [{ source: "x" }, "Source is invalid"],
    ],
  },
  getModerationCase: {
    door: moderator,
    input: ({ sharedIncidentId }) => ({ incidentId: sharedIncidentId }),
    ids: { incidentId: "null" },
    answers: (own) => ({ id: own.sharedIncidentId, reporter: { id: own.externalUserId } }),
  },
  getModerators: { door: moderator, answers: () => ({}), holds: isList },
  claimBehaviorIncident: {
    door: moderator,
    input: ({ sharedIncidentId }) => ({ incidentId: sharedIncidentId }),
    ids: { incidentId: 404 },
    answers: () => ({ ok: true }),
  },
  releaseBehaviorIncident: {
    door: moderator,
    input: ({ sharedIncidentId }) => ({ incidentId: sharedIncidentId }),
    answers: () => undefined,
    refuses: [[{ incidentId: "x" }, "Incident ID is invalid"]],
  },
  assignBehaviorIncidents: {
    door: moderator,
    input: ({ sharedIncidentId }) => ({ incidentIds: [sharedIncidentId], userId: null }),
    answers: () => undefined,
    refuses: [
      [{ incidentIds: [] }, "Choose at least one report"],
      [{ userId: "x" }, "User ID is invalid"],
    ],
  },
  tagBehaviorIncidents: {
    door: moderator,
    input: ({ sharedIncidentId }) => ({ incidentIds: [sharedIncidentId], tag: "harbour" }),
    answers: () => undefined,
    refuses: [[{ tag: " " }, "A tag is required"]],
  },
  writeToReport: {
    door: moderator,
    input: ({ sharedIncidentId }) => ({ incidentId: sharedIncidentId, text: "Who else was there?", idempotencyKey: newId() }),
    ids: { incidentId: 404 },
    answers: () => undefined,
    refuses: [[{ text: "" }, "A message is required"]],
  },
  handOnBehaviorIncident: {
    door: moderator,
    // Their owner moderates nothing.
    input: ({ sharedIncidentId, userId }) => ({
      incidentId: sharedIncidentId,
      userId,
      note: "You know the place.",
      idempotencyKey: newId(),
    }),
    refusedWith: 404,
    answers: () => undefined,
    refuses: [[{ note: "" }, "A message is required"]],
  },
  updateBehaviorIncidentStatus: {
    door: moderator,
    input: ({ sharedIncidentId }) => ({
      incidentId: sharedIncidentId,
      status: "rejected",
      rejection: "cannot-verify",
      reason: "Nothing bears it out",
    }),
    ids: { incidentId: 404 },
    answers: () => ({ ok: true }),
    refuses: [
      [{ reason: "" }, "A reason is required"],
      [{ status: "open" }, "Status is invalid"],
      [{ rejection: "dislike" }, "This reason is not in the list"],
    ],
  },
  undoModerationDecision: {
    door: moderator,
    input: () => ({ decisionId: newId() }),
    refusedWith: 404,
    answers: () => undefined,
    refuses: [[{ decisionId: "x" }, "Decision ID is invalid"]],
  },
  rejectBehaviorIncidents: {
    door: moderator,
    input: ({ sharedIncidentId }) => ({
      incidentIds: [sharedIncidentId],
      rejection: "outside-scope",
      reason: "None of ours",
    }),
    answers: (own) => [{ incidentId: own.sharedIncidentId, ok: false, message: "This status change is not allowed" }],
    refuses: [[{ reason: "two\nlines" }, "The reason must be one line"]],
  },
  deleteBehaviorIncident: {
    door: moderator,
    input: ({ sharedIncidentId }) => ({ incidentId: sharedIncidentId }),
    ids: { incidentId: 404 },
    answers: () => undefined,
  },

  getExternalUsers: {
    door: manager,
    input: () => ({}),
    answers: () => ({}),
    holds: (result) =>
      (result as ExternalUserPage).users.length > 0 && !/access_?key"|access_url|hash/i.test(JSON.stringify(result)),
    refuses: [[{ query: "x".repeat(501) }, "Search must be at most 500 characters"]],
  },
  getExternalUserById: {
    door: manager,
    input: ({ externalUserId }) => ({ externalUserId }),
    ids: { externalUserId: "null" },
    answers: (own) => ({ id: own.externalUserId }),
  },
  createExternalUser: {
    door: manager,
    input: () => ({
      id: newId(),
      name: "Rui Achterberg",
      email: "rui.achterberg@quay.example",
      permissions: ["submit_behavior_incidents", "delete_everything"],
    }),
    answers: () => ({ name: "Rui Achterberg", is_active: true, permissions: ["submit_behavior_incidents"] }),
    holds: (result) => {
      const made = result as { access_key: string; access_url: string };
      return made.access_url.endsWith(`/external/${made.access_key}`);
    },
    refuses: [
      [{ name: "" }, "Name is required"],
      [{ email: "" }, "Email is required"],
      [{ email: "abc" }, "Email is invalid"],
    ],
  },
  updateExternalUser: {
    door: manager,
    input: ({ externalUserId }) => ({
      externalUserId,
      name: "Ines Okafor",
      email: "ines.okafor@quay.example",
      permissions: ["submit_behavior_incidents"],
    }),
    ids: { externalUserId: 404 },
    answers: () => ({ name: "Ines Okafor", email: "ines.okafor@quay.example" }),
    refuses: [[{ name: "  " }, "Name is required"]],
  },
  toggleExternalUserActive: {
    door: manager,
    input: ({ externalUserId }) => ({ externalUserId }),
    ids: { externalUserId: 404 },
    answers: () => ({ is_active: false }),
  },
  regenerateExternalUserAccessKey: {
    door: manager,
    input: ({ externalUserId }) => ({ externalUserId }),
    ids: { externalUserId: 404 },
    answers: (own) => ({ id: own.externalUserId }),
    holds: (result) => /^[\w-]{43}$/.test((result as { access_key: string }).access_key),
  },
  deleteExternalUser: {
    door: manager,
    input: ({ externalUserId }) => ({ externalUserId }),
    ids: { externalUserId: 404 },
    answers: () => undefined,
  },
};
