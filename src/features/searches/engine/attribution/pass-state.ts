import { type Gender, genderOfNoun } from "../reading/nouns.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import { type AgedOnes, agedOnes } from "./aged.ts";
import { counselOf } from "./counsel.ts";
import type { ResolvedClause, ResolvedQuote, Who } from "./discourse.ts";
import type { Frame } from "./frame.ts";
import type { Known } from "./known-people.ts";
import { speaksInOffice } from "./only-speaks.ts";
import { openerOf } from "./opening.ts";
import { standsBeside } from "./who-is-unnamed.ts";

/** Somebody told of so far, whom a pronoun may mean, and how they stand in their sentence. */
export type Candidate = {
  who: Who;
  sentence: number;
  order: number;
  subject: boolean;
  oblique: boolean;
  /** "said Ana Ruiz was an honest witness": of whom the sentence says what they are. */
  isWhat: boolean;
  /** One of "Ana Ruiz and Ben Foss", of whom nothing is told: no "he" by themselves. */
  paired: boolean;
  block: number;
  topic: boolean;
};

/** What one look at a page from its first sentence to its last makes of it, and where it stands. */
export type PassState = {
  readonly page: PageReading;
  readonly known: Known;
  readonly accused: ReadonlySet<Who>;
  readonly aliases: ReadonlyMap<Who, Who>;
  readonly genders: Map<Who, Gender>;
  readonly counsel: ReadonlySet<Who>;
  readonly aged: AgedOnes;
  /** Whoever suspends, charges or jails is a body or an official, whatever it is called. */
  readonly deciding: Set<Who>;
  readonly clauses: ResolvedClause[];
  readonly quotes: ResolvedQuote[];
  readonly possessed: Frame[];
  /** Of whom the page has told by name so far that they did or said such a thing. */
  readonly doers: Set<Who>;
  readonly involved: Set<Who>[];
  /** Nouns of those told of without a name in a sentence with a named person, and whether they are tried for something. */
  readonly beside: Map<string, boolean>;
  readonly introduced: Set<Who>;
  readonly besideCase: Map<Who, boolean>;
  readonly stack: Candidate[];
  readonly meant: ActorAt[];
  readonly sure: Set<ActorAt>;
  order: number;
  lastSpeaker: Who | null;
  lastSpeakerBlock: number;
  lastAccused: Who | null;
};

/** Before the first sentence, with what the page says of everybody by name and whom it is known to accuse. */
export function beforeFirst(
  page: PageReading,
  known: Known,
  accused: ReadonlySet<Who>,
  aliases: ReadonlyMap<Who, Who>,
): PassState {
  return {
    page,
    known,
    accused,
    aliases,
    genders: new Map(known.genders),
    counsel: counselOf(page),
    aged: agedOnes(page),
    deciding: new Set(),
    clauses: [],
    quotes: [],
    possessed: [],
    doers: new Set(),
    involved: [],
    beside: new Map(),
    introduced: new Set(),
    besideCase: new Map(),
    stack: [],
    meant: [],
    sure: new Set(),
    order: 0,
    lastSpeaker: null,
    lastSpeakerBlock: -1,
    lastAccused: [...accused][0] ?? null,
  };
}

/** The one whom the page accuses where it speaks of "the defendant": of several, the last one told of. */
export function accusedHere(state: PassState): Who {
  const accused = state.accused;
  if (accused.size === 1) return [...accused][0] ?? "?";
  return accused.size === 0 ? "r:defendant" : (state.lastAccused ?? "?");
}

/** Whether a pronoun is of their sex, as far as that is known. */
export function fits(state: PassState, who: Who, pronoun: string): boolean {
  const gender = state.genders.get(who) ?? (who.startsWith("r:") ? genderOfNoun(who.slice(2)) : null);
  if (!gender) return true;
  return /^(?:he|him|himself)$/.test(pronoun) ? gender === "male" : gender === "female";
}

/** An officer, a judge or somebody who stands beside the case by a word at their name. */
export function isBeside(state: PassState, who: Who): boolean {
  if (!/^p\d/.test(who) || state.accused.has(who)) return false;
  const known = state.besideCase.get(who);
  if (known !== undefined) return known;
  const is = state.known.officers.has(who) || standsBeside(state.page, who, new Set()) || speaksOfOpener(state, who);
  state.besideCase.set(who, is);
  return is;
}

/** "A coach has been dismissed … Union official Ana Ruiz said": brought in to speak behind an opening that names nobody. */
function speaksOfOpener(state: PassState, who: Who): boolean {
  const opener = openerOf(state.page);
  const read = { clauses: state.clauses, quotes: state.quotes };
  return opener !== null && speaksInOffice(state.page, read, who, new Set([`r:${opener.noun}`]));
}
