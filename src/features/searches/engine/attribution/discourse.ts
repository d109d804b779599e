import type { Frame } from "./frame.ts";
import type { Clause, QuoteUse } from "../reading/clause.ts";
import type { ActorAt } from "../reading/phrases.ts";

/**
 * Who an actor of the text is: "p0" is the subject, "p3" another named person, "r:guest" somebody the
 * text has no name for, "b:court" a body, "?" nobody we can tell.
 */
export type Who = string;

export type ResolvedClause = Clause & { sentence: number; agentIs: Who; patientIs: Who };
export type ResolvedQuote = QuoteUse & {
  sentence: number;
  speaker: Who;
  how: "said" | "continued" | "artefact" | "unattributed";
  /** Who seemed to say what the sentence tells of as another's words ("?" where nobody did); the speaker is then not known. */
  toldBy?: Who;
  /** It stands in something that the speaker is said to have made. */
  owned?: boolean;
};

export type Discourse = {
  clauses: ResolvedClause[];
  quotes: ResolvedQuote[];
  /** For each sentence, everyone in it. */
  involved: Set<Who>[];
  /** Named people whom the text itself accuses, charges, convicts or disciplines. */
  accused: Set<Who>;
  /** Of whom the text tells by name, or by a pronoun not in doubt, that they did or said something hostile. */
  doers: ReadonlySet<Who>;
  /** The text ties these words to the subject: "the defendant", "the teacher". */
  author: Who;
  /** Pronouns whose person is not in doubt: no other was near. */
  sure: ReadonlySet<ActorAt>;
  /** The subject is a party by the page's own label, apposition or caption, or the one unnamed person it brings in. */
  isParty: boolean;
  /** Every noun phrase that means the subject, pronouns included. */
  meant: readonly ActorAt[];
  /** What the page says, around their names, was done about the people it names. */
  frames: readonly Frame[];
  /** People charged together under a plural: "two men have been charged". */
  group: ReadonlySet<Who>;
  /** The page opens with several people before one court or body. */
  together: boolean;
};

/** Several at once, whom no word for one person means. */
export const groups = /^r:(?:family|couple|group|team|crowd|people|men|women|children|pair|trio|\w+[^s]s)$/;
