import { createHash } from "node:crypto";
import { and, isNull } from "drizzle-orm";
import { searchRunPages } from "#app/db/schema/index.ts";
import { verifyQuotation } from "#app/features/sources/quotation.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import type { Judgement } from "../engine/judgement.ts";
import { quotationsOf } from "../engine/reading/quotations.ts";
import { eachOf, finishStep, noticeStep, whileRunning, type RunContext } from "../run-context.server.ts";
import { pagesUnderWay, setPageAside, wasRead, type ReadPage } from "./pages.server.ts";

/**
 * Checks every quotation of every proposal against the archived copy: the bytes still have their hash, the
 * extracted text still has its, and the passage stands in it at its place. One that does not hold takes the
 * whole proposal with it: no quotation, no claim.
 */
export async function verifyStep(ctx: RunContext): Promise<void> {
  const pages = await pagesUnderWay(ctx);
  const rows = await ctx.db
    .select({ id: searchRunPages.id, judgement: searchRunPages.judgement })
    .from(searchRunPages)
    .where(and(wasRead(ctx.run.id), isNull(searchRunPages.setAside)));
  const judgements = new Map(rows.map(({ id, judgement }) => [id, judgement]));
  let done = 0;
  const broken: ReadPage[] = [];
  await eachOf(pages, { concurrency: 4, signal: ctx.signal }, async (page) => {
    await noticeStep(ctx, "verify", { done, total: pages.length, sourceId: page.source.id });
    const judgement = judgements.get(page.pageId);
    if (!judgement || !(await stands(ctx, page, judgement))) broken.push(page);
    done += 1;
  });
  await whileRunning(ctx, async (tx) => {
    for (const { pageId } of broken) {
      await setPageAside(tx, pageId, "no-quotation", "A passage of this page could not be found again in its archived copy.");
    }
    ctx.crashPoint("verify", "after");
    await finishStep(tx, ctx, "verify", { done: pages.length, total: pages.length });
  });
}

async function stands(ctx: RunContext, page: ReadPage, judgement: Judgement): Promise<boolean> {
  try {
    await ctx.services.files.get(page.sha256);
  } catch (error) {
    if (error instanceof FilesFailure) return false;
    throw error;
  }
  if (createHash("sha256").update(page.source.text).digest("hex") !== page.textSha256) return false;
  const quotations = quotationsOf(judgement);
  return (
    quotations.length > 0 &&
    quotations.every(
      (quotation) =>
        quotation.sourceId === page.source.id && page.source.text.slice(quotation.start, quotation.end) === quotation.text,
    ) &&
    (judgement.finding?.quotations ?? []).every((quotation) => verifyQuotation(page.source.text, quotation.text))
  );
}
