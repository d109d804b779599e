import { quick } from "#app/lib/language/quick-pattern.ts";
import type { Discourse, ResolvedClause } from "../attribution/discourse.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { type Step, statusFrom } from "./step.ts";
import { takesNothingBack } from "./takes-nothing-back.ts";
import { isOutcomeOfOther } from "./whose-paragraph.ts";

/*
 * A closed world for whoever decides. No list has all the ways in which a case ends ("The district court saw a reasonable doubt at every turn"), but
 * what a court or a prosecutor does that leaves a case where it was is said in few verbs. Where nothing but an accusation stands against somebody
 * and a decider then does something else, a human looks; so too where a court or an arbitrator above the first does something else with what it
 * decided.
 */

const isAccusation = /^(?:alleged|arrested|charged|indicted|on trial)$/;

const decider =
  "(?:courts?|judges?|jury|jurors|magistrates?|justices|tribunal|bench|panel|inquiry|regulator|ombudsman|prosecutors?|prosecution|crown|judiciary|sheriff|recorder|commission|adjudicator|state|district attorney|state's attorney|attorney general)";
/** "The Superior Court |", "An inquiry led by a retired judge, Dame Ida Foss, |": right ahead of a verb, as who does it. */
const doerAhead = new RegExp(
  `(?<!\\b(?:his|her|their|my|defen[cs]e) )(?<!\\b(?:by|to|with|from|of|before|against|in|at|told|asked|faced) (?:(?:an?|the|its|this) )?(?:[\\w-]+ )?)\\b${decider}(?: (?:of|for|in|at) [\\w' -]{2,40}?)?(?:,? (?:led|chaired|headed) by [^.;]{2,70},|, [^,;.]{2,60},)? (?:(?:has|have|had|then|later|also|since|now|duly|promptly|simply|did|would|could|never|not|\\w+ly) ){0,3}$`,
  "i",
);
/** "…, took nineteen minutes and | threw the charge out". */
const andThen = /(?:,| and| then|, and) (?:(?:has|have|had|then|later|also|\w+ly) )?$/;
const newClause = /\b(?:who|which|that|because|when|while|after|whether)\b|[;:]/;

/** Verbs as the reader has their lemmas: "decide" and "decid", "carry" and "carri". */
function stemsOf(list: string): ReadonlySet<string> {
  return new Set(
    list.split(" ").flatMap((verb) => [verb, verb.replace(/e$/, ""), verb.replace(/y$/, "i"), verb.replace(/(.)\1$/, "$1")]),
  );
}

/** What leaves a case where it was, or carries it on; and the plain words of its end, of which other rules know whose it was. */
const verbs =
  "accuse add adjourn admit agree allege announce appear apply appoint argue arraign ask attack ban be bear begin believe bring burn call cause charge chant choose commit come comment complete conclude confirm consider continue convict damage delay deliberate demand describe detain determine do drive empanel enter examine explain express extend face file find fine fire fix follow go hang happen harass hat have hear hit hold hope identify impose incite indict injure insult intend intimidate introduce invite involve issue jail kick kill list listen live look maintain make meet message motivate move need note object occur open oppose order outline paint plan play plot post postpone present preside prosecute prove publish punch question reach read receive recommend record refer refuse regard relate release rely remand remark report request require resume retire review say schedule see seek select send sentence serve set shout show sing sit slow stand specify spray start submit suffer swap swear take target tell thank threat threaten trace transfer urge use volunteer wait want warn watch wear work would wound write yell censure leave acquit clear exonerate dismiss drop withdraw abandon discontinue quash overturn reverse annul vacate reinstate reject";
const known = stemsOf(verbs);

/** What a court decides on the way, and a verdict: of neither it says that the case is over. */
const onTheWay = quick(
  /\b(?:requests?|applications?|challenges?|motions?|objections?|submissions?|notice|conditions?|bail|detention|custody|remand\w*|release|bracelet|curfew|dates?|adjourn\w*|postpon\w*|jurors?|media|press|reporters?|anonymity|suppress\w*|publication|delay|costs|sentenc\w*|fined?|guilty|convict\w*|hearing|timetable|directions|route to|summ(?:ed|ing)[- ]up|lunch|weekend|deliberat\w*|interpreter|legal aid|lawyer|counsel|defen[cs]e|plea|(?:put|puts) (?:[\w-]+ ){1,3}(?:off|back|over|down) (?:to|until|for|till)|put (?:its|his|her|their|the) (?:case|questions?)|no (?:\w+ )?doubts?|credit for|(?:gave|given) (?:its|his|her|their) consent|(?:allowed|let) the (?:prosecution|crown|state|case go to)|withdr(?:ew|awn) (?:from|for|to)|(?:did|does) not (?:accept|believe)|(?:his|her) claim that|anti-?semiti\w+|discriminat\w+|harass\w+|paragraphs?|(?:declin|refus)(?:ed|es) to (?:overturn|quash|set aside|stop|halt|end|dismiss|drop|lift)|(?:her|his) (?:former |old )?(?:company|employer|club|party|school|firm|union)|turned down (?!the (?:charge|case|prosecution))|for an? (?:day|week|month|hour|while|moment)|until|pending|elsewhere|separate\w*|co-?(?:accused|defendants?)|against (?:an?|another|two|three|(?:his|her) (?:[\w-]+))(?= |,)|the shouting|gallery|second (?:man|woman|person)|another (?:man|woman)|\d+ (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i,
);
const told = quick(/\b(?:allegations?|accus\w+|alleged\w*|complaints?|claimed|on trial|suspicion|suspected)\b/i);

/** The sentence from which on somebody is no more than accused; null where more stands against them, or nothing that could end. */
function accusedFrom(page: PageReading, record: SubjectRecord, steps: readonly Step[]): number | null {
  const status = statusFrom(steps)?.status;
  if (status !== undefined)
    return isAccusation.test(status)
      ? Math.min(...steps.filter((step) => isAccusation.test(step.status)).map(({ sentence }) => sentence))
      : null;
  if (record.frames.length > 0) return null;
  const named = page.sentences.filter(({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => person === 0));
  return named.some(({ text }) => told.test(text)) ? (named[0]?.index ?? null) : null;
}

/** A decider does it, by what stands ahead of the verb or of one before it in the same clause. */
function isDoneByDecider(page: PageReading, { clauses }: Discourse, clause: ResolvedClause, { start }: Sentence): boolean {
  const ahead = page.text.slice(start, clause.start);
  if (doerAhead.test(ahead)) return true;
  return (
    andThen.test(ahead) &&
    clauses.some(
      (one) =>
        one.sentence === clause.sentence &&
        one.start < clause.start &&
        doerAhead.test(page.text.slice(start, one.start)) &&
        !newClause.test(page.text.slice(one.end, clause.start)),
    )
  );
}

/** Whoever hears what another has decided. */
const higher =
  "(?:(?:court|bench|panel|board|tribunal|chamber) of (?:appeals?|cassation|arbitration|review)|appeals? (?:court|panel|board|tribunal|judges?|committee|body)|appellate (?:court|division|panel|judges?)|supreme court|high court|federal (?:judge|court)|constitutional (?:court|tribunal)|labou?r (?:court|tribunal)|employment (?:tribunal|judge)|arbitrator|arbitration (?:panel|court)|cassation|administrative (?:court|tribunal)|review (?:panel|board)|superior court)";
const higherAhead = new RegExp(
  `(?<!\\b(?:by|to|with|from|of|before|against|in|at|told|asked) (?:(?:an?|the|its|this|another) )?(?:[\\w-]+ )?)\\b${higher}(?: (?:in|at|for|of) [\\w' -]{2,40}?)?(?:, [^,;.]{2,60},)? (?:(?:has|have|had|then|later|also|since|now|\\w+ly) ){0,3}$`,
  "i",
);
/** What leaves a decision as it was, or changes no more than how much of it there is. */
const leavesIt = stemsOf(
  "accept add adjourn affirm agree ask award back bann bar be begin call cite commute conclude confirm consider convict criticise criticize cut decide decline deny describe disagree dismiss dissolve do double endorse examine express extend find fine give go grant have hear hold impose increase interview justify keep know leave lengthen list listen look lower make note observe open order pass play point publish question quote raise read receive reduce refuse register reject remark require reserve restore return review rule said say schedule see seem sentence shorten sit speak spend stand state stress study support suspend take tell turn upheld uphold visit warn watch weigh work write",
);
/** What was brought against the decision fails. */
const failsThere =
  /\b(?:thr(?:ew|own|ows)|toss(?:ed|es)|struck|kicked) (?:out (?:his|her|the|an?|their) (?:\w+ )?(?:appeal|claim|challenge|bid|application|suit|case)|(?:that|it|(?:his|her|the|their) (?:\w+ )?(?:appeal|claim|challenge|bid|application|suit|case)) out)\b|\b(?:aggravation|enhancement|acquittal|reinstatement|(?:decision|order|ruling) to (?:reinstate|clear|acquit|release|restore|lift|drop|dismiss|readmit))\b/i;
const isDecided = /^(?:disciplined|convicted|sentenced|found liable)$/;

/** The sentence from which on something is decided against somebody; null where nothing is. */
function decidedFrom(steps: readonly Step[]): number | null {
  const decided = steps.filter(({ status }) => isDecided.test(status)).map(({ sentence }) => sentence);
  return decided.length === 0 ? null : Math.min(...decided);
}

/** Whoever hears what another has decided does something else with it than to leave it standing. */
const isDoneAbove = (page: PageReading, { lemma, negated, start, end }: ResolvedClause, sentence: Sentence): boolean =>
  !negated &&
  !leavesIt.has(lemma) &&
  !failsThere.test(sentence.text) &&
  !(lemma === "set" && !/^[^.;]{0,60}\baside\b/.test(page.text.slice(end, sentence.end))) &&
  higherAhead.test(page.text.slice(sentence.start, start));

/**
 * Whether a court, a jury, a prosecutor or another decider does something behind a mere accusation, or one that hears what a first has decided does
 * something behind its decision, of which no rule knows that it leaves the case as it is.
 */
export function mayHaveEndedIt(page: PageReading, discourse: Discourse, record: SubjectRecord, steps: readonly Step[]): boolean {
  const isUnread = (from: number | null, isDone: (clause: ResolvedClause, sentence: Sentence) => boolean): boolean =>
    from !== null &&
    discourse.clauses.some((clause) => {
      const sentence = page.sentences[clause.sentence];
      return (
        sentence?.kind === "main" &&
        sentence.index > from &&
        !clause.passive &&
        !clause.hedged &&
        isDone(clause, sentence) &&
        !isOutcomeOfOther(page, discourse, sentence) &&
        !takesNothingBack(page, sentence, record)
      );
    });
  return (
    isUnread(
      accusedFrom(page, record, steps),
      (clause, sentence) =>
        clause.agentIs !== "p0" &&
        !known.has(clause.lemma) &&
        isDoneByDecider(page, discourse, clause, sentence) &&
        !onTheWay.test(sentence.text),
    ) || isUnread(decidedFrom(steps), (clause, sentence) => isDoneAbove(page, clause, sentence))
  );
}
