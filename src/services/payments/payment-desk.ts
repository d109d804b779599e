import type { CardInput, CardProblems } from "./embedded/cards.ts";

/**
 * The embedded provider's counter: its checkout page and portal, which a hosted provider serves itself, and what a
 * developer does at a provider's dashboard. Whoever knows a session's id may use its page, as at the hosted provider.
 */
export interface PaymentDesk {
  /** Null for an id that it never gave out. */
  viewCheckout(checkoutId: string): Promise<CheckoutView | null>;
  payCheckout(checkoutId: string, card: CardInput): Promise<PayOutcome>;
  /** What the person answered their bank. A challenge is answered once. */
  answerChallenge(checkoutId: string, challengeId: string, isApproved: boolean): Promise<PayOutcome>;
  viewPortal(portalId: string): Promise<PortalView | null>;
  /** Stores another card and pays with it what is open. */
  replaceCard(portalId: string, card: CardInput): Promise<ReplaceOutcome>;
  viewInvoice(invoiceId: string): Promise<InvoiceView | null>;

  /** The newest first. */
  listEvents(limit: number): Promise<EventView[]>;
  /** Sends an event once more. */
  resend(eventId: string): Promise<void>;
  readDeliverySettings(): Promise<DeliveryChoices>;
  /** Events that were held back are sent as soon as they no longer are, in the order chosen then. */
  setDeliverySettings(choices: DeliveryChoices): Promise<void>;
  /** Sends now what is due; answers how many were taken. */
  deliverDue(): Promise<number>;
}

export type CheckoutView = {
  status: "open" | "complete" | "expired";
  mode: "payment" | "subscription";
  lines: { description: string; amount: number }[];
  currency: string;
  /** Minor units that are taken at once. */
  dueNow: number;
  isTrial: boolean;
  /** Of a subscription. */
  interval: "month" | "year" | null;
  email: string | null;
  returnUrl: string;
  cancelUrl: string | null;
};

export type PayOutcome =
  | { kind: "paid"; returnUrl: string }
  | { kind: "challenge"; challengeId: string }
  | { kind: "declined"; message: string }
  | { kind: "invalid"; problems: CardProblems }
  | { kind: "closed"; status: "complete" | "expired"; returnUrl: string };

export type PortalView = {
  email: string | null;
  card: { last4: string; expiry: string } | null;
  invoices: InvoiceView[];
  returnUrl: string;
};
export type ReplaceOutcome =
  | { kind: "stored"; paid: number; failed: number }
  | { kind: "declined"; message: string }
  | { kind: "invalid"; problems: CardProblems };

export type InvoiceView = {
  id: string;
  number: string | null;
  status: string;
  createdAt: Date;
  lines: { description: string; amount: number }[];
  total: number;
  currency: string;
  customer: { name: string | null; email: string | null };
};

export type EventView = {
  id: string;
  type: string;
  createdAt: Date;
  deliveries: { id: string; attempts: number; deliveredAt: Date | null; dueAt: Date | null; lastStatus: number | null }[];
};

export type DeliveryChoices = { held: boolean; order: "as-they-happen" | "reversed"; copies: number; delaySeconds: number };
