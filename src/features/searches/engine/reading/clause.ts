import type { QuotedSpan } from "#app/lib/language/quoted-spans.ts";
import type { ActorAt } from "./phrases.ts";
import type { VerbClass } from "./verbs.ts";

/** One verb with the one who does it and the one it is done to, as far as the clause shows. */
export type Clause = {
  lemma: string;
  class: VerbClass;
  passive: boolean;
  negated: boolean;
  /** would, could, might, may, if, whether: not stated as fact. */
  hedged: boolean;
  agent: ActorAt | null;
  patient: ActorAt | null;
  start: number;
  end: number;
  /** Offsets of what follows up to the next clause: what the verb is about. */
  tailEnd: number;
  gerund: boolean;
};

/** A quotation in the sentence with the clause that introduces it; `inverted` for '"…," said X'. */
export type QuoteUse = { quote: QuotedSpan; clause: Clause | null; side: "before" | "after" | "none"; lead: string };

export type SentenceReading = { clauses: Clause[]; quotes: QuoteUse[]; actors: ActorAt[]; apposed: [ActorAt, ActorAt][] };
