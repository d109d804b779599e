import { stem } from "./content-words.ts";
import type { PageReading, Sentence } from "./page-reading.ts";
import type { SubjectRecord } from "./record.ts";

/*
 * Sentences with the words of a clearing in which nothing of the case is taken back: what somebody tries for and what was refused,
 * another offence that the page has no other word of, somebody else's case, a step of years before, procedure, and a ban that was
 * served. They stand in every second report of a court or a club.
 */

const undone =
  "(?:overturn(?:ed|s)?|quash(?:ed)?|set aside|lift(?:ed)?|revers(?:e|ed)|annul(?:led)?|vacated?|rescind(?:ed)?|thr(?:ow|own) out|drop(?:ped)?|dismiss(?:ed)?|strike (?:out|down)|struck (?:out|down)|withdraw(?:n)?|reinstated?|clear(?:ed)?)";
const tries =
  "(?:fight(?:s|ing)?|fought|battl(?:es?|ed|ing)|seek(?:s|ing)?|sought|tr(?:y|ies|ied|ying)|hop(?:es?|ed|ing)|want(?:s|ed|ing)?|wish(?:es|ed)?|plan(?:s|ned|ning)?|intend(?:s|ed|ing)?|appl(?:y|ies|ied|ying)|ask(?:s|ed|ing)?|petition(?:s|ed|ing)?|campaign(?:s|ed|ing)?|attempt(?:s|ed|ing)?|launch(?:es|ed|ing)?|fil(?:es?|ed|ing)|lodg(?:es?|ed|ing)|bid|bids|motion|application|request|effort|appeal)";
/** "had been fighting to have her conviction overturned", "has applied to have the finding set aside". */
const attempt = new RegExp(`\\b${tries}\\b(?: [^.;,]{1,40}?)? (?:to|for|that) (?:[^.;,]{0,60}? )?(?:be )?${undone}\\b`, "i");
/** Who may take a step back, and asks for it: then it is as good as taken. */
const byWhoeverTookIt =
  /\b(?:prosecut\w+|state|crown|government|district attorney|d\.?a\.?'s?|police|complainant|employer|attorney general|solicitor general|officials)\b/i;
const granted =
  /\b(?:grant(?:ed|s)?|allow(?:ed|s)|won|wins|succeed\w*|successful\w*|agreed|accepted|upheld|ruled in (?:his|her|their) favou?r|later (?:overturned|quashed|dropped|dismissed|lifted|reinstated))\b/i;
/** "rejected a motion to dismiss", "his bid to have it thrown out failed". */
const refused = new RegExp(
  `\\b(?:reject(?:ed|s|ing)|refus(?:ed|es|ing)|den(?:ied|ies|ying)|turned down|declin(?:ed|es|ing)|dismiss(?:ed|es|ing)|threw out|rul(?:ed|es|ing) against|failed|lost|loses) (?:(?:in|an?|the|his|her|their|its|all|another|any|to) )*(?:[\\w-]+ )?(?:motions?|applications?|bids?|requests?|petitions?|appeals?|attempts?|efforts?|pleas?|arguments?|submissions?|challenges?)\\b(?: [^.;]{0,80})?|\\b(?:motions?|applications?|bids?|requests?|petitions?|appeals?|attempts?|efforts?|challenges?) (?:to|for|against|by) [^.;]{0,80}\\b(?:failed|(?:was|were|has been|had been) (?:rejected|refused|denied|dismissed|turned down|thrown out|unsuccessful))\\b`,
  "i",
);

/** What a sentence is about that falls away: "a charge of resisting arrest", "a weapons count". Its words are asked for elsewhere on the page. */
const fallsAway = new RegExp(
  [
    "\\b(?:charges?|counts?|allegations?|offen[cs]es?|accusations?|complaints?) (?:of|for|over) (?<of>(?:[\\w'’-]+ ){0,5}?[\\w'’-]+)(?= (?:was|were|has|have|had|is|are|would|will|by|in|at|against|after|when|as|last|on)\\b|[.,;]|$)",
    "\\b(?:charged|cited|acquitted|cleared)(?: (?:him|her|them))? (?:with|of|for|over) (?<with>(?:[\\w'’-]+ ){0,5}?[\\w'’-]+)(?=,? (?:but|and|which|though|was|in|at|by|after|when|last)\\b|[.,;]|$)",
    "\\b(?:an?|the|one|two|three|his|her) (?<kind>weapons?|firearms?|drugs?|theft|burglary|trespass(?:ing)?|disorderly(?: conduct)?|obstruction|bail|driving|alcohol|property|public order) (?:charges?|counts?|offen[cs]es?)\\b",
  ].join("|"),
  "giu",
);
/** Words of such a phrase that tell no offence from another. */
const bare =
  /^(?:a|an|the|one|two|three|four|his|her|their|another|further|other|second|third|fourth|separate|more|less|serious|lesser|additional|related|same|single|first|last|remaining|original|initial|counts?|charges?|allegations?|offen[cs]es?|accusations?|appeal|trial|court|it|everything|wrongdoing|of|and|or|to|in|for|with|by|criminal|misdemeanou?r|felony|alleged|allegedly|having|being|that|he|she|they|it|all|both|these|those|any|some|degree|was|were|had|possible)$/i;
const ofHatred =
  /\b(?:hate|hatred|bias\w*|anti-?semit\w*|anti-jewish|jew\w*|racial\w*|racis\w*|religio\w*|aggravat\w*|incit\w*|holocaust|ethnic\w*|discriminat\w*|synagogue)\b/i;

/** "charges against a co-defendant were dismissed". */
const ofCoDefendant =
  /\b(?:against|on|of|for|acquitted|cleared|released) (?:an?|the|his|her|another|two|three|both|several|other)? ?(?:[\w-]+ )?(?:co-?(?:defendants?|accused)|accomplices?)\b/i;
/** "A complaint that he had made against an officer was not upheld", "the lawsuit he filed". */
const ofTheirOwn =
  /\b(?:complaints?|claims?|lawsuits?|suits?|grievances?|case) (?:that |which )?(?:he|she|\p{Lu}[\p{L}'’-]+) (?:had |has )?(?:himself |herself )?(?:made|brought|filed|lodged|raised|submitted|launched)\b/u;
/** "an earlier ban over unpaid fees was lifted": with "the" it may be the one the page tells of. */
const ofEarlier =
  /\b(?:an?|two|three|several) (?:earlier|previous|prior|former|unrelated) (?:[\w-]+ ){0,2}?(?:bans?|suspensions?|convictions?|charges?|sentences?|expulsions?|dismissals?|fines?|complaints?|cases?|findings?|decisions?|incidents?|attacks?|offen[cs]es?|matters?|posts?|protests?|arrests?)\b/i;
/** "An application to have the name suppressed was withdrawn". */
const ofProcedure =
  /\b(?:applications?|requests?|motions?|orders?|bids?) (?:to|for|that) [^.;]{0,50}\b(?:names?|anonymity|suppress\w*|bail|adjourn\w*|postpone\w*|venue|costs|reporting|interim|expedite\w*|media|cameras?)\b/i;
/** "His suspension was lifted after he had served it". */
const served =
  /\b(?:lifted|ended|expired|reinstated)\b[^.;]{0,40}\b(?:after|when|once|having) (?:(?:he|she|they) )?(?:had )?(?:been )?(?:serv(?:ed|ing)|apologi[sz](?:ed|ing)|complet(?:ed|ing)|undergo\w*|underwent)\b/i;
/** "charge 1c not proved", "Facts not proved: Charge 1c": one of a numbered list. */
const numbered =
  /\b(?:charges?|allegations?|counts?|particulars?|paragraphs?|heads?) (?:\d{1,2}(?:\.\d+)?(?:\(?[a-z]\)?)?|\(?[a-h]\)|[ivx]{1,4}\b)/i;
const proved = /\b(?:proved|proven|established|made out|upheld|admitted)\b/i;
const notProved = /\b(?:not|no|never|nor|neither|none)\b[^.;:]{0,20}\b(?:proved|proven|established|made out|upheld)\b/gi;

/** A year that a sentence begins with, or that stands behind its "in". */
const inYear = /(?:^|\b)in (?:\w+ )?((?:19|20)\d\d)\b/i;
const sanction =
  /\b(?:convicted|sentenced|jailed|guilty|expelled|suspended|dismissed|sacked|fired|banned|struck off|disciplined|fined|reprimanded|censured|charged|indicted|removed|found)\b/i;

const isStep = /^(?:arrest|charge|indict|try|plead|convict|sentence|discipline|liable)$/;

/**
 * Does a sentence that speaks of something dropped, lifted, overturned or not proved leave the case of the page as it is? Said of the
 * words and of the page around them; whose case it is and what was decided is asked elsewhere.
 * @param record what the page says was done to the person: who answers for nothing else is cleared by whatever falls away
 */
export function takesNothingBack(
  page: PageReading,
  sentence: Sentence,
  record: Pick<SubjectRecord, "steps" | "frames">,
): boolean {
  const { steps, frames } = record;
  const { text } = sentence;
  if ((attempt.test(text) || refused.test(text)) && !granted.test(text) && !byWhoeverTookIt.test(askedBy(text))) return true;
  if (ofCoDefendant.test(text) || ofTheirOwn.test(text) || served.test(text)) return true;
  if (ofHatred.test(text)) return false;
  if (ofProcedure.test(text)) return true;
  if (ofEarlier.test(text) && !sentence.mentions.some(({ person }) => person === 0)) return true;
  if (numbered.test(text) && isSanctionedForTheRest(page, sentence)) return true;
  if (isUpheldAtTheHead(page) && sentence.index > 1 && isOfBefore(page, sentence)) return true;
  const answersForMore =
    steps.some((clause) => clause.sentence !== sentence.index && clause.class !== "clear" && !clause.negated && !clause.hedged) ||
    frames.some((frame) => frame.sentence !== sentence.index && isStep.test(frame.kind));
  if (!answersForMore) return false;
  if (isOfOtherOffence(page, sentence)) return true;
  if (isOfYearsBefore(page, sentence)) return true;
  return false;
}

const sanctionGiven =
  /\b(?:striking[- ]off|suspension|prohibition|conditions of practice|caution|erasure|removal) order\b|\b(?:struck off|expelled|dismissed|suspended|banned|reprimanded|censured|fined)\b|\bsanctions?: (?!no)/i;

/** Other allegations of the list were proved, and a sanction followed. */
function isSanctionedForTheRest(page: PageReading, sentence: Sentence): boolean {
  return (
    !/\bnot impaired\b|\bno sanction\b/i.test(page.text) &&
    page.sentences.some(({ text }) => sanctionGiven.test(text)) &&
    page.sentences.some(
      ({ index, text }) =>
        index !== sentence.index && proved.test(text.replace(notProved, "")) && !/\b(?:none|nothing|neither)\b/i.test(text),
    )
  );
}

/** "He had had that conviction thrown out", "In 2011 …": of a time before the one that the page begins with. */
function isOfBefore(page: PageReading, sentence: Sentence): boolean {
  const year = Number(inYear.exec(sentence.text)?.[1] ?? 0);
  const isTold =
    sentence.mentions.length === 0 && /^\W*(?:he|she|they|that|an? [\w-]+|the [\w-]+)\b[^,;]{0,40}\bhad\b/i.test(sentence.text);
  return isTold || (year > 0 && page.year !== null && year < page.year);
}

/** "A court rejected the appeal of …", "upheld the ban": what the page begins with outranks what it tells of before. */
function isUpheldAtTheHead(page: PageReading): boolean {
  const head = page.sentences.find(({ kind }) => kind === "main");
  return (
    head !== undefined &&
    upheld.test(head.text) &&
    !/\bacquitt|\bagainst (?:an? |the |his |her )?(?:acquittal|reinstatement)\b/i.test(head.text)
  );
}
const upheld =
  /\b(?:reject(?:s|ed)|dismiss(?:es|ed)|refus(?:es|ed)|turn(?:s|ed) down|den(?:ies|ied)|threw out|los(?:t|es)) (?:an? |the |his |her |its |their )?(?:[\w'’-]+ ){0,3}appeals?\b|\b(?:confirm(?:s|ed)|upholds?|upheld|affirm(?:s|ed)) (?:the |an? |his |her )?(?:[\w'’-]+ ){0,3}(?:conviction|sentence|fine|ban|verdict|dismissal|expulsion|suspension)\b|\bfail(?:s|ed) (?:in (?:an? |his |her )?|to )(?:[\w'’-]+ ){0,3}(?:appeal|overturn|have (?:his|her|the))\b/i;

/** What stands before the asking: who asks. */
const askedBy = (text: string) => text.slice(0, text.search(new RegExp(`\\b${tries}\\b`, "i")) + 1);

/** The sentence names the offence that fell away, and no other sentence of the page has a word of it. */
function isOfOtherOffence(page: PageReading, sentence: Sentence): boolean {
  const offences = [...sentence.text.matchAll(fallsAway)].flatMap(({ groups }) =>
    Object.values(groups ?? {}).flatMap((phrase) => (phrase ? [phrase] : [])),
  );
  const words = offences.map((phrase) =>
    phrase
      .toLowerCase()
      .split(/[^\p{L}'’-]+/u)
      .filter((word) => word.length > 2 && !bare.test(word)),
  );
  if (words.length === 0 || words.some((list) => list.length === 0)) return false;
  const rest = new Set(
    page.sentences.flatMap(({ index, text }) =>
      index === sentence.index
        ? []
        : text
            .toLowerCase()
            .split(/[^\p{L}'’-]+/u)
            .map(stem),
    ),
  );
  return words.flat().every((word) => !rest.has(stem(word)));
}

/** It says in which year, and the page tells of a sanction of a later one by its year. */
function isOfYearsBefore(page: PageReading, sentence: Sentence): boolean {
  const year = Number(inYear.exec(sentence.text)?.[1] ?? page.sentences[sentence.index - 1]?.text.match(inYear)?.[1]);
  if (!year) return false;
  return page.sentences.some(
    ({ index, text }) => index > sentence.index && sanction.test(text) && Number(inYear.exec(text)?.[1] ?? 0) > year,
  );
}
