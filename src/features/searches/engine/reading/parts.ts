import { type ActorAt, type Token, modals } from "./phrases.ts";

/** The parts of a sentence, looked at by index: what is asked of them again and again. */

/** Where a part starts in the page. */
export const startOf = (part: Token): number =>
  part.type === "actor" ? part.actor.start : part.type === "quote" ? part.start : part.word.start;

/** The word at an index, lower case; empty where no word stands. */
export function lowerAt(parts: readonly Token[], index: number): string {
  const part = parts[index];
  return part?.type === "word" ? part.word.lower : "";
}

/** The word or the mark at an index, lower case; empty where somebody or a quotation stands. */
export function wordOrMarkAt(parts: readonly Token[], index: number): string {
  const part = parts[index];
  return part?.type === "word" || part?.type === "mark" ? part.word.lower : "";
}

export const isMarkAt = (parts: readonly Token[], index: number, marks: RegExp): boolean => {
  const part = parts[index];
  return part?.type === "mark" && marks.test(part.word.text);
};

/** A comma, between what is told and what is told by the way. */
export const isComma = (part: Token | undefined): boolean => part?.type === "mark" && part.word.text === ",";

/** Exactly this word. */
export const isWordAt = (part: Token | undefined, lower: string): boolean => part?.type === "word" && part.word.lower === lower;

/** Whoever stands at an index, unless only whose something is. */
export function actorAt(parts: readonly Token[], index: number): ActorAt | null {
  const part = parts[index];
  return part?.type === "actor" && !part.actor.possessor ? part.actor : null;
}

const auxiliaries = new Set(
  "has have had having was were is are am be been being did does do got".split(" ").flatMap((word) => [word, `${word}n't`]),
);
for (const modal of "wo ca could would should must might".split(" ")) auxiliaries.add(`${modal}n't`);

/** "has", "wasn't", "couldn't". */
export const isAuxiliary = (lower: string): boolean => auxiliaries.has(lower);

const lightWords = new Set(
  (
    "not never also then later again once twice first already still just now both even only ever always often merely thereupon " +
    "promptly nevertheless nonetheless instead allegedly today yesterday"
  ).split(" "),
);

export const isLight = (lower: string): boolean => lightWords.has(lower) || (lower.endsWith("ly") && lower.length > 4);

/** The index of what stands before a verb, its adverbs and auxiliaries left out, and whether an auxiliary was among them. */
export function behindAuxiliaries(parts: readonly Token[], index: number): { at: number; auxiliary: string; passive: boolean } {
  let at = index - 1;
  let auxiliary = "";
  let passive = false;
  for (let lower = lowerAt(parts, at); lower !== ""; lower = lowerAt(parts, at)) {
    if (isAuxiliary(lower) || modals.has(lower)) {
      auxiliary = lower;
      if (/^(?:was|were|is|are|am|be|been|being|got)/.test(lower)) passive = true;
    } else if (!isLight(lower)) break;
    at -= 1;
  }
  return { at, auxiliary, passive };
}

/** The index of the first part behind a verb that is no adverb. */
export function behindAdverbs(parts: readonly Token[], index: number): number {
  let at = index + 1;
  while (isLight(lowerAt(parts, at))) at += 1;
  return at;
}

/** Whoever a preposition at `index` has for its object: the first actor of the phrase behind it, apart from whose something is. */
export function objectOf(parts: readonly Token[], index: number): { actor: ActorAt; at: number } | null {
  for (let at = index + 1; at < Math.min(parts.length, index + 6); at += 1) {
    const part = parts[at];
    if (!part || part.type === "mark" || part.type === "quote") return null;
    if (part.type === "actor") {
      if (part.actor.possessor) continue;
      return { actor: part.actor, at };
    }
    const { lower } = part.word;
    if (/^(?:of|by|to|for|with|at|from|in|on|and|or|that|who|which|when|as|while|because|after|before|if|whether)$/.test(lower))
      return null;
  }
  return null;
}

/** The parts' indexes by where they start. */
export function indexByStart(parts: readonly Token[]): Map<number, number> {
  return new Map(parts.map((part, index) => [startOf(part), index]));
}

export const isSomebody = (actor: ActorAt | null | undefined): actor is ActorAt =>
  actor !== null && actor !== undefined && actor.kind !== "body" && actor.possessor !== true;
