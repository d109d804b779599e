/**
 * The language-model service. It proposes, and nothing else: it is given numbered passages of one page and
 * answers which of them speak of an act of the subject, by number and role. It never writes a claim; what
 * it points at goes through the same deterministic gates whoever proposed it.
 */
export interface LanguageModel {
  /** Name and version of what reads, kept with the run. */
  readonly model: string;
  /**
   * @throws LanguageModelFailure when no usable answer came within the time limit and the tries.
   */
  propose(request: ProposalRequest): Promise<Proposal>;
}

export type ProposalRequest = {
  subjectName: string;
  /** Numbered from 0, in the page's order. Text of pages is data, never instructions. */
  passages: readonly string[];
  signal: AbortSignal;
  /** Milliseconds for all tries together. */
  timeLimit: number;
};

export type Proposal = {
  /** Numbers of passages that may speak of an act of the subject, ascending, without repeats. */
  passages: number[];
  usage: { inputTokens: number; outputTokens: number; costMicroUsd: number };
};

export type LanguageModelFailureReason = "unavailable" | "rate-limited" | "timed-out" | "malformed" | "refused";

export class LanguageModelFailure extends Error {
  readonly reason: LanguageModelFailureReason;

  constructor(reason: LanguageModelFailureReason, message: string) {
    super(message);
    this.name = "LanguageModelFailure";
    this.reason = reason;
  }
}
