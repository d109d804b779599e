import { and, eq, isNotNull } from "drizzle-orm";
import { modelAnswers, searchRunPages } from "#app/db/schema/index.ts";
import {
  LanguageModelFailure,
  noUsage,
  type KeptAnswers,
  type ModelRequest,
  type Usage,
} from "#app/services/language-model/language-model.ts";
import type { Judgement, SourceText } from "./engine/judgement.ts";
import { selectPassages, type Passage } from "./engine/passages.ts";
import { ModelPurse } from "./model-purse.ts";
import type { FallbackReason, PageModelUse } from "./model-use.ts";
import type { RunContext } from "./run-context.server.ts";
import { touchesTopic } from "./touches-topic.ts";
import { isWorthAsking, weighAnswer } from "./weigh-answer.ts";

const questionTimeLimit = 60_000;
/** Questions waited for at once, over all pages of a run. */
const questionsAtOnce = 8;

type ToRead = {
  readable: SourceText;
  hasOrders: boolean;
  /** Where the page has been read already. */
  passages?: () => Passage[];
};

/** Judges a page's judgement anew in the light of the model, and tells what that used; null where none was asked. */
export type ModelDesk = {
  weigh(page: ToRead, judgement: Judgement): Promise<{ judgement: Judgement; use: PageModelUse | null }>;
};

/**
 * The language model of one run: its questions are bounded in number at once, in tokens and in money, answered from
 * those kept where they can be, and a page of which it gives no usable answer is left to the rules alone.
 */
export async function openModelDesk(ctx: RunContext): Promise<ModelDesk> {
  const model = ctx.services.languageModel;
  const { hosted } = model;
  const used = await ctx.db
    .select({ use: searchRunPages.modelUse })
    .from(searchRunPages)
    .where(and(eq(searchRunPages.runId, ctx.run.id), isNotNull(searchRunPages.modelUse)));
  const purse = hosted
    ? new ModelPurse(
        hosted,
        used.flatMap(({ use }) => use ?? []),
      )
    : null;
  const inTurn = turns(questionsAtOnce);
  const kept = keptAnswers(ctx);

  return {
    async weigh({ readable: page, hasOrders, passages: passagesOf }, judgement) {
      if (hosted && !isWorthAsking(judgement)) return { judgement, use: null };
      const use = noUse();
      const fallBack = (reason: FallbackReason) => ({ judgement, use: { ...use, fallback: reason } });
      const passages = passagesOf?.() ?? selectPassages(ctx.run.facts, page);
      if (passages.length === 0) return hosted ? fallBack("nothing-to-show") : { judgement, use: null };
      // Nothing that a model could say of these would be an act of the category.
      if (hosted && !judgement.finding && !touchesTopic(passages)) return { judgement, use: null };
      // Before anything is shown: a page that gives orders to machines is read by none.
      if (hosted && hasOrders) return fallBack("misled");
      const rested = judgement.finding && judgement.decision === "incident" ? passagesUnder(judgement, passages) : [];

      const ask = async <Answer extends { usage: Usage }>(
        asked: readonly Passage[],
        question: (request: ModelRequest) => Promise<Answer>,
      ): Promise<Answer | FallbackReason> => {
        const settle = purse?.take(asked.reduce((sum, { text }) => sum + text.length, 0));
        if (settle === null) return "budget";
        let usage = noUsage;
        try {
          const answer = await inTurn(() =>
            question({
              subjectName: ctx.run.facts.name,
              passages: asked.map(({ text }) => text),
              signal: ctx.signal,
              timeLimit: questionTimeLimit,
              kept,
            }),
          );
          usage = answer.usage;
          return answer;
        } catch (error) {
          if (!(error instanceof LanguageModelFailure)) throw error;
          usage = error.usage;
          return error.reason;
        } finally {
          settle?.(usage);
          use.inputTokens += usage.inputTokens;
          use.outputTokens += usage.outputTokens;
          use.costMicroUsd += usage.costMicroUsd;
          if (usage.isRepeated) use.repeated += 1;
          else use.asked += 1;
        }
      };
      const [proposal, contest] = await Promise.all([
        ask(passages, (request) => model.propose(request)),
        rested.length > 0 ? ask(rested, (request) => model.contest(request)) : { objections: [], usage: noUsage },
      ]);
      if (!hosted) return { judgement, use: null };
      // Half an answer is none: what both calls say is weighed together or not at all.
      if (typeof proposal === "string") return fallBack(proposal);
      if (typeof contest === "string") return fallBack(contest);
      const numberOf = (index: number) => passages.indexOf(rested[index] as Passage);
      const objections = contest.objections.map(({ ground, passages: indexes }) => ({ ground, passages: indexes.map(numberOf) }));
      const answer = { pointed: proposal.pointed, objections };
      return { judgement: weighAnswer(judgement, passages, answer, page.id), use: { ...use, ...answer } };
    },
  };
}

/** The passages that a finding rests on, with the neighbours that may take something back. */
function passagesUnder(judgement: Judgement, passages: readonly Passage[]): Passage[] {
  const quoted = judgement.finding?.quotations ?? [];
  const under = passages.map((passage) => quoted.some(({ start, end }) => start < passage.end && passage.start < end));
  return passages.filter((_, index) => under[index - 1] || under[index] || under[index + 1]);
}

function noUse(): PageModelUse {
  return {
    fallback: null,
    pointed: [],
    objections: [],
    inputTokens: 0,
    outputTokens: 0,
    costMicroUsd: 0,
    asked: 0,
    repeated: 0,
  };
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

/** Lets at most `places` works go at once, the others in the order they came. */
function turns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
