import type { Word } from "#app/lib/language/words.ts";
import type { Clause, SentenceReading } from "./clause.ts";
import { adverbs } from "./function-words.ts";
import { isInSmallLetters } from "./not-verbs.ts";
import type { ActorAt, Token } from "./phrases.ts";

/** A sentence as far as it is read, from its first part on: what has been found, and what is open for the parts to come. */
export type ParseState = {
  readonly parts: readonly Token[];
  /** Running text, in which a capital means a name. */
  readonly inSmall: boolean;
  readonly reading: SentenceReading;
  /** Of whom the clause tells. */
  subject: ActorAt | null;
  /** A clause begins: whoever comes next is its subject. */
  expecting: boolean;
  /** One that has no object yet. */
  preposition: string | null;
  /** What stands before the next verb. */
  passiveAux: boolean;
  haveAux: boolean;
  modal: boolean;
  negated: boolean;
  infinitive: boolean;
  /** Behind "if", from its index on; and whether its own verb has come. */
  conditional: boolean;
  conditionalAt: number;
  hasOwnVerb: boolean;
  /** Behind "when" or "until": "is" tells of what is still to come. */
  isToCome: boolean;
  last: Clause | null;
  /** Whom "who" would take up. */
  relative: ActorAt | null;
  /** "a man she had never seen": whose sentence it goes on to be, once that one verb has come. */
  contact: { subject: ActorAt; clauses: number } | null;
  /** Of whom the sentence tells around what is told by the way. */
  outer: { subject: ActorAt; at: number } | null;
  /** A verb whose subject stands behind it: '"…," said X', "Arrested was X". */
  invertedAwaiting: Clause | null;
  invertedPassive: Clause | null;
  /** The subject that a thing's clause stands before. */
  whoHead: ActorAt | null;
  /** Who found, said or held what may be a clause of its own: "found his words antisemitic and suspended him" is none. */
  holder: { subject: ActorAt | null; clauses: number } | null;
  /** Of whom it told before a thing's clause, and how many clauses there are with it; what "that" took up, where it opened it. */
  shadowed: { subject: ActorAt | null; clauses: number; takesUp?: "thing" | "other" } | null;
  /** The clauses of verbs that things do. */
  readonly ofThings: Set<Clause>;
};

/** A sentence of which nothing is read yet. */
export function unread(parts: readonly Token[], tokens: readonly Word[]): ParseState {
  return {
    parts,
    inSmall: isInSmallLetters(tokens),
    reading: { clauses: [], quotes: [], actors: [], apposed: [] },
    subject: null,
    expecting: true,
    preposition: null,
    passiveAux: false,
    haveAux: false,
    modal: false,
    negated: false,
    infinitive: false,
    conditional: false,
    conditionalAt: 0,
    hasOwnVerb: false,
    isToCome: false,
    last: null,
    relative: null,
    contact: null,
    outer: null,
    invertedAwaiting: null,
    invertedPassive: null,
    whoHead: null,
    holder: null,
    shadowed: null,
    ofThings: new Set(),
  };
}

/** Whatever stood before a verb is over with. */
export function endVerb(state: ParseState): void {
  state.passiveAux = false;
  state.haveAux = false;
  state.modal = false;
  state.negated = false;
  state.infinitive = false;
}

/** A mark has come since "if". */
export const isPastComma = (state: ParseState, index: number): boolean =>
  state.parts.slice(state.conditionalAt, index).some((part) => part.type === "mark");

/** A quotation stands right before, marks and adverbs apart. */
export function isBehindQuote(parts: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= 0; back -= 1) {
    const part = parts[back];
    if (!part) return false;
    if (part.type === "quote") return true;
    if (part.type === "mark" && /^[,.?!—–-]$/.test(part.word.text)) continue;
    if (part.type === "word" && adverbs.has(part.word.lower)) continue;
    return false;
  }
  return false;
}
