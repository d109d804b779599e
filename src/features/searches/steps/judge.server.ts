import { setImmediate as afterwards } from "node:timers/promises";
import { and, eq, isNotNull } from "drizzle-orm";
import { searchRunPages } from "#app/db/schema/index.ts";
import { LanguageModelFailure } from "#app/services/language-model/language-model.ts";
import { judgePage } from "../engine/judge-page.ts";
import type { Judgement } from "../engine/judgement.ts";
import { selectPassages } from "../engine/passages.ts";
import {
  SearchImpossible,
  eachOf,
  finishStep,
  noticeStep,
  reportStep,
  whileRunning,
  writeTogether,
  type RunContext,
} from "../run-context.server.ts";
import { pagesUnderWay, setPageAside, type ReadPage } from "./pages.server.ts";

const pageTimeLimit = 60_000;

/** Judges every page: the model proposes passages, the rubric's gates dispose. */
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
  let unanswered = 0;
  const ask = async (page: ReadPage) => {
    const noticed = noticeStep(ctx, "judge", { done, total: pages.length, sourceId: page.source.id });
    const [judgement] = await Promise.all([judge(ctx, page), noticed]);
    return judgement;
  };
  await eachOf(waiting, { concurrency: 8, signal: ctx.signal }, ask, async (page, judgement) => {
    done += 1;
    await writeTogether(ctx, async (tx) => {
      if (judgement) {
        await tx.update(searchRunPages).set({ judgement }).where(eq(searchRunPages.id, page.pageId));
        if (judgement.decision === "none") {
          await setPageAside(tx, page.pageId, judgement.setAside ?? "not-antisemitic", judgement.reason);
        } else if (!judgement.finding) {
          await setPageAside(tx, page.pageId, judgement.setAside ?? "needs-a-human", judgement.reason);
        }
      } else {
        unanswered += 1;
        await setPageAside(tx, page.pageId, "unreadable", "The language model gave no usable answer about this page.");
      }
      await reportStep(tx, ctx, "judge", { done, total: pages.length });
    });
  });
  if (waiting.length > 0 && unanswered === waiting.length) {
    throw new SearchImpossible("The language model could not be reached. Nothing was charged; please try again.");
  }
  await whileRunning(ctx, async (tx) => {
    ctx.crashPoint("judge", "after");
    await finishStep(tx, ctx, "judge", { done: pages.length, total: pages.length });
  });
}

/** Null when the model gave no usable answer within its tries. */
async function judge(ctx: RunContext, page: ReadPage): Promise<Judgement | null> {
  const passages = selectPassages(ctx.run.facts, page.source);
  try {
    const [proposal, judgement] = await Promise.all([
      ctx.services.languageModel.propose({
        subjectName: ctx.run.facts.name,
        passages: passages.map((passage) => passage.text),
        signal: ctx.signal,
        timeLimit: pageTimeLimit,
      }),
      // While the model reads; after every lane has asked it.
      afterwards().then(() => judgePage(ctx.run.facts, page.source)),
    ]);
    // A model that points at nothing in the page has read it and found nothing.
    const isProposed = passages.length === 0 || proposal.passages.length > 0;
    return isProposed || judgement.decision === "none"
      ? judgement
      : {
          ...judgement,
          decision: "none",
          setAside: "not-antisemitic",
          finding: null,
          reason: "The model found no passage that reports an act of the subject.",
        };
  } catch (error) {
    if (error instanceof LanguageModelFailure) return null;
    throw error;
  }
}
