import { and, eq, isNull } from "drizzle-orm";
import { identityDecisions, searchRunPages } from "#app/db/schema/index.ts";
import { readIdentity } from "../read-identity.ts";
import { eachOf, finishStep, reportStep, whileRunning, type RunContext } from "../run-context.server.ts";
import { pagesUnderWay, setPageAside } from "./pages.server.ts";

/**
 * Asks of every page whether it is about the subject at all, and keeps the answer with its evidence. Pages
 * that do not name them, that contradict what is known, or that a person has said are about somebody else
 * are set aside; what is in between is judged, and kept apart later.
 */
export async function identifyStep(ctx: RunContext): Promise<void> {
  const pages = await pagesUnderWay(ctx);
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
  const decided = new Map(decisions.map((decision) => [decision.sourceId, decision.decidedAt]));
  let done = 0;
  await eachOf(pages, { concurrency: 1, signal: ctx.signal }, async ({ pageId, source }) => {
    const ledger = readIdentity(ctx.run.facts, source);
    const earlier = decided.get(source.id);
    done += 1;
    await whileRunning(ctx, async (tx) => {
      await tx.update(searchRunPages).set({ identity: ledger }).where(eq(searchRunPages.id, pageId));
      if (earlier) {
        const day = earlier.toISOString().slice(0, 10);
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
      await reportStep(tx, ctx, "identify", { done, total: pages.length, sourceId: source.id });
    });
  });
  await whileRunning(ctx, async (tx) => {
    ctx.crashPoint("identify", "after");
    await finishStep(tx, ctx, "identify", { done: pages.length, total: pages.length });
  });
}
