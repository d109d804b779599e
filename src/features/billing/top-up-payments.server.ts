import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { checkouts } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { asWorkspaceId } from "#app/server/context.ts";
import type { Payment } from "#app/services/payments/payments.ts";
import * as credits from "./credits.server.ts";

/** Credits to hold back of `bought`: all while a dispute holds the money, else the share that was paid back. */
export function creditsToHoldBack(bought: number, payment: Pick<Payment, "amount" | "refunded" | "dispute">): number {
  if (payment.dispute === "open" || payment.dispute === "lost") return bought;
  if (payment.amount <= 0) return 0;
  return Math.floor((bought * Math.min(payment.refunded, payment.amount)) / payment.amount);
}

/**
 * Follows the payment of a top-up: its credits come when it is paid, once; go as its price is paid back or disputed; and
 * return when a dispute is won. Answers whether the payment was one.
 */
export async function followTopUp(tx: Queryable, payment: Payment, reading: { number: number; now: Date }): Promise<boolean> {
  const { now } = reading;
  const [row] = await tx
    .select()
    .from(checkouts)
    .where(and(sql`${checkouts.id}::text = ${payment.reference}`, eq(checkouts.purpose, "top-up")))
    .for("update");
  if (!row?.workspaceId || !row.credits) return false;
  if (!payment.isPaid || row.readingNumber >= reading.number) return true;
  const workspaceId = asWorkspaceId(row.workspaceId);
  if (!row.paidAt) {
    const note = `${row.credits} credits bought`;
    await credits.grant(tx, {
      workspaceId,
      kind: "top-up",
      amount: row.credits,
      reference: payment.paymentId,
      note,
      actorId: row.userId,
      now,
    });
  }
  const held = creditsToHoldBack(row.credits, payment);
  const difference = held - row.withdrawnCredits;
  const note = payment.dispute ? "The payment is disputed" : "The payment was paid back";
  if (difference > 0)
    await credits.withdraw(tx, { workspaceId, amount: difference, reference: `${payment.paymentId}:${newId()}`, note, now });
  else if (difference < 0) await credits.giveBack(tx, { workspaceId, amount: -difference, reference: payment.paymentId, now });
  await tx
    .update(checkouts)
    .set({
      status: "complete",
      url: null,
      paymentId: payment.paymentId,
      paidAt: row.paidAt ?? now,
      withdrawnCredits: held,
      readingNumber: reading.number,
      updatedAt: now,
    })
    .where(eq(checkouts.id, row.id));
  return true;
}
