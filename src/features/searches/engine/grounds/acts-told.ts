import { isActAgainstJews, isAboutAct } from "../attribution/act-grammar.ts";
import { ofAnother } from "./case-nature.ts";
import type { Discourse, ResolvedClause } from "../attribution/discourse.ts";
import { namesAntisemitism } from "../hatred/hostility.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { isSecondHand } from "../attribution/second-hand.ts";
import { ownText } from "../reading/own-text.ts";
import { sentencesOfSteps, type SubjectRecord } from "../attribution/record.ts";

/*
 * The acts that a page tells of the subject: what a step against them was for, "was fined for refusing to let the hall to Jews", and what
 * the page says that they did, where a step is told besides. Whether such an act is antisemitic its own description says.
 */

/** A step, then the word that gives its ground. */
const grounds =
  /\b(?:convict\w*|guilty|sentenc\w*|jail\w*|imprison\w*|fine[ds]?|charge[ds]?|indict\w*|arrest\w*|accus\w*|dismiss\w*|sack\w*|fired|expel\w*|suspend\w*|bann\w*|bans?|barred|struck off|remov\w*|reprimand\w*|censur\w*|disciplin\w*|sanction\w*|admit\w*|plead\w*|pled|lost (?:his|her|their) \w+|ordered|penali[sz]\w*|prohibit\w*|disqualif\w*|stripp\w*|let go|terminat\w*|dropp\w*|cited|summons\w*|liable|bound over|warned|demot\w*|excluded|ousted|kicked out|evicted|deported|on trial|trials?|received|got|gets|given|handed|put (?:behind|away)|locked|held|drew|earned|told to|escape[ds]?|faces?|facing)\b[^.;]{0,110}?\b(?:(?<clause>(?:after|because|when)(?: (?:it emerged|it was (?:found|revealed|reported)|a (?:court|panel|hearing|tribunal) (?:heard|found)) that)? (?:he|she|they))|because of|for|of|to|with|over|after|admitt(?:ed|ing)|admits)(?: (?:had|has))? (?=[^\s\d])/gi;

/** "admitted pulling a skullcap off a pupil and was banned": the act stands behind the word itself. */
const ownsUp =
  /\b(?:admitt(?:ed|ing)|admits|conced(?:ed|es|ing)|confessed to|owned up to) (?:having )?(?=(?:\w+ly )?[a-z-]+(?:ing|ed)\b)/gi;

/** What a step was for: the words, where they begin in the page, and whether they are a clause of its own, "after he left …". */
type Ground = { text: string; at: number; isClause: boolean };

/** What the steps of a sentence were for, each to the end of the sentence, from the first word of the act. */
function groundsIn({ text, start }: Sentence): Ground[] {
  const found: Ground[] = [];
  const add = (at: number, isClause: boolean) => {
    const ground = upToStop(text.slice(at));
    if (found.every((other) => other.text !== ground)) found.push({ text: ground, at: start + at, isClause });
  };
  for (const match of text.matchAll(grounds)) {
    // Of one step there may be several: "convicted of harassment for calling …".
    const at = match.index + match[0].length;
    add(at, match.groups?.["clause"] !== undefined);
    for (const other of text
      .slice(at)
      .matchAll(/\b(?:(?:for|of|with|over|after|by) (?=(?:\w+ly )?[a-z-]+ing\b)|(?:for|over) (?=(?:an?|the|his|her|their) ))/g))
      add(at + other.index + other[0].length, false);
  }
  for (const match of text.matchAll(ownsUp)) add(match.index + match[0].length, false);
  return found;
}

const withoutQuoted = (text: string) => text.replace(/["“][^"”]*["”]/g, "…");
const upToStop = (text: string) => (/^(?:"[^"]*"|“[^”]*”|[^.;])*/.exec(text)?.[0] ?? text).replace(saidByBody, "");

/** "The club has dismissed its coach for …, | it said on Monday": whoever took the step says so. */
const saidByBody = /, (?:it|they|the [\w'’-]+(?: [\w'’-]+)?) (?:said|says|announced|confirmed|stated|wrote)\b[^,;]{0,40}$/i;

/** The sentence without the words that say who said it, where that is the body that took the step. */
function withoutWhoSaidIt(discourse: Discourse, sentence: Sentence, text: string): string {
  const isOfBody = discourse.clauses.some(
    (clause) =>
      clause.sentence === sentence.index && clause.agentIs.startsWith("b:") && /^(?:discipline|charge)$/.test(clause.class),
  );
  return isOfBody ? text.replace(saidByBody, "") : text;
}

/** Somebody else of the case stands in the sentence, and not in one list with the subject: its grounds may be theirs. */
function isShared(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  const listed = listedWithSubject(page, sentence);
  return sentence.mentions.some(
    ({ person }) =>
      person !== 0 && !listed.has(person) && (discourse.accused.has(`p${person}`) || discourse.doers.has(`p${person}`)),
  );
}

/** "Karl Ruiz, 34, and Omar Foss": whoever stands beside the subject in a list of names, of whom what follows is said alike. */
function listedWithSubject(page: PageReading, sentence: Sentence): ReadonlySet<number> {
  const lists: number[][] = [];
  let end = -1;
  for (const mention of sentence.mentions) {
    const between = end < 0 ? "" : page.text.slice(end, mention.from);
    if (end >= 0 && /^(?:, \d{1,2}| \(\d{1,2}\))?(?:,|,? and)? ?$/.test(between) && between.trim() !== "")
      lists.at(-1)?.push(mention.person);
    else lists.push([mention.person]);
    end = mention.end;
  }
  return new Set(lists.find((list) => list.includes(0)) ?? []);
}

/** "rejected the claim that the song was antisemitic": what somebody says is turned down, nobody is. */
const ofClaims =
  /^\w+ (?:(?:the|any|all|these|those|his|her|their|such|a) )*(?:[\w-]+ )?(?:claims?|allegations?|accusations?|charges?|criticisms?|suggestions?|ideas?|notion|description|label|reproach|view)\b/i;

/** What is said to a person, to hurt; what somebody claims, explains or tells a court is no deed. */
const saysTo = /^(?:tell|ask|joke|shout|yell|scream|hiss|hum|sing|chant|whistle|taunt|greet|sneer|quip|mock|tease|imitate)$/;
const toListeners =
  /^ (?:(?:the|a|an|his|her|their|our|this|local|federal) )?(?:[\w-]+ ){0,2}?(?:courts?|jur(?:y|ors?)|police|officers?|detectives?|investigators?|hearing|tribunal|panel|judges?|magistrates?|reporters?|newspapers?|papers?|journalists?|inquiry|council|committee|employers?|bbc|cnn|times|post|station|agency|prosecutors?|doctors?|psychiatrists?|lawyers?|parents|wife|husband|mother|father|family|friends?)\b/i;

const noDeed =
  /^(?:claim|allege|complain|testify|sue|seek|hope|want|plan|fear|remove|photograph|film|record|find|see|watch|hear|notice|discover|report|describe|explain|study|collect|exhibit|teach|quote|repeat|translate|read|show|condemn|cover|clean|receive|get|face|speak|talk|have|lose|win|become|say|state|express|peel|take|bury|bag|wash|polish|scrub|pull|hand|place|collect|guard|catch|arrest|chase|stop|donate|bring|keep|paint over|voice|address|mention|recall|suffer|meet|visit|know|think|believe|work|live|attend)$/;

/** "told a colleague that someone had drawn …", "that the boss had joked": of somebody else. */
const ofAnothersDeed =
  /^(?: [\w’'-]+){1,5} that (?:(?:someone|somebody|a|an|one|another|others|his|her|their|its|some|two|three|people|colleagues|pupils)\b|the (?!(?:[Jj]ews?|[Jj]ewish|[Hh]olocaust|gas|ovens?|chambers?|[Nn]azis)\b)|\p{Lu}\p{L}+ \p{Lu})/u;
const asksAbout = /^(?: [\w’'-]+){1,5} (?:about|why)\b/;
/** Shown, taught, acted, remembered, put right; or what others had left. */
const harmless =
  /\b(?:museums?|exhibitions?|memorials?|commemorat\w+|remembrance|to (?:mock|parody|shame|ridicule) (?:neo-)?nazis|on stage|in (?:a|the) (?:play|film|show|musical|production|comedy|sketch|opera)|as (?:teaching|evidence)|for (?:an? |the )?(?:lesson|class|exhibit\w*|police|play|film)|(?:who|that|which) had (?:been )?(?:left|drawn|sprayed|painted|put|thrown|marched)|neo-nazis who|jewish critics|who (?:played|plays)|for the (?:jewish )?children who|murdered jews|killed by)\b/i;
const takenFor =
  /\b(?:revoked|withdrawn|cancell?ed|rescinded|removed|taken away|ended|terminated)\b[^.;]* (?:for|over|because of|after) /i;
const givesTalk =
  /^(?:g[ai]ve?s?|given|delivered|made) (?:an?|the|his|her|some|several|two) (?:[\w-]+ ){0,2}(?:talks?|lectures?|speech(?:es)?|evidence|interviews?|sermons?|readings?|statements?|testimony|tours?)\b/i;

/** Whatever somebody does; what they own up to, deny, judge or are sorry for is told by other words. */
export function isDeed(page: PageReading, clause: ResolvedClause): boolean {
  if (clause.gerund) return false;
  if (isBlowOf(clause)) return true;
  const isOfKind =
    clause.class === "say"
      ? saysTo.test(clause.lemma)
      : clause.class === "write"
        ? /^(?:send|mail|draw|sticker)$/.test(clause.lemma)
        : /^(?:spread|other)$/.test(clause.class) && !noDeed.test(clause.lemma);
  if (!isOfKind) return false;
  const behind = page.text.slice(clause.end, clause.end + 110);
  if (clause.class === "say" && (toListeners.test(behind) || ofAnothersDeed.test(behind) || asksAbout.test(behind))) return false;
  // "asked a colleague to mind the oven".
  if (clause.lemma === "ask" && /^(?: [\w’'-]+){1,5} to\b/.test(behind)) return false;
  if (givesTalk.test(page.text.slice(clause.start, clause.start + 60))) return false;
  return !harmless.test(page.text.slice(clause.start, page.sentences[clause.sentence]?.end ?? clause.end));
}

const isBlowOf = (clause: ResolvedClause): boolean => /^(?:attack|damage|refuse)$/.test(clause.class);

/** A court's step on the page, or police, a court or a panel that tells of it: "has been suspended. She put a star on the jacket" is no case. */
const isToldAsCase = (page: PageReading, record: SubjectRecord, sentence: Sentence): boolean =>
  record.frames.some(({ kind }) => /^(?:arrest|charge|indict|try|plead|convict|sentence)$/.test(kind)) ||
  record.steps.some((step) => !step.negated && /^(?:arrest|charge|indict|try|plead|convict|sentence)$/.test(step.class)) ||
  page.head === 0 ||
  byAuthority.test(ownText(page, sentence));
const byAuthority =
  /\b(?:police|prosecutors?|court|panel|tribunal|hearing|inquiry|investigation|commission|committee|jury|judge|magistrates|indictment|complaint|affidavit|documents|records|statement of facts)\b[^.;]{0,40}\b(?:said|say|says|heard|told|found|alleged?|alleges|shows?|state[sd]?|according|ruled|concluded)\b|\baccording to (?:police|prosecutors|court|the (?:indictment|complaint|charge|affidavit|panel|report|charges))\b/i;

/** The sentences that tell of an act of the subject which is antisemitic by its description. */
export function actsTold(page: PageReading, discourse: Discourse, record: SubjectRecord): number[] {
  if (record.inOffice || record.witness) return [];
  const steps = sentencesOfSteps(record);
  const found = steps.filter((index) => {
    const sentence = page.sentences[index];
    if (sentence?.kind !== "main" || isShared(page, discourse, sentence)) return false;
    if (isSecondHand(withoutWhoSaidIt(discourse, sentence, ownText(page, sentence)), page)) return false;
    const isNamed = sentence.mentions.some(({ person }) => person === 0);
    if (!isNamed && (!record.soleAccused || ofAnother.test(sentence.text))) return false;
    return groundsIn(sentence).some(({ text, at, isClause }) => {
      if (!isClause) return isActAgainstJews(text);
      // "after he told police that a man had …", "after he posted the words '…'": no deed, and whose words they are is asked elsewhere.
      const own = discourse.clauses.find((clause) => clause.sentence === index && clause.start >= at && clause.start <= at + 12);
      return (own === undefined || isDeed(page, own)) && isActAgainstJews(withoutQuoted(text));
    });
  });
  if (!record.soleAccused || steps.length === 0) return found;
  for (const clause of discourse.clauses) {
    const sentence = page.sentences[clause.sentence];
    if (sentence?.kind !== "main" || clause.agentIs !== "p0" || clause.negated || clause.hedged || clause.passive) continue;
    if (!isDeed(page, clause) || (!isBlowOf(clause) && !isToldAsCase(page, record, sentence))) continue;
    if (!record.scope.has(sentence.index) || found.includes(sentence.index) || isShared(page, discourse, sentence)) continue;
    if (isSecondHand(ownText(page, sentence), page)) continue;
    if (ofClaims.test(page.text.slice(clause.start, sentence.end))) continue;
    const isBlow = isBlowOf(clause);
    // "… and police found": up to what somebody else does.
    const next = discourse.clauses.find(
      (other) => other.sentence === clause.sentence && other.start > clause.end && /^(?:p[1-9]|b:)/.test(other.agentIs),
    );
    const whole = upToStop(page.text.slice(clause.start, sentence.end));
    const told = isBlow ? whole : withoutQuoted(whole.slice(0, (next?.start ?? sentence.end) - clause.start));
    // "had his licence revoked for wearing a kippah": what a step was for is read above.
    if (!isBlow && (told.search(grounds) >= 0 || takenFor.test(told))) continue;
    if (isActAgainstJews(told)) found.push(sentence.index);
  }
  return found;
}

/** The word for antisemitism in a sentence stands in a ground that is what somebody did about it: told the press of it, printed it in a textbook. */
export function isLabelInAnswer(sentence: Sentence): boolean {
  const all = groundsIn(sentence).filter(({ text }) => namesAntisemitism.test(text));
  return all.length > 0 && all.every(({ text }) => isAboutAct(text));
}
