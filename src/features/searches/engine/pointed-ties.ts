import { anotherOffenceIn } from "./attribution/same-offence.ts";
import { type Discourse, groups, type ResolvedClause, type Who } from "./attribution/discourse.ts";
import type { SubjectRecord } from "./attribution/record.ts";
import { concernsJews } from "./hatred/hostility.ts";
import { accusedNouns, isPersonNoun } from "./reading/nouns.ts";
import type { PageReading, Sentence } from "./reading/page-reading.ts";

/**
 * Whose something is where a language model points: what the page says of the part that the subject has in it, and of whom a
 * sentence tells that names nobody or somebody else. Each only closes a gate of `rulePointed`.
 */

const doing = /^(?:attack|damage|spread|refuse|say|write|threaten|insult|deny|post)$/;
const undergoing = /^(?:arrest|charge|indict|convict|sentence|discipline|try|find)$/;
/** What somebody does who only tells of it, or to whom it is done. */
const reports =
  /^(?:report|complain|tell|hear|see|read|record|ask|thank|find|refer|recall|witness|testify|condemn|cite|speak|say|receive|call on|keep)$/;

/** Struck, called names or written to by somebody, and doing nothing themselves in it. */
export function isDoneToThem(discourse: Discourse, { index }: Sentence): boolean {
  const here = discourse.clauses.filter(({ sentence }) => sentence === index);
  return here.some(isSuffered) && !here.some(isDoneByThem);
}
const isSuffered = (clause: ResolvedClause) => /^(?:attack|say|write|damage)$/.test(clause.class) && clause.patientIs === "p0";
const isDoneByThem = (clause: ResolvedClause) =>
  (doing.test(clause.class) && clause.agentIs === "p0") ||
  (undergoing.test(clause.class) && clause.patientIs === "p0") ||
  (/^(?:plead|admit|deny|apologise)$/.test(clause.class) && clause.agentIs === "p0");

/** Tried, held liable or said by the prosecution to have done something in it. */
export function answersInIt(discourse: Discourse, { index, mentions, text, start }: Sentence): boolean {
  const isMe = (who: Who) => who === "p0" || (discourse.group.has("p0") && groups.test(who));
  const here = discourse.clauses.filter(({ sentence }) => sentence === index);
  // "found Ruiz and Foss each liable"
  const liable = /\b(?:found|held)\b([^.;]{0,60})\b(?:liable|in breach|responsible)\b/i.exec(text);
  const isBetween =
    liable !== null &&
    mentions.some(
      ({ person, start: at }) => person === 0 && at >= start + liable.index && at < start + liable.index + liable[0].length,
    );
  return (
    isBetween ||
    here.some(
      (clause) =>
        (undergoing.test(clause.class) && isMe(clause.patientIs)) ||
        (clause.class !== "help" && !clause.passive && isMe(clause.agentIs) && !reports.test(clause.lemma)),
    )
  );
}

const kin =
  "(?:(?:half-|step)?brother|(?:half-|step)?sister|sibling|twin|father|mother|stepfather|stepmother|parent|son|daughter|uncle|aunt|nephew|niece|cousin|husband|wife|partner|boyfriend|girlfriend|fianc[ée]e?|grandson|granddaughter|grandfather|grandmother|in-laws?)";
const beside =
  "(?:predecessor|successor|client|colleague|co-worker|team-?mate|room-?mate|flat-?mate|house-?mate|cell-?mate|friend|neighbou?r|landlord|landlady|lodger|tenant|employee|assistant|clerk|boss|secretary|state secretary|drummer|supporters?|attacker|assailant)";
const answersForIt =
  "(?:(?:was|were|has been|have been|had been|is|are|who has|who was) (?:\\w+ ){0,3}?(?:jailed|convicted|sentenced|fined|arrested|charged|found|refused|denied|held|remanded|dismissed|suspended|expelled|removed|sacked|banned|punished|disciplined|due|tried|accused|told)|(?:has |had )?pleaded|is due|called|wrote|told|said|had (?:called|told|said|shouted|written|sent)|admitted|lost)";

/** "His brother was jailed", "its author is due in court", "the man before him", "one of them": a word that tells of another. */
const tellsOfAnother = new RegExp(
  `\\b(?:[Hh]is|[Hh]er|[Tt]heir|[Ww]hose|[Tt]he) (?:[\\w-]+ ){0,2}?(?:${kin}|${beside})(?: [A-Z]\\w+)?,? ${answersForIt}\\b` +
    `|\\b(?:[Ii]ts|[Hh]er|[Hh]is|[Tt]heir) (?:author|writer|sender|holder|owner|buyer|leader),? ${answersForIt}\\b` +
    `|\\b(?:[Tt]he last (?:one|mayor|coach|head|chair|editor|owner|manager|director)|the (?:man|woman) before (?:him|her|them)|[Oo]ne of (?:them|the others)|[Tt]he other (?:man|woman|one|two|three)\\b|somebody else|someone else|another (?:man|woman|member|player|person|deputy|councillor|customer))`,
);
export const isByWordOfAnother = ({ text, mentions }: Sentence): boolean =>
  mentions.every(({ person }) => person !== 0) && tellsOfAnother.test(text);

const kinOf = new RegExp(`\\b${kin}s? of (?:[A-Z]\\w+ )?$`, "i");
const hasKin = new RegExp(`^,? (?:has|had) an? (?:[\\w-]+ )?${kin}\\b|^[’']s? (?:[\\w-]+ ){0,2}?(?:${kin}|${beside})\\b`, "i");

/** Right before the name: by whom it was brought, whom it was done to, in whose name it went out. */
const broughtBy =
  /\b(?:complaint|claim|application|referral|petition)s? (?:\w+ ){0,2}?(?:by|of|from) (?:[A-Z]\w+ )?$|\b(?:on|at) the (?:application|request) of (?:[A-Z]\w+ )?$|\b(?:harassment|abuse|assault|threats?|insults?|bullying|mockery) (?:of|on|against|at|towards?) (?:the )?(?:\w+ )?$|\b(?:liable|award(?:ed)?|damages|compensation|apologi[sz]e|apology|in breach of its duty) to (?:[A-Z]\w+ )?$|\b(?:door|house|home|car|desk|locker|windows?|wall|shop|bed|surgery|lecture) of (?:[A-Z]\w+ )?$|\b(?:shouted|sung|sang|chanted|thrown|spat|drove|aimed)\b[^.;]{0,50} at (?:[a-z]+ )?$|\b(?:recording|film|video) was (?:made|shown) by (?:[A-Z]\w+ )?$|^A (?:film|recording|complaint) by (?:[A-Z]\w+ )?$|\bawarded (?:[A-Z]\w+ )?$|\b(?:has|have|had) sued (?:[A-Z]\w+ )?$|\brecalled (?:[A-Z]\w+ )?$|\bdiscriminated against (?:[A-Z]\w+ )?$/i;
const inTheirName = /\b(?:account|page|profile|letterhead|paper|website|mailbox|handle) of (?:[A-Z]\w+ )?$/i;
/** Behind the name and what stands in apposition: what somebody does who brought it, heard it, or took over. */
const tellsOfIt =
  /^(?:who )?(?:(?:(?:has|have|had) )?(?:also )?(?:won (?:his|her|their|the|a) (?:\w+ )?(?:case|claim|suit)|(?:brought|lodged|filed|made) (?:the|an?|his|her|their) (?:\w+ )?(?:case|claim|complaint|suit|action)|complained|sued|raised the alarm|reported (?:it|the|a|him|her|them)\b|kept the (?:messages?|letters?)|referred (?:it|the)\b|recorded (?:him|her|them|his)\b|(?:heard|saw) (?:it|them|him|her|the (?:man|men|words|attack))\b|witnessed|sat in the gallery|received (?:an?|the|threat\w*|letters?|messages?|calls?) |divorced|asked for (?:the|an) (?:inquiry|investigation|review)|(?:has |have )?sued|gave evidence|heard and|found (?:an?|the) (?:[\w-]+ ){0,2}(?:swastika|note|letter|bullet|message|order)|opened (?:an?|the) envelope|wrote to the (?:town hall|council|school|police|university|paper|board)|thanked the police|lost two|told the (?:court|jury|judge|magistrates) (?:she|he|what|how|that (?:she|he) (?:found|heard|saw)))|(?:was|is|has been|had been) (?:also )?(?:the (?:applicant|claimant|complainant|plaintiff)|handed|awarded|offered|called (?:an? )?["“]|wounded|knocked|bitten|cut by|spat at|told by|excluded|kicked|beaten))\b/i;
const takesOver =
  /^(?:(?:has|have|had|was|is|becomes?) )?(?:been )?(?:sworn in|(?:appointed|named|elected|made) (?:as )?(?:the )?(?:\w+ )?(?:new|interim|acting)|(?:the |its |their )?(?:[\w'’]+ )?(?:new|interim|acting) (?:head|coach|mayor|rector|editor|owner|chair\w*|director|manager|president|dean|principal)|took over|chair(?:wo)?man since|the candidate in|becomes?\b|has bought the (?:shop|house|business|firm|paper)|follows)\b/i;

/** `text` behind a name without ", 41, a locksmith from Wendlebury,". */
function withoutApposition(text: string): string {
  return text
    .replace(/^,? ?(?:\(?\d{2}\)?,)?(?: (?:(?:an?|the|of|from|who|her|his|their)\b|[A-Z])[^,;:.“"]{2,70},){0,2}/, "")
    .replace(/^[,\s]+/, "");
}

/**
 * The page tells of the subject as somebody who brought the complaint, whom it was done to, a relative, a witness or a successor, and
 * of nothing that they answer for.
 */
export function hasAnotherPart(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  if (isMadeToAnswer(discourse, record)) return false;
  const isOfThem = ({ class: kind, sentence }: ResolvedClause) =>
    kind === "attack" || concernsJews(page.sentences[sentence]?.text ?? "");
  const acts = (clause: ResolvedClause) => doing.test(clause.class) && clause.agentIs === "p0" && !reports.test(clause.lemma);
  if (discourse.clauses.some((clause) => isSuffered(clause) && isOfThem(clause)) && !discourse.clauses.some(acts)) return true;
  return page.sentences.some(
    ({ mentions, kind, start, end }) =>
      kind !== "byline" &&
      mentions.some((mention) => {
        if (mention.person !== 0) return false;
        const lead = page.text.slice(start, mention.start);
        const rest = page.text.slice(mention.end, end);
        const own = withoutApposition(rest);
        return (
          [kinOf, broughtBy, inTheirName].some((pattern) => pattern.test(lead)) ||
          hasKin.test(rest) ||
          [tellsOfIt, takesOver].some((pattern) => pattern.test(own))
        );
      }),
  );
}

/** A step that is told around their own name, a plea, an apology, or an accusation. */
const isMadeToAnswer = ({ clauses }: Discourse, { frames }: SubjectRecord): boolean =>
  frames.length > 0 ||
  clauses.some(
    (clause) =>
      (clause.class === "accuse" && clause.passive && clause.patientIs === "p0") ||
      (/^(?:admit|apologise|plead)$/.test(clause.class) && clause.agentIs === "p0"),
  );

/** Somebody else had the password, hung up the sign, or sent it: and not only by what they themselves say. */
export const isByAnotherHand = (page: PageReading): boolean =>
  page.sentences.some(
    ({ text }) =>
      /\b(?:was|were) hacked\b|\bhackers?\b|\bbroken into (?:the|his|her|their) (?:account|page|mailbox)|\b(?:somebody|someone|another man|another woman|a former \w+) (?:else )?(?:[\w-]+ ){0,4}?(?:was logged in|had the password)|\bstolen (?:telephone|phone|password)|\bin the hands of a thief|\bimpostor|\bimpersonat|\bwas (?:written|put there|sent|posted|hung|drawn) by (?:an? (?:[\w-]+ )?(?:rival|nephew|niece|thief|stranger|trainee|pupil|flat-?mate|room-?mate|clerk|brother|sister|son|daughter|employee)\b|another (?:man|woman|person|hand)\b)/i.test(
        text,
      ) &&
      !/\b(?:claim(?:ed|s)?|insist(?:ed|s)?|maintain(?:ed|s)?|(?:he|she|they) (?:say|said)s?|defen[cs]e|not|denied|denies)\b/i.test(
        text,
      ),
  );

/** "had not passed on complaints", "did not challenge either remark", "for not acting sooner": what they left undone. */
export const leavesUndone =
  /\b(?:(?:had|has|have|did) (?:not|never)|(?:had|has|have)? ?failed to) (?:\w+ )?(?:pass|passed|act|acted|report|reported|investigate|investigated|stop|stopped|delete|deleted|challenge|challenged|intervene|intervened|object|deal|dealt|respond|responded|remove|removed)\b|\b(?:for|over) (?:not|failing to) (?:\w+ )?(?:act|stop|report|pass|investigat|delet|challeng|intervene|remov|deal)\w*|\bnot having (?:investigated|acted|reported|stopped|passed)\b|\bwithout a guard\b/i;

/** '"He said Jews are vermin," Ruiz told the chamber', '"…," the man had called, she told the court', "read aloud from her post". */
export const quotesAnother =
  /["“](?:He|She|They) (?:said|says|shouted|called|told|kept|sang|wrote)\b|["”],? (?:the|an?|one) (?:[\w-]+ )?(?:man|woman|boy|girl|caller|driver|passenger|attacker|defendant|accused|customer|neighbou?r) (?:had )?(?:called|shouted|said|yelled|screamed|sang|written|wrote)|["“](?:Whoever|Anyone who|Those who|He who) (?:says?|shouts?|writes?|calls?)\b|["”],? (?:she|he|[A-Z]\w+ [A-Z]\w+(?:, [^,]{2,40}){0,3},?)? ?(?:read|reads|quoted)\b|\bread(?:s)? (?:[A-Z]\w+ ){1,3}(?:, [^,]{2,40}){0,3},? ?(?:aloud|out)\b|\bin (?:19[34]\d) you would\b|\bmade (?:him|her|them) sick\b/;
/** Said in a part, or by a figure of theirs. */
export const onStage =
  /\b(?:plays?|played|sings?|sang|sung) (?:the (?:part|role) of |an? (?:Nazi|mayor|mother|officer|guard)\b)|\bin the (?:first|second|third|last|opening) (?:act|scene)\b|\brehears\w+|\bsays? the (?:villain|hero|narrator)\b|\b(?:his|her) (?:novel|film|oratorio|play|opera|poem)s?\b|\ba slide with\b|\b(?:translat\w+|archivist|linguist|historian|curator)\b[^.]{0,80}\b(?:has put|found the|explained|has hung|quotes)\b|\bsketch in which\b|\b[Aa] study by\b/;

const steppedFor =
  /\b(?:suspended|dismissed|banned|disciplined|fined|reprimanded|cautioned|sacked|expelled|removed|sentenced|convicted|charged|accused|arrested|jailed|punished|(?:faces|face) (?:a )?charges?)\b[^.;]{0,40}? (?:for|of|with|over) (?:not |only )?(?:having )?(?:a (?:fire|burglary|theft)|theft|noise|burglary|(?!say|post|shar|mak|tell|writ|us|call|send|breach|bring|harass|threat|attack|insult|promot|incit|shout|giv|paint|draw|display|perform|publish|spray|be|distribut|stirr|express|utter|joke|cross|liv|includ|refer|compar|den|abus|assault|behav|damag|set|plan|conspir|kill|stab|hit|taunt|mock|lik|retweet|repost|wear|spread|throw|smash|yell|scream|spit|punch|discriminat|refus|break|violat|approv|help|teach|sing|chant|graffiti)\w+ing\b)/i;
/** "was suspended for leaving without permission": the step was for something else. Asked of sentences that do not speak of Jews. */
export const isStepForAnotherThing = (text: string): boolean => steppedFor.test(text);

/** It names somebody else and not the subject, who answers for nothing beside them. */
export function isOfNamedOther(
  { group, together, frames, clauses }: Discourse,
  record: SubjectRecord,
  { mentions, index }: Sentence,
): boolean {
  if (mentions.length === 0 || record.about.has(index) || mentions.some(({ person }) => person === 0)) return false;
  if (together || mentions.some(({ person }) => group.has("p0") && group.has(`p${person}`))) return false;
  return (
    frames.some(({ sentence, person }) => sentence === index && person > 0) ||
    clauses.some(
      (clause) =>
        clause.sentence === index &&
        ((undergoing.test(clause.class) && /^p[1-9]/.test(clause.patientIs)) ||
          (/^(?:plead|admit|attack|damage|spread)$/.test(clause.class) && /^p[1-9]/.test(clause.agentIs))),
    )
  );
}

const anybody =
  /^(?:man|men|woman|women|person|people|pair|two|three|couple|suspects?|individual|members?|user|users|author|poster|perpetrator|offender|official|speaker|employee|worker|staffer|resident|owner|respondent|party|head|holder|leader|leaders|candidate|officer|officers|registrant|licensee)$/;
const roleNoun =
  /\b(?:[Tt]he|[Ii]ts|[Hh]is|[Hh]er|[Tt]heir|whose) (?:[a-z][\w-]+ )?([a-z][\w-]+?)(?:[’']s|s[’'])?(?= [a-z]|[.,;:]|$)/g;

/** "The lecturer was suspended", "the director's words were harassment": by a noun that the page gives the subject nowhere. */
export function isOfAnotherRole(page: PageReading, record: SubjectRecord, { text, mentions, index }: Sentence): boolean {
  if (record.about.has(index) || mentions.some(({ person }) => person === 0)) return false;
  const own = ownNouns(page);
  return [...text.matchAll(roleNoun)].some(
    ([, noun = ""]) =>
      isPersonNoun(noun) &&
      !inTheStory.test(noun) &&
      !anybody.test(noun) &&
      !accusedNouns.has(noun) &&
      !own.includes(noun.replace(/s$/, "")),
  );
}
/** Who decides on it, tells of it or suffers it: of whose doing nothing is said. */
const inTheStory =
  /^(?:attorney|general|judges?|magistrates?|prosecutors?|commissioner|ombudsman|adjudicator|regulator|chair\w*|president|superintendent|director|minister|justice|lawyer|jurors?|victims?|complainants?|rabbi|students?|customers?|reader|officer|mayor)$/;

/** What stands around the name, lower-cased: "a locksmith from Wendlebury". */
const ownNouns = (page: PageReading): string =>
  page.sentences
    .flatMap(({ mentions, start, end }) =>
      mentions
        .filter(({ person }) => person === 0)
        .map(
          ({ start: at, end: to }) =>
            page.text.slice(Math.max(start, at - 50), at) + " " + page.text.slice(to, Math.min(end, to + 70)),
        ),
    )
    .join(" ")
    .toLowerCase();

const firms =
  "(?:firm|company|club|hotel|school|college|university|brokerage|network|restaurant|brewery|employer|station|department|trust|hospital|shop|business|respondent|trustees|defendants|bank|landlord|tenants)";
/** "found the firm liable", "ruled that the club was responsible": of a body. */
export const isOfBody = new RegExp(
  `\\b(?:found|held|ruled that|finds|found that) (?:that )?(?:the|its|his|her|an?) (?:\\w+ )?${firms}\\b[^.;]{0,60}\\b(?:liable|in breach|responsible)\\b|\\b${firms} (?:was|were|has been) (?:found |held )?(?:liable|responsible|in breach)\\b`,
  "i",
);

const codes =
  "(?:the |its |his |her |their |a |an |professional |party |club |league |conduct |council |members['’]? |student |school |university |equality |human rights |equal treatment |teaching |police |ethical |broadcasting |hate speech |anti-\\w+ )*(?:code|codes|rules?|standards?|policy|policies|law|laws|act|section|regulations?|guidelines?|duty|duties|terms?|provisions?|principles?|article|charter|constitution|rights?|equality|trust)\\b";
/** What somebody was held or is tried for is told, and is another rule or matter: asked of sentences that do not speak of Jews. */
export function isForAnotherThing(text: string): boolean {
  const held = /\bfound to have (?:\w+ )?(?:breached|broken|violated) /i.exec(text);
  if (held) {
    const rest = text.slice(held.index + held[0].length);
    const isCode = new RegExp(`^${codes}`, "i").exec(rest);
    return !isCode || /^[^.;]{0,40}\b(?:by|for|over|in) (?:not )?\w+ing\b/.test(rest);
  }
  if (
    /\b(?:liable|in breach|responsible) (?:for|of|over) (?!\$|£|€|\d|(?:it|this|that|them|both|the|its|a breach|breach\w*|his|her|harass\w*|discriminat\w*|damages|section|religious|a hostile|having)\b)/i.test(
      text,
    )
  )
    return true;
  if (
    /\b(?:liable|in breach|responsible) (?:for|of|over) an? (?!(?:hostile|breach|campaign|hate|racist|religious|series|pattern|course)\b)/i.test(
      text,
    )
  )
    return true;
  return (
    /\b(?:in custody|bail|tried|trial|court)\b[^.;]{0,12} (?:over|for|after|on a charge of|on charges of) (?!(?:the|his|her|their|it|this|that|hate|harass\w*|threat\w*|assault|arson|criminal|murder|attempted|incit\w*|stirring|displaying|painting|a hate|[A-Z]\w*|an? (?:hearing|year|month|day|hate|attack|assault|threat))\b)\w/.test(
      text,
    ) || anotherOffenceIn(text) !== null
  );
}
