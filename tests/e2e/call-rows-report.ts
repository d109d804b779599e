import { newId } from "#app/lib/ids.ts";
import type { ReportAreaIds } from "#tests/support/report-area-ids.ts";
import type { Row } from "./call-rows.ts";

export const reportWords: Record<keyof ReportAreaIds, string> = {
  reportId: "Report ID is invalid",
  searchId: "Search ID is invalid",
  proposalId: "Fact ID is invalid",
};

/** Reports, what leaves the product, and what watches. */
export const reportRows: Record<string, Row> = {
  // The plan of these workspaces is pro: nothing is made or charged.
  requestReport: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId, idempotencyKey: newId() }),
    ids: { dossierId: 404 },
    answers: () => ({ ok: false, reason: "plan" }),
    refuses: [[{ idempotencyKey: "x" }, "ID is invalid"]],
  },
  getReports: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: "empty" },
    answers: (own) => [{ id: own.reportId, status: "queued" }],
  },
  cancelReport: {
    door: "member",
    input: ({ reportId }) => ({ reportId }),
    ids: { reportId: 404 },
    answers: () => ({ cancelled: true }),
  },
  getReportVerification: {
    door: "anyone",
    input: () => ({ code: "0000-0000-0000-0000-0000" }),
    answers: () => null,
    refuses: [[{ code: "x".repeat(201) }, "Code is invalid"]],
  },
  getPersonalInfo: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: "null" },
    answers: (own) => ({ search: { id: own.searchId, status: "queued" }, proposals: [{ id: own.proposalId }] }),
  },
  // One is under way: it is the one answered, and nothing more is charged.
  startPersonalInfoSearch: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId, idempotencyKey: newId() }),
    ids: { dossierId: 404 },
    answers: (own) => ({ ok: true, searchId: own.searchId }),
    refuses: [[{ idempotencyKey: "x" }, "ID is invalid"]],
  },
  decideProposedFact: {
    door: "member",
    input: ({ proposalId }) => ({ proposalId, decision: "set-aside" }),
    ids: { proposalId: 404 },
    answers: () => ({ decision: "set-aside" }),
    refuses: [[{ decision: "delete" }, "This decision is not in the list"]],
  },
  cancelPersonalInfoSearch: {
    door: "member",
    input: ({ searchId }) => ({ searchId }),
    ids: { searchId: 404 },
    answers: () => ({ cancelled: true }),
  },
};
