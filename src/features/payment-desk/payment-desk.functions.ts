import { createServerFn } from "@tanstack/react-start";
import { anyone } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import {
  challengeInput,
  checkoutInput,
  deliveriesInput,
  eventInput,
  invoiceInput,
  payInput,
  portalInput,
  replaceCardInput,
} from "./payment-desk.ts";
import * as desk from "./payment-desk.server.ts";

export const getCheckoutPage = createServerFn({ method: "GET" })
  .middleware([anyone])
  .validator(valid(checkoutInput))
  .handler(({ context: { ctx }, data }) => desk.viewCheckout(ctx, data));

export const payCheckout = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(payInput))
  .handler(({ context: { ctx }, data }) => desk.pay(ctx, data));

export const answerCardChallenge = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(challengeInput))
  .handler(({ context: { ctx }, data }) => desk.answerChallenge(ctx, data));

export const getPortalPage = createServerFn({ method: "GET" })
  .middleware([anyone])
  .validator(valid(portalInput))
  .handler(({ context: { ctx }, data }) => desk.viewPortal(ctx, data));

export const replacePortalCard = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(replaceCardInput))
  .handler(({ context: { ctx }, data }) => desk.replaceCard(ctx, data));

export const getInvoicePage = createServerFn({ method: "GET" })
  .middleware([anyone])
  .validator(valid(invoiceInput))
  .handler(({ context: { ctx }, data }) => desk.viewInvoice(ctx, data));

export const getPaymentEvents = createServerFn({ method: "GET" })
  .middleware([anyone])
  .handler(({ context: { ctx } }) => desk.listEvents(ctx));

export const resendPaymentEvent = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(eventInput))
  .handler(({ context: { ctx }, data }) => desk.resend(ctx, data));

export const setPaymentDeliveries = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(deliveriesInput))
  .handler(({ context: { ctx }, data }) => desk.setDeliveries(ctx, data));
