import { newId } from "#app/lib/ids.ts";
import type { Row } from "./call-rows.ts";

const info = { names: [{ firstName: "Amadou", lastName: "Fairweather-Ito" }] };

/** Requests for social media searches: what members ask, and what staff do with it. */
export const socialReportRows: Record<string, Row> = {
  getSocialReports: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: "empty" },
    answers: ({ socialReportId }) => [{ id: socialReportId, status: "pending", data: null }],
  },
  createSocialReport: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId, info, idempotencyKey: newId() }),
    ids: { dossierId: 404 },
    // The workspaces of this test are on the basic plan.
    answers: () => ({ ok: false, reason: "plan" }),
    refuses: [
      [{ info: { names: [{ firstName: "", lastName: "Ito" }] } }, "First name is required"],
      [{ info: { names: [{ firstName: "Amadou", lastName: " " }] } }, "Last name is required"],
      [{ info: { ...info, phones: [""] } }, "Phone is required"],
      [{ info: { ...info, emails: ["amadou"] } }, "Email is invalid"],
      [{ info: { ...info, profiles: ["javascript:alert(1)"] } }, "URL is invalid"],
    ],
  },
  openSocialReportInfo: {
    door: "member",
    input: ({ socialReportId }) => ({ socialReportId }),
    ids: { socialReportId: 404 },
    // What was entered for this one has been erased.
    refusedWith: 422,
    answers: () => undefined,
  },
  getSocialReportsByStatus: {
    door: 'staff("manage_social_reports")',
    input: () => ({ status: "anything else" }),
    answers: () => ({ next_cursor: null }),
    holds: (result) =>
      (result as { social_reports: { status: string }[] }).social_reports.every(({ status }) => status === "pending"),
  },
  openSocialReportInfoAsStaff: {
    door: 'staff("manage_social_reports")',
    input: ({ socialReportId }) => ({ socialReportId }),
    ids: { socialReportId: 404 },
    refusedWith: 422,
    answers: () => undefined,
  },
  updateSocialReportStatus: {
    door: 'staff("manage_social_reports")',
    input: ({ socialReportId }) => ({ socialReportId, status: "in_progress" }),
    ids: { socialReportId: 404 },
    answers: ({ socialReportId }) => ({ id: socialReportId, status: "in_progress" }),
    refuses: [[{ status: "done" }, "This status change is not allowed"]],
  },
  uploadSocialReport: {
    door: 'staff("manage_social_reports")',
    // It takes a form, and nothing else.
    input: ({ socialReportId }) => ({ socialReportId }),
    refusedWith: 400,
    answers: () => undefined,
  },
  cancelSocialReport: {
    door: "member",
    input: ({ socialReportId }) => ({ socialReportId }),
    ids: { socialReportId: 404 },
    // Staff have taken it above.
    refusedWith: 409,
    answers: () => undefined,
  },
};
