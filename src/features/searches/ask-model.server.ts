import { and, eq, isNotNull } from "drizzle-orm";
import { modelAnswers, searchRunPages } from "#app/db/schema/index.ts";
import type { KeptAnswers } from "#app/services/language-model/language-model.ts";
import { type ModelDesk, modelDesk } from "./model-desk.ts";
import type { RunContext } from "./run-context.server.ts";

/** The language model of one run: see modelDesk. */
export async function openModelDesk(ctx: RunContext): Promise<ModelDesk> {
  const used = await ctx.db
    .select({ use: searchRunPages.modelUse })
    .from(searchRunPages)
    .where(and(eq(searchRunPages.runId, ctx.run.id), isNotNull(searchRunPages.modelUse)));
  return modelDesk({
    model: ctx.services.languageModel,
    facts: ctx.run.facts,
    signal: ctx.signal,
    used: used.flatMap(({ use }) => use ?? []),
    kept: keptAnswers(ctx),
  });
}

/** Answers of this workspace: what one asked about is nobody else's business. */
function keptAnswers(ctx: RunContext): KeptAnswers {
  return {
    async find(key) {
      const [row] = await ctx.db
        .select({ answer: modelAnswers.answer })
        .from(modelAnswers)
        .where(and(eq(modelAnswers.workspaceId, ctx.workspaceId), eq(modelAnswers.key, key)));
      return row?.answer;
    },
    async keep(key, answer) {
      await ctx.db.insert(modelAnswers).values({ workspaceId: ctx.workspaceId, key, answer }).onConflictDoNothing();
    },
  };
}
