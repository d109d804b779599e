import type { Language } from "#app/lib/language/which-language.ts";
import { foreignLexicons, type ForeignLexicon } from "./foreign-lexicon.ts";
import {
  hasPart,
  isAboutMost,
  isNamedFirst,
  isNoStep,
  isOffice,
  isWronged,
  readForeign,
  speaksForThem,
} from "./foreign-reading.ts";
import { foreignTies } from "./foreign-ties.ts";
import type { SetAsideReason } from "./judgement.ts";
import type { Step, Clearing } from "./outcomes/step.ts";
import type { PageReading, Sentence } from "./reading/page-reading.ts";
import type { Ruling } from "./grounds/rubric.ts";

/**
 * The rubric for pages in German, French, Spanish, Hebrew, Arabic and Russian. Without a grammar of
 * these languages it asks for more: a finding needs the subject named in the very sentence that states
 * an official step, and anti-Jewish words in what the page reports of that case. Where the two are
 * apart, or the language is unknown, a human decides; it never guesses.
 */
export function ruleForeign(page: PageReading, language: Language): Ruling {
  const lexicon = foreignLexicons[language];
  const ties = foreignTies[language];
  const base = { support: [], status: null, steps: [], clearings: [] };
  const none = (rule: string, setAside: SetAsideReason, reason: string): Ruling => ({
    decision: "none",
    rule,
    setAside,
    reason,
    ...base,
  });
  const main = page.sentences.filter((sentence) => sentence.kind === "main");
  const mine = main.filter((sentence) => sentence.mentions.some((mention) => mention.person === 0));
  if (mine.length === 0) return none("G1", "not-named", "The page's main text does not name this person.");
  if (!lexicon || !ties) {
    return /antisem|anti-?sem|antis[eé]m|anty?semi/i.test(mine.map((sentence) => sentence.text).join(" "))
      ? {
          decision: "human",
          rule: "17",
          setAside: "needs-a-human",
          reason: "The page is in a language that is not read here.",
          ...base,
          support: spansOf(mine),
        }
      : none("G2", "unreadable", "The page is in a language that is not read here.");
  }
  const active = mine.filter((sentence) => !isInOffice(page, sentence, lexicon));
  if (active.length === 0)
    return none("G2", "not-the-actor", "The page names this person in an office or part of the story, not as the one who acted.");

  const steps: Step[] = [];
  const clearings: Clearing[] = [];
  for (const sentence of active) {
    const lead = leader(page, sentence);
    if (lead)
      for (const [status, pattern] of lexicon.steps)
        if (pattern.test(outside(page, lead))) steps.push({ status, sentence: lead.index });
    for (const part of [sentence, follower(page, sentence)]) {
      if (!part) continue;
      const text = outside(page, part);
      const cleared = lexicon.cleared.find(([, pattern]) => pattern.test(text));
      const isOwnClause = part === sentence ? !clearsAnother(page, part, lexicon) : true;
      if (cleared && isOwnClause)
        clearings.push({ status: cleared[0] as Clearing["status"], sentence: part.index, formal: true });
      if (part !== sentence) continue;
      for (const [status, pattern] of lexicon.steps) if (pattern.test(text)) steps.push({ status, sentence: part.index });
    }
  }
  const near = new Set(
    active.flatMap((sentence) => main.filter((other) => Math.abs(other.block - sentence.block) <= 1).map((other) => other.index)),
  );
  const around = main.filter((sentence) => near.has(sentence.index));
  const hostile = around.filter((sentence) =>
    sentence.reading.quotes.some(({ quote }) => lexicon.hostile.test(page.text.slice(quote.start, quote.end))),
  );
  const labelled = active.filter(
    (sentence) =>
      lexicon.antisemitic.test(sentence.text.replaceAll(ties.notHatred, " ")) ||
      (lexicon.bias.test(sentence.text) && lexicon.jewish.test(sentence.text)),
  );
  const labelledAround = around.filter((sentence) => lexicon.antisemitic.test(sentence.text));
  const isJewish = hostile.length > 0 || labelled.length > 0 || labelledAround.length > 0;
  const read = readForeign(page, language, lexicon, ties);
  const taken = steps.filter((step) => !isNoStep(read, step.sentence));
  const status = statusOfSteps(taken);
  const supported = spansOf(
    [
      ...new Set([
        ...clearings.map((clearing) => clearing.sentence),
        ...hostile.map((s) => s.index),
        ...labelled.map((s) => s.index),
        ...steps.map((step) => step.sentence),
      ]),
    ].flatMap((index) => page.sentences[index] ?? []),
  );
  const answer = (decision: "incident" | "human", rule: string, reason: string, word: Ruling["status"]): Ruling => ({
    decision,
    rule,
    setAside: decision === "human" ? "needs-a-human" : null,
    reason,
    support: supported.length > 0 ? supported : spansOf(active.slice(0, 2)),
    status: word,
    steps: taken,
    clearings,
  });
  const cleared = clearings[0];
  if (cleared && (isJewish || steps.length > 0))
    return answer("human", "15", "The accusation was dropped, dismissed, reversed or ended in an acquittal.", cleared.status);
  const liable = active.find(
    (sentence) => lexicon.liable?.test(outside(page, sentence)) && lexicon.refused?.test(outside(page, sentence)),
  );
  if (liable && clearings.length === 0 && around.some((sentence) => lexicon.jewish.test(sentence.text))) {
    const ruling = answer("incident", "6", "A court found that the person refused somebody for being Jewish.", null);
    return { ...ruling, support: [...spansOf([liable]), ...ruling.support.filter((span) => span.start !== liable.start)] };
  }
  const official = steps.some((step) => step.status !== "apologised");
  if (official && (hostile.length > 0 || labelled.length > 0)) {
    const theirs = read.told.filter(({ sentence }) => active.some((one) => one === sentence || follower(page, one) === sentence));
    if (speaksForThem(read, theirs))
      return answer(
        "human",
        "15",
        "The page also says that what it tells of the person was taken back, wrong or not theirs.",
        null,
      );
    const isPlain = taken.some((step) => step.status !== "apologised");
    if (!isPlain || read.named.some((one) => isWronged(read, one) || hasPart(read, one)))
      return answer("human", "17", "That the step was taken against this person is not plain from the source.", null);
    const rule =
      labelled.some((sentence) => lexicon.antisemitic.test(sentence.text)) && steps.some((step) => step.status === "disciplined")
        ? "7"
        : hostile.length > 0
          ? "3"
          : "2";
    return answer("incident", rule, "The source reports the act and the authority's step.", status);
  }
  // Of what the step was is not plain to whoever cannot read the language; that Jews stand beside it is.
  if (
    official &&
    (isJewish || around.some((sentence) => lexicon.jewish.test(sentence.text) && !lexicon.israel.test(sentence.text)))
  )
    return answer("human", "17", "What the person did and what was anti-Jewish are not tied together by the source.", status);
  const accused = active.some((sentence) => lexicon.accuses.test(outside(page, sentence)));
  const denies = around.some((sentence) => lexicon.denies.test(outside(page, sentence)));
  if ((accused || denies) && isJewish && !around.some((sentence) => lexicon.israel.test(sentence.text))) {
    if (accused && isObject(page, active, lexicon))
      return answer("human", denies ? "19" : "18", "Somebody accuses the person; no record settles it.", "alleged");
  }
  // Whose page it is, of a step and of antisemitism, in sentences apart: which belongs to which, a reader of the language can say.
  const told = main.find((sentence) =>
    lexicon.steps.some(([word, pattern]) => word !== "apologised" && pattern.test(outside(page, sentence))),
  );
  const called = main.find((sentence) => lexicon.antisemitic.test(sentence.text));
  if (
    told &&
    called &&
    (isAboutMost(page, active) || isNamedFirst(page)) &&
    !around.some((sentence) => lexicon.israel.test(sentence.text))
  )
    return {
      ...answer("human", "17", "What the person did and what was anti-Jewish are not tied together by the source.", null),
      support: spansOf([...new Set([active[0] ?? told, told, called])]),
    };
  // A signed column: the name at its head or foot alone, and what it is about is a government's doing.
  const mentions = page.mentions.filter((mention) => mention.person === 0);
  const signed = mentions.length <= 2 && mentions.every((mention) => mention.start < 200 || mention.end > page.text.length - 200);
  if (signed && lexicon.israel.test(page.text))
    return none("8", "lawful-opinion", "What this person writes is criticism or support of a cause: lawful opinion.");
  if (!isJewish && !main.some((sentence) => lexicon.antisemitic.test(sentence.text) || lexicon.jewish.test(sentence.text)))
    return none("9", "not-antisemitic", "The page reports nothing antisemitic of this person or of anybody else.");
  return none("G2", "not-the-actor", "The source does not report an antisemitic act of this person.");
}

/** The word of the steps that a page tells, sentence by sentence, the furthest of each first. */
export function statusOfSteps(steps: readonly Step[]): Ruling["status"] {
  return (steps.find((step) => step.status !== "apologised") ?? steps[0])?.status ?? null;
}

export function spansOf(sentences: readonly Sentence[]): { start: number; end: number }[] {
  return sentences.map((sentence) => ({ start: sentence.start, end: sentence.end }));
}

function outside(page: PageReading, sentence: Sentence): string {
  let text = "";
  let at = sentence.start;
  for (const { quote } of sentence.reading.quotes) {
    text += page.text.slice(at, Math.max(at, quote.start));
    at = Math.max(at, quote.end);
  }
  return text + page.text.slice(at, Math.max(at, sentence.end));
}

/** The sentence after one that names the subject, in the same paragraph, when it names nobody. */
function follower(page: PageReading, sentence: Sentence): Sentence | null {
  const next = page.sentences[sentence.index + 1];
  return next && next.block === sentence.block && next.mentions.length === 0 ? next : null;
}

/** The sentence before, when it names nobody: "a roofer was fined. … Ana Ruiz had sprayed …". */
function leader(page: PageReading, sentence: Sentence): Sentence | null {
  const before = page.sentences[sentence.index - 1];
  const firstNamed = page.sentences.find(
    (candidate) => candidate.kind === "main" && candidate.mentions.some((mention) => mention.person === 0),
  );
  return before && before.block === sentence.block && before.mentions.length === 0 && firstNamed === sentence ? before : null;
}

function isInOffice(page: PageReading, sentence: Sentence, lexicon: ForeignLexicon): boolean {
  const own = sentence.mentions.filter((mention) => mention.person === 0);
  return own.every((mention) => isOffice(page, sentence, mention, lexicon));
}

/** Another person stands nearer to the word that clears than the subject does. */
function clearsAnother(page: PageReading, sentence: Sentence, lexicon: ForeignLexicon): boolean {
  const text = sentence.text;
  const at = lexicon.cleared.map(([, pattern]) => pattern.exec(text)?.index ?? -1).find((index) => index >= 0) ?? 0;
  const distance = (start: number) => Math.abs(start - sentence.start - at);
  const own = Math.min(...sentence.mentions.filter((mention) => mention.person === 0).map((mention) => distance(mention.start)));
  const other = Math.min(
    Number.POSITIVE_INFINITY,
    ...sentence.mentions.filter((mention) => mention.person !== 0).map((mention) => distance(mention.start)),
  );
  return other < own && page.text.length > 0;
}

/** In the sentence that accuses, the subject comes after the verb, or the denial is theirs. */
function isObject(page: PageReading, active: readonly Sentence[], lexicon: ForeignLexicon): boolean {
  return active.some((sentence) => {
    const text = outside(page, sentence);
    const at = lexicon.accuses.exec(text)?.index ?? -1;
    if (at < 0) return false;
    return sentence.mentions.some((mention) => mention.person === 0 && mention.start - sentence.start > at);
  });
}
