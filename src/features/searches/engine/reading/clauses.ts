import type { QuotedSpan } from "#app/lib/language/quoted-spans.ts";
import type { Word } from "#app/lib/language/words.ts";
import { namedInTheEnd } from "./apposed.ts";
import type { SentenceReading } from "./clause.ts";
import { completeSubjects } from "./control.ts";
import { readActor } from "./parse-actor.ts";
import { readQuotation } from "./parse-quotation.ts";
import { unread } from "./parse-state.ts";
import { readMark, readWord } from "./parse-word.ts";
import type { Mention } from "./people.ts";
import { chunk } from "./phrases.ts";

/** Reads the clauses of one sentence, its own words only: what stands in quotation marks is opaque. */
export function readSentence(
  tokens: readonly Word[],
  quotes: readonly QuotedSpan[],
  mentions: readonly Mention[],
  addressed = false,
): SentenceReading {
  const parts = chunk(tokens, quotes, mentions, addressed);
  const state = unread(parts, tokens);
  const { reading } = state;
  parts.forEach((part, index) => {
    if (part.type === "quote") readQuotation(state, part.quote, index);
    else if (part.type === "actor") readActor(state, part.actor, index);
    else if (part.type === "mark") readMark(state, part.word, index);
    else readWord(state, part.word, index);
  });
  const end = tokens.at(-1)?.end ?? 0;
  if (state.last) state.last.tailEnd = end;
  for (let index = 0; index < reading.clauses.length; index += 1) {
    const clause = reading.clauses[index];
    // "The club has dismissed Ruiz": a body that dismisses a person, not a case.
    if (
      clause &&
      clause.class === "drop" &&
      clause.lemma === "dismiss" &&
      !clause.passive &&
      clause.patient &&
      clause.patient.kind !== "body"
    )
      clause.class = "discipline";
    if (clause) clause.tailEnd = reading.clauses[index + 1]?.start ?? end;
    // "has parted ways with a teacher", "cut all ties with Ruiz": whom it lets go stands behind a preposition.
    if (clause && /^(?:part|cut|sever)$/.test(clause.lemma) && !clause.passive && clause.agent?.kind === "body") {
      const whom = reading.actors.find(({ start }) => start > clause.end);
      if (
        whom &&
        whom.kind !== "body" &&
        letsGo.test(
          tokens
            .filter(({ start, end: to }) => start >= clause.end && to <= whom.start)
            .map(({ lower }) => lower)
            .join(" "),
        )
      ) {
        clause.class = "discipline";
        clause.patient = whom;
      }
    }
  }
  completeSubjects(parts, reading);
  const named = namedInTheEnd(parts);
  if (named && reading.apposed.every(([role]) => role !== named[0])) reading.apposed.push(named);
  return reading;
}

const letsGo = /^(?:ways|company|(?:all |its |any )*(?:ties|links|relations|connections)) with$/;
