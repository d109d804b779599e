import { eq } from "drizzle-orm";
import { paymentEvents } from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import type { Context } from "#app/server/context.ts";
import { PaymentsFailure } from "#app/services/payments/payments.ts";
import { follow, read } from "./readings.server.ts";

export type EventOutcome = "acted" | "known";

/**
 * Acts on a webhook once. The signature is checked over the raw body; what the event is about is read again at the
 * provider, outside of any transaction; then what was read is followed and the event's id written down in one
 * transaction, so that a copy, or the same event in another process at the same moment, does nothing.
 * @throws AppError `invalid` for a body that the provider did not sign now; `unavailable` when the provider cannot be
 *   asked: it then sends the event again
 */
export async function receive(ctx: Context, input: { body: string; signature: string | null }): Promise<EventOutcome> {
  const { payments } = ctx.services;
  const event = await payments.readEvent(input.body, input.signature, ctx.now()).catch((error: unknown) => {
    if (!(error instanceof PaymentsFailure)) throw error;
    throw new AppError("invalid", "This webhook is not signed by the payment provider", { cause: error });
  });
  const [known] = await ctx.db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, event.eventId));
  if (known) return "known";
  const reading = await read(ctx, event.about).catch((error: unknown) => {
    if (!(error instanceof PaymentsFailure)) throw error;
    throw new AppError("unavailable", "The payment provider does not answer", { cause: error });
  });
  return ctx.db.transaction(async (tx): Promise<EventOutcome> => {
    const [first] = await tx
      .insert(paymentEvents)
      .values({ id: event.eventId, type: event.type.slice(0, 100), handledAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (!first) return "known";
    await follow(tx, ctx, reading);
    return "acted";
  });
}
