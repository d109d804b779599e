import { AppError } from "#app/lib/errors.ts";
import type { Context } from "#app/server/context.ts";
import type {
  CheckoutView,
  DeliveryChoices,
  EventView,
  InvoiceView,
  PaymentDesk,
  PayOutcome,
  PortalView,
  ReplaceOutcome,
} from "#app/services/payments/payment-desk.ts";

type CardInput = Parameters<PaymentDesk["payCheckout"]>[1];

/** @throws AppError `not-found` where a hosted provider is used: its pages are its own */
function deskOf(ctx: Context): PaymentDesk {
  const { desk } = ctx.services.payments;
  if (!desk) throw new AppError("not-found", "This page does not exist");
  return desk;
}

/** What a developer does at the provider's dashboard: on loopback alone, as the inbox. @throws AppError `not-found` */
function dashboardOf(ctx: Context): PaymentDesk {
  if (!ctx.hasInbox) throw new AppError("not-found", "This page does not exist");
  return deskOf(ctx);
}

/** Null where there is no such page, and where a hosted provider is used. */
export async function viewCheckout(ctx: Context, input: { checkoutId: string }): Promise<CheckoutView | null> {
  return ctx.services.payments.desk?.viewCheckout(input.checkoutId) ?? null;
}

export function pay(ctx: Context, input: { checkoutId: string; card: CardInput }): Promise<PayOutcome> {
  return deskOf(ctx).payCheckout(input.checkoutId, input.card);
}

export function answerChallenge(
  ctx: Context,
  input: { checkoutId: string; challengeId: string; isApproved: boolean },
): Promise<PayOutcome> {
  return deskOf(ctx).answerChallenge(input.checkoutId, input.challengeId, input.isApproved);
}

export async function viewPortal(ctx: Context, input: { portalId: string }): Promise<PortalView | null> {
  return ctx.services.payments.desk?.viewPortal(input.portalId) ?? null;
}

export function replaceCard(ctx: Context, input: { portalId: string; card: CardInput }): Promise<ReplaceOutcome> {
  return deskOf(ctx).replaceCard(input.portalId, input.card);
}

export async function viewInvoice(ctx: Context, input: { invoiceId: string }): Promise<InvoiceView | null> {
  return ctx.services.payments.desk?.viewInvoice(input.invoiceId) ?? null;
}

export type ProviderEvents = { events: EventView[]; settings: DeliveryChoices };

/** What the provider has told the product, and how it tells it; null where there is no such dashboard. */
export async function listEvents(ctx: Context): Promise<ProviderEvents | null> {
  if (!ctx.hasInbox || !ctx.services.payments.desk) return null;
  const { desk } = ctx.services.payments;
  return { events: await desk.listEvents(100), settings: await desk.readDeliverySettings() };
}

export async function resend(ctx: Context, input: { eventId: string }): Promise<void> {
  await dashboardOf(ctx).resend(input.eventId);
}

export async function setDeliveries(ctx: Context, input: DeliveryChoices): Promise<void> {
  await dashboardOf(ctx).setDeliverySettings(input);
}
