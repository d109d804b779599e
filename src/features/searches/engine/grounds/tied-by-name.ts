import { me } from "../attribution/actors.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { massacresBy } from "./massacres.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { isActFound } from "./acts-found.ts";
import { isDeedFound, isNamedInVerdict } from "./verdicts.ts";
import { answersByName } from "../attribution/who-is-unnamed.ts";

const stepsAgainst = /^(?:charge|arrest|indict|try|convict|sentence|discipline|accuse|find)$/;
const deeds = /^(?:plead|admit|apologise|deny|write|attack|damage|refuse|spread)$/;

/**
 * Whether any sentence that names the subject ties them to the case: what was done about them or what they did, said, admit or deny is told
 * at the name, the page is theirs or labels them as a party, or their words follow where they have been named. A finding whose every
 * link is a pronoun or a word for a role in sentences that do not name them is one wrong reading away from somebody else's.
 */
export function isTiedByName(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  const naming = new Set(
    page.sentences.flatMap(({ index, mentions }) => (mentions.some(({ person }) => person === 0) ? [index] : [])),
  );
  const first = Math.min(...naming);
  return (
    discourse.isParty ||
    discourse.author === me ||
    record.authored ||
    record.listed ||
    discourse.group.has(me) ||
    discourse.doers.has(me) ||
    page.turns.some(({ speaker }) => "person" in speaker && speaker.person === 0) ||
    record.frames.some(({ sentence, kind }) => kind !== "dropped" && naming.has(sentence)) ||
    record.words.some(({ by, explicit, sentence }) => by === "own" && explicit && sentence >= first) ||
    discourse.quotes.some(
      // "'…' So wrote Ana Ruiz": given to them by the sentence beside it.
      ({ speaker, sentence, quote, owned }) =>
        speaker === me && (naming.has(sentence) || isSigned(page, quote.end) || (owned === true && naming.has(sentence + 1))),
    ) ||
    page.mentions.some(({ person, from }) => person === 0 && toldByJudge.test(page.text.slice(Math.max(0, from - 60), from))) ||
    discourse.clauses.some(
      (clause) =>
        (clause.patientIs === me && clause.patient?.kind === "person" && stepsAgainst.test(clause.class)) ||
        (clause.agentIs === me &&
          clause.agent?.kind === "person" &&
          !clause.negated &&
          (deeds.test(clause.class) ||
            // "Ana Ruiz, who preached that Jews are …": what was said stands in the sentence with the name.
            (clause.class === "say" &&
              record.words.some(({ by, level, sentence }) => by === "own" && level >= 2 && sentence === clause.sentence)))),
    ) ||
    discourse.clauses.some(
      (clause) =>
        ((clause.patientIs === me && stepsAgainst.test(clause.class)) || (clause.agentIs === me && clause.class === "plead")) &&
        (isOwnParagraph(page, clause.sentence) ||
          page.sentences[clause.sentence]?.mentions.findLast(({ end }) => end <= clause.start)?.person === 0),
    ) ||
    discourse.clauses.some(
      ({ class: kind, agent, agentIs, sentence }) =>
        kind === "plead" && agentIs === me && agent !== null && discourse.sure.has(agent) && isOpenedByThem(page, sentence),
    ) ||
    page.sentences.some(
      (sentence) => isNamedInVerdict(page, sentence) || isDeedFound(page, sentence) || isActFound(page, discourse, sentence),
    ) ||
    answersByName(page, discourse, me, new Set()) ||
    massacresBy(page, discourse, record).some((index) => naming.has(index))
  );
}

/** "Judge Ana Prado told Ben Foss, who …": whoever sits in judgement speaks to the one they judge. */
const toldByJudge = /\b(?:judge|magistrate|recorder|sheriff|justice)\b[^.;\n]{0,40}\btold (?:(?:mr|mrs|ms|dr)\.? )?$/i;

/** "'…' — Ana Ruiz, newsletter of May 2003". */
function isSigned(page: PageReading, end: number): boolean {
  return page.mentions.some(
    ({ person, from }) => person === 0 && from >= end && /^["”’]?\s*[—–-]\s*$/.test(page.text.slice(end, from)),
  );
}

/** "Ana Ruiz, 36, was seen by a walker, Ben Foss. She pleaded guilty": the sentence before begins with the name. */
function isOpenedByThem(page: PageReading, at: number): boolean {
  const before = page.sentences[at - 1];
  const first = before?.mentions[0];
  return before?.block === page.sentences[at]?.block && first?.person === 0 && first.from - (before?.start ?? 0) <= 4;
}

/** Up to this sentence its paragraph names the subject and nobody else: "Ana Ruiz, 22, wrote songs. … She pleaded guilty." */
function isOwnParagraph(page: PageReading, at: number): boolean {
  const sentence = page.sentences[at];
  if (!sentence) return false;
  const named = page.sentences
    .filter(({ block, index }) => block === sentence.block && index <= at)
    .flatMap(({ mentions }) => mentions);
  return named.length > 0 && named.every(({ person }) => person === 0);
}
