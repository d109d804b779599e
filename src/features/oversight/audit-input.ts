import { z } from "zod";

/** What an entry may speak of, in words. */
export const auditEntityWords = {
  dossier: "Dossier",
  "dossier-folder": "Folder",
  "external-user": "External user",
  "identity-fact": "Identity fact",
  incident: "Incident",
  member: "Member",
  permission: "Permission",
  report: "Report",
  retention: "Retention",
  "social-report": "Social report",
  source: "Source",
  subject: "Subject",
  "subject-request": "Subject request",
  user: "User",
  workspace: "Workspace",
  audit: "Audit trail",
} as const;

const code = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const day = z.iso.date("Date is invalid");

/** Who, what, whom and when; each narrows the trail. */
export const auditFilters = z.object({
  /** A user's id or e-mail address. */
  who: z.string().trim().max(254, "Who is invalid").optional(),
  action: z.string().regex(code, "Action is invalid").max(60, "Action is invalid").optional(),
  entity: z.string().regex(code, "What is invalid").max(60, "What is invalid").optional(),
  /** The id of what was seen or changed. */
  whom: z.string().trim().max(64, "Whom is invalid").optional(),
  /** Days in UTC, both included. */
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilters = z.output<typeof auditFilters>;

export const auditTrailInput = auditFilters.extend({ cursor: z.string().max(100).optional() });
