import { z } from "zod";
import { caseSources } from "#app/features/incidents/moderation.ts";

const text = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).slice(0, 200))
  .optional()
  .catch(undefined);

/** The queue's filters as they stand in the address; what does not fit is left out. */
export const queueFilterSchema = z.object({
  query: text,
  subject: text,
  reporterId: z.uuid().optional().catch(undefined),
  source: z.enum(caseSources).optional().catch(undefined),
  minHours: z.number().int().positive().max(87_600).optional().catch(undefined),
  isFlagged: z.literal(true).optional().catch(undefined),
  assigned: z.enum(["me", "nobody"]).optional().catch(undefined),
});
export type QueueFilter = z.output<typeof queueFilterSchema>;
