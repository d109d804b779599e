import { createHash } from "node:crypto";
import type { LanguageModel as ProviderModel } from "ai";
import { boundedFetch, TooLarge } from "../bounded-fetch.ts";
import { pauseAsked, TimeIsOver, withRetries } from "../retries.ts";
import {
  LanguageModelFailure,
  noUsage,
  type HostedModel,
  type LanguageModel,
  type LanguageModelFailureReason,
  type ModelRequest,
  type Usage,
} from "./language-model.ts";
import {
  contestInstructions,
  contestSchema,
  promptVersion,
  proposalSchema,
  proposeInstructions,
  questionOf,
  readContest,
  readProposal,
  withControls,
  type Numbered,
  type Reading,
} from "./prompts.ts";

type ModelProvider = "openai" | "anthropic" | "openai-compatible";

export type HostedModelOptions = {
  provider: ModelProvider;
  /** The provider's name of the model. */
  name: string;
  apiKey: string;
  /** Another server that speaks the provider's protocol; required for `openai-compatible`. */
  url?: string | undefined;
  prices: HostedModel["prices"];
  budget: HostedModel["budget"];
};

/** Numbers alone, and what a model that thinks first spends on that. */
const mostAnswerTokens = 2_000;
const mostAnswerBytes = 512 * 1024;
const tries = 4;
/** Tries for an answer that came and can't be used: the same question seldom gets a better one. */
const unusableTries = 2;
const shortestPause = 50;

type Schema = typeof proposalSchema | typeof contestSchema;
type Asked = { raw: unknown; inputTokens: number; outputTokens: number };

/** An answer that came, was counted by the provider, and is none. */
class Unusable extends Error {
  readonly reason: "malformed" | "refused" | "misled";
  readonly used: { inputTokens: number; outputTokens: number };

  constructor(reason: Unusable["reason"], message: string, used = { inputTokens: 0, outputTokens: 0 }) {
    super(message);
    this.reason = reason;
    this.used = used;
  }
}

/**
 * A model of a provider, through the AI SDK, which is loaded by the first question. It is asked for numbers of
 * passages alone, at temperature 0; see prompts.ts for how, and for what makes an answer usable.
 */
export function createHostedModel(options: HostedModelOptions): LanguageModel {
  const parameters = { temperature: 0, maxOutputTokens: mostAnswerTokens };
  const model = `${options.provider}/${options.name}`;
  const costOf = (used: { inputTokens: number; outputTokens: number }) =>
    options.prices
      ? Math.ceil((used.inputTokens * options.prices.input + used.outputTokens * options.prices.output) / 1_000_000)
      : 0;
  let loaded: Promise<ProviderModel> | undefined;

  async function ask(instructions: string, prompt: string, schema: Schema, signal: AbortSignal): Promise<Asked> {
    // What a model does not take (a temperature, mostly) is no news to whoever reads the log.
    (globalThis as { AI_SDK_LOG_WARNINGS?: false }).AI_SDK_LOG_WARNINGS = false;
    const { generateText, Output, APICallError, NoObjectGeneratedError, NoOutputGeneratedError } = await import("ai");
    loaded ??= providerModel(options);
    try {
      const result = await generateText({
        model: await loaded,
        instructions,
        prompt,
        output: Output.object({ schema }),
        ...parameters,
        maxRetries: 0,
        abortSignal: signal,
      });
      const used = { inputTokens: result.usage.inputTokens ?? 0, outputTokens: result.usage.outputTokens ?? 0 };
      if (result.finishReason === "content-filter") throw new Unusable("refused", "it refused to answer", used);
      if (result.finishReason === "length") throw new Unusable("malformed", "its answer was cut off", used);
      return { raw: result.output, ...used };
    } catch (error) {
      if (error instanceof Unusable) throw error;
      if (NoObjectGeneratedError.isInstance(error)) {
        const used = { inputTokens: error.usage?.inputTokens ?? 0, outputTokens: error.usage?.outputTokens ?? 0 };
        const isRefusal = error.finishReason === "content-filter";
        throw new Unusable(isRefusal ? "refused" : "malformed", "its answer is not of the form that was asked for", used);
      }
      if (NoOutputGeneratedError.isInstance(error)) throw new Unusable("malformed", "it gave no answer");
      if (APICallError.isInstance(error)) throw await asProviderFailure(error);
      throw error;
    }
  }

  async function answer<S extends Schema, Answer>(
    kind: "propose" | "contest",
    request: ModelRequest,
    numbered: Numbered,
    read: (raw: ReturnType<S["parse"]>) => Reading<Answer>,
    schema: S,
    instructions: string,
  ): Promise<{ answer: Answer; usage: Usage }> {
    const prompt = questionOf(request.subjectName, numbered);
    const key = createHash("sha256")
      .update(JSON.stringify([kind, model, options.url ?? null, promptVersion, parameters, instructions, prompt]))
      .digest("hex");
    const checked = (raw: unknown) => read(schema.parse(raw) as ReturnType<S["parse"]>);
    const kept = await request.kept?.find(key);
    if (kept !== undefined && kept !== null && schema.safeParse(kept).success) {
      const reading = checked(kept);
      if (reading.ok) return { answer: reading.answer, usage: { ...noUsage, isRepeated: true } };
      throw new LanguageModelFailure(reading.reason, reading.detail, { ...noUsage, isRepeated: true });
    }
    const used = { inputTokens: 0, outputTokens: 0 };
    const count = (asked: { inputTokens: number; outputTokens: number }) => {
      used.inputTokens += asked.inputTokens;
      used.outputTokens += asked.outputTokens;
    };
    let unusable = 0;
    const usage = () => ({ ...used, costMicroUsd: costOf(used), isRepeated: false });
    try {
      const result = await withRetries({
        signal: request.signal,
        timeLimit: request.timeLimit,
        tries,
        attempt: async (signal) => {
          const asked = await ask(instructions, prompt, schema, signal);
          count(asked);
          const reading = checked(asked.raw);
          if (!reading.ok && reading.reason === "malformed") throw new Unusable("malformed", reading.detail);
          await request.kept?.keep(key, asked.raw);
          // A misled answer is kept too: asked again, the page would mislead again.
          if (!reading.ok) throw new Unusable(reading.reason, reading.detail);
          return reading.answer;
        },
        again(error) {
          if (error instanceof Unusable) {
            count(error.used);
            unusable += 1;
            return error.reason === "malformed" && unusable < unusableTries ? shortestPause : null;
          }
          return error instanceof ProviderFailure ? error.again : null;
        },
      });
      return { answer: result, usage: usage() };
    } catch (error) {
      request.signal.throwIfAborted();
      throw failureOf(error, usage());
    }
  }

  return {
    model,
    hosted: {
      promptVersion,
      parameters: { ...parameters, ...(options.url === undefined ? {} : { url: options.url }) },
      prices: options.prices,
      budget: options.budget,
      // Two characters a token is what Hebrew, Arabic and Russian need; instructions and controls come on top.
      estimate: (characters) => ({ input: Math.ceil(characters / 2) + 700, output: mostAnswerTokens }),
    },
    async propose(request) {
      if (request.passages.length === 0) {
        request.signal.throwIfAborted();
        return { pointed: [], usage: noUsage };
      }
      const numbered = withControls(request.subjectName, request.passages, "unrelated");
      const read = (raw: ReturnType<typeof proposalSchema.parse>) => readProposal(raw, numbered, request.passages.length);
      const told = await answer("propose", request, numbered, read, proposalSchema, proposeInstructions);
      return { pointed: told.answer, usage: told.usage };
    },
    async contest(request) {
      if (request.passages.length === 0) {
        request.signal.throwIfAborted();
        return { objections: [], usage: noUsage };
      }
      const numbered = withControls(request.subjectName, request.passages, "mistaken");
      const read = (raw: ReturnType<typeof contestSchema.parse>) => readContest(raw, numbered, request.passages.length);
      const told = await answer("contest", request, numbered, read, contestSchema, contestInstructions);
      return { objections: told.answer, usage: told.usage };
    },
  };
}

/** Only the provider that is used is loaded. */
async function providerModel({ provider, name, apiKey, url }: HostedModelOptions): Promise<ProviderModel> {
  const settings = { apiKey, fetch: boundedFetch(mostAnswerBytes), ...(url === undefined ? {} : { baseURL: url }) };
  switch (provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      // Named by the settings of the process alone, never by its surroundings.
      return createOpenAI({ ...settings, baseURL: url ?? "https://api.openai.com/v1" }).chat(name);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ ...settings, baseURL: url ?? "https://api.anthropic.com/v1" })(name);
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      if (url === undefined) throw new Error("An OpenAI-compatible server needs an address");
      return createOpenAICompatible({ ...settings, baseURL: url, name: "compatible", supportsStructuredOutputs: true })(name);
    }
  }
}

class ProviderFailure extends Error {
  readonly reason: LanguageModelFailureReason;
  readonly again: number | "soon" | null;

  constructor(reason: LanguageModelFailureReason, message: string, again: number | "soon" | null, cause: unknown) {
    super(message, { cause });
    this.reason = reason;
    this.again = again;
  }
}

async function asProviderFailure(error: {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  cause?: unknown;
}): Promise<ProviderFailure | Unusable> {
  const status = error.statusCode;
  const asked = pauseAsked(error.responseHeaders?.["retry-after"], new Date());
  if (status === 429) return new ProviderFailure("rate-limited", "it has too many requests", asked, error);
  if (status !== undefined && status >= 500) return new ProviderFailure("unavailable", `it answered ${status}`, asked, error);
  // An answer that came and can't be read as the protocol's.
  if (status !== undefined && status < 300) return new Unusable("malformed", "its answer is not of its protocol");
  if (status === undefined && isTooLarge(error)) return new Unusable("malformed", "its answer does not end");
  if (status === undefined) return new ProviderFailure("unavailable", "it could not be reached", "soon", error);
  return new ProviderFailure("unavailable", `it answered ${status}`, null, error);
}

function isTooLarge(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof TooLarge) return true;
  return false;
}

function failureOf(error: unknown, usage: Usage): LanguageModelFailure {
  const failure =
    error instanceof TimeIsOver
      ? new LanguageModelFailure("timed-out", "it did not answer in time", usage)
      : error instanceof Unusable || error instanceof ProviderFailure
        ? new LanguageModelFailure(error.reason, error.message, usage)
        : new LanguageModelFailure(isTooLarge(error) ? "malformed" : "unavailable", "it could not be asked", usage);
  failure.cause = error;
  return failure;
}
