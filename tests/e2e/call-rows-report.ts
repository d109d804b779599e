import { expect } from "vitest";
import { newId } from "#app/lib/ids.ts";
import type { ReportAreaIds } from "#tests/support/report-area-ids.ts";
import type { Row } from "./call-rows.ts";

export const reportWords: Record<keyof ReportAreaIds, string> = {
  reportId: "Report ID is invalid",
  searchId: "Search ID is invalid",
  proposalId: "Fact ID is invalid",
  tokenId: "Token ID is invalid",
  endpointId: "Webhook ID is invalid",
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
  getApiAccess: { door: "anyone", answers: () => ({ publishableKey: expect.any(String) as string }) },
  getApiTokens: { door: "member", answers: (own) => [{ id: own.tokenId }] },
  createApiToken: {
    door: "member",
    input: () => ({ name: "Another program", scopes: ["sources:read"] }),
    answers: () => ({ token: expect.stringMatching(/^attest_/) as string }),
    refuses: [
      [{ name: " " }, "Name is required"],
      [{ scopes: [] }, "Choose at least one thing it may do"],
      [{ scopes: ["everything"] }, "This scope is not in the list"],
    ],
  },
  revokeApiToken: {
    door: "member",
    input: ({ tokenId }) => ({ tokenId }),
    ids: { tokenId: 404 },
    answers: () => ({ revoked: true }),
  },
  getWebhooks: { door: "member", answers: (own) => [{ id: own.endpointId, deliveries: [] }] },
  createWebhook: {
    door: "member",
    input: () => ({ url: "https://hooks.example/another", events: ["incident.changed"] }),
    answers: () => ({ secret: expect.stringMatching(/^whsec_/) as string }),
    refuses: [
      [{ url: "http://hooks.example" }, "Address has to begin with https://"],
      [{ url: " " }, "Address is required"],
      [{ url: "hook" }, "Address has to begin with https://"],
      [{ events: [] }, "Choose at least one event"],
    ],
  },
  removeWebhook: {
    door: "member",
    input: ({ endpointId }) => ({ endpointId }),
    ids: { endpointId: 404 },
    answers: () => undefined,
  },
  setMonitor: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId, schedule: { frequency: "weekly", endsOn: inDays(30) } }),
    ids: { dossierId: 404 },
    answers: () => ({ frequency: "weekly" }),
    refuses: [
      [{ schedule: { frequency: "weekly", endsOn: inDays(91) } }, "The end date must be within 90 days"],
      [{ schedule: { frequency: "weekly", endsOn: inDays(0) } }, "The end date must be in the future"],
      [{ schedule: { frequency: "hourly", endsOn: inDays(30) } }, "This frequency is not in the list"],
    ],
  },
  getMonitor: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: "null" },
    answers: () => ({ frequency: "weekly" }),
  },
};

function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
