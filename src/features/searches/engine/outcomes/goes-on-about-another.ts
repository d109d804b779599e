import type { Discourse } from "../attribution/discourse.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";

/**
 * "Lee Nash was charged with lying in 2019. That charge was dismissed.", "An unknown man was held. He was released.": a sentence that
 * names nobody goes on about the one whose case the sentence before it tells, who is not the subject.
 */
export function isOfWhoeverCameBefore(page: PageReading, discourse: Pick<Discourse, "clauses">, sentence: Sentence): boolean {
  if (sentence.mentions.length > 0) return false;
  // "He was himself reported to police by Ruiz for theft. No action was taken on that."
  if (
    /\b(?:that|this|it|those)(?: (?:complaint|report|matter|allegation|charge|accusation))?[.,;]?$|^(?:that|this) (?:complaint|report|matter|allegation|charge|accusation)\b/i.test(
      sentence.text,
    ) &&
    page.sentences[sentence.index - 1]?.block === sentence.block &&
    discourse.clauses.some(
      (clause) =>
        clause.sentence === sentence.index - 1 &&
        /^(?:accuse|arrest|charge|discipline|try)$/.test(clause.class) &&
        (clause.agentIs === "p0" || clause.passive) &&
        /^p[1-9]/.test(clause.patientIs),
    )
  )
    return true;
  if (goesOnAboutAnother(page, sentence)) return true;
  if (!/^(?:that|this|the|his|her|their|he|she|they)\b/i.test(sentence.text)) return false;
  const before = page.sentences[sentence.index - 1];
  if (!before || before.block !== sentence.block || before.mentions.some(({ person }) => person === 0)) return false;
  if (/^(?:an?|another|one) (?:[\w-]+ ){0,3}(?:man|woman|teenager|person|youth|student|officer|boy|girl)\b/i.test(before.text))
    return true;
  return before.mentions.some(
    (mention) =>
      // Their own case: "Ben Foss was charged", "the words were used by Mr Foss".
      /^,?(?:[^.;]{1,80},)? (?:was|had been|has been|were) (?:\w+ly )?(?:charged|accused|alleged|suspected|investigated|prosecuted|tried|arrested|sent|taken|brought|led (?:away|out|off)|questioned|interviewed|detained|held|handcuffed|searched)\b/.test(
        page.text.slice(mention.end, before.end),
      ) ||
      /\b(?:used|said|spoken|made|sent|written|shouted|posted) by (?:Mr|Ms|Mrs|Miss|Dr|Cllr)\.? $/.test(
        page.text.slice(before.start, mention.from),
      ) ||
      /^We (?:took|tried|prosecuted|charged) $/.test(page.text.slice(before.start, mention.from)),
  );
}

/** "As to Mr Nolan, …", "The second letter concerns Ana Ruiz", "The case against Ben Foss": whose case a paragraph takes up. */
const takesUp =
  /(?:^|[.;:] )(?:\(?\w{1,3}[.)] )?(?:(?:as (?:to|for|regards)|with (?:regard|respect) to|in (?:respect of|relation to|the case of|the matter of)|regarding|concerning|turning (?:now )?to|we (?:turn|come) (?:now )?to|so far as)|(?:the|an?|one)(?: [\w'’-]+){0,4} (?:letter|case|complaint|matter|charge|claim|file|hearing|investigation|inquiry|allegation|appeal|decision|ruling|report|proceedings|grievance|referral|prosecution|trial)s? (?:(?:against|of|by|about|involv(?:es|ed|ing)|concern(?:s|ed|ing)|relat(?:es|ed|ing) to|was about|is about|brought (?:against|by))))(?: [a-z][\w'’-]*,?){0,5} (?:(?:Mr|Ms|Mrs|Miss|Dr|Prof|Professor|Cllr|Councillor|Rev|Sgt|PC|Officer)\.? )?$/iu;

/** From a name on: this person has to answer for something. */
export const answers =
  /^(?:,[^.;]{1,120},)? (?:(?:also|each|had|has|have) )?(?:fac(?:ed|es|ing) (?:an?|the|one|two|three|similar|separate|lesser|disciplinary) (?:[\w-]+ ){0,4}(?:allegations?|charges?|counts?|complaints?|claims?|hearing|proceedings|accusations?)|(?:was|is|were|been) (?:\w+ly |also |initially |originally )?(?:accused of|charged with|alleged to|indicted|prosecuted|tried|on trial|suspected of|arrested|suspended)|stood trial|went on trial)\b/i;

/** "who was sent home in May over …, is back": of somebody to whom it happened as well. */
const hadToAnswer =
  /^, (?:\d\d, )?who (?:was|were|had been|has been) (?:\w+ly |also |briefly )?(?:stood down|suspended|placed on (?:\w+ )?leave|put on (?:\w+ )?leave|sent home|investigated|questioned|accused|arrested|charged|named|reported|removed|barred|dismissed|sacked)\b/i;

/** "Ana Ruiz …. He was cleared": none of hers. */
function isOfOtherGender(page: PageReading, person: number, text: string): boolean {
  const gender = page.people[person]?.gender;
  return (gender !== "male" && /\b(?:he|him|his)\b/i.test(text)) || (gender !== "female" && /\b(?:she|her)\b/i.test(text));
}

/** The first whom a paragraph names, at its head with no more before the name than what they are. */
function isTakenUpAs(page: PageReading, sentence: Sentence, first: Sentence["mentions"][number]): boolean {
  return (
    page.sentences[sentence.index - 1]?.block !== sentence.block &&
    /^(?:(?:The|An?) )?(?:[\w’'-]+ ){0,4}$/.test(page.text.slice(sentence.start, first.from)) &&
    hadToAnswer.test(page.text.slice(first.end, sentence.end)) &&
    !/\bas (?:an? )?(?:witness|bystander)\b/i.test(page.text.slice(first.end, sentence.end)) &&
    !page.sentences.some(
      ({ block, text }) =>
        block === sentence.block &&
        /\b(?:by|of|on|against) (?:anybody|anyone|any of them|all|everybody|everyone|either|both)\b/i.test(text),
    )
  );
}

/**
 * A paragraph takes up somebody else's case, "The second letter concerns Ana Ruiz.", and goes on without naming the subject:
 * what it says of the outcome is hers.
 */
function goesOnAboutAnother(page: PageReading, sentence: Sentence): boolean {
  for (let index = sentence.index - 1; index >= 0; index -= 1) {
    const before = page.sentences[index];
    if (before?.block !== sentence.block || before.mentions.some(({ person }) => person === 0)) return false;
    const [first] = before.mentions;
    if (first && takesUp.test(page.text.slice(before.start, first.from))) return true;
    // "The nurse Ana Ruiz, who was sent home over a badge, is back. The reviewer found no breach."
    if (first && isTakenUpAs(page, before, first)) return !isOfOtherGender(page, first.person, sentence.text);
    // "Sgt Nolan, who ran the group, faced an allegation that … The allegation was not proven."
    if (
      first &&
      first.from - before.start <= 4 &&
      page.sentences[before.index - 1]?.block !== before.block &&
      answers.test(page.text.slice(first.end, before.end))
    )
      return true;
  }
  return false;
}
