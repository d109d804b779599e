import { searchRunQueries } from "#app/db/schema/index.ts";
import { planSearch } from "../plan.ts";
import { finishStep, whileRunning, type RunContext } from "../run-context.server.ts";

/** Writes down every query of the run with its purpose, before any is asked. */
export async function planStep(ctx: RunContext): Promise<void> {
  const queries = planSearch(ctx.run.facts);
  await whileRunning(ctx, async (tx) => {
    await tx
      .insert(searchRunQueries)
      .values(
        queries.map(({ text, purpose }, position) => ({
          workspaceId: ctx.workspaceId,
          runId: ctx.run.id,
          position,
          query: text,
          purpose,
        })),
      )
      .onConflictDoNothing();
    ctx.crashPoint("plan", "after");
    await finishStep(tx, ctx, "plan", { done: queries.length, total: queries.length });
  });
}
