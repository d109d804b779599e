import type { Evidence } from "./evidence.ts";
import { doerNouns, sought } from "../attribution/words-of-steps.ts";
import { withCongregations } from "../hatred/jewish-places.ts";
import { saysNoBias } from "./no-bias.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { isSecondHand } from "../attribution/second-hand.ts";
import { sentenceOwn } from "../reading/own-text.ts";
import { sentencesOfSteps, type SubjectRecord } from "../attribution/record.ts";

/*
 * Violence and damage to what is Jewish: whose it is where the page names somebody for it, charges them with it, or says in its own
 * words that they did it.
 */

const attackOn = withCongregations(
  /\b(?:attack\w*|assault\w*|punch\w*|kick\w*|stabb\w*|shoot\w*|shot|fir(?:ed|ing) (?:at|on)|set(?:ting)? (?:\w+ )?(?:fire|alight|ablaze)|arson|firebomb\w*|bomb\w*|threaten\w*|threats?|harass\w*|stalk\w*|pelt\w*|throw\w*|threw|spat|spitting|vandali\w*|desecrat\w*|defac\w*|smash\w*|damag\w*|refus\w*|turn\w* away|evict\w*)\b[^.;]{0,60}\b(?:jew(?:s|ish)\b|synagogues?|yeshiva|rabbis?|hasidic|mezuzah\w*|menorah\w*)/i,
);

/** The sentence of a step against them names what they are charged with doing to Jews or to a Jewish place. */
export function isChargedWithAttack(page: PageReading, record: SubjectRecord, { nature }: Evidence): boolean {
  if (!record.soleAccused || record.inOffice || record.witness) return false;
  const steps = sentencesOfSteps(record);
  return nature.targeted.some(
    (index) => steps.includes(index) && record.about.has(index) && attackOn.test(sentenceOwn(page, index)),
  );
}

/** "Coren stabbed three people at the Jewish deli": more than one, or a place of theirs. */
const killsJews = withCongregations(
  /^\w+ [^.;“”"]{0,80}?\b(?:jews\b|(?:orthodox |hasidic )?jewish (?:\w+ )?(?:people|men|women|children|schoolchildren|worshippers|students|pedestrians|civilians|school|supermarket|cent(?:re|er)|museum|shop|market|deli|nursery)\b|synagogues?\b|kosher (?:\w+ )?(?:supermarket|market|shop|deli|restaurant|bakery)\b)/i,
);

/** What is shot with a camera, played, or killed without dying; and an attacker who is stopped. */
const otherSense =
  /\b(?:attackers?|gunm[ae]n|assailants?|shooters?|terrorists?|intruders?|(?:man|men|woman|people) who|films?|scenes?|series|movie|photos?|pictures?|portraits?|stor(?:y|ies)|projects?|plans?|it)\b/i;

const firedAt = /^fir(?:e|ed|ing) (?:[\w-]+ ){0,3}?(?:on|at|upon|into)\b/i;

const attacksWorship = withCongregations(
  /^(?:attacked|rammed|stormed|bombed|torched|firebombed|set fire to) (?:[\w'’-]+ ){0,3}?(?:worshipp?ers|synagogues?|yeshiva)\b/i,
);

const lethal = /^(?:kill|murder|shoot|stab|massacre|gun|bomb|slay|execute|fire)$/;

const anotherReason =
  /\b(?:robb\w+|burglar\w*|dispute|quarrel|argument|feud|accident\w*|collision|crash\w*|drunk\w*|debts?|domestic|mistaken|friendly fire|self-defen[cs]e)\b/i;

/** The sentence in which the page says by name that the person killed or shot Jews, or people at a Jewish place; for a human. */
export function attackOnJews(page: PageReading, record: SubjectRecord): number | null {
  if (record.inOffice || record.witness) return null;
  const act = record.acts.find((one) => {
    const sentence = page.sentences[one.sentence];
    if (!sentence || sentence.kind !== "main" || one.class !== "attack") return false;
    if (one.negated || one.hedged || one.passive || one.gerund || one.agent?.kind !== "person") return false;
    const text = sentenceOwn(page, one.sentence);
    const object =
      page.text.slice(one.end, sentence.end).split(/\b(?:at|in|inside|outside|near|on|into|for|with|before|after)\b/)[0] ?? "";
    return (
      !otherSense.test(object) &&
      (lethal.test(one.lemma) && (one.lemma !== "fire" || firedAt.test(page.text.slice(one.start, sentence.end)))
        ? killsJews.test(page.text.slice(one.start, sentence.end))
        : attacksWorship.test(page.text.slice(one.start, sentence.end))) &&
      !isSecondHand(text, page) &&
      !claimed.test(text) &&
      !/\b(?:if|would|could|might|may)\b/.test(text) &&
      !saysNoBias(text) &&
      ![...record.about].some((index) => anotherReason.test(sentenceOwn(page, index)))
    );
  });
  return act?.sentence ?? null;
}

const claimed =
  /\b(?:alleg\w+|accus\w+|suspect\w*|reportedly|claim\w*|believed|charged|said to|thought to|according to|plan\w*|plot\w*|want\w*|threat\w*)\b/i;

const doer = `(?:[\\w-]+ ){0,2}?${doerNouns}(?!['’]s|s['’]|\\w| of\\b)`;
const asThem = "⟦X⟧(?!['’]|,? (?:said|says|told|added|recalled|explained|knew|remembered)\\b)";
/** In a sentence with the name as ⟦X⟧: that they did it, not somebody of theirs. */
const namesAsDoer = new RegExp(
  [
    `\\b(?:identif\\w+|nam(?:e|ed|es)) (?:the |its |their )?(?:\\w+ )?(?:${doerNouns}|accused)\\b(?!['’])[^.;]{0,80}? as (?:\\d+-year-old |\\w+-year-old )?${asThem}`,
    `\\b(?:identif\\w+|nam(?:e|ed|es)) (?:the|an?) (?:(?!missing )[\\w-]+ )?${sought}[^.;]{0,60}? as (?:\\d+-year-old )?${asThem}`,
    `\\b(?:the|an?) (?:(?!missing )[\\w-]+ )?${sought}[^.;]{0,60}?,? (?:was|is|has been|had been) (?:(?:later |since |now )?(?:named|identified)(?: by [^,.;]{2,30})? as )?(?:\\d+-year-old )?${asThem}`,
    `\\b(?:identif\\w+|nam(?:ed|es)) ${asThem}(?:, [^,;]{1,60},?)? as (?:the|an?|its|their) (?:${doer}|(?:(?!missing )[\\w-]+ )?${sought})`,
    `${asThem}(?:, [^;,]{1,60},)?(?:,? who)?,?(?: (?:was|is|has been|had been))?(?: (?:later|since|also|\\w+ly))? (?:identified|named)(?: by [^,.;]{2,40})? as (?:the|an?) ${doer}`,
    `\\b(?:the|an?|(?-i:[A-Z])[\\w-]*) ${doer}s?(?:, |:|(?:,? (?:was|is))? (?:(?:later |since )?(?:identified|named) (?:by [\\w ]{2,30} )?as )?|, (?:whom|who) [^,;]{2,40} (?:named|identified) as |, (?:later |since )?(?:identified|named) (?:by [\\w ]{2,30} )?as )(?:\\d+-year-old )?${asThem}`,
    `${asThem}(?:, \\d{2})?,? (?:the|a|who is the|who was the) (?:(?:sole|only|main|prime|primary|alleged|suspected|accused|lone) )+${doerNouns}(?!['’]s|\\w| of\\b)`,
    `\\b(?:attacks?|shootings?|stabbings?|bombings?|arson|it|they|this|these|those|both|all) (?:was |were |had been )?(?:carried out|committed|perpetrated) by (?:[\\w-]+ ){0,2}?${asThem}`,
  ].join("|"),
  "i",
);
/** Named at first, by mistake, or as somebody else's. */
const namedNoMore = /\b(?:initially|first|originally|wrongly|mistakenly|falsely|erroneously) (?:been )?(?:identified|named)\b/i;

function isNamedAsDoer(page: PageReading, index: number): boolean {
  const sentence = page.sentences[index];
  if (!sentence) return false;
  const masked = sentence.mentions
    .filter(({ person }) => person === 0)
    .reduceRight((text, { from, start, end }) => {
      const whose = /['’]s?$/.test(page.text.slice(start, end)) ? "'s" : "";
      return `${text.slice(0, from - sentence.start)}⟦X⟧${whose}${text.slice(end - sentence.start)}`;
    }, sentence.text);
  return (namesAsDoer.test(masked) || (namesHim.test(masked) && isAfterDoer(page, index))) && !namedNoMore.test(masked);
}

/** In a sentence with the name as ⟦X⟧: whom the one before told of. */
const namesHim = new RegExp(
  `^(?:he|she) (?:was|is|has been|had been) (?:[\\w ]{0,30})?(?:identified|named)(?: [\\w ]{2,30})? as (?:\\d+-year-old )?${asThem}|\\b(?:identif(?:ied|ies)|nam(?:ed|es)) (?:him|her) as (?:\\d+-year-old )?${asThem}`,
  "i",
);
const theDoer = new RegExp(
  `\\bwho (?:is|was) the (?:[\\w-]+ )?${doerNouns}\\b|\\b(?:the|an?) (?:(?!alleged\\b)[\\w-]+ )?${doerNouns}\\b(?!['’])`,
  "i",
);

/** Somebody else of that sentence, whom "he" may mean: the guard who was killed, the driver who stopped it. */
const anotherPerson =
  /\b(?:guards?|(?<!gun)m[ae]n|wom[ae]n|drivers?|worshipp?ers?|passers?-by|bystanders?|officers?|policem[ae]n|students?|neighbou?rs?|victims?|person|one)\b/i;

/** "Who was the attacker? He has been identified as …", "The gunman was shot dead. Police named him as …": and no other name between. */
function isAfterDoer(page: PageReading, index: number): boolean {
  const before = page.sentences.findLast(({ kind, index: at }) => kind !== "byline" && at < index);
  return (
    before !== undefined &&
    before.mentions.length === 0 &&
    theDoer.test(before.text) &&
    !ofDoer.test(before.text) &&
    !anotherPerson.test(before.text)
  );
}

/** "the gunman's brother was held", "a friend of the attacker". */
const ofDoer = new RegExp(`\\b(?:of|for|to|with|by|from) (?:the|an?) (?:[\\w-]+ )?${doerNouns}\\b|\\b${doerNouns}['’]`, "i");

/** The one whom the page names as the doer: an attack or damage that it tells of is theirs. */
export function isNamedForAct(page: PageReading, record: SubjectRecord, { nature }: Evidence): boolean {
  return (
    // Beside others of the story, where what was attacked stands in their own sentence.
    (record.soleAccused || (record.isAccused && nature.targeted.some((index) => record.about.has(index)))) &&
    record.firm &&
    !record.inOffice &&
    !record.witness &&
    record.frames.some(({ kind, sentence }) => kind === "party" && isNamedAsDoer(page, sentence)) &&
    // "The synagogue was set on fire. … named X as the arsonist": nobody's act until somebody is named for it.
    (nature.targeted.length > 0 || record.acts.some((act) => /^(?:attack|damage)$/.test(act.class) && !act.negated))
  );
}

/** "charged with assault as a hate crime in connection with an attack against three Jewish men": whatever was called out with it. */
export function isAttackOnJews(page: PageReading, record: SubjectRecord, evidence: Evidence): boolean {
  return (
    (record.acts.some((act) => act.class === "attack" && !act.negated && bodily.test(act.lemma)) &&
      evidence.nature.biased.some((index) => attackedAsJews.test(sentenceOwn(page, index)))) ||
    // "sentenced for plotting a massacre of the Jewish community": what the step itself was for.
    [...record.steps, ...record.frames].some(({ sentence }) => massacre.test(sentenceOwn(page, sentence)))
  );
}

const massacre = withCongregations(
  /\b(?:attack\w*|murder\w*|massacre\w*|kill\w*|bomb\w*|shoot\w*|terror\w*|arson|firebomb\w*|plot\w*)\b[^.;]{0,60}\b(?:(?:on|against|at|of|to|targeting|targeted) )(?:[\w-]+ ){0,3}?(?:jews\b|jewish (?:community|people|communities|worshippers|schoolchildren|children|school|cent(?:re|er)|museum|targets)|synagogues?\b)|\b(?:bomb|firebomb|torch|burn|blow|shoot|storm|attack|kill|murder|massacre|set fire to)(?:ing|ed|s)? (?:down |up )?(?:[\w-]+ ){0,2}?(?:jews\b|jewish (?:community|people|communities|worshippers|schoolchildren|children|school|cent(?:re|er)s?|museum)|synagogues?\b)/i,
);

const bodily = /^(?:punch|hit|strike|kick|beat|stab|shoot|slap|choke|shove|push|assault|ram|spit|slash|strangle)/;

const attackedAsJews =
  /\b(?:attack\w*|assault\w*|beating|stabbing|shooting|violence)\b[^.;]{0,40}\b(?:against|on|of|at|targeting)\b (?:[\w-]+ ){0,4}?(?:jews\b|jewish (?:\w+ ){0,2}(?:m[ae]n|wom[ae]n|people|person|persons|individuals?|couple|family|students?|boys?|girls?|child(?:ren)?|teen\w*|pedestrians?|worshippers?|victims?|residents?|passengers?|rabbi)\b|(?:hasidic|haredi|orthodox jewish) )/i;
