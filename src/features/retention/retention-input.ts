import { z } from "zod";
import { holdKindNames } from "./retention.ts";

const reason = z
  .string()
  .trim()
  .min(1, "A reason is required")
  .max(500, "The reason must be at most 500 characters")
  .refine((text) => !/[\r\n]/.test(text), "The reason must be one line");

export const holdInput = z.object({
  kind: z.enum(holdKindNames, "Choose what is held"),
  entityId: z.uuid("Choose what is held"),
  reason,
  /** The last day on which it holds. */
  until: z.iso.date("Choose the last day of the hold"),
  idempotencyKey: z.uuid("ID is invalid"),
});
export const findHoldableInput = z.object({
  kind: z.enum(holdKindNames, "Choose what is held"),
  query: z.string().max(200, "Search must be at most 200 characters"),
});
export const heldThingInput = z.object({ entityId: z.uuid("Choose what is held") });
export type HoldInput = z.output<typeof holdInput>;
export const endHoldInput = z.object({ holdId: z.uuid("Hold ID is invalid"), reason });
/** Of the preview that somebody has seen: when something else is due by now, they look again. */
export const runRetentionInput = z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/, "Look at the preview first") });

/** The message for a reason that cannot be taken, or null. */
export function reasonMessage(text: string): string | null {
  const checked = reason.safeParse(text);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}
