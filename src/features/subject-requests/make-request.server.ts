import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { subjectRequests } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context } from "#app/server/context.ts";
import { hashMailToken, mintMailToken } from "#app/server/mail-token.server.ts";
import { consume } from "#app/server/rate-limit.server.ts";
import { dueAt, hoursToConfirm, type SubjectRequestInput } from "./subject-request.ts";

/** Requests from one network address in an hour, and to one mail address in a day. */
const perAddress = { limit: 10, windowSeconds: 60 * 60 };
const perMail = { limit: 3, windowSeconds: 24 * 60 * 60 };
/** Tries of a confirmation link: its key has 256 bits, so this only keeps the noise down. */
const perConfirmation = { limit: 60, windowSeconds: 15 * 60 };

// Without letters and digits that are taken for others when read aloud (Crockford's base 32).
const receiptLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function newReceipt(): string {
  const part = () => Array.from({ length: 4 }, () => receiptLetters[randomInt(receiptLetters.length)]).join("");
  return `S-${part()}-${part()}`;
}

export type RequestMade = { ok: true; receipt: string } | { ok: false; reason: "too-many-tries"; retryAfterSeconds: number };

/**
 * Takes a request in and mails a link to confirm it, once per idempotency key. The answer is the same whoever is
 * named: nothing is looked up, so it tells nobody who is recorded.
 */
export async function make(ctx: Context, input: SubjectRequestInput & { address: string }): Promise<RequestMade> {
  const made = await findMade(ctx, input.idempotencyKey);
  if (made) return { ok: true, receipt: made };
  const now = ctx.now();
  const email = input.email.toLowerCase();
  for (const [key, limit] of [
    [`subject-request:address:${input.address}`, perAddress],
    [`subject-request:mail:${email}`, perMail],
  ] as const) {
    const tried = await consume(ctx.db, key, { ...limit, now });
    if (!tried.allowed) return { ok: false, reason: "too-many-tries", retryAfterSeconds: tried.retryAfterSeconds };
  }
  const id = newId();
  const receipt = newReceipt();
  const { kind, name, about, statement, idempotencyKey } = input;
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(subjectRequests)
      .values({
        id,
        receipt,
        kind,
        name,
        email,
        about,
        statement,
        keyHash: hashMailToken(mintMailToken(ctx.auth, id)),
        idempotencyKey,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: subjectRequests.idempotencyKey })
      .returning({ id: subjectRequests.id });
    // The same press arrived twice at once: the other one has made it.
    if (!row) return;
    await ctx.services.jobs.enqueue(tx, "subject-request-mail", { requestId: id, what: "confirm" }, { key: `${id}:confirm` });
  });
  return { ok: true, receipt: (await findMade(ctx, idempotencyKey)) ?? receipt };
}

async function findMade(ctx: Context, idempotencyKey: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ receipt: subjectRequests.receipt })
    .from(subjectRequests)
    .where(eq(subjectRequests.idempotencyKey, idempotencyKey));
  return row?.receipt ?? null;
}

/** `is_decided`: the link was opened again, after the decision. */
export type RequestConfirmed = { ok: true; receipt: string; due_at: string; is_decided: boolean } | { ok: false };

/** Puts a request into the queue of staff. The same link opened twice answers the same; an older one does nothing. */
export async function confirm(ctx: Context, input: { key: string; address: string }): Promise<RequestConfirmed> {
  const now = ctx.now();
  const tried = await consume(ctx.db, `subject-request:confirm:${input.address}`, { ...perConfirmation, now });
  if (!tried.allowed) return { ok: false };
  return ctx.db.transaction(async (tx): Promise<RequestConfirmed> => {
    const [row] = await tx
      .select()
      .from(subjectRequests)
      .where(eq(subjectRequests.keyHash, hashMailToken(input.key)))
      .for("update");
    if (!row) return { ok: false };
    if (row.dueAt) {
      return { ok: true, receipt: row.receipt, due_at: row.dueAt.toISOString(), is_decided: row.status === "decided" };
    }
    if (row.createdAt.getTime() + hoursToConfirm * 60 * 60 * 1000 < now.getTime()) return { ok: false };
    const due = dueAt(now);
    await tx
      .update(subjectRequests)
      .set({ status: "open", confirmedAt: now, dueAt: due, updatedAt: now })
      .where(and(eq(subjectRequests.id, row.id), eq(subjectRequests.status, "unconfirmed")));
    await audit.record(tx, ctx, {
      action: "create",
      entity: "subject-request",
      entityId: row.id,
      workspaceId: null,
      details: { kindCode: row.kind },
    });
    return { ok: true, receipt: row.receipt, due_at: due.toISOString(), is_decided: false };
  });
}
