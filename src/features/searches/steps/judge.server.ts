import { setImmediate as afterwards } from "node:timers/promises";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { searchRunPages } from "#app/db/schema/index.ts";
import { openModelDesk } from "../ask-model.server.ts";
import { openPage } from "../engine/open-page.ts";
import {
  eachOf,
  finishStep,
  noticeStep,
  reportStep,
  whileRunning,
  writeTogether,
  type RunContext,
} from "../run-context.server.ts";
import { pagesUnderWay, setPageAside, type ReadPage } from "./pages.server.ts";
import { readAheadOf, readReportAhead } from "./read-ahead.server.ts";

/**
 * Judges every page: a language model points at passages and the rubric's gates dispose. Its pointing can take certainty away
 * from a finding of the rules, or make one where every gate lets it and its second answer objects to nothing (weighAnswer).
 * Where it gives no usable answer the rules' judgement stands, and the record says so.
 */
export async function judgeStep(ctx: RunContext): Promise<void> {
  const pages = await pagesUnderWay(ctx);
  const judged = new Set(
    (
      await ctx.db
        .select({ id: searchRunPages.id })
        .from(searchRunPages)
        .where(and(eq(searchRunPages.runId, ctx.run.id), isNotNull(searchRunPages.judgement)))
    ).map((row) => row.id),
  );
  const waiting = pages.filter((page) => !judged.has(page.pageId));
  let done = pages.length - waiting.length;
  const desk = await openModelDesk(ctx);
  const ask = async (page: ReadPage) => {
    const noticed = noticeStep(ctx, "judge", { done, total: pages.length, sourceId: page.source.id });
    // After every lane has begun, and while other pages' answers are on their way.
    await afterwards();
    const ahead = readAheadOf(ctx, page.pageId)?.judged();
    const open = openPage(ctx.run.facts, page.readable);
    const asked = { ...page, passages: () => ahead?.passages ?? open.passages() };
    const judgement = ahead?.judgement ?? open.judgement();
    const weighing = desk.weigh(asked, judgement);
    readReportAhead(ctx, judgement, page.source);
    const [weighed] = await Promise.all([weighing, noticed]);
    return weighed;
  };
  await eachOf(waiting, { concurrency: 8, signal: ctx.signal }, ask, async (page, { judgement, use }) => {
    done += 1;
    const write = async (tx: Queryable) => {
      await tx.update(searchRunPages).set({ judgement, modelUse: use }).where(eq(searchRunPages.id, page.pageId));
      if (judgement.decision === "none") {
        await setPageAside(tx, page.pageId, judgement.setAside ?? "not-antisemitic", judgement.reason);
      } else if (!judgement.finding) {
        await setPageAside(tx, page.pageId, judgement.setAside ?? "needs-a-human", judgement.reason);
      }
    };
    await writeTogether(ctx, write, (tx) => reportStep(tx, ctx, "judge", { done, total: pages.length }));
  });
  await whileRunning(ctx, async (tx) => {
    ctx.crashPoint("judge", "after");
    await finishStep(tx, ctx, "judge", { done: pages.length, total: pages.length });
  });
}
