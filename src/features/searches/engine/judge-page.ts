import { furthestFirst } from "#app/features/incidents/furthest-first.ts";
import { type PartialDate, dayDate, monthDate, unknownDate } from "#app/lib/partial-date.ts";
import { type Language, whichLanguage } from "#app/lib/language/which-language.ts";
import { resolve } from "./attribution/coreference.ts";
import type { Discourse } from "./attribution/discourse.ts";
import { endedInTitle } from "./outcomes/ended-in-title.ts";
import { exculpationOf } from "./outcomes/exculpation.ts";
import { foreignLexicons } from "./foreign-lexicon.ts";
import { ruleForeign } from "./foreign-rubric.ts";
import { forgetWeighed } from "./hatred/hostility.ts";
import { type Identity, identify } from "./identity/identity.ts";
import type {
  Finding,
  IdentityLedger,
  Judgement,
  Quotation,
  SetAsideReason,
  SourceText,
  StatedOutcome,
  SubjectFacts,
} from "./judgement.ts";
import { mayHaveEndedIt } from "./outcomes/may-have-ended-it.ts";
import { sinceCharge, statusFrom } from "./outcomes/step.ts";
import { isChargedWithIt, mayAnswerForElse, oneCaseOf } from "./grounds/of-one-case.ts";
import { type PageReading, type Sentence, readPage } from "./reading/page-reading.ts";
import { type Pointed, rulePointed } from "./pointed.ts";
import { rulePointedForeign } from "./pointed-foreign.ts";
import { type SubjectRecord, gather } from "./attribution/record.ts";
import { ownText } from "./reading/own-text.ts";
import { mostQuotations, type Ruling, rule } from "./grounds/rubric.ts";
import { isSettledThatSaid } from "./grounds/settled-by-a-body.ts";
import { secondThought } from "./grounds/second-thoughts.ts";
import { canBeQuoted, quotationOf, quotationOfSentence, tell } from "./summary.ts";
import { dateOfConduct, dateOfStep, datesIn, foreignDatesIn, isOfLife } from "./reading/when.ts";
import { assertedText, unasserted } from "./reading/veridicality.ts";
import { placeOfConduct } from "./reading/where.ts";

/**
 * How sure of the person a finding must be. `threshold`, the product's: a strong fact beside the name,
 * else the finding is kept apart for a human. `uncontradicted`, the rubric's G1 alone: the page names
 * the person and nothing known of them contradicts it; for evaluation, where the row says who is meant.
 */
export type IdentityBar = "threshold" | "uncontradicted";

/** A quotation stands in the page word for word at its offsets. */
export function isVerbatim(page: Pick<SourceText, "text">, quotation: Quotation): boolean {
  return (
    quotation.text.length > 0 &&
    quotation.end > quotation.start &&
    page.text.slice(quotation.start, quotation.end) === quotation.text
  );
}

/**
 * What one page supports about one person, by the rubric: the embedded, extractive engine. Pure and
 * deterministic: the same subject and page give the same judgement. Every claim in it is a passage of
 * `page.text`; a page it cannot read well is judged "none" or put to a human, never guessed.
 * @param read what was read of this page for this subject already
 */
export function judgePage(
  subject: SubjectFacts,
  page: SourceText,
  bar: IdentityBar = "threshold",
  read: { reading: PageReading; discourse: Discourse; record: SubjectRecord } | null = null,
): Judgement {
  forgetWeighed();
  const reading = read?.reading ?? readPage(subject, page);
  const discourse = read?.discourse ?? resolve(reading);
  const record = read?.record ?? gather(reading, discourse);
  const language = whichLanguage(page.text);
  const ruling = language === "en" ? ruleInEnglish(subject, page, reading, discourse, record) : ruleForeign(reading, language);
  return settle({ subject, page, bar, reading, discourse, record, language }, ruling);
}

/**
 * The same page with a language model's pointing beside what the rules read (see rulePointed and rulePointedForeign): the judgement
 * that it makes a finding of, or null where a gate is closed, the person may be another, or the gates cannot read the page's language.
 * Pure: the same pointing gives the same judgement again.
 */
export function judgePointed(
  subject: SubjectFacts,
  page: SourceText,
  pointed: readonly Pointed[],
  bar: IdentityBar = "threshold",
): Judgement | null {
  forgetWeighed();
  const language = whichLanguage(page.text);
  const reading = readPage(subject, page);
  const discourse = resolve(reading);
  const record = gather(reading, discourse);
  const ruling =
    language === "en"
      ? rulePointed(reading, discourse, record, ruleInEnglish(subject, page, reading, discourse, record), pointed)
      : rulePointedForeign(reading, language, ruleForeign(reading, language), pointed);
  if (!ruling) return null;
  const judgement = settle({ subject, page, bar, reading, discourse, record, language }, ruling);
  return judgement.decision === "incident" ? { ...judgement, tiedBy: "model" } : null;
}

type Read = {
  subject: SubjectFacts;
  page: SourceText;
  bar: IdentityBar;
  reading: PageReading;
  discourse: Discourse;
  record: SubjectRecord;
  language: Language;
};

/** What a ruling comes to once it is asked who the page means: the gates of identity and age, and the finding in the page's own words. */
function settle({ subject, page, bar, reading, discourse, record, language }: Read, read: Ruling): Judgement {
  const ruling = language === "en" ? withHeadline(subject, page, reading, discourse, read) : read;
  const caseBlocks = new Set(
    ruling.support.flatMap((span) =>
      reading.sentences
        .filter((sentence) => sentence.start < span.end && sentence.end > span.start)
        .map((sentence) => sentence.block),
    ),
  );
  const identity = identify(subject, page, reading, discourse, caseBlocks);
  const ledger: IdentityLedger = {
    verdict: identity.verdict,
    for: identity.for,
    against: identity.against,
    missing: identity.missing,
  };
  const setAside = (ruleName: string, reason: SetAsideReason, words: string, passage: Quotation | null = null): Judgement => ({
    decision: "none",
    rule: ruleName,
    setAside: reason,
    reason: words,
    passage,
    finding: null,
    identity: ledger,
  });
  if (identity.verdict === "unnamed") return setAside("G1", "not-named", "The page's main text does not name this person.");
  if (identity.minor) return setAside("13", "minor", "The person is under 18, or was at the time.");
  if (identity.verdict === "different")
    return setAside(
      "G1",
      "another-person",
      "What the page says of the person contradicts what is known.",
      identity.against[0]?.quotation ?? null,
    );
  const passageSpan = ruling.support[0];
  const passage = passageSpan ? quotationOfSpan(page, reading, record, passageSpan) : null;
  if (ruling.decision === "none") return setAside(ruling.rule, ruling.setAside ?? "not-the-actor", ruling.reason, passage);

  const finding = findingFrom(page, reading, record, ruling, language, subject.employer);
  if (!finding)
    return {
      ...setAside(ruling.rule, "no-quotation", "No passage of the page carries the finding word for word."),
      decision: "none",
    };
  const doubt = identityDoubt(identity, bar);
  if (ruling.decision === "human" || doubt) {
    return {
      decision: "human",
      rule: ruling.decision === "human" ? ruling.rule : "20",
      setAside: doubt ? "possibly-another-person" : "needs-a-human",
      reason: ruling.decision === "human" ? ruling.reason : (doubt ?? ruling.reason),
      passage,
      finding: doubt ? { ...finding, status: null } : finding,
      identity: ledger,
    };
  }
  return { decision: "incident", rule: ruling.rule, setAside: null, reason: ruling.reason, passage, finding, identity: ledger };
}

/** A headline that says how the case ended puts to a human what the text below it tells. */
function withHeadline(
  subject: SubjectFacts,
  { title }: SourceText,
  reading: PageReading,
  discourse: Discourse,
  ruling: Ruling,
): Ruling {
  if (ruling.decision !== "incident" || !title || !endedInTitle(title, subject.name, reading, discourse)) return ruling;
  return {
    ...ruling,
    decision: "human",
    rule: "15",
    setAside: "needs-a-human",
    reason: "The headline says that the case ended in the person's favour.",
    status: null,
  };
}

/** The rubric's answer, less sure where a careful reader would be; of several accused, what the page tells of the first of them. */
function ruleInEnglish(
  subject: SubjectFacts,
  page: SourceText,
  reading: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
): Ruling {
  const alone = ruleAlone(subject, page, reading, discourse, record);
  if (alone.decision === "incident") return alone;
  const ruling = ofOneCase(page, reading, discourse, record, alone);
  if (ruling === alone) return alone;
  const doubt = exculpationDoubt(reading, discourse, record) ?? secondThought(reading, discourse, record, ruling);
  return doubt ? alone : ruling;
}

function ruleAlone(
  subject: SubjectFacts,
  page: SourceText,
  reading: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
): Ruling {
  const ruling = rule(reading, discourse, record);
  if (ruling.decision !== "incident") return ruling;
  const doubt =
    exculpationDoubt(reading, discourse, record) ??
    openEnd(reading, discourse, record, ruling) ??
    secondThought(reading, discourse, record, ruling) ??
    // What is denied and then found is not asserted where it is told.
    (isSettledThatSaid(reading, discourse) ? null : unassertedDoubt(subject, page, reading, ruling));
  if (!doubt) return ruling;
  // Whose the outcome was is not clear: no status word is anybody's.
  const status = doubt.rule === "15" ? null : ruling.status;
  return { ...ruling, ...doubt, status, decision: "human", setAside: "needs-a-human" };
}

/**
 * Of several accused a page tells the deed once, of the first. Whoever it names as their accomplice, and as charged, convicted
 * or sentenced too, has done what the finding about the other says; the words and the status are each one's own.
 */
function ofOneCase(page: SourceText, reading: PageReading, discourse: Discourse, record: SubjectRecord, alone: Ruling): Ruling {
  if (!/^(?:9|16|17|18|8|G2)$/.test(alone.rule) || alone.clearings.length > 0) return alone;
  // What it takes to answer for a deed that is told of another: a step of a court or a prosecutor against oneself.
  const step = alone.steps.findLast(({ status }) => sinceCharge.test(status));
  const tie = step ? oneCaseOf(reading, discourse, record) : null;
  const name = tie ? reading.people[tie.principal]?.shown : undefined;
  if (!step || !tie || name === undefined || mayAnswerForElse(reading, record)) return alone;
  // Who is only charged may be charged with anything: the charge must say with what.
  if (
    /^(?:charged|indicted|on trial)$/.test(statusFrom(alone.steps)?.status ?? "") &&
    !tie.isCounted &&
    !isChargedWithIt(reading, alone.steps)
  )
    return alone;
  const other = { name };
  const theirs = readPage(other, page);
  const about = resolve(theirs);
  const principal = gather(theirs, about);
  const ruling = ruleAlone(other, page, theirs, about, principal);
  // "has been jailed" is a court's step and no word of how far the case has got.
  const isTried =
    ruling.steps.some(({ status }) => sinceCharge.test(status)) || principal.frames.some(({ kind }) => kind === "sentence");
  if (ruling.decision !== "incident" || !/^[12346]$/.test(ruling.rule) || !isTried) return alone;
  const own = [tie.sentence, ...alone.steps.map(({ sentence }) => sentence)].flatMap((index) => {
    const sentence = reading.sentences[index];
    return sentence ? [{ start: sentence.start, end: sentence.end }] : [];
  });
  const support = [...own.slice(0, 2), ...ruling.support].filter(
    (span, at, all) => all.findIndex(({ start, end }) => start === span.start && end === span.end) === at,
  );
  return {
    ...alone,
    decision: "incident",
    rule: ruling.rule,
    setAside: null,
    reason: "The source names the person as accused in the same case as somebody whose act it reports.",
    support,
    status: statusFrom(alone.steps)?.status ?? null,
  };
}

/** Whoever the page clears is put to a human, whatever else it tells of them. */
function exculpationDoubt(
  reading: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
): { rule: "15"; reason: string } | null {
  return exculpationOf(reading, discourse, record) === null
    ? null
    : { rule: "15", reason: "The page also says that what it tells of the person was taken back, wrong or not theirs." };
}

/** A court, a prosecutor or a body above them has since done something that may have ended it. */
function openEnd(
  reading: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  { steps }: Ruling,
): { rule: "15"; reason: string } | null {
  return mayHaveEndedIt(reading, discourse, record, steps)
    ? { rule: "15", reason: "Whoever decides has since done something by which the accusation may have ended." }
    : null;
}

/** A finding stands on what the page asserts: it must still be one when the rest of the page is left out. */
function unassertedDoubt(
  subject: SubjectFacts,
  page: SourceText,
  reading: PageReading,
  found: Ruling,
): { rule: "17"; reason: string } | null {
  // Only what the finding stands on is asked about: what a sentence does not assert stands within that sentence.
  const carries = ({ start, end }: { start: number; end: number }) =>
    found.support.some((part) => start < part.end && end > part.start);
  const spans = unasserted(reading, carries).filter(carries);
  const text = assertedText(reading, spans);
  if (text === null) return null;
  const asserted = readPage(subject, { ...page, text });
  const discourse = resolve(asserted);
  const ruling = rule(asserted, discourse, gather(asserted, discourse));
  return ruling.decision === "incident"
    ? null
    : {
        rule: "17",
        reason: "The page denies, supposes, asks or wishes what it tells of the person; it does not say that it is so.",
      };
}

function quotationOfSpan(
  page: SourceText,
  reading: PageReading,
  record: SubjectRecord,
  span: { start: number; end: number },
): Quotation {
  const sentence = reading.sentences.find(({ start, end }) => start === span.start && end === span.end);
  return sentence ? quotationOfSentence(page, reading, record, sentence) : quotationOf(page, span.start, span.end);
}

function identityDoubt(identity: Identity, bar: IdentityBar): string | null {
  if (identity.namesake && identity.verdict !== "same") return "The page says that two people share the name.";
  if (identity.verdict === "possible" && bar === "threshold")
    return "Only the name agrees; nothing else on the page tells who is meant.";
  return null;
}

function findingFrom(
  page: SourceText,
  reading: ReturnType<typeof readPage>,
  record: ReturnType<typeof gather>,
  ruling: Ruling,
  language: Language,
  employer?: string,
): Finding | null {
  const told = tell(page, reading, record, ruling);
  if (!told) return null;
  const quotations = ruling.support
    .slice(0, mostQuotations)
    .map((span) => quotationOfSpan(page, reading, record, span))
    .filter((quotation) => isVerbatim(page, quotation) && canBeQuoted(quotation.text))
    // What stands within a longer one is not quoted twice.
    .filter(
      (one, at, all) =>
        !all.some(
          (other, index) =>
            index !== at &&
            other.start <= one.start &&
            other.end >= one.end &&
            (other.end - other.start > one.end - one.start || index < at),
        ),
    );
  const attested = [told.title, ...told.summary, ...told.description];
  if (quotations.length === 0 || attested.some((sentence) => !isVerbatim(page, sentence.quotation))) return null;
  const actSpans = [...record.words.map((words) => words.sentence), ...record.acts.map((act) => act.sentence)].toSorted(
    (one, other) => one - other,
  );
  const acts = [
    ...new Set([...actSpans, ...actSpans.map((index) => index - 1), ...actSpans.map((index) => index - 2), ...record.scope]),
  ]
    .flatMap((index) => reading.sentences[index] ?? [])
    .filter((sentence) => sentence.kind === "main" && record.scope.has(sentence.index));
  // A page about somebody else's life may tell of other towns right before: a sentence beside the act counts where it stands
  // in its paragraph or is about the subject.
  const actBlocks = new Set(actSpans.map((index) => reading.sentences[index]?.block));
  const near = acts.filter(({ index, block }) => actSpans.includes(index) || actBlocks.has(block) || record.about.has(index));
  const names = new Set(
    reading.people
      .filter(({ id }) => !reading.mentions.every((one) => one.person !== id || isOfPlace(page.text, one.from)))
      .map(({ shown }) => shown),
  );
  const place = placeOfConduct(
    near.slice(0, 6).map((sentence) => ({ text: sentence.text, start: sentence.start })),
    page.text,
    names,
    employer ? [employer] : [],
  );
  return {
    rubric: countsRule(ruling.rule),
    title: told.title,
    summary: told.summary,
    description: told.description,
    status: ruling.status,
    outcomes: outcomesOf(page, reading, record, ruling),
    date: conductDate(
      page,
      reading,
      record,
      acts,
      language,
      ruling.steps.some(({ status }) => /^(?:on trial|pleaded guilty|convicted|sentenced)$/.test(status)),
    ),
    location: place?.text ?? null,
    quotations,
  };
}

/** Right after a day: what a court did on it. */
const foreignRuling = /\ba (?:jugé|condamné|relaxé|rendu)(?!\p{L})|\bha condenado\b|\bpublié le\b/iu;

/** In the order of trust: the sentences of the act, the head of the entry, and for words on the speaker's own page or turn its own day. */
function conductDate(
  page: SourceText,
  reading: PageReading,
  record: SubjectRecord,
  acts: readonly Sentence[],
  language: Language,
  isLate: boolean,
): PartialDate {
  if (language !== "en")
    return (
      acts
        .flatMap((sentence) =>
          foreignDatesIn(sentence.text, language, page.date).filter(
            (found) =>
              foreignLexicons[language]?.hearing.test(sentence.text) !== true &&
              !foreignRuling.test(sentence.text.slice(Math.max(0, found.start - 20), found.end + 80)) &&
              !/\bjusqu['’]au $|\bbis (?:zum )?$|\bhasta el $/iu.test(sentence.text.slice(0, found.start)),
          ),
        )
        .find((found) => found.date.start !== page.date)?.date ?? unknownDate
    );
  const ownPage = record.words.some(
    (words) =>
      words.by === "own" &&
      words.explicit &&
      words.level >= 2 &&
      reading.turns.some((turn) => words.start >= turn.start && words.end <= turn.end),
  );
  if ((ownPage || (record.authored && acts.length > 0)) && page.date) {
    const inWords = dateOfConduct(
      acts.slice(0, 2).map((sentence) => sentence.text),
      page.date,
    );
    return inWords.precision === "unknown" || ownPage ? dayDate(page.date) : inWords;
  }
  const stated = dateOfConduct(
    acts.map((sentence) => ownText(reading, sentence)),
    page.date,
    acts.map((sentence) => yearReference(page, reading, sentence)),
    isLate,
  );
  if (stated.precision !== "unknown" && stated.precision !== "year") return stated;
  if (reading.listed) {
    const head = acts
      .map((sentence) => reading.sentences.find((other) => other.block === sentence.block))
      .find((sentence) => sentence !== undefined);
    const first = head ? datesIn(head.text, page.date).find((found) => found.start < 4) : undefined;
    if (first) return first.date;
  }
  // "Wednesday, September 14, 2022" over a release is its own day.
  const headings = reading.sentences
    .filter((sentence) => sentence.kind === "heading" && !/^\W*(?:\w+day,? )?\w+ \d{1,2},? \d{4}\W*$/.test(sentence.text))
    .map((sentence) => sentence.text);
  const headed = dateOfConduct([...headings, page.title], page.date, [], true);
  if (stated.precision !== "unknown") return stated;
  if (headed.precision !== "unknown") return headed;
  const [act] = acts;
  const before = act ? occasionBefore(reading, act) : undefined;
  const told = before ? dateOfConduct([ownText(reading, before)], page.date, [], isLate) : unknownDate;
  return told.precision === "unknown" ? dateOfSharedCase(page, reading, acts) : told;
}

/** "… held a rally last week. During the rally she called …": the sentence that tells of the occasion. */
function occasionBefore(reading: PageReading, act: Sentence): Sentence | undefined {
  const noun = /^(?:during|at|in) (?:the|this|that) (?:same )?(\w{4,})\b/i.exec(act.text)?.[1];
  const before = reading.sentences[act.index - 1];
  return noun && before?.block === act.block && new RegExp(`\\b${noun}\\b`, "i").test(before.text) ? before : undefined;
}

const isSharedCase =
  /\bco-(?:accused|defendants?|conspirators?|offenders?)\b|\bsame (?:offences?|charges?|crimes?|attack|case)\b|\b(?:two|three|four) (?:other )?(?:members|men|women|defendants|suspects?|brothers)\b|\b(?:another|second|third|fourth|other) (?:man|woman|men|members|defendants?|suspects?)\b|\baccomplices?\b|\bboth (?:men|women|were)\b/i;
const isOfNoDeed =
  /\b(?:(?:was|were|been) (?:cleared|acquitted|dismissed|dropped|withdrawn)|(?:cleared|acquitted) of|not guilty|not proved|no evidence)\b/i;
const isOfFixture = /\b(?:match|fixture|game)\b/i;

/**
 * Where the act's own sentences give no day: that of the match that a page is about, or of the deed for which others stand
 * before the court with the subject, when all else that the page dates is of one month.
 */
function dateOfSharedCase(page: SourceText, reading: PageReading, acts: readonly Sentence[]): PartialDate {
  if (reading.listed) return unknownDate;
  const told = reading.sentences
    .filter((sentence) => sentence.kind === "main" && !acts.includes(sentence) && !isOfNoDeed.test(sentence.text))
    .map((sentence) => ({ text: sentence.text, date: dateOfConduct([ownText(reading, sentence)], page.date, [], true) }))
    .filter(({ date }) => date.precision === "day" || date.precision === "month");
  const [first] = told;
  const start = first?.date.start;
  if (!first || !start || told.some(({ date }) => date.start?.slice(0, 7) !== start.slice(0, 7))) return unknownDate;
  const isShared = [...acts.slice(0, 4), reading.sentences[0]].some((sentence) => sentence && isSharedCase.test(sentence.text));
  if (!isShared && !told.some(({ text }) => isOfFixture.test(text))) return unknownDate;
  return told.every(({ date }) => date.start === start)
    ? first.date
    : monthDate(Number(start.slice(0, 4)), Number(start.slice(5, 7)));
}

/**
 * The day that a month without a year in this sentence is not after: some eleven months from the last month and year that
 * the sentences right before it tell, "a deposit in January 2024 … On March 11 she wrote".
 */
function yearReference(page: SourceText, reading: PageReading, sentence: Sentence): string | null {
  const { date } = page;
  if (!date) return null;
  for (let index = sentence.index - 1; index >= Math.max(0, sentence.index - 3); index -= 1) {
    const before = reading.sentences[index];
    if (before?.kind !== "main") continue;
    const told = datesIn(ownText(reading, before), null).at(-1);
    const start = told?.date.start;
    if (!told || !start) continue;
    // "who came to the town in 2014", "which she has compiled since 2011": a year of somebody's life.
    if (told.date.precision === "year" && isOfLife(ownText(reading, before), told)) continue;
    if (told.date.precision === "year") return `${start.slice(0, 4)}-12-31` < date ? `${start.slice(0, 4)}-12-31` : date;
    const until = new Date(Date.parse(`${start}T00:00:00Z`) + 335 * 86_400_000).toISOString().slice(0, 10);
    return until < date ? until : date;
  }
  return date;
}

/** "in Galt Crossing", "of Galt Crossing,", or the head of a line before a dash. */
function isOfPlace(text: string, from: number): boolean {
  return /(?:\b(?:in|at|near|outside|around) (?:the )?|, of |(?:^|\n))$/i.test(text.slice(Math.max(0, from - 14), from));
}

function countsRule(name: string): Finding["rubric"] {
  const number = Number(name);
  if (number === 14) return 7;
  return number >= 1 && number <= 7 ? (number as Finding["rubric"]) : 3;
}

/** Every step that the page states, the latest kind first, with the sentence that states it. */
function outcomesOf(page: SourceText, reading: PageReading, record: SubjectRecord, ruling: Ruling): StatedOutcome[] {
  const outcomes: StatedOutcome[] = [];
  for (const step of [...ruling.clearings, ...ruling.steps]) {
    const sentence = reading.sentences[step.sentence];
    if (!sentence || outcomes.some((outcome) => outcome.status === step.status)) continue;
    outcomes.push({
      status: step.status,
      date: dateOfStep(sentence.text, step.status, page.date),
      quotation: quotationOfSentence(page, reading, record, sentence),
    });
  }
  return outcomes.toSorted((a, b) => furthestFirst.indexOf(a.status) - furthestFirst.indexOf(b.status));
}
