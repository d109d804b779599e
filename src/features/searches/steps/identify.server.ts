import { setImmediate as afterwards } from "node:timers/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { identityDecisions, searchRunPages } from "#app/db/schema/index.ts";
import { minorRefusal } from "#app/features/subjects/hold-subject.server.ts";
import { markFound } from "#app/features/subjects/found-minor.server.ts";
import { utcDay } from "#app/ui/date-words.ts";
import type { IdentityLedger } from "../engine/judgement.ts";
import { isStillChild } from "../engine/still-child.ts";
import { openPage } from "../engine/open-page.ts";
import { SearchImpossible, finishStep, reportStep, whileRunning, type RunContext } from "../run-context.server.ts";
import { pagesUnderWay, setPageAside, type ReadPage } from "./pages.server.ts";
import { readAheadOf } from "./read-ahead.server.ts";

/** Pages written down in one transaction: what a kill can lose of this step is reading alone, which is repeated. */
const pagesAtOnce = 20;

/**
 * Asks of every page whether it is about the subject at all, and keeps the answer with its evidence. Pages
 * that do not name them, that contradict what is known, or that a person has said are about somebody else
 * are set aside; what is in between is judged, and kept apart later. A page that is theirs and by which they are under 18
 * to this day ends the search (product rule 8).
 */
export async function identifyStep(ctx: RunContext): Promise<void> {
  const pages = await pagesUnderWay(ctx);
  const decided = await decisionsOf(ctx);
  let from = 0;
  do {
    ctx.signal.throwIfAborted();
    const some: { page: ReadPage; ledger: IdentityLedger }[] = [];
    let child: ReadPage | null = null;
    for (const page of pages.slice(from, from + pagesAtOnce)) {
      const ahead = readAheadOf(ctx, page.pageId);
      const { ledger, childsAge } = (ahead ?? openPage(ctx.run.facts, page.readable)).identity();
      some.push({ page, ledger });
      const isTheirs = ledger.verdict === "same" && !decided.has(page.source.id);
      if (isTheirs && childsAge !== null && isStillChild(childsAge, page.source.date, ctx.now())) child ??= page;
      if (!ahead) await afterwards();
    }
    // Before anything of them is written down.
    if (child && (await markFound(ctx, { subjectId: ctx.run.subjectId, sourceId: child.source.id }))) {
      throw new SearchImpossible(`${minorRefusal}. A page gives this person an age under 18. Nothing was charged.`);
    }
    from += pagesAtOnce;
    await whileRunning(ctx, async (tx) => {
      await keepLedgers(tx, some);
      for (const { page, ledger } of some) await setAsideIfAnother(tx, page, ledger, decided.get(page.source.id));
      if (from < pages.length) {
        const sourceId = some.at(-1)?.page.source.id ?? null;
        await reportStep(tx, ctx, "identify", { done: from, total: pages.length, sourceId });
        return;
      }
      ctx.crashPoint("identify", "after");
      await finishStep(tx, ctx, "identify", { done: pages.length, total: pages.length });
    });
  } while (from < pages.length);
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

/** One statement for all: each would wait for the one before it. */
async function keepLedgers(tx: Queryable, some: readonly { page: ReadPage; ledger: IdentityLedger }[]): Promise<void> {
  if (some.length === 0) return;
  const rows = JSON.stringify(some.map(({ page, ledger }) => ({ id: page.pageId, identity: ledger })));
  await tx
    .update(searchRunPages)
    .set({ identity: sql`read.identity` })
    .from(sql`jsonb_to_recordset(${rows}::jsonb) as read(id uuid, identity jsonb)`)
    .where(sql`${searchRunPages.id} = read.id`);
}

async function setAsideIfAnother(
  tx: Queryable,
  { pageId }: ReadPage,
  ledger: IdentityLedger,
  decidedAt: Date | undefined,
): Promise<void> {
  if (decidedAt) {
    await setPageAside(
      tx,
      pageId,
      "another-person",
      `A member of this workspace decided on ${utcDay(decidedAt)} that this page is about another person.`,
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
