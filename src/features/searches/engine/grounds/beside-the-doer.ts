import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { foundOfSubject } from "../attribution/found-by-a-body.ts";
import type { Evidence } from "./evidence.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { namesJewish, namesAntisemitism, namesNaziSymbol, chargesBias, namesBias, hostility } from "../hatred/hostility.ts";

/**
 * The page tells by name that somebody else did it, and nothing of the kind of the subject: no sentence that names them, or means them
 * beyond doubt, has a word of Jews, of bias or of hatred in it. What follows a pronoun does not count on a page that opens with who did it.
 */
export function isBesideDoer(page: PageReading, discourse: Discourse, evidence: Evidence): boolean {
  if (discourse.doers.has("p0") || evidence.own.some(({ level, explicit }) => level >= 1 && explicit)) return false;
  const named = (who: number) =>
    page.sentences.filter(({ kind, mentions }) => kind !== "byline" && mentions.some(({ person }) => person === who));
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const first = main.slice(0, 3).flatMap(({ mentions }) => mentions)[0];
  const opensWith = first && !main[0]?.mentions.some(({ person }) => person === 0) ? `p${first.person}` : null;
  const certain = discourse.meant.filter((actor) => discourse.sure.has(actor) || actor.kind === "role");
  // "The pair are alleged to have …", of two who are charged together.
  const isOfBoth = (sentence: PageReading["sentences"][number]) =>
    discourse.group.has("p0") &&
    sentence.mentions.length === 0 &&
    /^(?:the (?:pair|two|duo|couple|brothers|sisters|siblings|cousins|men|women|friends|trio|three)|both|they)\b/i.test(
      sentence.text,
    );
  const meant = page.sentences.filter(
    (sentence) => isOfBoth(sentence) || certain.some((actor) => actor.start >= sentence.start && actor.end <= sentence.end),
  );
  if (named(0).some(({ text }) => isOfIt(text) || ofSameCase.test(text)) || foundOfSubject(page).length > 0) return false;
  const isMeant = meant.some(({ text }) => isOfIt(text) || ofSameCase.test(text));
  // "a document that Ana Ruiz sent to 63 members … It says that …": in a paragraph that is theirs and not the other's.
  const blocks = new Set([...named(0), ...meant].map(({ block }) => block));
  const things = evidence.things.flatMap(({ level, sentence }) => (level >= 2 ? [page.sentences[sentence]?.block ?? -1] : []));
  return [...discourse.doers].some((who) => {
    if (isMeant && who !== opensWith) return false;
    if (discourse.group.has("p0") && discourse.group.has(who)) return false;
    const theirs = named(Number(who.slice(1)));
    const theirBlocks = new Set(theirs.map(({ block }) => block));
    if (things.some((block) => blocks.has(block) && !theirBlocks.has(block))) return false;
    return theirs.some(({ text }) => isOfIt(text));
  });
}

/**
 * Jews, what is theirs or a word for hatred of them, in the paragraph of a sentence or next to it; of somebody who is not the one the page
 * is about in their own paragraph alone, for the next tells of another's case or of the law.
 */
export function isBesideJews(page: PageReading, record: SubjectRecord, index: number): boolean {
  const block = page.sentences[index]?.block ?? -1;
  return page.sentences.some(
    (sentence) =>
      Math.abs(sentence.block - block) <= (record.soleAccused ? 1 : 0) &&
      (namesJewish.test(sentence.text) || namesAntisemitism.test(sentence.text)),
  );
}

const sentTo =
  /\b(?:messages?|e-?mails?|letters?|threats?|abuse|slurs?|insults?|notes?|posts?|comments?|voicemails?|texts?|calls?|tweets?|harassment|harassing|threatening|abusing|bombarding|stalking)(?: \w+){0,3}? (?:to|at|against|towards?|about|aimed at|directed at)?(?: (?:the|a|an|former|councillor|candidate|mp|ms|mr|mrs|dr)){0,3} $/i;

/** "Foss admitted sending 37 antisemitic messages to Ana Ruiz": by somebody else, to the subject by name. */
export function wasSentIt(page: PageReading, discourse: Discourse, evidence: Evidence): boolean {
  if (discourse.doers.has("p0") || evidence.own.some(({ level, explicit }) => level >= 1 && explicit)) return false;
  return page.sentences.some(
    (sentence) =>
      sentence.kind === "main" &&
      isOfIt(sentence.text) &&
      sentence.mentions.some(
        (mention) =>
          mention.person === 0 && sentTo.test(page.text.slice(Math.max(sentence.start, mention.from - 90), mention.from)),
      ) &&
      discourse.clauses.some(
        (clause) =>
          clause.sentence === sentence.index &&
          !clause.negated &&
          ((/^(?:write|say|admit|plead|attack)$/.test(clause.class) &&
            /^p[1-9]/.test(clause.agentIs) &&
            discourse.accused.has(clause.agentIs)) ||
            (/^(?:charge|convict|sentence|arrest|indict)$/.test(clause.class) && /^p[1-9]/.test(clause.patientIs))),
      ),
  );
}

const ofSameCase = /\b(?:the same|identical|similar) (?:offen[cs]es?|charges?|counts?)\b/i;

/** A word of Jews, of bias or of hatred. */
function isOfIt(text: string): boolean {
  return (
    [namesJewish, namesAntisemitism, namesNaziSymbol, chargesBias, namesBias].some((pattern) => pattern.test(text)) ||
    hostility(text) > 0
  );
}
