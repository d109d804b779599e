import type { Language } from "#app/lib/language/which-language.ts";
import { foreignLexicons } from "./foreign-lexicon.ts";
import {
  hasPart,
  isOfSubject,
  isWronged,
  quotesHatred,
  readForeign,
  speaksForThem,
  stepsIn,
  tellsOfHatred,
  type Told,
  utters,
} from "./foreign-reading.ts";
import { spansOf, statusOfSteps } from "./foreign-rubric.ts";
import { foreignTies, ofState } from "./foreign-ties.ts";
import type { Ruling } from "./grounds/rubric.ts";
import { isFinal, isOpen, type Pointed, reasonPointed } from "./pointed.ts";
import type { PageReading } from "./reading/page-reading.ts";

/**
 * What the rubric makes of a German, French, Spanish, Hebrew, Arabic or Russian page on which a language model points at an act
 * (rulePointed, in languages of which there is no grammar here). So it asks for more than in English: every passage that counts
 * names the subject, or stands right beside one that names nobody else and takes them up by a pronoun, their trade or the very
 * words in question; what a step is taken against has to be told by a form that can mean nobody but them; and what is said of
 * them in an office, as a victim, a witness or one who complained, of another offence, of a state, or for them, closes it.
 *
 * Null where a gate is closed: the judgement then stays as it was. Status words are the lexicon's, of those passages alone.
 */
export function rulePointedForeign(
  page: PageReading,
  language: Language,
  ruling: Ruling,
  pointed: readonly Pointed[],
): Ruling | null {
  const lexicon = foreignLexicons[language];
  const ties = foreignTies[language];
  if (!lexicon || !ties || !isOpen(ruling) || ruling.clearings.length > 0) return null;
  if (pointed.some(({ role }) => role === "clears" || role === "doubt")) return null;
  const read = readForeign(page, language, lexicon, ties);
  const at = (...roles: Pointed["role"][]) =>
    read.told.filter(({ sentence }) =>
      pointed.some(({ start, end, role }) => roles.includes(role) && start < sentence.end && sentence.start < end),
    );
  const pointedAt = at("act", "words", "outcome");
  if (read.named.length === 0 || read.named.some((one) => hasPart(read, one))) return null;
  if ([...read.own, ...pointedAt].some((one) => isWronged(read, one)) || speaksForThem(read, read.own)) return null;

  const tied = pointedAt.filter((one) => isOfSubject(read, one));
  const deeds = at("act", "words").filter((one) => tied.includes(one));
  if (deeds.length === 0) return null;
  const hateful = tied.filter((one) => tellsOfHatred(read, one));
  if (hateful.length === 0) return null;
  const near = read.own.filter((one) => pointedAt.some(({ sentence }) => Math.abs(sentence.block - one.sentence.block) <= 1));
  const quoted = hateful.filter((one) => quotesHatred(read, one));
  const isOfState = ({ sentence: { text } }: Told) => lexicon.israel.test(text) || ofState.test(text);
  if ([...near, ...pointedAt].some(isOfState) && quoted.every(isOfState)) return null;
  if (quoted.length === 0 && [...near, ...pointedAt].some(({ sentence: { text } }) => ties.otherGroups.test(text))) return null;
  if ([...near, ...pointedAt].some((one) => ties.otherOffence.test(one.masked) && !tellsOfHatred(read, one))) return null;

  const denies = near.some(({ masked }) => lexicon.denies.test(masked) || ties.denies.test(masked));
  const isMeanwhile = near.some(({ sentence: { text } }) => ties.meanwhile.test(text));
  const steps = tied
    .flatMap((one) => stepsIn(read, one))
    .filter(({ status }) => status !== "apologised" && !(isMeanwhile && status === "disciplined"));
  const isDecided = steps.some(({ status }) => isFinal.test(status));
  if (denies && !isDecided) return null;
  const spoken = deeds.filter((one) => utters(read, one));
  if (steps.length === 0 && spoken.length === 0) return null;
  // What they were told to have said lies with whoever looks into it: no words alone beside that.
  if (steps.length === 0 && isMeanwhile) return null;

  const rule = steps.some(({ status }) => status !== "disciplined") ? "2" : steps.length > 0 ? "7" : "5";
  return {
    decision: "incident",
    rule,
    setAside: null,
    reason: reasonPointed(rule),
    support: spansOf([...new Set([...deeds, ...hateful, ...tied])].map(({ sentence }) => sentence)),
    status: statusOfSteps(steps),
    steps,
    clearings: [],
  };
}
