import { expect } from "vitest";
import type { Row } from "./call-rows.ts";

/** The calls of /admin/audit. */
export const auditRows: Record<string, Row> = {
  getAuditTrail: {
    door: 'staff("manage_users")',
    input: ({ userId, workspaceId }) => ({ who: `${userId}@harbour.example`, entity: "dossier", workspaceId }),
    // Each call of the others that looked at a dossier has left one.
    answers: ({ userId, workspaceId }) => ({
      entries: expect.arrayContaining([
        expect.objectContaining({ actor_id: userId, entity: "dossier", workspace_id: workspaceId }),
      ]),
    }),
    refuses: [
      [{ from: "yesterday" }, "Date is invalid"],
      [{ to: "2024-02-31" }, "Date is invalid"],
      [{ action: "Drop table" }, "Action is invalid"],
      [{ entity: "x".repeat(61) }, "What is invalid"],
    ],
    holds: (result) => (result as { entries: { entity: string }[] }).entries.every(({ entity }) => entity === "dossier"),
  },
  findAuditPeople: {
    door: 'staff("manage_users")',
    input: ({ userId }) => ({ query: userId }),
    answers: ({ userId }) => [expect.objectContaining({ id: userId, kind: "user" })],
    refuses: [[{ query: "x".repeat(201) }, "Search must be at most 200 characters"]],
  },
  getUnusualViews: { door: 'staff("manage_users")', answers: () => [] },
  verifyAuditTrail: { door: 'staff("manage_users")', answers: () => ({ broken: null }) },
  getAuditChecks: {
    door: 'staff("manage_users")',
    answers: () => expect.arrayContaining([expect.objectContaining({ broken: null })]),
  },
};
