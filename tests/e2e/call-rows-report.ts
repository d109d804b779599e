import { newId } from "#app/lib/ids.ts";
import type { Row } from "./call-rows.ts";

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
};
