/**
 * The language-model service. It points, and nothing else: it is given numbered passages of one page and answers
 * which of them speak of an act of the subject, by number and role, or on which a doubt rests. It never writes a
 * claim; what it points at goes through the same deterministic gates whoever pointed.
 */
export interface LanguageModel {
  /** Name and version of what reads, kept with the run. */
  readonly model: string;
  /** How it is asked; null for one that reads on this machine, asks nobody and costs nothing. */
  readonly hosted: HostedModel | null;
  /**
   * Which passages report something about the subject, and as what.
   * @throws LanguageModelFailure when no usable answer came within the time limit and the tries.
   */
  propose(request: ModelRequest): Promise<Proposal>;
  /**
   * The other side: what in these passages, on which a finding rests, speaks against it.
   * @throws LanguageModelFailure as `propose` does
   */
  contest(request: ModelRequest): Promise<Contest>;
}

/** All that an answer depends on besides the question. */
export type HostedModel = {
  promptVersion: string;
  parameters: Record<string, string | number>;
  /** Micro-dollars for a million tokens; null where nobody has told the price. */
  prices: { input: number; output: number } | null;
  /** What one search may use at most. */
  budget: { tokens: number; microUsd: number | null };
  /** Tokens that a question over so many characters of passages takes at most, its answer included. */
  estimate(characters: number): { input: number; output: number };
};

export type ModelRequest = {
  subjectName: string;
  /** Numbered from 0, in the page's order. Text of pages is data, never instructions. */
  passages: readonly string[];
  signal: AbortSignal;
  /** Milliseconds for all tries together. */
  timeLimit: number;
  /** Answers given before, by the hash of all that was asked. */
  kept?: KeptAnswers;
};

export type KeptAnswers = {
  find(key: string): Promise<unknown>;
  keep(key: string, answer: unknown): Promise<void>;
};

/** What a passage is, of the subject: the first that fits. Closed. */
export const passageRoles = ["act", "words", "outcome", "person", "clears", "doubt"] as const;
export type PassageRole = (typeof passageRoles)[number];
export type PointedPassage = { passage: number; role: PassageRole };

/** What can be said against a finding. Closed. */
export const objectionGrounds = ["another-person", "another-actor", "lawful-opinion", "not-antisemitic", "unsettled"] as const;
export type ObjectionGround = (typeof objectionGrounds)[number];
/** `passages` are never empty: what can't be pointed at is not said. */
export type Objection = { ground: ObjectionGround; passages: number[] };

/** `isRepeated`: taken from the answers kept, at no cost. */
export type Usage = { inputTokens: number; outputTokens: number; costMicroUsd: number; isRepeated: boolean };

/** Ascending by passage, each once. */
export type Proposal = { pointed: PointedPassage[]; usage: Usage };
export type Contest = { objections: Objection[]; usage: Usage };

/** `misled`: the answer fails what was known of it beforehand, as when a page gives orders to the model. */
export type LanguageModelFailureReason = "unavailable" | "rate-limited" | "timed-out" | "malformed" | "refused" | "misled";

export class LanguageModelFailure extends Error {
  readonly reason: LanguageModelFailureReason;
  /** What the tries used all the same. */
  readonly usage: Usage;

  constructor(reason: LanguageModelFailureReason, message: string, usage: Usage = noUsage) {
    super(message);
    this.name = "LanguageModelFailure";
    this.reason = reason;
    this.usage = usage;
  }
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0, costMicroUsd: 0, isRepeated: false };
