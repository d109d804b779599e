import { desc, eq, sql } from "drizzle-orm";
import { auditChecks, auditEntries, auditHeads, users } from "#app/db/schema/index.ts";
import type { Actor, Context, StaffContext } from "#app/server/context.ts";
import { newId } from "#app/lib/ids.ts";
import * as audit from "./audit.server.ts";

export type AuditCheck = {
  id: string;
  started_at: string;
  finished_at: string;
  /** Null: the schedule's. */
  checked_by: string | null;
  chain_count: number;
  entry_count: number;
  /** The first link that does not hold; null when all do. */
  broken: { chain: string; sequence: number; problem: string } | null;
};

/** The problem of the notes outside of the database, which belong to no chain. */
export const anchorsAltered = "anchors-altered";

/**
 * Recomputes every chain of the audit log and holds it to where it says it ends and to the signed ends that were noted
 * outside of the database; writes down what was found. While all holds, the present ends are noted there for the next
 * time. Names the first broken link.
 */
export async function verifyAll(ctx: Context<Actor>): Promise<AuditCheck> {
  const startedAt = ctx.now();
  const anchored = await ctx.services.auditAnchors.read();
  const { rows } = await ctx.db.execute<{ chain: string }>(sql`
    select chain from ${auditHeads} union select distinct chain from ${auditEntries} order by 1`);
  const chains = new Set([...rows.map(({ chain }) => chain), ...anchored.heads.map(({ chain }) => chain)]);
  const heads = [];
  let entryCount = 0;
  let broken: AuditCheck["broken"] = null;
  for (const chain of chains) {
    const known = anchored.heads.filter((head) => head.chain === chain);
    const head = await audit.readHead(ctx.db, chain);
    const verdict = await audit.verify(ctx.db, chain, known);
    if (verdict.isIntact) {
      entryCount += verdict.length;
      if (head.sequence > (known[0]?.sequence ?? 0)) heads.push({ chain, ...head });
    } else broken ??= { chain, sequence: verdict.sequence, problem: verdict.problem };
  }
  if (!anchored.isIntact) broken ??= { chain: "product", sequence: 0, problem: anchorsAltered };
  // What does not hold is no end to hold a later check to.
  if (!broken) await ctx.services.auditAnchors.append(startedAt, heads);
  const checkedBy = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const finishedAt = ctx.now();
  const id = newId();
  await ctx.db.insert(auditChecks).values({
    id,
    startedAt,
    finishedAt,
    checkedBy,
    chainCount: chains.size,
    entryCount,
    brokenChain: broken?.chain ?? null,
    brokenSequence: broken?.sequence ?? null,
    problem: broken?.problem ?? null,
  });
  if (broken)
    ctx.log.error({ chain: broken.chain, sequence: broken.sequence, problem: broken.problem }, "the audit log is broken");
  return {
    id,
    started_at: startedAt.toISOString(),
    finished_at: finishedAt.toISOString(),
    checked_by: null,
    chain_count: chains.size,
    entry_count: entryCount,
    broken,
  };
}

/** The same by a person: that they did is in the log. */
export async function verifyByStaff(ctx: StaffContext<"manage_users">): Promise<AuditCheck> {
  const check = await verifyAll(ctx);
  await audit.record(ctx.db, ctx, { action: "verify", entity: "audit", entityId: check.id, workspaceId: null });
  return { ...check, checked_by: ctx.actor.displayName };
}

/** The latest checks, the newest first, at most 10. */
export async function listChecks(ctx: Pick<StaffContext<"manage_users">, "db" | "staff">): Promise<AuditCheck[]> {
  const rows = await ctx.db
    .select({ check: auditChecks, name: users.name })
    .from(auditChecks)
    .leftJoin(users, eq(users.id, auditChecks.checkedBy))
    .orderBy(desc(auditChecks.startedAt), desc(auditChecks.id))
    .limit(10);
  return rows.map(({ check, name }) => ({
    id: check.id,
    started_at: check.startedAt.toISOString(),
    finished_at: check.finishedAt.toISOString(),
    checked_by: name,
    chain_count: check.chainCount,
    entry_count: check.entryCount,
    broken: check.brokenChain
      ? { chain: check.brokenChain, sequence: check.brokenSequence ?? 0, problem: check.problem ?? "altered" }
      : null,
  }));
}
