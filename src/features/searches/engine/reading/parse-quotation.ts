import type { QuotedSpan } from "#app/lib/language/quoted-spans.ts";
import type { Clause } from "./clause.ts";
import { isComma, isWordAt } from "./parts.ts";
import { type ParseState, endVerb } from "./parse-state.ts";
import type { Token } from "./phrases.ts";
import { readAsVerb } from "./verbs.ts";

/** A quotation, and the clause in whose words it is told. */
export function readQuotation(state: ParseState, quote: QuotedSpan, index: number): void {
  const { parts, reading } = state;
  const lead = leadBefore(parts, index);
  // "told a student who asked for a day off that '…'": what follows "that" is what was told.
  const before = state.last;
  const isOther = before !== null && (!/^(?:say|write)$/.test(before.class) || before.lemma === "ask");
  const told =
    isOther && /\bthat$/.test(lead) && !isClaimed(parts[index - 1], before)
      ? reading.clauses.findLast((one) => one !== before && one.lemma === "tell" && !one.passive)
      : undefined;
  // "told a pupil to sit at the back '…'": the words are those of whoever gave the order.
  const ordered: Clause | null =
    isOther && before?.hedged !== true && before !== null && before.agent !== null
      ? (reading.clauses.findLast(
          (one) =>
            one !== before &&
            one.end < before.start &&
            /^(?:tell|order|urge|instruct|ask)$/.test(one.lemma) &&
            !one.passive &&
            one.patient === before.agent,
        ) ?? null)
      : null;
  // "told listeners that the collection proved '…'": what a thing shows is in the words of whoever says so.
  const shown =
    before !== null && state.ofThings.has(before) && before.class === "other"
      ? reading.clauses.findLast((one) => one.end < before.start && /^(?:say|write)$/.test(one.class) && one.agent !== null)
      : undefined;
  // "told the meeting, to which reporters had been invited, that it was '…'": what follows "that" is what was told.
  const resumed = isOther && before !== null ? resumedBy(parts, index, before, reading.clauses) : undefined;
  // "told the evening that the buyer, Ana Ruiz, had behaved '…'": how somebody behaved is in the words of whoever tells it.
  const judged =
    isOther && before !== null && before.class === "other" && conducts.test(before.lemma)
      ? reading.clauses.findLast(
          (one) =>
            one.end < before.start &&
            /^(?:say|write|accuse)$/.test(one.class) &&
            !one.passive &&
            one.agent !== null &&
            one.agent !== before.agent,
        )
      : undefined;
  // "replied to a user who said she was Jewish: '…'": the colon is the main verb's.
  const colon = parts[index - 1];
  // "wrote of a shopkeeper who had reported a burglary that '…'": so is "that" behind an object.
  const isBehindObject =
    isOther &&
    isWordAt(colon, "that") &&
    before !== null &&
    !/^(?:convinc|persuad|assur|warn|teach|tell|inform|remind|promis|show)/.test(before.lemma) &&
    colon?.type === "word" &&
    colon.word.start > before.end + 2;
  const relativeAt =
    isBehindObject || (colon?.type === "mark" && colon.word.text === ":")
      ? parts.findLastIndex((one, at) => at < index && one.type === "word" && one.word.lower === "who")
      : -1;
  const opener = parts[relativeAt];
  const main =
    opener?.type === "word" && before !== null && before.start > opener.word.start && !isComma(parts[relativeAt - 1])
      ? reading.clauses.findLast(
          (one) => one.end < opener.word.start && /^(?:say|write)$/.test(one.class) && !one.passive && one.agent !== null,
        )
      : undefined;
  // "wrote when lunch was being shared out: '…'": what went on meanwhile is in nobody's words.
  const meanwhile =
    colon?.type === "mark" &&
    colon.word.text === ":" &&
    before?.passive === true &&
    /^(?:share|serve|hand|split|discuss|plan|play|pay)$/.test(before.lemma)
      ? reading.clauses.findLast(
          (one) =>
            one.end < before.start &&
            /^(?:say|write)$/.test(one.class) &&
            !one.passive &&
            one.agent !== null &&
            parts.some(
              (part) =>
                part.type === "word" &&
                part.word.start > one.end &&
                part.word.start < before.start &&
                /^(?:when|while|as|after|before)$/.test(part.word.lower),
            ),
        )
      : undefined;
  const clause: Clause | null = main ?? meanwhile ?? told ?? ordered ?? shown ?? judged ?? resumed ?? state.last;
  reading.quotes.push({ quote, clause, side: clause ? "before" : "none", lead });
  // "The host who told listeners that they were '…' has been convicted": the verb behind is that of whom "who" stood for.
  const behind = parts[index + 1];
  if (state.whoHead && behind?.type === "word" && /^(?:has|have|had|was|were|is|are)$/.test(behind.word.lower))
    state.subject = state.whoHead;
  // "…, which stated that she '…,' and wrote to counsel": the comma stands inside the quotation.
  const [joint, verb] = [parts[index + 1], parts[index + 2]];
  if (
    state.outer &&
    index - state.outer.at > 2 &&
    joint?.type === "word" &&
    joint.word.lower === "and" &&
    verb?.type === "word" &&
    readAsVerb(verb.word.lower).some(({ finite }) => finite)
  ) {
    state.subject = state.outer.subject;
    state.outer = null;
  }
  state.expecting = true;
  state.preposition = null;
  endVerb(state);
}

/** "told the Courier how his manager claimed that '…'": the "that" of whoever claims. */
const isClaimed = (that: Token | undefined, before: Clause | null): boolean =>
  before !== null &&
  /^(?:claim|allege|suggest|hint|insist|argue)$/.test(before.lemma) &&
  that?.type === "word" &&
  that.word.start <= before.end + 2;

/** The words that lead to a quotation. */
function leadBefore(parts: readonly Token[], index: number): string {
  const lead: string[] = [];
  for (let back = index - 1; back >= 0 && lead.length < 12; back -= 1) {
    const part = parts[back];
    if (!part || part.type === "quote") break;
    lead.unshift(part.type === "actor" ? ("noun" in part.actor ? part.actor.noun : "~") : part.word.lower);
  }
  return lead.join(" ");
}

/** The verb of saying whose "that" comes only behind a clause between commas. */
function resumedBy(parts: readonly Token[], index: number, before: Clause, clauses: readonly Clause[]): Clause | undefined {
  for (let back = index - 1; back > 0 && back > index - 14; back -= 1) {
    const part = parts[back];
    if (part?.type === "quote" || (part?.type === "mark" && part.word.text !== ",")) return undefined;
    if (part?.type === "word" && part.word.lower === "that" && isComma(parts[back - 1])) {
      if (before.start > part.word.start) return undefined;
      return clauses.findLast(
        (one) => one.end < before.start && /^(?:say|write)$/.test(one.class) && !one.passive && one.agent !== null,
      );
    }
  }
  return undefined;
}

/** What somebody is said to be like, not something said. */
const conducts =
  /^(?:behav|behave|act|look|seem|appear|deserv|deserve|belong|conduct|treat|prov|prove|work|live|liv|smell|dress)$/;
