import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { prepared } from "#app/db/prepared.server.ts";
import { auditEntries, auditHeads } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { readPageCursor, writePageCursor } from "#app/lib/page-cursor.ts";
import type { Actor, WorkspaceContext } from "#app/server/context.ts";
import { chainStart, hashEntry, verifyChain, type ChainEntry, type ChainHead, type ChainVerdict } from "./audit-chain.ts";

export type AuditEntity =
  | "dossier"
  | "dossier-folder"
  | "external-user"
  | "identity-fact"
  | "incident"
  | "member"
  | "permission"
  | "report"
  | "retention"
  | "social-report"
  | "source"
  | "subject"
  | "subject-request"
  | "user"
  | "audit"
  | "workspace";

/** Ids (UUIDs), codes (lower-case words with hyphens) and counts, told apart by their names. Never what a person wrote. */
export type AuditDetails = {
  [key: `${string}Id`]: string;
  [key: `${string}Code`]: string;
  [key: `${string}Count`]: number;
};

type Recording = { actor: Actor; requestId?: string; now: () => Date };
type Recorded = {
  action: string;
  entity: AuditEntity;
  entityId: string;
  /** Null for what concerns no workspace. */
  workspaceId: string | null;
  details?: AuditDetails;
};

/** Views of one thing by one person within this time are one entry. */
const viewMilliseconds = 5 * 60 * 1000;
const view = "view";
const pageOfChain = 1_000;
const code = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const requestIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Adds an entry to the workspace's chain (or the product's), in the caller's transaction: it stands if and only if
 * that commits. Other entries of the chain wait until then, so it belongs at the transaction's end.
 */
export function record(tx: Queryable, ctx: Recording, input: Recorded): Promise<void> {
  const details = checkDetails(input);
  return tx.transaction(async (chain) => {
    await append(chain, ctx, input, details, await lockHead(chain, chainOf(input.workspaceId)));
  });
}

/** The same for several things of one workspace (or of none) at once, in their order. */
export async function recordAll(tx: Queryable, ctx: Recording, inputs: readonly Recorded[]): Promise<void> {
  const [first] = inputs;
  if (!first) return;
  const chain = chainOf(first.workspaceId);
  if (inputs.some((input) => chainOf(input.workspaceId) !== chain)) throw new TypeError("These entries belong to two chains");
  const checked = inputs.map((input) => ({ input, details: checkDetails(input) }));
  await tx.transaction(async (inner) => {
    let head = await lockHead(inner, chain);
    const rows: (typeof auditEntries.$inferInsert)[] = [];
    for (const { input, details } of checked) {
      const { row, next } = follow(ctx, input, details, head);
      rows.push(row);
      head = next;
    }
    for (let at = 0; at < rows.length; at += pageOfChain) {
      await inner.insert(auditEntries).values(rows.slice(at, at + pageOfChain));
    }
    await inner.update(auditHeads).set(head).where(eq(auditHeads.chain, chain));
  });
}

type Seen = Pick<Recorded, "entity" | "entityId" | "workspaceId">;

/**
 * Adds that somebody saw things of one workspace, each unless the same person's view of it stands from the last five
 * minutes. In a short transaction of its own: pass the database, not a transaction.
 */
export async function recordViews(
  db: Queryable,
  ctx: Recording,
  input: { workspaceId: string | null; seen: readonly Pick<Seen, "entity" | "entityId">[] },
): Promise<void> {
  const { workspaceId } = input;
  const known = knownViewsOf(db);
  const now = ctx.now().getTime();
  const keyOf = (one: Pick<Seen, "entity" | "entityId">) =>
    [chainOf(workspaceId), ctx.actor.kind, actorIdOf(ctx.actor), one.entity, one.entityId].join(" ");
  const seen = input.seen.filter((one) => {
    const at = known.get(keyOf(one));
    return at === undefined || at <= now - viewMilliseconds || at > now;
  });
  if (seen.length === 0) return;
  const { fresh, standing } = await splitByRecentView(db, ctx, workspaceId, seen);
  for (const { one, at } of standing) known.set(keyOf(one), at);
  if (fresh.length === 0) return;
  await db.transaction(async (chain) => {
    let head = await lockHead(chain, chainOf(workspaceId));
    // Two requests of one page may both have found none.
    for (const one of (await splitByRecentView(chain, ctx, workspaceId, fresh)).fresh) {
      const entry: Recorded = { ...one, workspaceId, action: view };
      head = await append(chain, ctx, entry, checkDetails(entry), head);
    }
  });
}

/** The same for one thing. */
export function recordView(db: Queryable, ctx: Recording, { workspaceId, ...seen }: Seen): Promise<void> {
  return recordViews(db, ctx, { workspaceId, seen: [seen] });
}

/**
 * Checks a chain (a workspace's id, or `product`) up to where it ends now. `knownHeads` are ends of it that were kept
 * elsewhere; without one, a tail that was cut together with the chain's own head does not show.
 */
export async function verify(db: Queryable, chain: string, knownHeads: readonly ChainHead[] = []): Promise<ChainVerdict> {
  const head = await readHead(db, chain);
  if (head.sequence === 0) {
    const last = await readLastSequence(db, chain);
    // Nothing says any more where the chain ended, so nobody can say that it is whole.
    if (last > 0) return { isIntact: false, sequence: last + 1, problem: "missing" };
  }
  return verifyChain(entriesOf(db, chain, head.sequence), [head, ...knownHeads]);
}

/** Where a chain ends now: to be kept elsewhere. */
export async function readHead(db: Queryable, chain: string): Promise<ChainHead> {
  const [head] = await db
    .select({ sequence: auditHeads.sequence, hash: auditHeads.hash })
    .from(auditHeads)
    .where(eq(auditHeads.chain, chain));
  return head ?? chainStart;
}

async function readLastSequence(db: Queryable, chain: string): Promise<number> {
  const [last] = await db
    .select({ sequence: auditEntries.sequence })
    .from(auditEntries)
    .where(eq(auditEntries.chain, chain))
    .orderBy(desc(auditEntries.sequence))
    .limit(1);
  return last?.sequence ?? 0;
}

export type AuditListEntry = {
  id: string;
  actorKind: string;
  actorId: string | null;
  action: string;
  details: Record<string, string | number | boolean | null>;
  at: Date;
};

/** What the workspace's people did with one thing, newest first, 50 a page. */
export async function list(
  ctx: Pick<WorkspaceContext, "db" | "workspaceId">,
  input: { entity: AuditEntity; entityId: string; cursor?: string | null },
): Promise<{ entries: AuditListEntry[]; nextCursor: string | null }> {
  const after = readPageCursor(input.cursor);
  const size = 50;
  const rows = await ctx.db
    .select({
      id: auditEntries.id,
      actorKind: auditEntries.actorKind,
      actorId: auditEntries.actorId,
      action: auditEntries.action,
      details: auditEntries.details,
      at: auditEntries.at,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.workspaceId, ctx.workspaceId),
        eq(auditEntries.entity, input.entity),
        eq(auditEntries.entityId, input.entityId),
        after && sql`(${auditEntries.at}, ${auditEntries.id}) < (${after.moment.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(size + 1);
  const entries = rows.slice(0, size);
  const last = entries.at(-1);
  return {
    entries,
    nextCursor: rows.length > size && last ? writePageCursor({ moment: last.at, id: last.id }) : null,
  };
}

function chainOf(workspaceId: string | null): string {
  return workspaceId ?? "product";
}

/** Whoever writes next waits here, so that every entry follows the one before it. */
async function lockHead(tx: Queryable, chain: string): Promise<ChainHead> {
  const [head] = await tx
    .insert(auditHeads)
    .values({ chain, ...chainStart })
    .onConflictDoUpdate({ target: auditHeads.chain, set: { chain: sql`excluded.chain` } })
    .returning({ sequence: auditHeads.sequence, hash: auditHeads.hash });
  if (!head) throw new Error("The audit chain's head could not be locked");
  return head;
}

async function append(
  tx: Queryable,
  ctx: Recording,
  input: Recorded,
  details: Record<string, string | number>,
  head: ChainHead,
): Promise<ChainHead> {
  const { row, next } = follow(ctx, input, details, head);
  await tx.insert(auditEntries).values(row);
  await tx.update(auditHeads).set(next).where(eq(auditHeads.chain, row.chain));
  return next;
}

/** The entry that comes after `head`, and the chain's end after it. */
function follow(ctx: Recording, input: Recorded, details: Record<string, string | number>, head: ChainHead) {
  const at = ctx.now();
  const content = {
    id: newId(),
    chain: chainOf(input.workspaceId),
    sequence: head.sequence + 1,
    workspaceId: input.workspaceId,
    actorKind: ctx.actor.kind,
    actorId: actorIdOf(ctx.actor),
    action: input.action,
    entity: input.entity,
    entityId: input.entityId,
    details: {
      ...details,
      ...(ctx.actor.kind === "system" ? { jobCode: ctx.actor.job } : {}),
      ...(ctx.requestId && requestIdPattern.test(ctx.requestId) ? { requestId: ctx.requestId } : {}),
    },
  };
  const hash = hashEntry(head.hash, { ...content, at: at.toISOString() });
  return { row: { ...content, at, previousHash: head.hash, hash }, next: { sequence: content.sequence, hash } };
}

const viewsSince = prepared((db) =>
  db
    .select({ entity: auditEntries.entity, entityId: auditEntries.entityId, at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        sql`${auditEntries.entityId} = any(${sql.placeholder("entityIds")}::text[])`,
        eq(auditEntries.chain, sql.placeholder("chain")),
        eq(auditEntries.action, view),
        eq(auditEntries.actorKind, sql.placeholder("actorKind")),
        sql`${auditEntries.actorId} is not distinct from ${sql.placeholder("actorId")}::uuid`,
        sql`${auditEntries.at} > ${sql.placeholder("after")}::timestamptz`,
      ),
    )
    .prepare("views_since"),
);

async function splitByRecentView<One extends Pick<Seen, "entity" | "entityId">>(
  db: Queryable,
  ctx: Recording,
  workspaceId: string | null,
  seen: readonly One[],
): Promise<{ fresh: One[]; standing: { one: One; at: number }[] }> {
  const rows = await viewsSince(db).execute({
    entityIds: seen.map((one) => one.entityId),
    chain: chainOf(workspaceId),
    actorKind: ctx.actor.kind,
    actorId: actorIdOf(ctx.actor),
    after: new Date(ctx.now().getTime() - viewMilliseconds).toISOString(),
  });
  const fresh: One[] = [];
  const standing: { one: One; at: number }[] = [];
  for (const one of seen) {
    const row = rows.find(({ entity, entityId }) => entity === one.entity && entityId === one.entityId);
    if (row) standing.push({ one, at: row.at.getTime() });
    else fresh.push(one);
  }
  return { fresh, standing };
}

/**
 * When views that this process has read in the log were written: while one is recent, the log need not be asked again.
 * Entries are never changed, so nothing here can go stale but by time; the oldest are forgotten above `knownViewCount`.
 */
const knownViews = new WeakMap<Queryable, Map<string, number>>();
const knownViewCount = 20_000;

function knownViewsOf(db: Queryable): Map<string, number> {
  const known = knownViews.get(db) ?? new Map<string, number>();
  knownViews.set(db, known);
  for (const key of known.keys()) {
    if (known.size <= knownViewCount) break;
    known.delete(key);
  }
  return known;
}

function actorIdOf(actor: Actor): string | null {
  if (actor.kind === "reporter") return actor.externalUserId;
  return actor.kind === "user" ? actor.userId : null;
}

async function* entriesOf(db: Queryable, chain: string, end: number): AsyncGenerator<ChainEntry> {
  let after = 0;
  while (after < end) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.chain, chain), gt(auditEntries.sequence, after), lte(auditEntries.sequence, end)))
      .orderBy(asc(auditEntries.sequence))
      .limit(pageOfChain);
    for (const row of rows) yield { ...row, at: row.at.toISOString() };
    const last = rows.at(-1);
    if (!last || rows.length < pageOfChain) return;
    after = last.sequence;
  }
}

/** The log outlives what it speaks of and is read by staff: no word that a person wrote may come into it. */
function checkDetails(input: Recorded): Record<string, string | number> {
  if (!code.test(input.action)) throw new TypeError("An audit entry's action is a code");
  if (!isUuid(input.entityId)) throw new TypeError("An audit entry speaks of an id");
  const details: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(input.details ?? {})) {
    const isAllowed =
      (key.endsWith("Id") && isUuid(value)) ||
      (key.endsWith("Code") && typeof value === "string" && value.length <= 60 && code.test(value)) ||
      (key.endsWith("Count") && Number.isSafeInteger(value));
    if (!isAllowed) throw new TypeError(`An audit entry's detail "${key}" is no id, code or count`);
    details[key] = value;
  }
  return details;
}
