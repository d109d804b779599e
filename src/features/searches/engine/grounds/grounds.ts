import { quick } from "#app/lib/language/quick-pattern.ts";
import type { CaseNature } from "./case-nature.ts";
import { type Discourse, groups } from "../attribution/discourse.ts";
import { doneToThem, type Ground, headOf, inAnswer, isPlain, kindOf, mayBeIt, ofThem, sharesWords } from "./ground-words.ts";
import {
  chargesBias,
  type Hostility,
  hostility,
  namesAntisemitism,
  namesBias,
  namesJewish,
  namesNaziSymbol,
} from "../hatred/hostility.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { besideOffences, falseAccusations, plainOffences } from "../outcomes/plain-offences.ts";
import { hasStepIn, type SubjectRecord, sentencesOfSteps } from "../attribution/record.ts";
import { isAddressed } from "../attribution/words-quoted.ts";
import { isSecondHand } from "../attribution/second-hand.ts";
import { ownText, sentenceOwn } from "../reading/own-text.ts";
import type { OwnWords } from "../attribution/own-words.ts";
import { isNamedInVerdict } from "./verdicts.ts";
import { isOfOtherCase, ofCase } from "../attribution/who-is-unnamed.ts";

/*
 * On a page that tells of an antisemitic act: whether the steps against the subject were taken for it. Whoever is arrested, fined or
 * suspended in the same story for something else, or stood by, is not the one who did it (decision 0044).
 */

const otherGround =
  /\b(?:(?:over|for|because of|after) (?:his|her|their) (?:\w+ ){0,2}(?:support|praise|defen[cs]e|embrace|endorsement|friendship|ties|links|association) (?:for|of|with|to)\b|leak(?:ed|ing) (?:[\w-]+ ){0,4}(?:messages?|e-?mails?|documents?|recordings?|posts?|screenshots?|reports?|files?)|fail(?:ed|ing|ure|s)? to (?:\w+ )?(?:report|act|stop|condemn|respond|challenge|intervene|discipline|investigate|protect|answer|remove|prevent)|withholding (?:\w+ )?(?:information|evidence)|(?:shar|post|publish|writ|host|show|screen|teach|giv|lead|organi[sz])(?:ed|ing) (?:an? |the )?(?:[\w-]+ )?(?:reports?|articles?|films?|lectures?|talks?|lessons?|workshops?|books?|petitions?|statements?|letters?|documentary|documentaries|course|exhibition) (?:on|about|against) (?:the (?:\w+ )?(?:rise|history|dangers?|spread) (?:in|of) )?anti-?semitism|(?:for|after|over|of|and) (?:\w+ly )?(?:accusing (?:[\w'’-]+ ){1,6}of (?:being )?anti-?semit(?:ic|ism|es?)\b|(?:calling|branding|labell?ing) (?!an? )(?:[\w'’-]+ ){1,5}anti-?semit(?:ic|es?)(?=[.,;]| and\b| in\b|$)|(?:saying|shouting|claiming|posting|tweeting) that (?:[\w'’-]+ ){1,4}(?:were|was|are|is|had been) anti-?semit(?:ic|es?)\b)|mishandl(?:ing|ed)|handling of|(?:his|her|their|the) response to|slow to|delay\w*|wasting police time|perjury|pervert\w* the course|lying under oath|false testimony|contempt of court|taking \w+ (?:minutes|hours|days|weeks)|inaction|of a sexual nature|sexual(?:ly)? (?:relationship|messages?|contact|activity|motivated|assault|abuse|images?)|(?:was|were|been|acted|being) dishonest(?:ly)?|dishonest (?:claims?|conduct|in)|misappropriat\w+|plagiari\w+|embezzl\w+|falsif(?:ied|ying) (?:\w+ )?(?:records?|documents?|accounts?|results?|data|expenses)|forg(?:ed|ing) (?:\w+ )?(?:documents?|signatures?|prescriptions?|records?)|cover(?:ed|ing)? up|(?:after|for|over|because (?:he|she) (?:had )?) ?(?:complain(?:ing|ed)|report(?:ing|ed)|expos(?:ing|ed)|reveal(?:ing|ed)|rais(?:ing|ed) (?:the |his |her |their |an? )?(?:issue|matter|alarm|concerns?|complaints?|questions?|objections?)|flagg(?:ing|ed)|sp(?:eaking|oke) (?:out|up)|denounc(?:ing|ed)|condemn(?:ing|ed)|call(?:ing|ed) out|st(?:anding|ood) up (?:to|against|for))|whistle-?blow\w*|(?:(?:tore|tearing|torn|took|taken|taking|pulled|pulling|ripped|ripping) (?:down|off|out|up|away)|(?:painted|painting) (?:over|out)|removed|removing|scrubb\w+|eras\w+) (?:\w+ ){0,3}(?:anti-?semitic|swastikas?|nazi|anti-jewish))/i;
/** Right before what a step was for: "for leaving the gate open", "charged with", "on suspicion of", "because he had photographed it". */
const groundWords = new RegExp(
  "\\b(?:(?<plain>for)|(?<about>over|because of)|" +
    "(?<because>because|(?:as|after|when)(?= (?:he|she|it emerged|his|her)\\b)|after(?= an? (?:\\w+ )?(?:row|dispute|disagreement|argument|mistake|audit)\\b))|(?<afterDoing>after(?= [a-z]+ing\\b))|" +
    "(?<list>admit(?:s|ted)(?= [a-z]+ing\\b)|in connection with|(?:on suspicion|suspected|charges?|counts?) of|" +
    "(?:convicted|guilty)(?: (?:by|in|at|on|last|this) (?:(?!of\\b)[\\w’'-]+ ){1,8}?)? ?(?:of|to)|admitt(?:ed|ing)|" +
    "(?:pleaded|pled) (?:no contest|guilty)(?: (?:in|on|at|last|this) (?:(?!to\\b)[\\w’'-]+ ){1,6}?)? ?to|" +
    "(?:charged|indicted|cited|booked) (?:(?!for\\b)[\\w-]+ ){0,4}?with|(?<=\\b(?:is|was|been|stands|also|are|were) )(?:accused of|alleged to have))) ",
  "gi",
);
const leftUndone =
  /^(?:failing|neglecting|forgetting|omitting) to\b|^leaving (?:the |an? |his |her )?(?:[\w-]+ ){0,2}(?:open|unlocked|unattended|unguarded|post)\b/i;
const number = /^(?:the |an? |some |about |more than )?(?:[$£€]?\d|one|two|three|four|five|six|seven|eight|nine|ten|several)\b/i;
/** Those who stand by, film or march: not the one a page of an attack tells of, unless it says so. */
const bystander =
  /\b(?:reporter|journalist|correspondent|camera(?:man|woman|\s?operator)|photographer|(?:counter-?)?protest(?:e|o)r|demonstrator|marcher|by-?stander|onlooker|passer-by|neighbou?r|activist|campaigner)s?\b/i;
const gathering =
  /\b(?:at|during|from) (?:an?|the|that) (?:\w+ )?(vigil|rally|protest|march|demonstration|parade|funeral|counter-protest)\b/i;
/** Let go, not on bail and not for the time being. */
const letGo =
  /\b(?:(?:and|then|later|soon|was|were|been|being) (?:\w+ly |later |then |soon )?(?:released|freed|let go)|released (?:within|after) (?:an|a few|one|two|several|some) hours?)\b(?! (?:on (?:bail|bond|licen[cs]e|parole|condition\w*|his|her|police|strict|court|an?|supervised)\b|without (?:bail|bond|posting|paying bail)|with (?:an? (?:court date|summons|citation|ankle monitor)|conditions)|under|pending|to|into|as|until|from (?:prison|jail|hospital)|in (?:19|20)\d\d|again)\b)/i;
const arrested = /\b(?:arrest\w*|detain\w*|held|custody|question\w*)\b/i;
/** What an officer at a cordon takes somebody along for. */
const inTheWay =
  /\b(?:when|after|because|while|as) (?:he|she|they) (?:tried to (?:climb|enter|cross|film|pass|get)|(?:had )?(?:refused|declined) to (?:leave|move|stop filming|show|get|give)|would not (?:leave|move|put|show|stop filming)|missed|was filming|were filming|overslept)\b|\bwhile (?:filming|photographing|reporting|covering)\b/i;
/** "Police said that she had confessed": a neighbour or a marcher may be the doer. */
const showsDoer =
  /\b(?:confess\w*|admitt\w*|footage|cctv|dna|fingerprints|recogni[sz]ed|identified (?:from|by|as)|caught on|I did it|proud of it)\b/i;
/** "In Castleton, …", "In the second, …": one item of several. */
const item =
  /^(?:In|At) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?:the (?:first|second|third|other|last)|\p{Lu}[\p{L}-]+)(?: case)?, /u;
const tellsOfIt =
  /^(?:an?|the) (?:\w+ )?(?:lawyer|solicitor|barrister|defen[cs]e attorney|prosecutor|reporter|journalist|photographer|witness|referee|steward)\b(?! who (?:had )?(?:tweeted|posted|shared|wrote|said|shouted|sent|called|sang|made|used|told|gave|painted)| (?:(?:has|had|have|was|is|were|been|also) )+(?:struck|suspended|dismissed|sacked|fired|banned|barred|disbarred|fined|jailed|sentenced|convicted|charged|arrested|expelled|removed|disciplined|censured|reprimanded|stripped|thrown|found|excluded|disqualified|given|handed|placed|dropped|ordered|hit|drummed|kicked|told|asked|required|recalled|let go|put on|sent home))/i;
/** "fined because supporters sang …", "lost his job after two men sprayed …": somebody else's act, for which they answer. */
const othersDid =
  /\b(?:because|after|when|as) (?:(?:his|her|its|the|some|two|three|several|a group of) )?(?:[\w-]+ ){0,2}?(?:supporters|fans|players|pupils|students|customers|guests|members|staff|employees|workers|colleagues|spectators|children|men|youths|teenagers|vandals) (?:had |were |have )?(?:been )?(?:s[au]ng|singing|shout(?:ed|ing)|chant(?:ed|ing)|display(?:ed|ing)|spray(?:ed|ing)|threw|throwing|paint(?:ed|ing)|attack(?:ed|ing)|gave|giving|us(?:ed|ing)|wav(?:ed|ing)|mock(?:ed|ing)|taunt(?:ed|ing)|dr[ea]w)\b|\b(?:harassed|abused|bullied|mocked|taunted|insulted|attacked|targeted|discriminated against) by (?:his |her |its |the |two |three |other )?(?:[\w-]+ )?(?:colleagues|co-?workers|staff|employees|workers|supporters|fans|players|pupils|students|customers|guests|members|tenants)\b/i;
const placeOrVictim =
  /\b(?:to|in) protest\b[^.;]*|\bprotest(?:ing|ed) (?:at|against|over)\b[^.;]*|\b(?:following|amid|in the wake of) (?:the |an? )?anti-?semitic (?:chanting|chants|attacks?|graffiti|vandalism|incidents?|posters|shooting|fire)\b[^.;]*|\b(?:outside|near|at|in|opposite|behind|inside) (?:an?|the|his|her) (?:[\w-]+ ){0,2}?(?:kosher|jewish|synagogue|shul)\b[^,.;]*|\b(?:to|of) an? jewish (?:\w+ )?who\b[^,.;]*|\b(?:hate|bias)[- ](?:crime|incident) (?:complaints?|reports?|unit)\b/gi;
const several = /^The (?:two |three |four )?(?:men|women|teenagers|youths|boys|girls|students|pupils|fans|supporters|players)\b/;
const inProbe =
  /\bin an? (?:\w+ )?(?:tax|fraud|drugs?|corruption|bribery|money-laundering) (?:\w+ )?(?:investigation|inquiry|case|raid|probe)\b/i;
const ofAnotherCase = /\b(?:in|on) (?:an?|another) (?:(?:unrelated|separate|different|other) )?(?:case|matter|warrant|charge)\b/i;
const another = /\b(?:another|unrelated|separate|different|other)\b/i;

const recent =
  /\b(?:(?:on|last|early on|late on) (?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last (?:night|week)|this (?:week|morning))\b/i;

/** Whom an attack brings out, and who answers for a place: what is done about them is not for the act of "a man". */
const responder =
  /\b(?:(?:police |fire )?chief|inspector|superintendent|commissioner|detective|sergeant|constable|officer|paramedic|firefighter|(?:(?:security|the|an?|\w+['’]s) )guard|caretaker|janitor|porter|prosecutor|lawyer|solicitor|barrister|attorney|judge|magistrate|witness|organi[sz]er|editor|(?<!\b(?:creative|art|artistic|music|musical|film|managing|sales|technical) )director|headteacher|head|principal$|librarian|bouncer|landlord|vendor|professor|(?:bus|tow-truck|taxi|ambulance) driver|bartender|mayor|deputy mayor|governor|minister|spokes(?:man|woman|person)|rabbi|flatmate|girlfriend|boyfriend|father|mother|brother|sister|wife|husband|worshippers?)\b/i;
/** What the sentence calls them beside their name: "the synagogue's guard, | Ana Ruiz, | a mother of two,". */
function roleOf(page: PageReading, sentence: Sentence): { before: string; after: string } {
  const name = sentence.mentions.find((mention) => mention.person === 0);
  if (!name) return { before: "", after: "" };
  const before = /(?:^|\s)([\w’'-]+(?: [\w-]+)?),? $/.exec(page.text.slice(Math.max(sentence.start, name.from - 40), name.from));
  const after = /^,? (?:\d+, )?(?:an?|the|who (?:is|was) an?) [^,.;]{2,140}(?=,)/.exec(page.text.slice(name.end, sentence.end));
  return { before: before?.[1] ?? "", after: after?.[0] ?? "" };
}

/** "The synagogue's guard, Ana Ruiz, was suspended", where the page tells of nothing that a guard did. */
function isResponder({ before, after }: ReturnType<typeof roleOf>, elsewhere: string): boolean {
  const role = responder.exec(before)?.[0] ?? responder.exec(after)?.[0];
  return role !== undefined && !new RegExp(`\\b${role.split(" ").at(-1)}`, "i").test(elsewhere);
}

/** Whoever is told of without a name; a teacher or a player would be told of by their office. */
const stranger =
  /^(?:man|woman|boy|girl|person|teenager|youth|gunman|attacker|shooter|assailant|suspect|driver|stranger|caller|motorist)$/;
const ofReason =
  /\b(?:had (?!been (?:seen|filmed|recorded|caught|identified|recogni[sz]ed)\b)\w+|decision concerned|was to do with|nothing to do with|accused of|alleged to have|suspected of|because|warrant|found|unrelated|connected with)\b/i;
const tiesIt =
  /\b(?:confess\w*|admitt?\w*|footage|cameras?|cctv|dna|fingerprints?|recogni[sz]ed|identified|the (?:attack|scene|shooting|weapon|gun|knife|hammer|graffiti|fire|blaze|messages|posts|remarks|incident)|hate|spray|paint|swastikas?|jews?|jewish|synagogue|antisemit\w*|manifesto|i did it)\b/i;

/** What comes right behind a step that gives no ground itself is something else: "She had let her licence lapse." */
function givesOtherReason(page: PageReading, sentence: Sentence, rest: string, elsewhere: string): boolean {
  const behind = /[:;] (.+)$/s.exec(rest)?.[1];
  const next = page.sentences[sentence.index + 1];
  const goesOn =
    next?.kind === "main" &&
    next.block === sentence.block &&
    next.mentions.every(({ person }) => person === 0) &&
    /^(?:he|she|they|that|there|his|her|officers|police|detectives|the (?:police|officers|club|university|company|court|judge|party|board|council|school|paper|station|regulator|force|arrest|decision)|[\p{Lu}][\p{L}'’-]+ (?:is|was|had|has))\b/iu.test(
      next.text,
    );
  const text = behind ?? (goesOn ? next.text : "");
  if (!ofReason.test(text)) return false;
  const told = elsewhere.replace(text, " ");
  const head = headOf(text);
  if (isPlain(head, told) || otherGround.test(text)) return true;
  const [, act] = /\b(?:accused of|alleged to have|suspected of) (.+)/i.exec(head) ?? [];
  if (act !== undefined) return kindOf(act, told) === "other";
  const reason = head.replace(ofReason, "");
  return !tiesIt.test(head) && !(mayBeIt.test(reason) && sharesWords(reason, told, false));
}

/** ", the girlfriend of the man who shot at worshippers because he hated Jews, | was arrested": what is told of somebody else. */
const apposed =
  /, (?:\d+, )?(?:an?|the|his|her|whose) (?!(?:[\w-]+ )?(?:man|woman|teenager|boy|girl|person|driver|gunman|attacker|one|teacher|officer|player|student) (?:who|whom|that)\b)[^,]*\b(?:who|that|which)\b[^,]*,(?= (?:was|were|is|has|had|have|will|faces|pleaded|admitted)\b)/i;

const touchesJews = (text: string, atLeast: Hostility = 1) =>
  namesJewish.test(text) || namesAntisemitism.test(text) || namesNaziSymbol.test(text) || hostility(text) >= atLeast;

/** "after he saw the candles": what they learned is no ground of theirs. */
const learnt = /^(?:he|she) (?:had )?(?:saw|seen|heard|learn|discover|reali[sz]|notic|found out)/i;
const uttered =
  /^(?:he|she) (?:had )?(?:\w+ly )?(?:tweeted|posted|shared|wrote|written|said|sent|shouted|called|sang|chanted|told|published|made|used)\b/i;

/** "of sending messages to a judge, whom he believed to be Jewish": whom it was done to, and why; no further "who" stands between. */
const takenForJew =
  /^(?:(?!\bwho(?:m|se)?\b)[^;])*\b(?:of|for|over|after|with) (?:\w+ly )?[a-z]+ing\b(?:(?!\bwho(?:m|se)?\b)[^;])*,? whom (?:he|she) (?:believed|thought|assumed|knew|took) to be (?:an? )?jew(?:ish)?\b/i;

/**
 * What the grounds that a sentence gives make of its step: one that may be the act is enough; else one that is something else.
 * @param text the sentence, without what it tells of somebody else
 * @param isNamed the sentence names them
 * @param isTheirs it names or means them: elsewhere "after she reported it" may be anybody's
 */
function statedGround(text: string, elsewhere: string, isNamed: boolean, isTheirs: boolean): Ground {
  if (isTheirs && takenForJew.test(text)) return "this";
  let ground: Ground = "unsaid";
  let isFormal = false;
  for (const match of text.matchAll(groundWords)) {
    const [word] = match;
    const { plain, about, because, afterDoing, list } = match.groups ?? {};
    const phrase =
      (list || because ? /^[^.;]*/ : /^[^.;,]*/)
        .exec(text.slice(match.index + word.length))?.[0]
        .replace(/, (?:[\w’'-]+ ){1,4}(?:said|says|told|added)\b.*$|, according to.*$/i, "")
        .trim() ?? "";
    // "jailed for two years", "held for questioning", "suspended for the season" say nothing.
    const isTerm = plain !== undefined && (number.test(phrase) || phrase === "questioning");
    const parts = phrase.split(/,? and (?!(?:his|her|their)\b)|, /).filter((part) => part.trim() !== "");
    if (isTerm || parts.length === 0 || (/^accused/i.test(word) && !isNamed)) continue;
    if (because !== undefined && learnt.test(phrase)) continue;
    const kinds = new Set(parts.map((part) => kindOf(part.replace(ofThem, ""), elsewhere)));
    // "convicted of dangerous driving after he hit two boys": the charge says what it was.
    const isCharged = because !== undefined && isFormal && !touchesJews(headOf(phrase));
    if (kinds.has("this") && !isCharged) return "this";
    // "after reviewing footage" may be told of the police, "after failing to lock the gate" is not.
    if (afterDoing !== undefined && !inAnswer.test(phrase) && !leftUndone.test(phrase)) continue;
    if (because !== undefined && !kinds.has("other") && /\bjew(?:s|ish)?\b/i.test(headOf(phrase))) return "this";
    const isSilent = because !== undefined && !uttered.test(phrase);
    const isElse = kinds.has("other") || about !== undefined || isSilent;
    if (isElse && (isTheirs || because === undefined)) ground = "other";
    if (list !== undefined && kinds.has("other")) isFormal = true;
  }
  return ground;
}

/** "was arrested in 1988", in the news of last Tuesday; a page that tells of other years past tells of that time. */
function isLongAgo(page: PageReading, sentence: Sentence, elsewhere: string): boolean {
  const year = Number(/\bin ((?:19|20)\d\d)\b/.exec(sentence.text)?.[1] ?? NaN);
  const since = page.year === null ? 0 : page.year - 2;
  return (
    year < since &&
    recent.test(elsewhere) &&
    [...elsewhere.matchAll(/\b(?:19|20)\d\d\b/g)].every(([other]) => Number(other) >= since)
  );
}

/** The sentence behind the name, without what it says of where it was and of whom it calls them: what is left may say what it was for. */
function bareText(page: PageReading, sentence: Sentence, name: Sentence["mentions"][number] | undefined): string {
  const text = page.text
    .slice(name?.end ?? sentence.start, sentence.end)
    .replace(apposed, " ")
    // ", the leader of the Jewish community, | was arrested".
    .replace(/^, (?:\d+, )?(?:an?|the) (?!(?:[\w-]+ )?(?:man|woman) )[^,]*,(?= (?:was|were|is|has|had|have|will)\b)/i, " ")
    .replace(placeOrVictim, " ");
  // "A man who harassed his neighbours has been jailed".
  return headOf(name ? text : text.replace(/^(?:an?|the) (?:[\w'’-]+,? ){1,6}who /i, ""));
}

/** No ground is given, and what stands around the step tells of somebody who stood by, came later or has a case of their own. */
function isBeside(page: PageReading, sentence: Sentence, rest: string, elsewhere: string, hasWords: boolean): boolean {
  const role = roleOf(page, sentence);
  const isOf = (pattern: RegExp, text: string) => {
    const word = pattern.exec(text);
    return word !== null && !new RegExp(`\\b${word[1] ?? word[0]}`, "i").test(elsewhere);
  };
  const following = page.sentences[sentence.index + 1];
  const next = following?.block === sentence.block ? following.text : "";
  return (
    (arrested.test(sentence.text) && letGo.test(rest)) ||
    inTheWay.test(rest) ||
    ((isOf(bystander, `${role.before} ${role.after}`) || isOf(gathering, sentence.text)) && !showsDoer.test(`${rest} ${next}`)) ||
    (item.test(sentence.text) &&
      page.sentences.some((other) => other !== sentence && other.kind === "main" && item.test(other.text))) ||
    inProbe.test(rest) ||
    givesOtherReason(page, sentence, rest, elsewhere) ||
    (!hasWords && isResponder(role, elsewhere)) ||
    (ofAnotherCase.test(sentence.text) && another.test(sentence.text))
  );
}

/** "drove past the synagogue at twice the limit, for which the court fined her". */
const inTraffic = /\b(?:drove|sped|parked|cycled|rode|overtook) [^.;]{2,80}, for which\b/i;

/** What one sentence says that the step in it was for; `hasWords`: the page gives hostile words of theirs by name. */
function groundOf(page: PageReading, sentence: Sentence, hasWords: boolean): Ground {
  const name = sentence.mentions.find((mention) => mention.person === 0);
  if ((!name && tellsOfIt.test(sentence.text)) || othersDid.test(sentence.text)) return "other";
  // "Convicted of harassing a rabbi, Ana Ruiz was fined": before the first name too.
  const isFirst = sentence.mentions[0] === name;
  const rest = page.text
    .slice(isFirst ? sentence.start : (name?.end ?? sentence.start), sentence.end)
    .replace(apposed, " ")
    // "Amid concern over extremism, a trial begins": what goes on besides.
    .replace(/^(?:Amid|Against (?:a|the) back(?:ground|drop) of|Despite) [^,.;]*, /i, "")
    // "was let off the fine because he has no income": why it was made lighter.
    .replace(
      /\b(?:let off|spared|excused|exempted|relieved of|did not have to pay|waived|reduced|lowered|halved)\b[^.;]{0,50}? (?:because|since|as (?:he|she|they)|for (?:want|lack) of)\b[^.;]*/gi,
      "",
    )
    // "evidence in the trial over the threats": what somebody else is tried for.
    .replace(/\b(?:in|at|of|during|from) (?:the|a) (?:trial|hearing|inquest)\b[^.;,]*/gi, "");
  const elsewhere = page.sentences
    .filter(({ kind, index }) => kind === "main" && index !== sentence.index)
    .map(({ text }) => text)
    .join(" ");
  const isTheirs = name !== undefined || /^(?:he|she)\b/i.test(sentence.text);
  const stated = statedGround(rest, elsewhere, name !== undefined, isTheirs);
  if (stated !== "unsaid") return stated;
  if (inTraffic.test(rest)) return "other";
  if (isLongAgo(page, sentence, elsewhere) || /\b(?:banned|disqualified) from driving\b/i.test(rest)) return "other";
  const bare = bareText(page, sentence, name);
  if (graver.test(bare) || touchesJews(bare)) return "this";
  return isBeside(page, sentence, rest, elsewhere, hasWords) ? "other" : "unsaid";
}

/**
 * "A group of men had been shouting antisemitic abuse", "sold a pistol to a man who …": what was done to Jews was done by several, of whom
 * nothing says that the subject is one, or by somebody told of beside the subject; and no such act is told of the subject.
 */
function isByOthers(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  if (discourse.group.has("p0") || discourse.together) return false;
  const near = new Set(
    page.sentences.filter(({ index }) => record.about.has(index)).flatMap(({ block }) => [block - 1, block, block + 1]),
  );
  const acts = discourse.clauses.filter(
    ({ sentence, class: kind, negated, passive }) =>
      page.sentences[sentence]?.kind === "main" &&
      near.has(page.sentences[sentence].block) &&
      !negated &&
      !passive &&
      /^(?:attack|damage|refuse|spread|say|write)$/.test(kind),
  );
  const touching = acts.filter(({ start, end, tailEnd }) => touchesJews(page.text.slice(start, Math.max(end, tailEnd)), 2));
  const isTheirs = touching.some(
    ({ agentIs, agent, sentence }) =>
      agentIs === "p0" &&
      (agent?.kind !== "role" || page.sentences[sentence]?.mentions.some(({ person }) => person === 0) === true),
  );
  return (
    !isTheirs &&
    touching.some(
      ({ agentIs, agent, sentence }) =>
        groups.test(agentIs) ||
        // "sold a pistol to a man who shot at a kosher shop": told of beside them.
        (agentIs.startsWith("r:") &&
          page.sentences[sentence]?.mentions.some(
            // "Ana Ruiz, a surveyor who had sent letters": herself.
            ({ person, end }) => person === 0 && !/^,? (?:aged )?(?:\d+, )?$/.test(page.text.slice(end, agent?.start ?? end)),
          )),
    ) &&
    ![...record.about].some((index) =>
      /\b(?:one|two|some|each|both) of (?:the|them|those)\b|\bamong (?:the|them|those)\b/i.test(
        page.sentences[index]?.text ?? "",
      ),
    )
  );
}

/**
 * What the page says that the steps against the subject were for is something else than the act it tells of, "for leaving the
 * field without permission", "with taking bribes", or the step was taken with somebody who stood by and let go again. One step
 * for what may be the act is enough to be of the case.
 */
export function isForSomethingElse(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  { own, nature }: { own: readonly OwnWords[]; nature: CaseNature },
): boolean {
  const theirs = own.filter((words) => words.level >= 1 && isTheirsByName(discourse, words));
  const isItem = [...record.about].some((index) => {
    const sentence = page.sentences[index];
    return sentence !== undefined && item.test(sentence.text) && sentence.mentions.some(({ person }) => person === 0);
  });
  const sentences = sentencesOfSteps(record)
    .flatMap((index) => page.sentences[index] ?? [])
    // "The teenagers admitted harassment": not the driver who hit them.
    .filter(({ text, mentions }) => discourse.group.has("p0") || mentions.length > 0 || !several.test(text))
    // "In the first, a nurse was suspended. In the second, Ana Ruiz was struck off": another nurse.
    .filter(({ text, mentions }) => !(isItem && item.test(text) && mentions.every(({ person }) => person !== 0)));
  const grounds = sentences.map((sentence) => ({
    index: sentence.index,
    ground: groundOf(page, sentence, theirs.length > 0),
  }));
  // "fired for printing the manifesto, in which he wrote '…'": what is quoted within such a ground is not theirs.
  const others = new Set(grounds.filter(({ ground }) => ground === "other").map(({ index }) => index));
  if (theirs.some(({ level, sentence }) => level >= 2 && !others.has(sentence))) return false;
  if (grounds.some(({ ground }) => ground === "this")) return false;
  if (others.size > 0) return true;
  if (theirs.length === 0 && grounds.length > 0 && isByOthers(page, discourse, record)) return true;
  // "A man attacked two worshippers. … Councillor Ana Ruiz was suspended": nobody suspends the man.
  const kinds = [
    ...record.frames.filter(({ kind }) => kind !== "party").map(({ kind }) => kind),
    ...record.steps.filter(({ negated }) => !negated).map((step) => step.class),
  ];
  return (
    theirs.length === 0 &&
    kinds.length > 0 &&
    kinds.every((kind) => kind === "discipline") &&
    nature.targeted.some((index) =>
      discourse.clauses.some(
        (clause) =>
          clause.sentence === index &&
          /^(?:attack|damage)$/.test(clause.class) &&
          clause.agent?.kind === "role" &&
          !clause.agent.definite &&
          stranger.test(clause.agent.noun),
      ),
    )
  );
}

/** Hostile words on the page are said to the subject by name: they are whom it was done to, whatever was done to them since. */
export function isAddressee(page: PageReading): boolean {
  return page.sentences.some(({ reading }) =>
    reading.quotes.some(
      ({ quote }) => hostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 1 && isAddressed(page, quote.start),
    ),
  );
}

/** Words that the page gives as theirs by their own name or a pronoun: "a masked man shouted" may have been anybody. */
function isTheirsByName(discourse: Discourse, words: OwnWords): boolean {
  if (!words.explicit) return false;
  const quote = discourse.quotes.find(({ quote: one }) => one.start === words.start || one.innerStart === words.start);
  const agent = quote?.clause?.agent ?? quote?.clause?.patient;
  return agent?.kind !== "role" || (agent.definite && !stranger.test(agent.noun));
}

/** What a companion, a bystander or the next case on the list answers for; an obstruction or a trespass may be the act itself elsewhere. */
const plainOffence = quick(new RegExp(`\\b(?:${plainOffences}|${besideOffences}|obstruct\\w*|contempt of court)`, "i"));
/** What the case of the page may be charged as, or an offence as grave. */
const graver =
  /\b(?:damag\w*|harass\w*|threat\w*|abus\w*|hat(?:e|red)|graffiti|vandal\w*|religio\w*|racial\w*|aggravat\w*|incit\w*|communicat\w*|messag\w*|terror\w*|arson|desecrat\w*|stalk\w*|intimidat\w*|discriminat\w*|menac\w*|slurs?|remarks?|posts?|words)\b/i;

/**
 * Beside somebody else whom the page accuses: each step against the subject is for an offence of another kind, "obstructing
 * police", "driving without insurance", or for what they did to the one accused, "assaulting Foss".
 */
export function isForAnotherOffence(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  if (![...discourse.accused].some((who) => who !== "p0" && !discourse.group.has(who))) return false;
  const steps = sentencesOfSteps(record);
  return (
    steps.length > 0 &&
    steps.every((index) => {
      const sentence = page.sentences[index];
      const name = sentence?.mentions.find((mention) => mention.person === 0);
      if (!sentence || !name) return false;
      const rest = page.text.slice(name.end, sentence.end);
      if (graver.test(rest) || touchesJews(rest)) return false;
      if (plainOffence.test(rest)) return true;
      return sentence.mentions.some(
        (mention) =>
          discourse.accused.has(`p${mention.person}`) &&
          mention.start > name.end &&
          /\b(?:assault(?:ing|ed)|attack(?:ing|ed)|punch(?:ing|ed)|hit(?:ting)?|push(?:ing|ed)|striking|struck) (?:\w+ )?$/i.test(
            page.text.slice(name.end, mention.from),
          ),
      );
    })
  );
}

/**
 * "In a separate case Ana Ruiz pleaded guilty to a racially aggravated offence": all that the page tells of them is of another case than the one
 * it began with, and nothing from there on says that theirs is of Jews too.
 */
export function isOfSeparateCase(page: PageReading, record: SubjectRecord): boolean {
  const first = page.sentences.find(({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => person === 0));
  return (
    first !== undefined &&
    isOfOtherCase(page, "p0", true) &&
    [...record.about].every((index) => index < first.index || !touchesJews(page.sentences[index]?.text ?? ""))
  );
}

const strikesShouter =
  /\b(?:(?:punch|hit|struck|assault|push|kick|shov|slapp|tackl)\w* (?:an?|the) anti-?semitic (?:heckler|protester|preacher|man|fan|marcher|speaker|supporter)\b|(?:jaw|nose|face|head|arm) of (?:an? |the )?(?:\w+ ){0,2}who\b|(?:punch|hit|struck|beat|assault|attack|push|kick|confront|shov|slapp|kill|murder|stabb|taser|thr[eo]wn? out|ejected)\w*[^.;,]{0,50}\b(?:who (?:had |was |were |has )?(?:been |just )?|(?<=\b(?:man|woman|boy|teenager|marcher|guest|customer|fan|driver|youth|neighbou?r|passenger) ))(?:boast|gave|given|giving|rais|perform|display|wav|shout|yell|call|putt?|(?:wear|wore|carr)\w* (?!(?:an? |his |her |their )?(?:\w+ )?(?:yarmulke|kipp?ah?|skullcap|star of david|magen|tallit|prayer|sidelocks|traditional|religious|jewish|orthodox|hasidic|black hat|israeli|chai|hebrew|torah|groceries|bags?)\b)|said|made|paint|spray|chant|scream))/i;

/** Sanctioned for striking or confronting whoever shouted it: the words of the story are not theirs. */
export function strikesTheShouter(page: PageReading, record: SubjectRecord): boolean {
  return [...record.about].some((index) => {
    const sentence = page.sentences[index];
    if (sentence?.kind !== "main" || !record.scope.has(index)) return false;
    const match = strikesShouter.exec(ownText(page, sentence));
    // "struck Ana Ruiz, who had shouted": whoever was struck is the shouter.
    const struck = sentence.mentions.find(
      (mention) =>
        mention.person === 0 &&
        /^,? who\b/.test(page.text.slice(mention.end, mention.end + 6)) &&
        mention.from > sentence.start + 8,
    );
    return match !== null && struck === undefined;
  });
}

const wordsOfOthers =
  /\b(?:for|over|of|with) (?:(?:sending|sharing|posting|making|writing|having) )?(?:[\w-]+ ){0,3}?(?:messages?|posts?|comments?|remarks?|jokes?|images?|memes?|texts?) (?:about|against|mocking|on|of|to) (?:[\w-]+ ){0,2}?(?:disabled|women|gay|lesbian|transgender|trans|black|asian|muslims?|victims? of|rape|domestic|suicide|travellers|migrants|refugees|colleagues?)\b/i;
/** "was dismissed for messages about disabled people": by name, and in the sentence nothing of Jews. */
function isForWordsOfOthers(page: PageReading, index: number): boolean {
  const sentence = page.sentences[index];
  return (
    sentence !== undefined &&
    sentence.mentions.some(({ person }) => person === 0) &&
    wordsOfOthers.test(sentence.text) &&
    !touchesJews(sentence.text)
  );
}

/**
 * Sanctioned for something else in a story of somebody's antisemitism: for not reporting it, for how it was
 * handled, for tearing it down.
 */
export function hasOtherGround(page: PageReading, record: SubjectRecord): boolean {
  if (sentencesOfSteps(record).some((index) => isForWordsOfOthers(page, index))) return true;
  return [...record.about].some((index) => {
    const sentence = page.sentences[index];
    // "Sergeant Ana Ruiz was reprimanded for taking an hour … where a man was shouting": somebody else's ground.
    const isOthers =
      sentence !== undefined && sentence.mentions.length > 0 && sentence.mentions.every(({ person }) => person !== 0);
    return (
      sentence?.kind === "main" &&
      !isOthers &&
      record.scope.has(index) &&
      otherGround.test(ownText(page, sentence)) &&
      // "concludes that Ruiz made antisemitic statements, and that nothing in the response was slowed": what was found of them.
      !isNamedInVerdict(page, sentence, true)
    );
  });
}

const givesGround =
  /\b(?:fined|jailed|imprisoned|banned|barred|removed|kicked (?:off|out)|suspended|dismissed|sacked|fired|disciplined|convicted|disqualified|reprimanded|expelled|dropped)\b[^.;,]{0,40}? for (?<ground>(?:having )?[a-z]+(?:ing|ed)\b(?:(?!,? (?:and|but|while|whereas) (?:the |an? |[\p{Lu}])|, (?:who|which)\b)[^.;])*)/u;

/**
 * "was removed from the site for publishing an address, and the writer Ben Foss, who was banned for calling for …": every step against the
 * subject by name gives a ground of its own, and none of them is of Jews, of words or of hatred.
 */
export function hasPlainGround(page: PageReading, record: SubjectRecord): boolean {
  const steps = sentencesOfSteps(record);
  return (
    steps.length > 0 &&
    steps.every((index) => {
      const sentence = page.sentences[index];
      const name = sentence?.mentions.find(({ person }) => person === 0);
      const ground = sentence && name ? givesGround.exec(page.text.slice(name.end, sentence.end))?.groups?.["ground"] : undefined;
      // "The judge said it was an antisemitic attack": what the step was for, said of it right behind.
      const next = page.sentences[index + 1];
      const isCalledSo = next?.kind === "main" && touchesJews(next.text);
      return ground !== undefined && !ofCase.test(ground) && !touchesJews(ground) && !isCalledSo;
    })
  );
}

/** The thing that a step was for, told of before: "for making the remarks", "over the graffiti". */
const takenUp =
  /\b(?:for|over|of|with) (?:(?:making|sending|posting|writing|shouting|using|singing|chanting|painting|spraying|daubing|sharing|carrying out|committing|shouting out|publishing) )?(?:the|these|those) (?:\w+ ){0,2}?(remarks?|comments?|posts?|messages?|words|statements?|abuse|slurs?|chants?|gestures?|salutes?|e-?mails?|letters?|leaflets?|songs?|graffiti|attacks?|assaults?|threats?|vandalism|harassment)\b/i;

/**
 * "Antisemitic remarks were made to pupils. … Ana Ruiz was fired for making the remarks": the sentences of steps whose ground is what
 * the page has called antisemitic in its own words before, nobody else being accused of it.
 */
export function takesUpLabel(page: PageReading, discourse: Discourse, record: SubjectRecord): number[] {
  if (!record.soleAccused || [...discourse.accused].some((who) => who !== "p0")) return [];
  return sentencesOfSteps(record).filter((index) => {
    const sentence = page.sentences[index];
    const thing = sentence?.kind === "main" ? takenUp.exec(ownText(page, sentence))?.[1] : undefined;
    if (!sentence || thing === undefined || !sentence.mentions.some(({ person }) => person === 0)) return false;
    const called = new RegExp(`\\b(?:anti-?semitic|anti-jewish) (?:[\\w-]+ ){0,2}${thing.replace(/s$/i, "")}s?\\b`, "i");
    return page.sentences.some(
      (other) =>
        other.kind === "main" &&
        other.index < index &&
        called.test(ownText(page, other)) &&
        !isSecondHand(ownText(page, other), page) &&
        !/\b(?:alleg\w*|claim\w*|accus\w*|complain\w*|whether|if|denie[sd]|no|not|reports? of|rise|increase)\b/i.test(
          ownText(page, other),
        ),
    );
  });
}

const utters =
  /^(?:\w+ly |repeatedly |twice |and )?(?:shout|yell|scream|chant|sing|say|tell|writ|post|tweet|shar|send|spray|paint|daub|scrawl|stick|put|display|hang|wav|wear|carry|hold|hand|distribut|publish|print|mail|call|add|comment|repeat|us)(?:t|p)?ing\b(?! (?:an? |the )?(?:book|novel|play|film|class|lesson|passage|extract))/i;

/**
 * "fined for shouting 'the Jews are poisoning us'": the sentences of steps against the subject by name that give, as what the step was for,
 * hostile words in quotation marks and that they were uttered.
 */
export function stepsForWords(page: PageReading, record: SubjectRecord): number[] {
  return sentencesOfSteps(record).filter((index) => {
    const sentence = page.sentences[index];
    const name = sentence?.mentions.find(({ person }) => person === 0);
    if (sentence?.kind !== "main" || !name || sentence.mentions.some(({ person }) => person !== 0)) return false;
    if (isSecondHand(ownText(page, sentence), page)) return false;
    const rest = page.text.slice(name.end, sentence.end);
    return [...rest.matchAll(/\b(?:for|of|with|after) ([a-z-]+ing\b[^.;]*)/g)].some(([, ground = ""]) =>
      ground.split(/,? and (?=[a-z-]+ing\b)/).some((part) => {
        const words = /["“]([^"”]+)["”]/.exec(part);
        return (
          words !== null &&
          utters.test(part) &&
          !/\b(?:not|never|who|whose|whom|because|after|when|while|if)\b/i.test(part.slice(0, words.index)) &&
          hostility(words[1] ?? "") >= 2 &&
          kindOf(part, "") === "this"
        );
      }),
    );
  });
}

const accusedFalsely = new RegExp(
  `\\b(?:with|of|for) (?:[\\w-]+ ){0,3}?(?:defamation|slander|${falseAccusations}|(?:falsely|wrongly) (?:accusing|calling|describing|branding|labell?ing))\\b(?! of (?:the )?(?:jew|memory|victims|holocaust))`,
  "i",
);

/** "after guests complained that he had shouted | insults at them". */
const byThemselves =
  /\b(?:that|when|where|how|because) (?:he|she) (?:had |has )?(?:\w+ly )?(?:shout|yell|scream|hurl|aim|direct|made|used|sent|post|utter|spew|level|wrote|written|bark|fling|flung|threw|thrown)(?:ed)?\b[^;]*$/i;

/** "was suspended after an antisemitic attack on his family". */
export function followsHarmToThem(page: PageReading, record: SubjectRecord): boolean {
  return [...record.about].some((index) => {
    const behind =
      /\b(?:after|following|amid) (?:(?!he\b|she\b|they\b)[\w-]+ ){1,5}?.*$/i.exec(sentenceOwn(page, index))?.[0] ?? "";
    const done = doneToThem.exec(behind.slice(0, 90));
    return done !== null && hasStepIn(record, index) && !byThemselves.test(behind.slice(0, done.index));
  });
}

/** "for calling a member of parliament a 'Jew hater'", "after a letter accusing the government of antisemitism": a reproach of it. */
const reproachesOthers =
  /\b(?:for|after|over|because of) [^.;]{0,60}?\b(?:(?:falsely )?accusing|calling|denouncing|branding|labell?ing|(?:he|she) (?:had )?(?:accused|called)) (?!him\b|her\b|them\b)[^;]{2,60}? (?:of (?:being )?(?:an? )?anti-?semit\w*|(?:as )?(?:an? )?["“‘']?(?:anti-?semites?|jew[- ]haters?|haters? of jews)\b)/i;

function reproaches(text: string): boolean {
  const match = reproachesOthers.exec(text)?.[0];
  return (
    match !== undefined &&
    hostility(match.replace(/["“”]/g, " ").replace(/\b(?:jew[- ]haters?|haters? of jews|anti-?semit\w*)/gi, " ")) < 2
  );
}

/** Charged with having accused somebody of it, or sanctioned for it. */
export function isForAccusing(page: PageReading, record: SubjectRecord): boolean {
  return [...record.about].some((index) => {
    const text = sentenceOwn(page, index);
    return (
      hasStepIn(record, index) &&
      (accusedFalsely.test(text) || reproaches(page.sentences[index]?.text ?? "")) &&
      !namesBias.test(text) &&
      !chargesBias.test(text)
    );
  });
}
