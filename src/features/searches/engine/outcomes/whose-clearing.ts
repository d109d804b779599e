import { relatives, isPersonNoun } from "../reading/nouns.ts";
import type { Sentence, PageReading } from "../reading/page-reading.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { Step, Clearing } from "./step.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { othersCleared } from "./exculpation-words.ts";

/** Nouns for people of the subject's who are not the subject (source of a pattern). */
export const companions =
  "friend|co-defendant|co-accused|partner|accomplice|roommate|flatmate|housemate|teammate|team-mate|colleague|classmate|girlfriend|boyfriend|neighbou?r|co-host|passenger|boss|employee|workmate|mate|associate|relative|acquaintance|tenant|customer|guest|companion|in-law|fianc[eé]e?|bandmate|co-worker|coworker|supporter|follower";
/** Whoever belongs to somebody else of the page: family, and those about them. */
const kin = new RegExp(`\\b(?:his|her|their) (?:\\w+ )?(?:${[...relatives].join("|")}|${companions})s?\\b`, "i");

/** "The friend has |", right ahead of the outcome. */
const theirOwn = new RegExp(
  `^The (?:${[...relatives].join("|")}|${companions}) (?:has|have|had|was|were|is) (?:\\w+ ){0,2}$`,
  "i",
);

/** "represented a man who admitted it and a man who was acquitted of another thing": of two, the second is somebody else. */
export function isSecondOfTwo(sentence: Sentence | undefined, text: string, at: number): boolean {
  const second = /\b(?:and|but|while) (?:an?|another|one|the other) (?:\p{L}+ )??(\p{L}+)\b[^.;]{0,30}$/iu.exec(
    text.slice(0, at),
  );
  const noun = second?.[1];
  return (
    sentence !== undefined &&
    second !== null &&
    noun !== undefined &&
    isPersonNoun(noun.toLowerCase()) &&
    new RegExp(`\\b${noun}\\b`, "i").test(text.slice(0, second.index)) &&
    !sentence.mentions.some((mention) => mention.person === 0 && mention.start > sentence.start + second.index)
  );
}

/** "Ben Foss and Lee Nash, charged with the same offence as X, were found not guilty": of those at the head of the sentence. */
export function isOfTheHead(page: PageReading, sentence: Sentence | undefined, at: number): boolean {
  if (!sentence) return false;
  const [head] = sentence.mentions;
  const upTo = (mention: { from: number }) => page.text.slice(sentence.start, mention.from);
  return (
    head !== undefined &&
    head.person !== 0 &&
    head.from - sentence.start <= 4 &&
    sentence.mentions.some(
      (mention) =>
        mention.person === 0 &&
        mention.start < at &&
        /\b(?:as|with|than|alongside|beside|against|of|for) (?:\w+\.? )?$/i.test(upTo(mention)),
    ) &&
    !sentence.mentions.some((mention) => mention.person === 0 && /(?:\band|,) (?:\w+\.? )?$/i.test(upTo(mention)))
  );
}

const newcomers =
  "(?:an?|the|one|two|three)(?: (?:of the )?others?)?(?: (?:second|third|fourth|fifth|sixth|seventh|remaining|last|other|different)(?: (?:two|three|four|five))?)(?: (?:[\\w-]+ )?(?:man|woman|men|women|person|people|defendants?|suspects?|accused|students?|officers?|teenagers?|youths?|players?|members?|employees?|teachers?|nurses?|councillors?|colleagues?|brothers?|sisters?|friends?|respondents?))?|another(?: (?:man|woman|person|defendant|suspect|student|officer|teenager|player|member|employee|teacher))?|(?:the )?(?:others|rest)|one other|two others|three others|the (?:m[ae]n|wom[ae]n|boy|girl|friend|player|fan|student|officer|colleague)(?: who (?:was|stood|sat|walked))? (?:(?:standing|sitting|walking|driving) )?(?:next to|beside|alongside|(?:along )?with|behind) (?:him|her)";
/** "in which a fourth was acquitted and the case against a fifth collapsed". */
const ofNewcomer = new RegExp(
  `(?<!\\b(?:at|in|on|of|for|by|to|with|from|under|after|during) )\\b(?:${newcomers})(?: (?:of|at|from|in) (?:the |a )?(?:same |another |nearby )?[\\w'-]+(?: [\\w'-]+)?)?(?:, [^,;.]{1,50},)? (?:(?:who )?(?:was|were|is|are|(?:has|had|have)(?: been)?|being) )?(?:\\w+ly |also |later )?$`,
  "i",
);
const againstNewcomer = new RegExp(
  `\\b(?:cases?|charges?|counts?|proceedings|complaints?|allegations?|prosecutions?|trials?|claims?|bans?|suspensions?|sanctions?|fines?|sentences?|convictions?|appeals?|dismissals?|expulsions?|verdicts?) (?:against|of|on|for|by|concerning) (?:${newcomers})\\b`,
  "i",
);

/** "An allegation that a second nurse had laughed was not proved |". */
const thatNewcomer = new RegExp(
  `^(?:an?|the|one|another) (?:[\\w-]+ )?(?:allegation|complaint|claim|charge) that (?:${newcomers})\\b(?![^.;]*\\band (?:that|he|she|they)\\b)[^.;,]{0,100}$`,
  "i",
);

/** "No evidence was offered | against a second man". */
const behindNewcomer = new RegExp(`^ (?:was |were )?(?:offered )?(?:against|concerning) (?:${newcomers})\\b`, "i");

const bodies =
  "(?:club|school|university|college|council|police|force|department|newspaper|paper|magazine|broadcaster|station|network|company|firm|party|church|diocese|union|federation|league|hospital|museum|theatre|theater|festival|publisher|platform|site|website|charity|foundation|government|ministry|authority|agency|association|society|team|bank|city|town|county|district|board|employer|landlord)";
/** "The club itself was not charged", "No charges were brought against the school", "found no breach by the broadcaster", "cleared the council". */
const outcomeOfBody = quick(
  new RegExp(
    `^(?:the|its|neither the|nor was the) (?:[\\w-]+ ){0,2}?${bodies}(?: itself| as a whole)? (?:was|were|is|has been|had been|have been) (?:(?:not|never|later|also|itself|since|then) )*(?:charged|cleared|acquitted|exonerated|vindicated|prosecuted|accused|found|sued|responsible|released)\\b|\\b(?:breach|misconduct|violation|wrongdoing|fault|failings?) (?:by|on the part of|at|in) (?:the|its|any) (?:[\\w-]+ ){0,2}?${bodies}\\b|\\b(?:charges?|counts?|case|complaints?|proceedings|allegations?|claims?|action|lawsuit|prosecution) (?:(?:was|were|is|are|has been|have been|had been|will be) (?:\\w+ ){0,2})?against (?:the|its|their) (?:[\\w-]+ ){0,2}?${bodies}\\b|\\b(?:cleared|exonerated|acquitted) (?:the|its) (?:[\\w-]+ ){0,2}?${bodies}\\b(?! (?:\\w+ )?(?:teacher|lecturer|professor|employee|officer|chief|member|councillor|player|manager|president|leader|editor|presenter|head|coach|official|director|porter|worker)s?\\b)`,
    "i",
  ),
);

/** Those who stand by at a case under a word of their own: "the driver of the car". */
const bystander =
  /\b(?:against|on|of|cleared|acquitted|concerning) (?:the|an?|its) (?:[\w-]+ )?(driver|passenger|owner|landlord|landlady|neighbou?r|printer|guard|bystander|onlooker|photographer|cameraman|camerawoman|accomplice|lookout|supplier|organi[sz]er)s?\b/i;
const someone =
  "(?:man|woman|men|women|boy|girl|teenager|youth|suspect|person|people|student|pupil|defendant|driver|passenger|neighbou?r|colleague|officer|teacher|player|fan|employee|worker|councillor|member|resident|protester|activist|relative|friend|couple)";
/** "A man arrested over the earlier fire was released": whom a sentence brings in behind the name is not whom it named. */
const bringsIn = new RegExp(
  `^(?:an?|another|one|two|three|several|both of the) (?:[\\w-]+ ){0,3}?${someone}s?\\b(?!,? (?:he|she)\\b)[^;]{0,90}? (?:was|were|is|are|has|have|had)\\b`,
  "i",
);
const unrelated = new RegExp(
  `\\bin an? unrelated (?:case|matter|trial|hearing|incident)\\b|\\bin an? (?:separate|different) (?:case|matter|trial|hearing|incident)\\b[^.;]{0,40}\\b(?:an?|another|two|three) (?:[\\w-]+ ){0,3}?${someone}s?\\b`,
  "i",
);
const juryGone = /\bwithout reaching a verdict\b|\bhung jury\b|\bmistrial\b|\bjury (?:was |had )?(?:deadlocked|discharged)\b/i;
/** "misidentified the name of the station": a thing that was named wrongly. */
const wrongOfThing =
  /\bmis(?:identified|quoted|heard|attributed)\b(?: (?:the|a|an|its|one of the) (?:[\w-]+ ){0,3}?(?:names?|title|spelling|street|road|station|school|town|city|village|county|year|date|day|month|place|location|court|charity|organi[sz]ation|company|club|team|university|college|hospital|building|church|synagogue|mosque|newspaper|website|report|source|figure|number|law|statute|agency|department|branch)\b)/i;

/** "Some colleagues said that he had been misquoted": no authority, no paper and no court puts anything right by that. */
const saidByFriends =
  /\b(?:colleagues|friends|supporters|followers|fans|neighbou?rs|relatives|family|(?:his|her) (?:\w+ )?(?:brother|sister|wife|husband|mother|father|son|daughter|partner)) (?:\w+ )?(?:said|say|says|claimed?|claims|insist(?:ed)?|told|believe)\b/i;

/**
 * The sentence names nobody whom the case is about, by name or pronoun, and gives the outcome as a bystander's, a newcomer's or, where the
 * subject answers for it all the same, a body's.
 */
export function isOfNobodyAccused(
  page: PageReading,
  sentence: Sentence,
  { text, status, from, to }: OutcomeWords,
  steps: readonly Step[],
  about: ReadonlySet<number>,
): boolean {
  if (sentence.mentions.some(({ person }) => person === 0)) return false;
  const isConvicted = steps.some(({ status }) => /^(?:pleaded guilty|convicted|sentenced)$/.test(status));
  if (wrongOfThing.test(text.slice(from, to + 80)) || (isConvicted && juryGone.test(text.slice(from, to)))) return true;
  const answers = isConvicted || steps.some((step) => /^(?:charged|indicted|on trial|disciplined)$/.test(step.status));
  if (answers && status === "corrected" && saidByFriends.test(text.slice(0, from))) return true;
  const isAhead = page.sentences.some(({ kind, index }) => kind === "main" && index < sentence.index && about.has(index));
  // "An airline employee who had been accused of laughing along was cleared by his company": the pronoun is the newcomer's.
  if (isAhead && answers && status !== "corrected" && !about.has(sentence.index) && bringsIn.test(text)) return true;
  if (/\b(?:he|she|him|her|his|they)\b/i.test(text)) return false;
  if (answers && outcomeOfBody.test(text)) return true;
  if (unrelated.test(text)) return true;
  // Not at the head of the page, where it may be the one whom it names further down.
  if (isAhead && !about.has(sentence.index) && bringsIn.test(text)) return true;
  const named = page.sentences.find(({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => person === 0));
  if (named !== undefined && named.index < sentence.index && bringsIn.test(text)) return true;
  const role = bystander.exec(text.slice(Math.max(0, from - 10), to + 40))?.[1]?.toLowerCase();
  return (
    role !== undefined &&
    !page.sentences.some(({ index, text: other }) => index !== sentence.index && other.toLowerCase().includes(role))
  );
}

const elsewhere =
  /^(?:elsewhere|separately,|in (?:an? )?(?:separate|unrelated|different|another|other) (?:case|matter|incident|attack|court|courtroom)s?\b)/i;
const ofSeparate =
  /\b(?:separate|unrelated|different|another) (?:incident|case|matter|attack|investigation|inquiry|offen[cs]e|trial)\b/i;

/** The outcome is that of somebody whom the sentence brings in beside the subject: "a fourth was acquitted". */
export function isOfNewcomer(text: string, from: number, to: number): boolean {
  return (
    ofNewcomer.test(text.slice(Math.max(0, from - 120), from)) ||
    againstNewcomer.test(text.slice(from, to)) ||
    thatNewcomer.test(text.slice(0, to)) ||
    behindNewcomer.test(text.slice(to))
  );
}

/** The outcome is that of somebody of theirs. */
function isOfAnother(page: PageReading, sentence: Sentence, words: string): boolean {
  const isNamed = sentence.mentions.some(
    (mention) => mention.person === 0 && words.includes(page.text.slice(mention.start, mention.end)),
  );
  // "had been sent by his grandson": by whom, not whose outcome; "was let go after his brother confessed".
  return (
    kin.test(words.replace(/\b(?:after|when|because|once) (?:his|her) [^.;,]*$|, (?:and|but|so) (?:he|she) .*$/i, "")) &&
    !isNamed &&
    !/\bby (?:his|her) \S+/i.test(words)
  );
}

/** An outcome as it stands in a sentence: `text` without its quotations, `from` and `to` its offsets there. */
type OutcomeWords = {
  text: string;
  status: Clearing["status"];
  from: number;
  to: number;
};

const answersFor =
  /\b(?:pleaded guilty|pled guilty|admitted|convicted|sentenced|jailed|guilty|charged|ordered|fined|upheld|sanctioned|suspended|banned|struck off|expelled|disciplined|reprimanded|dismissed|sacked)\b[^.;]*\b(?:while|but|and)\b[^.;]*$/i;

/** The one it is about stands ahead of the contrast, and nobody that means them behind. */
function isOverNewcomer(discourse: Discourse, sentence: Sentence, { text, from, to }: OutcomeWords): boolean {
  if (
    text.length !== sentence.text.length ||
    !answersFor.test(text.slice(0, from)) ||
    !/\bagainst an? (?!(?:ban|fine|order)\b)[\w-]+/i.test(text.slice(from, to + 50))
  )
    return false;
  const places = [
    ...sentence.mentions.filter(({ person }) => person === 0),
    ...discourse.meant.filter(({ start, end }) => start >= sentence.start && end <= sentence.end),
  ];
  return places.length > 0 && places.every(({ end }) => end <= sentence.start + from);
}

/** "acquitted the friend accused of buying the petrol", "cleared her brother". */
export const companionCleared = new RegExp(
  `\\b(?:acquitt|clear|free|releas|exonerat)(?:ed|ing)? (?:the|his|her|their|qp's) (?:[\\w-]+ ){0,2}?(?<who>${companions}|${[...relatives].join("|")})s?\\b`,
  "i",
);
/** The same, of what begins with the word of the clearing. */
export const opensWithCompanionCleared = new RegExp(`^(?:\\w+ )?${companionCleared.source}`, "i");
const convictsBefore = /\b(?:convict(?:ed|s|ing)|jailed|sentenced|found guilty|pleaded guilty|guilty)\b(?<!not guilty)/i;

const ofWhom = /\b(?:neither|none|either|both|all|one|two|three|some|several|most|each) of whom\b[^,;]*/gi;
/** "alongside Foss and Moore, neither of whom was charged": of those named right before, where the person is none of them. */
export function isOfThoseJustNamed(
  page: PageReading,
  sentence: Sentence,
  { text, from, to }: Pick<OutcomeWords, "text" | "from" | "to"> = { text: sentence.text, from: 0, to: sentence.text.length },
): boolean {
  const told = [...text.matchAll(ofWhom)].find(({ index, 0: all }) => index <= to && from < index + all.length);
  if (!told) return false;
  const at = page.text.indexOf(told[0].slice(0, 14), sentence.start);
  const group = page.text.slice(sentence.start, at < 0 ? sentence.start : at);
  const named = sentence.mentions.filter(({ end }) => end <= at);
  const last = named.at(-1);
  return (
    last !== undefined &&
    last.person !== 0 &&
    // "Ruiz and Foss, neither of whom": of the two.
    !named.some(
      ({ person, end }) =>
        person === 0 && /^(?:,? \(?\d{2}\)?,?)?(?:,| and|, and) (?:\p{Lu}|$)/u.test(group.slice(end - sentence.start)),
    )
  );
}

/** The sentence says by its own words that the outcome is another's, whoever the page is about. */
export function isSomebodyElses(
  page: PageReading,
  discourse: Discourse,
  sentence: Sentence,
  isAbout: boolean,
  outcome: OutcomeWords,
): boolean {
  const { text, status, from, to } = outcome;
  const before = text.slice(0, from);
  if (isOfNewcomer(text, from, to) || isOfThoseJustNamed(page, sentence, outcome)) return true;
  // "He admitted telling a friend … The friend has not been charged."
  if (!isAbout && theirOwn.test(before)) return true;
  // "Elsewhere in the court, a shoplifter walked free", "A man arrested over a separate incident has been released".
  if (sentence.mentions.every(({ person }) => person !== 0) && (elsewhere.test(text) || ofSeparate.test(before))) return true;
  // "The count against Ben Foss was dismissed": it says against whom.
  const answering = sentence.mentions.filter((mention) =>
    /\b(?:counts?|charges?|case|proceedings|complaints?|allegations?|claims?|prosecution|indictment|action|application) (?:[\w-]+ ){0,3}(?:against|of|concerning) (?:\w+ ){0,2}$/i.test(
      page.text.slice(Math.max(sentence.start, mention.from - 70), mention.from),
    ),
  );
  if (status !== "corrected" && answering.length > 0 && answering.every((mention) => mention.person !== 0)) return true;
  // "2011 WL 402, in which we set aside a verdict against a man who had quarrelled": a case that is cited.
  if (
    !isAbout &&
    /\b(?:verdict|convictions?|judge?ment|sentence|charges?|finding)s? (?:against|of) an? (?:[\w-]+ )?(?:man|woman|person|defendant|teenager|driver|student|teacher|player|officer|neighbou?r) (?:who|whose|whom|for)\b/i.test(
      text.slice(from),
    ) &&
    page.sentences.some(({ index, mentions }) => index < sentence.index && mentions.some(({ person }) => person === 0))
  )
    return true;
  // "sentenced three men and acquitted a fourth".
  if (
    !isAbout &&
    /^ (?:an?|the) (?:second|third|fourth|fifth|sixth|last|other)\b|^ (?:another|one other|one of|two others?|his|her|their)\b/i.test(
      text.slice(to),
    )
  )
    return true;
  // "convicted a man and acquitted two other men who stood trial with him".
  const cleared = othersCleared.exec(text);
  if (cleared && cleared.index >= from - 12 && cleared.index <= to) return true;
  // "a man whose picture had been passed around has been cleared", after the one accused was named.
  if (!isAbout && /\b(?:an?|another) (?:[\w-]+ ){0,2}(?:man|woman|person|teenager|youth|suspect)\b[^.;]{0,160}$/i.test(before))
    return true;
  // "has pleaded guilty, while police withdrew all charges against the man accused of driving him".
  if (
    /\b(?:pleaded guilty|pled guilty|admitted|convicted|sentenced|jailed|found guilty|charged)\b[^.;]*\b(?:while|but|and|as)\b[^.;]*$/i.test(
      before,
    ) &&
    /\b(?:against|of) (?:the|an?|another|his|her|their) (?:[\w-]+ ){0,2}(?:man|woman|person|teenager|driver|passenger|co-accused|co-defendant|friend|brother|sister|suspect|defendant|accomplice|colleague)\b/i.test(
      text.slice(from, to + 60),
    )
  )
    return true;
  // "ordered X to pay, but dismissed a complaint against a sign maker who …": somebody else than the one it has told of.
  if (isOverNewcomer(discourse, sentence, outcome)) return true;
  // "A second man, Ben Foss, was arrested but released without charge".
  if (
    /^(?:an?|the)? ?(?:second|third|fourth|another|other|further) (?:man|woman|person|defendant|teenager|suspect|student)\b/i.test(
      text,
    ) &&
    sentence.mentions[0]?.person !== 0 &&
    // "A fourth person, Ana Ruiz's partner Ben Foss, was released": whose the partner is comes before who.
    !(
      sentence.mentions[1]?.person === 0 &&
      /['’]s?$/.test(page.text.slice(sentence.mentions[0]?.from ?? 0, sentence.mentions[0]?.end ?? 0))
    )
  )
    return true;
  // "His workmates were not charged".
  const whose =
    /(?:^|[,;] |\b(?:and|but|while|though) )((?:his|her|their) (?:[\w-]+ ){0,2}[\w-]+)(?:,[^,;]{1,60},)? (?:was|were|has|have|had) (?:\w+ ){0,2}$/i.exec(
      before,
    )?.[1];
  if (whose && kin.test(whose)) return true;
  // "convicted X and acquitted a pastor who had been tried with him", "acquitted that man".
  const object = /^ (?:an?|that|another|one|the other) ((?:[\w-]+ ){0,3}?[\w-]+)\b(?= (?:who|of|on|in|and|at)\b|[.,;]|$)/i.exec(
    text.slice(to),
  );
  if (
    /\b(?:acquitt|clear)ed$/i.test(text.slice(0, to)) &&
    object?.[1]?.split(" ").some((word) => isPersonNoun(word.toLowerCase()))
  )
    return true;
  // "convicted a concreter and acquitted the friend accused of buying the petrol": a friend, whom the page does not call the subject.
  const ofTheirs = opensWithCompanionCleared.exec(text.slice(from))?.groups?.["who"]?.toLowerCase();
  if (
    ofTheirs !== undefined &&
    !page.sentences.some(
      (one) =>
        one.index !== sentence.index &&
        one.mentions.some(({ person }) => person === 0) &&
        one.text.toLowerCase().includes(ofTheirs),
    )
  )
    return true;
  // "one brother convicted and the other walking free".
  if (convictsBefore.test(before) && /\b(?:and|but|while|with) the (?:other|second)(?: [\w-]+){0,3} $/i.test(before)) return true;
  // "have been dismissed, and a sergeant in the same group has been cleared".
  const newcomer =
    /(?:[,;] |\b)(?:and|but|while) (?:an?|another|one) ((?:[\w'’-]+ ){1,8}?)(?:has |have |had |was |were |is )?(?:been )?$/i.exec(
      before,
    );
  if (
    newcomer?.[1]?.split(" ").some((word) => isPersonNoun(word.toLowerCase())) &&
    !sentence.mentions.some((mention) => mention.person === 0 && mention.start > sentence.start + newcomer.index)
  )
    return true;
  // With quotations left out the names stand elsewhere in the text.
  if (text.length === sentence.text.length) {
    // "quashed the conviction of Ben Foss and confirmed that of X".
    const firstAfter = sentence.mentions.find((mention) => mention.start >= sentence.start + from);
    if (
      firstAfter &&
      firstAfter.person !== 0 &&
      /\b(?:conviction|sentence|verdict|judgment|finding|decision|ban|suspension|charges?|case|complaint)s? (?:of|against) (?:the |his |her |an? )?(?:[\w-]+ ){0,3}$/i.test(
        page.text.slice(sentence.start, firstAfter.from),
      ) &&
      firstAfter.from - sentence.start - from <= 60
    )
      return true;
    if (isOfTheHead(page, sentence, sentence.start + from)) return true;
    // "The driver, X's cousin Ben Foss, was not charged": whose name stands nearest before it.
    const nearest = sentence.mentions.findLast((mention) => mention.start < sentence.start + from);
    if (
      nearest &&
      nearest.person !== 0 &&
      /^,?(?:,[^;.]{1,60},)? (?:who )?(?:(?:also|later|both|herself|himself) )?(?:was|were|has been|had been|has not|was not)\b/.test(
        text.slice(nearest.end - sentence.start, to),
      )
    )
      return true;
    // "wrongly identified Ben Foss as the man who had been convicted": what is put right is said of another.
    const next = sentence.mentions.find((mention) => mention.start >= sentence.start + to - 2);
    if (status === "corrected" && next && next.person !== 0 && next.from - sentence.start - to <= 12) return true;
  }
  // "convicted X and found his brother Y not guilty".
  return isSecondOfTwo(sentence, text, from) || isOfAnother(page, sentence, text.slice(from, to + 36));
}
