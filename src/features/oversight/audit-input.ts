import { z } from "zod";
import { auditCode } from "./audit-search.ts";

const day = z.iso.date("Date is invalid");

/** Who, what, whom and when; each narrows the trail. */
export const auditFilters = z.object({
  /** A user's or an external user's name, e-mail address or id. */
  who: z.string().trim().max(254, "Who is invalid").optional(),
  action: z.string().regex(auditCode, "Action is invalid").max(60, "Action is invalid").optional(),
  entity: z.string().regex(auditCode, "What is invalid").max(60, "What is invalid").optional(),
  /** A person's name, e-mail address or id, or the id of what was seen or changed. */
  whom: z.string().trim().max(254, "Whom is invalid").optional(),
  /** Days in UTC, both included. */
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilters = z.output<typeof auditFilters>;

export const auditTrailInput = auditFilters.extend({ cursor: z.string().max(100).optional() });

export const auditPeopleInput = z.object({ query: z.string().max(200, "Search must be at most 200 characters") });
