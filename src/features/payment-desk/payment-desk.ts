import { z } from "zod";
import { isDeskId, type DeskIdPrefix } from "./desk-id.ts";

/** What the embedded provider's own pages send. Hosted providers have pages of their own. */
const card = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  cvc: z.string().max(10),
});

const id = (prefix: DeskIdPrefix) =>
  z.string("This page does not exist").refine((text) => isDeskId(prefix, text), "This page does not exist");

export const checkoutInput = z.object({ checkoutId: id("cs") });
export const payInput = checkoutInput.extend({ card });
export const challengeInput = checkoutInput.extend({ challengeId: id("auth"), isApproved: z.boolean() });
export const portalInput = z.object({ portalId: id("bps") });
export const replaceCardInput = portalInput.extend({ card });
export const invoiceInput = z.object({ invoiceId: id("in") });
export const eventInput = z.object({ eventId: id("evt") });
export const deliveriesInput = z.object({
  held: z.boolean(),
  order: z.enum(["as-they-happen", "reversed"]),
  copies: z.number().int().min(1).max(3),
  delaySeconds: z.number().int().min(0).max(3600),
});
