import {
  LanguageModelFailure,
  noUsage,
  type KeptAnswers,
  type LanguageModel,
  type ModelRequest,
  type Usage,
} from "#app/services/language-model/language-model.ts";
import { turns, type Turns } from "#app/lib/turns.ts";
import type { IdentityBar } from "./engine/judge-page.ts";
import type { Judgement, SourceText, SubjectFacts } from "./engine/judgement.ts";
import { openPage } from "./engine/open-page.ts";
import type { Passage } from "./engine/passages.ts";
import { ModelPurse } from "./model-purse.ts";
import type { FallbackReason, PageModelUse } from "./model-use.ts";
import { touchesTopic } from "./touches-topic.ts";
import { isWorthAsking, raisedBy, weighAnswer } from "./weigh-answer.ts";

/** Milliseconds for one question with all its tries. */
const questionTimeLimit = 60_000;
/** Questions waited for at once, over all pages of a run. */
export const questionsAtOnce = 8;

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

export type DeskSettings = {
  model: LanguageModel;
  facts: SubjectFacts;
  signal: AbortSignal;
  /** What earlier tries of the same search used. */
  used?: readonly Pick<PageModelUse, "inputTokens" | "outputTokens" | "costMicroUsd">[];
  kept?: KeptAnswers;
  bar?: IdentityBar;
  /** Lets so many questions go at once where several searches share one; else each has its own. */
  inTurn?: Turns;
};

/**
 * The language model of one search: its questions are bounded in number at once, in tokens and in money, answered from
 * those kept where they can be, and a page of which it gives no usable answer is left to the rules alone.
 */
export function modelDesk({
  model,
  facts,
  signal,
  used = [],
  kept,
  bar = "threshold",
  inTurn = turns(questionsAtOnce),
}: DeskSettings): ModelDesk {
  const { hosted } = model;
  const purse = hosted ? new ModelPurse(hosted, used) : null;

  return {
    async weigh({ readable: page, hasOrders, passages: passagesOf }, judgement) {
      if (!isWorthShowing(model, judgement, page, bar)) return { judgement, use: null };
      const use = noUse();
      const fallBack = (reason: FallbackReason) => ({ judgement, use: { ...use, fallback: reason } });
      const passages = passagesOf?.() ?? openPage(facts, page).passages();
      if (passages.length === 0) return fallBack("nothing-to-show");
      // Nothing that a model could say of these would be an act of the category.
      if (!judgement.finding && !touchesTopic(passages)) return { judgement, use: null };
      // Before anything is shown: a page that gives orders to machines is read by none.
      if (hasOrders) return fallBack("misled");

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
              subjectName: facts.name,
              passages: asked.map(({ text }) => text),
              signal,
              timeLimit: questionTimeLimit,
              ...(kept ? { kept } : {}),
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
      const contest = (rested: readonly Passage[]) =>
        rested.length > 0 ? ask(rested, (request) => model.contest(request)) : { objections: [], usage: noUsage };

      // The other side of the rules' own finding is asked for at once; of one that the model's pointing makes, once it is made.
      const own = judgement.decision === "incident" ? passagesUnder(judgement, passages) : [];
      const [proposal, first] = await Promise.all([ask(passages, (request) => model.propose(request)), contest(own)]);
      // Half an answer is none: what both calls say is weighed together or not at all.
      if (typeof proposal === "string") return fallBack(proposal);
      if (typeof first === "string") return fallBack(first);
      const { pointed } = proposal;
      const raised = raisedBy(proposal, { facts, page, judgement, passages, bar });
      const rested = raised ? passagesUnder(raised, passages) : own;
      const second = raised ? await contest(rested) : first;
      if (typeof second === "string") return fallBack(second);
      const numberOf = (index: number) => passages.indexOf(rested[index] as Passage);
      const objections = second.objections.map(({ ground, passages: indexes }) => ({ ground, passages: indexes.map(numberOf) }));
      const answer = { pointed, objections };
      return { judgement: weighAnswer(judgement, passages, answer, page.id, raised, bar), use: { ...use, ...answer } };
    },
  };
}

/**
 * Whether a language model may be shown passages of this page at all: one that answers from outside, of a judgement that its answer could change,
 * of a page that speaks of the matter. The embedded one has nothing to add to the rules.
 */
export function isWorthShowing(
  { hosted }: Pick<LanguageModel, "hosted">,
  judgement: Judgement,
  page: Pick<SourceText, "text">,
  bar: IdentityBar = "threshold",
): boolean {
  return hosted !== null && isWorthAsking(judgement, bar) && (judgement.finding !== null || touchesTopic([page]));
}

/** The passages that a finding rests on, with the neighbours that may take something back and those by which the rules clear the person. */
export function passagesUnder(judgement: Judgement, passages: readonly Passage[]): Passage[] {
  const quoted = judgement.finding?.quotations ?? [];
  const under = passages.map((passage) => quoted.some(({ start, end }) => start < passage.end && passage.start < end));
  return passages.filter(({ clears }, index) => clears || under[index - 1] || under[index] || under[index + 1]);
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
