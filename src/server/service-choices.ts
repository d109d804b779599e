import type { Settings } from "./env.ts";

export const modelProviders = ["openai", "anthropic", "openai-compatible"] as const;
export type ModelProvider = (typeof modelProviders)[number];

export const searchEngineNames = ["exa", "searxng"] as const;
export type SearchEngineName = (typeof searchEngineNames)[number];

/** The models asked where none is named: small ones, since they only point at passages. */
const usualModel: Readonly<Partial<Record<ModelProvider, string>>> = { openai: "gpt-5-mini", anthropic: "claude-haiku-4-5" };

type ModelSettings = Pick<
  Settings,
  | "generated"
  | "LANGUAGE_MODEL_API_KEY"
  | "LANGUAGE_MODEL_PROVIDER"
  | "LANGUAGE_MODEL_NAME"
  | "LANGUAGE_MODEL_URL"
  | "LANGUAGE_MODEL_INPUT_PRICE"
  | "LANGUAGE_MODEL_OUTPUT_PRICE"
  | "LANGUAGE_MODEL_SEARCH_TOKENS"
  | "LANGUAGE_MODEL_SEARCH_USD"
>;
type SearchSettings = Pick<Settings, "generated" | "SEARCH_API_KEY" | "SEARCH_ENGINES" | "SEARCH_URL" | "SEARXNG_URL">;

/**
 * The provider of the language model, or null for the embedded one: a provider named, an address set or a key of one's
 * own moves it. Without a provider's name an address means a compatible server, and a key tells whose it is.
 */
export function languageModelOf(env: ModelSettings) {
  const hasKey = !env.generated.includes("LANGUAGE_MODEL_API_KEY");
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_PROVIDER: named } = env;
  if (!hasKey && url === undefined && named === undefined) return null;
  const provider: ModelProvider =
    named ??
    (url !== undefined ? "openai-compatible" : env.LANGUAGE_MODEL_API_KEY.startsWith("sk-ant-") ? "anthropic" : "openai");
  const { LANGUAGE_MODEL_INPUT_PRICE: input, LANGUAGE_MODEL_OUTPUT_PRICE: output, LANGUAGE_MODEL_SEARCH_USD: usd } = env;
  return {
    provider,
    name: env.LANGUAGE_MODEL_NAME ?? usualModel[provider] ?? "",
    apiKey: hasKey ? env.LANGUAGE_MODEL_API_KEY : "",
    url,
    prices: input === undefined || output === undefined ? null : { input: micro(input), output: micro(output) },
    budget: { tokens: env.LANGUAGE_MODEL_SEARCH_TOKENS, microUsd: usd === undefined ? null : micro(usd) },
  };
}

const micro = (dollars: number) => Math.round(dollars * 1_000_000);

/** The engines that search the web, or none: those named, or else those whose variables somebody set. */
export function searchEnginesOf(env: SearchSettings): SearchEngineName[] {
  if (env.SEARCH_ENGINES) return env.SEARCH_ENGINES;
  const engines: SearchEngineName[] = [];
  if (!env.generated.includes("SEARCH_API_KEY")) engines.push("exa");
  if (env.SEARXNG_URL !== undefined) engines.push("searxng");
  return engines;
}

/** A choice of services that cannot work, as the variable to set and why; null when all can. */
export function refusedChoice(env: ModelSettings & SearchSettings): { name: string; detail: string } | null {
  const model = languageModelOf(env);
  if (model?.provider === "openai-compatible" && model.url === undefined)
    return {
      name: "LANGUAGE_MODEL_URL",
      detail:
        "is required once LANGUAGE_MODEL_PROVIDER is openai-compatible; set it to an address such as http://127.0.0.1:11434/v1",
    };
  if (model && model.name === "")
    return {
      name: "LANGUAGE_MODEL_NAME",
      detail: "is required for an OpenAI-compatible server; set it to the name of its model",
    };
  if (model && model.provider !== "openai-compatible" && model.apiKey === "")
    return {
      name: "LANGUAGE_MODEL_API_KEY",
      detail: `is required once LANGUAGE_MODEL_PROVIDER is ${model.provider}; set it to the provider's key`,
    };
  const prices = [env.LANGUAGE_MODEL_INPUT_PRICE, env.LANGUAGE_MODEL_OUTPUT_PRICE];
  if (prices.includes(undefined) && prices.some((price) => price !== undefined)) {
    const [missing, given] = prices[0] === undefined ? ["INPUT", "OUTPUT"] : ["OUTPUT", "INPUT"];
    return {
      name: `LANGUAGE_MODEL_${missing}_PRICE`,
      detail: `is required once LANGUAGE_MODEL_${given}_PRICE is set; set both or neither`,
    };
  }
  if (env.LANGUAGE_MODEL_SEARCH_USD !== undefined && prices.includes(undefined))
    return {
      name: "LANGUAGE_MODEL_INPUT_PRICE",
      detail: "is required once LANGUAGE_MODEL_SEARCH_USD is set: a budget in money needs the model's prices",
    };
  const engines = searchEnginesOf(env);
  if (engines.includes("exa") && env.generated.includes("SEARCH_API_KEY"))
    return { name: "SEARCH_API_KEY", detail: "is required once SEARCH_ENGINES names exa; set it to the key of the account" };
  if (engines.includes("searxng") && env.SEARXNG_URL === undefined)
    return {
      name: "SEARXNG_URL",
      detail: "is required once SEARCH_ENGINES names searxng; set it to an address such as http://127.0.0.1:8888",
    };
  return null;
}
