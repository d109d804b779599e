import { setImmediate as afterwards } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { identityDecisions, searchRunPages } from "#app/db/schema/index.ts";
import type { IdentityLedger } from "../engine/judgement.ts";
import { readIdentity } from "../engine/read-identity.ts";
import { finishStep, reportStep, whileRunning, type RunContext } from "../run-context.server.ts";
import { pagesUnderWay, setPageAside, type ReadPage } from "./pages.server.ts";

/** Pages written down in one transaction: what a kill can lose of this step is reading alone, which is repeated. */
const pagesAtOnce = 10;

const ahead = new WeakMap<RunContext, Map<string, Promise<IdentityLedger | null>>>();

/**
 * Begins to read who a page speaks of ahead of this step, while other pages are still on their way. It is kept in
 * memory alone; what is lost or fails is read again by the step itself.
 */
export function readIdentityAhead(ctx: RunContext, pageId: string): void {
  const reading = pagesUnderWay(ctx, pageId)
    .then(([page]) => (page ? readIdentity(ctx.run.facts, page.readable) : null))
    .catch(() => null);
  ahead.set(ctx, (ahead.get(ctx) ?? new Map<string, Promise<IdentityLedger | null>>()).set(pageId, reading));
}

/**
 * Asks of every page whether it is about the subject at all, and keeps the answer with its evidence. Pages
 * that do not name them, that contradict what is known, or that a person has said are about somebody else
 * are set aside; what is in between is judged, and kept apart later.
 */
export async function identifyStep(ctx: RunContext): Promise<void> {
  const pages = await pagesUnderWay(ctx);
  const decided = await decisionsOf(ctx);
  for (let from = 0; from < pages.length; from += pagesAtOnce) {
    ctx.signal.throwIfAborted();
    const some: { page: ReadPage; ledger: IdentityLedger }[] = [];
    for (const page of pages.slice(from, from + pagesAtOnce)) {
      some.push({ page, ledger: (await ahead.get(ctx)?.get(page.pageId)) ?? readIdentity(ctx.run.facts, page.readable) });
      await afterwards();
    }
    await whileRunning(ctx, async (tx) => {
      for (const { page, ledger } of some) await keep(tx, page, ledger, decided.get(page.source.id));
      await reportStep(tx, ctx, "identify", {
        done: from + some.length,
        total: pages.length,
        sourceId: some.at(-1)?.page.source.id ?? null,
      });
    });
  }
  await whileRunning(ctx, async (tx) => {
    ctx.crashPoint("identify", "after");
    await finishStep(tx, ctx, "identify", { done: pages.length, total: pages.length });
  });
}

/** When a member decided of a source that it is about another person, and has not undone that. */
async function decisionsOf(ctx: RunContext): Promise<ReadonlyMap<string, Date>> {
  const decisions = await ctx.db
    .select({ sourceId: identityDecisions.sourceId, decidedAt: identityDecisions.decidedAt })
    .from(identityDecisions)
    .where(
      and(
        eq(identityDecisions.workspaceId, ctx.workspaceId),
        eq(identityDecisions.subjectId, ctx.run.subjectId),
        isNull(identityDecisions.undoneAt),
      ),
    );
  return new Map(decisions.map((decision) => [decision.sourceId, decision.decidedAt]));
}

async function keep(tx: Queryable, { pageId }: ReadPage, ledger: IdentityLedger, decidedAt: Date | undefined): Promise<void> {
  await tx.update(searchRunPages).set({ identity: ledger }).where(eq(searchRunPages.id, pageId));
  if (decidedAt) {
    const day = decidedAt.toISOString().slice(0, 10);
    await setPageAside(
      tx,
      pageId,
      "another-person",
      `A member of this workspace decided on ${day} that this page is about another person.`,
    );
  } else if (ledger.verdict === "unnamed") {
    await setPageAside(tx, pageId, "not-named", "The main text of this page does not name the subject.");
  } else if (ledger.verdict === "different") {
    await setPageAside(
      tx,
      pageId,
      "another-person",
      ledger.against[0]?.statement ?? "What this page says contradicts what is known of the subject.",
    );
  }
}
