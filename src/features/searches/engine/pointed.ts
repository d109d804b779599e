import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import type { Discourse, ResolvedClause } from "./discourse.ts";
import { exculpationOf } from "./exculpation.ts";
import {
  alludesToHolocaust,
  chargesBias,
  hostility,
  namesAntisemitism,
  namesBias,
  namesIsrael,
  namesJewish,
} from "./hostility.ts";
import { clearingsOf, type Step, statusFrom, stepsOf } from "./ladder.ts";
import { biasDenied } from "./no-bias.ts";
import type { PageReading, Sentence } from "./page-reading.ts";
import type { SubjectRecord } from "./record.ts";
import type { Ruling } from "./rubric.ts";
import { labelsAct } from "./verdicts.ts";
import { unasserted } from "./veridicality.ts";

/** A stretch of the page that a language model points at, and what it is of the subject. Offsets as in the page's text. */
export type Pointed = {
  start: number;
  end: number;
  role: "act" | "words" | "outcome" | "person" | "clears" | "doubt";
};

/** Rules that no pointing turns: speech on Israel and what a body made of it, hatred of others, satire, symbols alone, another person. */
const settled: ReadonlySet<string> = new Set(["8", "10", "11", "12", "14", "16", "G1"]);

/** What the rules could not tie to the subject, or took for doubtful; what speaks for the person is shown to the model too. */
const isOpen = ({ decision, rule }: Pick<Ruling, "decision" | "rule">) => decision !== "incident" && !settled.has(rule);

const stepClasses = /^(?:arrest|charge|indict|convict|sentence|admit|plead|discipline|try)$/;

/**
 * What the rubric makes of a page on which a language model points at an act that the rules alone could not tie to the
 * subject. The model ties; everything else has to stand in the passages, and each gate is the rules' own:
 *
 * - the page does not say that bias was not the motive, and where the rules read that something was dropped, quashed or not proved
 *   (15), a verdict or a sanction stands in the passages all the same, and the model, which is shown what the rules hold for the
 *   person, finds nothing in it that clears them or leaves it open;
 * - a passage pointed at names the subject or means them, and the page asserts what it says;
 * - the passages speak of Jews, of hatred of them or of a charge of bias; of Israel alone is no act (8);
 * - an authority's step or finding stands in them (2, 7), or words of the person's own that are quoted (5).
 *
 * Null where a gate is closed: the judgement then stays as it was. Status words are read off the passages by the ladder of
 * the rules; the model has no say in them.
 */
export function rulePointed(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  ruling: Ruling,
  pointed: readonly Pointed[],
): Ruling | null {
  if (!record.named || !isOpen(ruling)) return null;
  if (pointed.some(({ role }) => role === "clears" || role === "doubt")) return null;
  const at = (...roles: Pointed["role"][]): Sentence[] =>
    page.sentences.filter(
      (sentence) =>
        sentence.kind !== "byline" &&
        pointed.some(({ start, end, role }) => roles.includes(role) && start < sentence.end && sentence.start < end),
    );
  const deeds = at("act", "words");
  if (deeds.length === 0) return null;
  const pointedAt = at("act", "words", "outcome");
  const indices = new Set(pointedAt.map(({ index }) => index));

  if (biasDenied(page, discourse, record)) return null;

  const notSaid = unasserted(page, ({ index }) => indices.has(index));
  const isAsserted = (sentence: Sentence) => !notSaid.some(({ start, end }) => start < sentence.end && sentence.start < end);
  if (!deeds.some(isAsserted)) return null;
  const means = ({ index, mentions }: Sentence) => record.about.has(index) || mentions.some(({ person }) => person === 0);
  // "Ana Ruiz and Ben Foss appeared in court. The pair are alleged to have …".
  const meansBoth = ({ index, text, mentions }: Sentence) =>
    mentions.length === 0 &&
    several.test(text) &&
    [index - 1, index, index + 1].some((at) => page.sentences[at]?.mentions.some(({ person }) => person === 0));
  if (!pointedAt.some(means) && !pointedAt.some(meansBoth)) return null;

  const isOfJews = ({ text }: Sentence) =>
    [namesJewish, namesAntisemitism, chargesBias].some((pattern) => pattern.test(text)) ||
    hostility(text) > 0 ||
    alludesToHolocaust(text);
  const beside = page.sentences.filter(
    ({ index, kind }) => kind !== "byline" && pointedAt.some((sentence) => Math.abs(sentence.index - index) <= shownBeside),
  );
  if (!beside.some(isOfJews) && !pointedAt.some(({ text }) => namesBias.test(text) && !namesIsrael.test(text))) return null;

  const steps = stepsIn(page, discourse, record, pointedAt.filter(isAsserted));
  const official = steps.filter(({ status }) => status !== "alleged" && status !== "apologised");
  const found = pointedAt.filter(
    (sentence) => isAsserted(sentence) && (labelsAct(sentence.text) || saysFound.test(sentence.text)),
  );
  const spoken = at("words").filter((sentence) => isAsserted(sentence) && quotes.test(sentence.text));
  const clearings = clearingsOf(page, discourse, record, ruling.steps);
  const isUndecided = !official.some(({ status }) => isFinal.test(status));
  if (clearings.some(({ status }) => status === "reversed")) return null;
  if (isUndecided && (clearings.length > 0 || exculpationOf(page, discourse, record) !== null)) return null;
  if (official.length === 0 && found.length === 0 && (spoken.length === 0 || denies(record))) return null;

  const rule = official.some(({ status }) => ofCourts.test(status)) ? "2" : official.length + found.length > 0 ? "7" : "5";
  const inOrder = [...deeds.filter(isAsserted), ...at("outcome").filter(isAsserted)];
  return {
    decision: "incident",
    rule,
    setAside: null,
    reason:
      rule === "5"
        ? "A language model reads the quoted words as this person's; the rules found every passage in order."
        : "A language model reads the act and what was decided about it as this person's; the rules found every passage in order.",
    support: inOrder.map(({ start, end }) => ({ start, end })),
    status: statusFrom(steps)?.status ?? null,
    steps,
    clearings: [],
  };
}

/** A verdict or a sanction: what was dropped beside it was not all of it. */
const isFinal = /^(?:pleaded guilty|convicted|sentenced|disciplined)$/;

/** So many sentences on either side of one that is pointed at tell what it is about: the model has seen them. */
const shownBeside = 2;
const several =
  /\b(?:the|these|those|both|two|three|four) (?:pair|two|three|four|men|women|brothers|sisters|friends|defendants|suspects|accused|students|teenagers|couple|officers|players)\b|^\W*(?:both|they)\b/i;
const ofCourts = /^(?:arrested|charged|indicted|on trial|pleaded guilty|convicted|sentenced)$/;
const quotes = /["“«„‘]\p{L}|(?:^|\s)'\p{L}/u;
/** A body, and what it finds. */
const saysFound =
  /\b(?:tribunal|panel|court|judge|commission|committee|council|board|inquiry|investigation|regulator|ombudsman|university|league|federation|union|party|adjudicator|hearing)\b[^.;]{0,80}\b(?:found|ruled|held|concluded|determined|decided|upheld)\b/i;
const denies = (record: SubjectRecord) => record.denials.some(({ negated }) => !negated) && record.admissions.length === 0;

/** Steps that the ladder reads in these sentences, once they are the subject's: none of somebody else whom they name. */
function stepsIn(page: PageReading, discourse: Discourse, record: SubjectRecord, sentences: readonly Sentence[]): Step[] {
  const indices = new Set(sentences.map(({ index }) => index));
  const whose = (clause: ResolvedClause) => (/^(?:admit|plead)$/.test(clause.class) ? clause.agentIs : clause.patientIs);
  const taken = discourse.clauses.filter(
    (clause) => indices.has(clause.sentence) && stepClasses.test(clause.class) && !/^p[1-9]/.test(whose(clause)),
  );
  const tied: SubjectRecord = {
    ...record,
    isAccused: true,
    about: new Set([...record.about, ...indices]),
    scope: new Set([...record.scope, ...indices]),
    steps: [...new Set([...record.steps, ...taken])],
  };
  const accusing: ReadonlySet<AllegationStatus> = new Set<AllegationStatus>(["acquitted", "dismissed", "reversed", "corrected"]);
  return stepsOf(page, discourse, tied).filter(({ sentence, status }) => indices.has(sentence) && !accusing.has(status));
}
