import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { type Discourse, type Who, type ResolvedClause, type ResolvedQuote, groups } from "./discourse.ts";
import {
  togetherCharged,
  listedTogether,
  identifiedTogether,
  framesOfBoth,
  framesByPost,
  groupAccused,
  framesOfTrial,
  severalAtTheHead,
} from "./charged-together.ts";
import { bearsTitle } from "../reading/people.ts";
import { framesOf } from "./frames.ts";
import { framesOfEntry } from "./frames-of-entries.ts";
import { framesOfThemAll } from "./of-them-all.ts";
import { framesOfTopic } from "./found-of-topic.ts";
import { framesOfMembers } from "./members-of-a-group.ts";
import { byNone } from "../reading/negated.ts";
import { partiesOf, isForParty } from "./parties-of-case.ts";
import { describedAs, learn, type Known } from "./known-people.ts";
import { isReflexive, legal } from "./legal-steps.ts";
import { accusedOf } from "./accused-of.ts";
import { unnamedAccused } from "./unnamed-accused.ts";
import { openingOf, openerOf } from "./opening.ts";
import type { Clause } from "../reading/clause.ts";
import { hostility } from "../hatred/hostility.ts";
import { ofStep, namedInQuotation, namedUnder } from "./named-under.ts";
import type { Frame } from "./frame.ts";
import type { ActorAt } from "../reading/phrases.ts";
import { type Gender, genderOfNoun, accusedNouns, bystanderNouns, deciderNouns, isPersonNoun } from "../reading/nouns.ts";
import { type AgedOnes, agedOnes } from "./aged.ts";
import { counselOf, goesOnToSpeak } from "./counsel.ts";
import { attributeByLine, attributeByHeading, attribute } from "./speakers.ts";
import { standsBeside, bearsWhatCame, isBehindAnother, furtherOne } from "./who-is-unnamed.ts";
import { speaksInOffice } from "./only-speaks.ts";
import { isSetAhead, isToldOfAnother } from "./told-of-another.ts";
import { saidByTheirs } from "./owner-says.ts";
import { partyNoun, isOtherParty } from "./party-lines.ts";
import { singleOut, giveToNearest, giveToHead, giveToRelative } from "./nearest-or-head.ts";
import { authorBefore } from "./author-before.ts";
import { identifiedAs } from "./identified-as.ts";
import { partFromKin, isOfKin } from "./kin-apart.ts";
import { partDoerFromObject, whoWasSeen, arrestedFor } from "./seen-doing.ts";
import { isRelayed } from "./standing.ts";
import { isOfOtherOwner } from "./owner-body.ts";

/** Who is meant by every noun phrase of a page, whose each quotation is and whom the page accuses. */
export function resolve(page: PageReading): Discourse {
  const chargedTogether = [...togetherCharged(page), ...listedTogether(page), ...identifiedTogether(page)];
  // "It was Judge Ana Ruiz's second sentencing that day": who sits in judgement passes sentences.
  const ofBench = (person: number) => bearsTitle(page.people, `p${person}`, /^(?:judge|justice|magistrate|recorder|prosecutor)$/);
  const named = [
    ...framesOf(page),
    ...framesOfEntry(page),
    ...framesOfBoth(page),
    ...framesByPost(page),
    ...chargedTogether,
    ...framesOfMembers(page),
    ...framesOfTopic(page),
  ];
  const told = [...named, ...framesOfThemAll(page, named)].filter(
    ({ person, kind, sentence }) =>
      !byNone.test(page.sentences[sentence]?.text ?? "") &&
      !(ofBench(person) && /^(?:sentence|party|try|convict|court)$/.test(kind)),
  );
  const group = groupAccused(page, told, chargedTogether);
  const frames = [...told, ...framesOfTrial(page, group, told)];
  const parties = partiesOf(page, frames, group);
  const known = learn(page);
  const firstAmong = [...parties];
  const first = new Pass(page, known, parties, new Map()).read();
  // Second time round with what the first has learnt: whom the text accuses, and which unnamed
  // person ("a Redmere man has been charged") is the one named later.
  for (const { person } of first.possessed) parties.add(`p${person}`);
  // "Ben Foss sentenced her to two years": who passes sentence is nobody's accused.
  const sentencing = new Set(
    first.clauses
      .filter(
        (clause) =>
          !clause.passive &&
          clause.class === "sentence" &&
          clause.agent?.kind === "person" &&
          clause.patient !== null &&
          !isReflexive(clause.patient) &&
          clause.agent.end <= clause.start &&
          clause.start - clause.agent.end <= 12,
      )
      .map((clause) => clause.agentIs),
  );
  for (const who of sentencing) parties.delete(who);
  const accused = accusedOf(page, first, parties, null);
  for (const who of sentencing) accused.delete(who);
  const again = (known0: Set<Who>) => {
    const { aliases, bystanders } = unnamedAccused(page, first, known0);
    const accusedLater = [...aliases].flatMap(([key, who]) => (bystanders.has(key) ? [] : [who]));
    const tied = known0.size === 0 && aliases.size > 0 ? new Set(accusedLater) : known0;
    const among = [...(tied.size > 0 ? tied : parties)];
    const hasLearnt = aliases.size > 0 || among.length !== firstAmong.length || among.some((who, at) => who !== firstAmong[at]);
    const second = hasLearnt ? new Pass(page, known, new Set(among), aliases).read() : first;
    const meant = framesOfMeant(page, second);
    const found = new Set(
      [...accusedOf(page, second, tied, tied.size === 0 ? second.sure : null)].filter((who) => !sentencing.has(who)),
    );
    // Whom the first sentence brings in as sanctioned, by a word for them, and the next one names.
    const opening = openingOf(page)?.index;
    for (const clause of second.clauses)
      if (
        clause.sentence === opening &&
        !clause.negated &&
        !clause.hedged &&
        legal.has(clause.class) &&
        clause.class !== "clear" &&
        clause.patient?.kind === "role" &&
        /^an? /.test(clause.patient.words) &&
        clause.patientIs.startsWith("p") &&
        aliases.get(`r:${clause.patient.noun}`) === clause.patientIs &&
        !sentencing.has(clause.patientIs)
      )
        found.add(clause.patientIs);
    return { aliases, tied, second, meant, found };
  };
  let last = again(accused);
  // Known only by a pronoun until now: who is brought in without a name may be the same.
  if (accused.size === 0) {
    const late = new Set(last.found);
    if (last.meant.length > 0) late.add("p0");
    if (late.size === 1) last = again(late);
  }
  // "The investigation led to Ana Ruiz. She was convicted of …": by a pronoun not in doubt, beside another who is named.
  if (last.meant.some(({ kind }) => /^(?:charge|indict|plead|convict|sentence)$/.test(kind)) && !sentencing.has("p0"))
    last.found.add("p0");
  // "A Dunley man was sentenced … Ana Ruiz, 68, apologised": by the word that the page opens with, once it is known whom it means.
  const opening = page.sentences.find((sentence) => sentence.kind === "main")?.index ?? 0;
  if (
    last.second.clauses.some(
      (clause) =>
        clause.sentence === opening &&
        clause.passive &&
        legal.has(clause.class) &&
        clause.class !== "clear" &&
        !clause.negated &&
        !clause.hedged &&
        clause.patientIs === "p0" &&
        clause.patient?.kind === "role" &&
        last.aliases.get(`r:${clause.patient.noun}`) === "p0",
    )
  )
    last.found.add("p0");
  for (const who of dealtWith(last.second)) if (who !== "p0" && !sentencing.has(who)) last.found.add(who);
  return {
    ...last.second,
    isParty: parties.has("p0") || [...last.aliases.values()].includes("p0"),
    frames: [...frames, ...last.second.possessed, ...last.meant],
    group: new Set(group),
    together: severalAtTheHead(page),
    accused: last.found,
  };
}
/** Of these, whose agent is the one whom it concerns. */
const ownsUp = /^(?:plead|apologise|admit)$/;
/** Between a step and what it was taken for. */
const answersFor =
  /\b(?:guilty of|charged with|convicted of|accused of|suspicion of|(?:charges?|counts?|offen[cs]es?) of|for|over|after|with) (?:\w+ly |repeatedly )?$/i;

/** Violence, damage, a refusal, propaganda, or words that are hostile where they stand behind the verb. */
function isHostileAct(page: PageReading, { class: kind, passive, end, tailEnd }: Clause): boolean {
  if (passive) return false;
  return /^(?:attack|damage|refuse|spread)$/.test(kind) || hostility(page.text.slice(end, tailEnd).replace(/["“”]/g, " ")) >= 1;
}

/** Others than the subject: the page tells by name what they did and by a pronoun that is not in doubt what became of it. */
function dealtWith({ clauses, sure, doers }: Pick<Discourse, "clauses" | "sure" | "doers">): Who[] {
  return clauses.flatMap((clause) => {
    const [who, actor] = ownsUp.test(clause.class) ? [clause.agentIs, clause.agent] : [clause.patientIs, clause.patient];
    return ofStep.has(clause.class) &&
      clause.class !== "clear" &&
      !clause.negated &&
      !clause.hedged &&
      actor?.kind === "pronoun" &&
      sure.has(actor) &&
      doers.has(who)
      ? [who]
      : [];
  });
}

/** What the page says was done about the subject where it means them by a pronoun not in doubt or by a word for them. */
function framesOfMeant(page: PageReading, discourse: Pick<Discourse, "meant" | "sure">): Frame[] {
  const certain = discourse.meant.filter((actor) => !actor.viaThing && (actor.kind === "role" || discourse.sure.has(actor)));
  return certain.length === 0 ? [] : framesOf(page, certain).filter(({ person }) => person === 0);
}

/** Whom a verb of reproach or of a step takes, where the next words say what for: "criticised X after he …". Nobody known by name: "?". */
function condemnedBefore(page: PageReading, sentence: Sentence, actor: ActorAt, here: ReadonlyMap<ActorAt, Who>): Who | null {
  const cause = sentence.reading.clauses.findLast(
    (clause) =>
      clause.end < actor.start && !clause.passive && /^(?:condemn|discipline|charge|arrest|accuse|sentence)$/.test(clause.class),
  );
  if (!cause || !/\b(?:after|when|because) $/.test(page.text.slice(cause.end, actor.start))) return null;
  const { patient } = cause;
  if (patient && patient.start >= cause.end && patient.end <= actor.start) return here.get(patient) ?? null;
  // "condemned rapper Wilko after he": somebody whom the page names by one word.
  return !patient && /^ (?:[a-z]+ ){0,3}\p{Lu}\p{L}+ (?:after|when|because) $/u.test(page.text.slice(cause.end, actor.start))
    ? "?"
    : null;
}

/** "the man who assaulted Ana Ruiz": whoever stands in what is said of them by "who" is somebody else. */
function isInOwnRelative(page: PageReading, sentence: Sentence, actor: ActorAt, who: Who): boolean {
  const said = /^,? whom? (?:(?:had|has|was|were) )?(?:(?!\b(?:has|have|had|was|were|is|are)\b)[^.;,])*/.exec(
    page.text.slice(actor.end, sentence.end),
  );
  return (
    said !== null &&
    sentence.mentions.some(({ person, start }) => `p${person}` === who && start > actor.end && start < actor.end + said[0].length)
  );
}

/** Up to a pronoun: "Before", "In a statement last week, shortly after". */
const setAhead =
  /^(?:[^.;:“”"]{2,60}, )?(?:(?:shortly|soon|just|even|hours|days|weeks|minutes|moments|immediately) )?(?:before|after|until|although|though) $/i;

/** Behind a name: they say that it was theirs. */
const ownsUpBehind =
  /^(?:,? (?:aged )?\(?\d{2}\)?,?)? (?:(?:had|has|also|publicly|later|then|\w+ly) )*(?:apologi[sz]ed for (?:(?:his|her) (?:own )?(?:\w+ )?(?:words|remarks?|comments?|posts?|language|conduct|behaviou?r|tweets?|messages?|actions?)|["“‘']|what (?:he|she) (?:had )?(?:said|wrote|written|posted|done))|(?:said|wrote|insisted) (?:that )?(?:he|she) (?:had )?(?:regretted|was sorry for|never meant)|admitted (?:to )?(?:posting|writing|sending|saying|shouting|making|sharing))/i;

const endsPost = /\b(?:terminat\w+|revok\w+|end(?:s|ed|ing)|withdr\w+|suspend\w*|cancel\w*|rescind\w*|stripp?\w+)\s*$/i;
const post =
  /^\s*(?:\w+ ){0,2}(?:employment|contract|licen[cs]e|registration|membership|appointment|tenure|accreditation|badge|fellowship|degree|season ticket|certificates?|certification|credentials?|permission to \w+|clearance)\b/i;
const postEnded =
  /^[^.;]{0,60}\b(?:was|were|has been|had been|is|been) (?:\w+ )?(?:terminated|ended|revoked|withdrawn|suspended|cancelled|rescinded|removed)\b/i;

const broughtCase =
  /\b(?:appeals?|charges?|counts?|allegations?|accusations?|claims?|cases?|suits?|lawsuits?|motions?|complaints?|petitions?|applications?|challenges?|grievances?) (?:by|of|from|against|involving|that|accusing|alleging|(?:brought|filed|lodged|made) (?:by|against)) [^;:.]{2,110} (?:was|were|is|are|has been|have been|had been) (?:\w+ly |also |both |all )*$/i;

/** "Ana Ruiz, secondary teacher, St Aldhelm's": the trade at the head of an entry, by which it goes on to speak of her. */
function isTradeOf(page: PageReading, noun: string): boolean {
  const named = page.mentions.find(({ person }) => person === page.head);
  return (
    named !== undefined &&
    new RegExp(`^,? (?:\\()?(?:[\\w-]+ ){0,4}${noun}\\b`, "i").test(page.text.slice(named.end, named.end + 60))
  );
}

/** Whom an entry of a register is about, by the body's own word for them. */
const headsEntry = new Set(
  "member registrant licensee respondent practitioner educator employee player defendant accused above".split(" "),
);

const ofPaper =
  /\b(?:information|indictment|complaint|warrant|summons|order|letter|notice|charges?|counts?|ruling|decision|judge?ment|verdict|agreement|report|e-?mail|message|note|sentence|sanction|resolution|injunction|citation|ban|rule|statement|deal) (?:charging|accusing|requiring|ordering|barring|banning|directing|telling|informing|notifying|suspending|dismissing|forbidding|prohibiting|naming|sentencing|convicting|clearing|acquitting|warning|inviting|summoning|obliging|keeping|removing|expelling|finding) $/i;

/** "the prime minister": a minister of state by the words before it, and not whom a page accuses unless it says so. */
const ofState =
  /\b(?:prime|first|foreign|interior|justice|home|education|defen[cs]e|culture|finance|health|security|housing|employment|equality) minister$/i;

type Candidate = {
  who: Who;
  sentence: number;
  order: number;
  subject: boolean;
  oblique: boolean;
  /** One of "Ana Ruiz and Ben Foss", of whom nothing is told: no "he" by themselves. */
  paired: boolean;
  block: number;
  topic: boolean;
};

/** The last one whom the sentence names as charged, where the pronoun at this place tells what the charge says. */
function chargedBefore(page: PageReading, sentence: Sentence, at: number): Who | null {
  const named = sentence.mentions.findLast((mention) => mention.end < at);
  if (!named) return null;
  const before = page.text.slice(sentence.start, named.from);
  const between = page.text.slice(named.end, at);
  return /\b(?:against|charg(?:ed|es|ing)|indict(?:ed|s|ing)|accus(?:ed|es|ing)|sued|sues|suing)(?: [\w-]+){0,2} $/i.test(
    before,
  ) &&
    /\b(?:charging|alleging|claiming|accusing|stating|saying|which (?:charges|alleges|says|claims|accuses)) (?:\w+ )?that $/i.test(
      between,
    )
    ? `p${named.person}`
    : null;
}

/** "As a writer | he is remembered", "Speaking as a father, | Ana Ruiz said": at the head of a sentence, and then the one who is it. */
function standsForNext(page: PageReading, sentence: Sentence, role: ActorAt): boolean {
  const next = sentence.reading.actors.find(({ start }) => start >= role.end);
  return (
    /^(?:(?:working|writing|speaking|acting|serving) )?as (?:an? )?$/i.test(page.text.slice(sentence.start, role.start)) &&
    next !== undefined &&
    /^(?:pronoun|person)$/.test(next.kind) &&
    /^(?: (?:of|for|in|at|on) [^,;]{2,40})?,? $/.test(page.text.slice(role.end, next.start))
  );
}

/** "PC Ana Ruiz was for some time the liaison officer": at the head of a sentence that says who somebody is. */
function isOfCopula(page: PageReading, sentence: Sentence, actor: ActorAt): boolean {
  return (
    actor.kind === "person" &&
    /^(?:\(?\w{1,3}[.)]\s+)?(?:[\p{Lu}][\p{L}]*\.? )*$/u.test(page.text.slice(sentence.start, actor.start)) &&
    /^(?: \([^()]{2,80}\))?(?:, \d{1,2},)? (?:is|was|has been|had been) (?!\w+ed\b)/.test(
      page.text.slice(actor.end, actor.end + 110),
    )
  );
}

/** "a row with Ana Ruiz and Ben Foss". */
function isOfPair(page: PageReading, sentence: Sentence, actor: ActorAt): boolean {
  if (actor.kind !== "person") return false;
  return sentence.mentions.some((one, index) => {
    const next = sentence.mentions[index + 1];
    return (
      next !== undefined &&
      (one.start === actor.start || next.start === actor.start) &&
      /^ and $/.test(page.text.slice(one.end, next.from))
    );
  });
}

/** Whom the verb before was done to, where "him" stands behind a verb that is joined to it: "attacked a man in March and called him". */
function doneToBefore(page: PageReading, { reading }: Sentence, pronoun: ActorAt): ActorAt | null {
  const joined = reading.clauses.find(({ patient, passive, start }) => patient === pronoun && !passive && start < pronoun.start);
  if (!joined) return null;
  const before = reading.clauses.findLast(
    (clause) => clause !== joined && clause.end <= joined.start && !clause.passive && clause.agent === joined.agent,
  );
  const patient = before?.patient ?? null;
  const isJoined =
    patient !== null &&
    patient.end <= joined.start &&
    /^(?:(?! (?:that|who|which|while|as|when|but) )[^,.;:“”"])* (?:and|then) (?:then |also |later )?$/.test(
      page.text.slice(patient.end, joined.start),
    );
  return isJoined && /^(?:role|person)$/.test(patient.kind) ? patient : null;
}

const answersHere =
  /^[^;]{0,90}?\b(?:appear(?:ed|s)?|accused|charged|arrested|sentenced(?! (?:him|her|them)\b)|jailed|convicted|pleaded|faces?|denie[sd]|admit(?:s|ted)|remanded|due (?:in|before)|bailed|granted bail|detained|in custody|held on)\b/i;
/** "A second man has been charged. … Ben Foss, 31, appeared in court": the sentence that first names somebody says that they answer for something. */
function answersWhereNamed(page: PageReading, who: Who, index: number): boolean {
  const sentence = page.sentences[index];
  const mention = sentence?.mentions.find(({ person }) => `p${person}` === who);
  return sentence !== undefined && mention !== undefined && answersHere.test(page.text.slice(mention.end, sentence.end));
}

/** What one look at a page from its first sentence to its last makes of it, and where it stands. */
class Pass {
  readonly #page: PageReading;
  readonly #known: Known;
  readonly #accused: ReadonlySet<Who>;
  readonly #aliases: ReadonlyMap<Who, Who>;
  readonly #genders: Map<Who, Gender>;
  readonly #counsel: ReadonlySet<Who>;
  readonly #aged: AgedOnes;
  /** Whoever suspends, charges or jails is a body or an official, whatever it is called. */
  readonly #deciding = new Set<Who>();
  readonly #clauses: ResolvedClause[] = [];
  readonly #quotes: ResolvedQuote[] = [];
  readonly #possessed: Frame[] = [];
  /** Of whom the page has told by name so far that they did or said such a thing. */
  readonly #doers = new Set<Who>();
  readonly #involved: Set<Who>[] = [];
  /** Nouns of those told of without a name in a sentence with a named person, and whether they are tried for something. */
  readonly #beside = new Map<string, boolean>();
  readonly #introduced = new Set<Who>();
  readonly #besideCase = new Map<Who, boolean>();
  readonly #stack: Candidate[] = [];
  readonly #meant: ActorAt[] = [];
  readonly #sure = new Set<ActorAt>();
  #order = 0;
  #lastSpeaker: Who | null = null;
  #lastSpeakerBlock = -1;
  #lastAccused: Who | null;

  constructor(page: PageReading, known: Known, accused: ReadonlySet<Who>, aliases: ReadonlyMap<Who, Who>) {
    this.#page = page;
    this.#known = known;
    this.#accused = accused;
    this.#aliases = aliases;
    this.#genders = new Map(known.genders);
    this.#counsel = counselOf(page);
    this.#aged = agedOnes(page);
    this.#lastAccused = [...accused][0] ?? null;
  }

  read(): Omit<Discourse, "accused" | "group" | "together" | "isParty" | "frames"> & { possessed: Frame[] } {
    for (const sentence of this.#page.sentences) this.#readSentence(sentence);
    attributeByLine(this.#page, this.#quotes);
    attributeByHeading(this.#page, this.#quotes);
    return {
      clauses: this.#clauses,
      quotes: this.#quotes,
      involved: this.#involved,
      author: this.#known.author,
      sure: this.#sure,
      meant: this.#meant,
      possessed: this.#possessed,
      doers: this.#doers,
    };
  }

  #accusedHere(): Who {
    const accused = this.#accused;
    if (accused.size === 1) return [...accused][0] ?? "?";
    return accused.size === 0 ? "r:defendant" : (this.#lastAccused ?? "?");
  }

  #fits(who: Who, pronoun: string): boolean {
    const gender = this.#genders.get(who) ?? (who.startsWith("r:") ? genderOfNoun(who.slice(2)) : null);
    if (!gender) return true;
    return /^(?:he|him|himself)$/.test(pronoun) ? gender === "male" : gender === "female";
  }

  /** An officer, a judge or somebody who stands beside the case by a word at their name. */
  #isBeside(who: Who): boolean {
    if (!/^p\d/.test(who) || this.#accused.has(who)) return false;
    const known = this.#besideCase.get(who);
    if (known !== undefined) return known;
    const is = this.#known.officers.has(who) || standsBeside(this.#page, who, new Set()) || this.#speaksOfOpener(who);
    this.#besideCase.set(who, is);
    return is;
  }

  /** "A coach has been dismissed … Union official Ana Ruiz said": brought in to speak behind an opening that names nobody. */
  #speaksOfOpener(who: Who): boolean {
    const opener = openerOf(this.#page);
    const read = { clauses: this.#clauses, quotes: this.#quotes };
    return opener !== null && speaksInOffice(this.#page, read, who, new Set([`r:${opener.noun}`]));
  }

  /** "Ana Ruiz and Ben Foss learned their sentences. A jury convicted them": the two at the head of the sentence before are all whom the page accuses. */
  #isOfPairBefore(sentence: Sentence, at: number): boolean {
    const before = this.#page.sentences.findLast(({ kind, index }) => kind === "main" && index < sentence.index);
    const [one, two] = before?.mentions ?? [];
    if (!before || !one || !two || one.from > before.start + 4 || this.#accused.size !== 2) return false;
    const isMany = (actor: ActorAt) => actor.kind === "role" && groups.test(`r:${actor.noun}`);
    return (
      /^(?:,? \(?(?:aged )?\d{2}\)?,?)? and $/.test(this.#page.text.slice(one.end, two.from)) &&
      [one, two].every(({ person }) => this.#accused.has(`p${person}`)) &&
      !before.reading.actors.some(isMany) &&
      !sentence.reading.actors.some((actor) => actor.start < at && isMany(actor))
    );
  }

  /** Whom a word without a name is known to mean, else itself. */
  #whoseRole(key: Who): Who {
    return this.#aliases.get(key) ?? key;
  }

  /** "the coach" is one whom the page has named before it, where it has named one and names another coach later. */
  #broughtIn(holders: ReadonlySet<Who> | undefined, at: number): ReadonlySet<Who> | undefined {
    if (!holders || holders.size < 2) return holders;
    const before = [...holders].filter((who) => (this.#known.firstAt.get(who) ?? 0) < at);
    return before.length === 1 ? new Set(before) : holders;
  }

  #resolvePronoun(actor: ActorAt, pronoun: string, sentence: Sentence, current: Who | null): Who {
    const page = this.#page;
    const known = this.#known;
    const { author, firstPerson, officers } = known;
    const accused = this.#accused;
    const genders = this.#genders;
    const sure = this.#sure;
    const stack = this.#stack;
    const lastAccused = this.#lastAccused;
    if (pronoun === "you") {
      const spokenTo = page.addressees.findLast(({ from }) => from <= sentence.end);
      if (!spokenTo) return "?";
      sure.add(actor);
      return `p${spokenTo.person}`;
    }
    if (/^(?:i|we)$/.test(pronoun)) return pronoun === "i" ? author : "?";
    if (/^(?:they|them)$/.test(pronoun)) return this.#isOfPairBefore(sentence, actor.start) ? "r:pair" : "?";
    if (!/^(?:he|she|him|her|himself|herself)$/.test(pronoun)) return "?";
    // "Mr Foss was charged … It was alleged that, as the goalkeeper ran up, he …": the one who is charged.
    if (
      lastAccused &&
      /^(?:he|she)$/.test(pronoun) &&
      this.#fits(lastAccused, pronoun) &&
      this.#involved.at(-1)?.has(lastAccused) === true &&
      /^(?:\(?\w{1,3}[.)]\s+)?it (?:was|is) (?:further |also )?(?:alleged|charged|said) that\b/i.test(sentence.text)
    ) {
      sure.add(actor);
      return lastAccused;
    }
    // "an indictment against Ben Foss, 29, charging that he …": whom the paper names.
    const accusedHere = /^(?:he|she)$/.test(pronoun) ? chargedBefore(page, sentence, actor.start) : null;
    if (accusedHere && this.#fits(accusedHere, pronoun)) {
      sure.add(actor);
      return accusedHere;
    }
    // 'said that the calls, "which were chosen by Coach Foss," were wrong and that he had been dismissed': whom the quotation names.
    const quoted = /^(?:he|she)$/.test(pronoun) ? namedInQuotation(sentence, actor) : null;
    if (quoted && accused.has(quoted) && this.#fits(quoted, pronoun)) return quoted;
    // "The association moved the neighbour only after he had been convicted": a body is no he.
    const moved = /^(?:he|she)$/.test(pronoun)
      ? sentence.reading.clauses.find(
          (clause) =>
            clause.agent?.kind === "body" &&
            clause.patient !== null &&
            /^(?:role|person)$/.test(clause.patient.kind) &&
            clause.patient.end <= actor.start &&
            /^(?: only| just| shortly| soon)? (?:after|before|until|when|once|because|since) $/.test(
              page.text.slice(clause.patient.end, actor.start),
            ),
        )?.patient
      : undefined;
    const movedIs =
      moved?.kind === "person" ? `p${moved.person}` : moved?.kind === "role" ? this.#whoseRole(`r:${moved.noun}`) : null;
    if (movedIs && this.#fits(movedIs, pronoun)) {
      sure.add(actor);
      return movedIs;
    }
    const isObject = /^(?:him|her)$/.test(pronoun);
    // "The pair attacked a man and called him …": whom the same people did the one thing to, they did the other.
    const hit = isObject && (current === null || !current.startsWith("p")) ? doneToBefore(page, sentence, actor) : null;
    const hitIs = hit?.kind === "person" ? `p${hit.person}` : hit?.kind === "role" ? this.#whoseRole(`r:${hit.noun}`) : null;
    if (hitIs && this.#fits(hitIs, pronoun)) {
      sure.add(actor);
      return hitIs;
    }
    // "Foss pleaded guilty to an information charging him with …": the paper's object is whom the sentence is about.
    if (
      isObject &&
      current !== null &&
      current.startsWith("p") &&
      this.#fits(current, pronoun) &&
      !this.#deciding.has(current) &&
      ofPaper.test(page.text.slice(Math.max(sentence.start, actor.start - 40), actor.start))
    ) {
      sure.add(actor);
      return current;
    }
    // "Judge Ana Ruiz called it vile. He pleaded guilty", "A neighbour, Ana Ruiz, said she had shouted '…'": told of somebody before.
    const isOfStep =
      this.#doers.size > 0 &&
      [...accused].every((who) => this.#doers.has(who)) &&
      sentence.reading.clauses.some(
        (clause) =>
          (ofStep.has(clause.class) && (ownsUp.test(clause.class) ? clause.agent : clause.patient) === actor) ||
          (clause.agent === actor && isHostileAct(page, clause)) ||
          // "found his words antisemitic", "suspended him from his post".
          ((actor.possessor === true || actor.viaThing === true) &&
            actor.start > clause.end &&
            (clause.class === "find" || (ofStep.has(clause.class) && clause.patient?.kind === "pronoun"))),
      );
    const told = this.#whoWasToldOf(actor, pronoun, sentence, current);
    if (told) {
      sure.add(actor);
      return told;
    }
    const comes = this.#whoComesBehind(actor, pronoun, sentence);
    if (comes) {
      sure.add(actor);
      return comes;
    }
    // A paragraph of a biography that has named nobody else speaks of whom it is about.
    const { biographee } = known;
    if (
      biographee &&
      this.#fits(biographee, pronoun) &&
      !stack.some(
        ({ who, block, oblique }) =>
          block === sentence.block && who !== biographee && /^[pr]/.test(who) && !oblique && this.#fits(who, pronoun),
      )
    ) {
      sure.add(actor);
      return biographee;
    }
    const ahead = new Set(
      sentence.mentions
        .filter(
          ({ from, end }) =>
            end <= actor.start && isSetAhead(page.text.slice(sentence.start, from), page.text.slice(end, actor.start)),
        )
        .map(({ person }) => `p${person}`),
    );
    // "He pleaded guilty to harassing Mr Foss": whom a pronoun governs by name is another.
    const governed = new Set(
      isObject ? [] : [...namedUnder(page, sentence, actor), ...saidByTheirs(page, sentence, actor, pronoun)],
    );
    // "The rabbi told the judge of it. He must also pay for the door": what is done about the one who did it, nobody who stands beside.
    const bears = !isObject && bearsWhatCame(page.text.slice(actor.end, sentence.end));
    const isSpeaking = goesOnToSpeak.test(page.text.slice(actor.end, sentence.end));
    // "Ruiz painted swastikas, for which the court gave her 20 months": the one who gives is a body.
    const isOfBody =
      isObject && sentence.reading.clauses.some(({ patient, agent }) => patient === actor && agent?.kind === "body");
    // "A shoplifter walked free when the case against him collapsed": the clause has another subject.
    const isOfThing =
      isObject &&
      /\b(?:when|after|because|while|until|since|once) (?:the|an?|all|no) (?:[\w-]+ )?(?:cases?|charges?|evidence|proceedings|allegations?|complaints?|counts?|trial|verdict|appeal) (?:against|of|concerning) $/i.test(
        page.text.slice(sentence.start, actor.start),
      );
    const newcomer = this.#newcomerOf(sentence, actor.start, pronoun);
    // Not somebody accused: the page may go on about them.
    const isOutranked = (who: Who) => newcomer !== null && newcomer !== who && !accused.has(who) && !this.#doers.has(who);
    let best: { who: Who; score: number } | null = null;
    let second = 0;
    const seen = new Set<Who>();
    for (let back = stack.length - 1; back >= 0 && back > stack.length - 30; back -= 1) {
      const candidate = stack[back];
      if (!candidate || candidate.who.startsWith("b:") || candidate.who === "?" || groups.test(candidate.who)) continue;
      if (seen.has(candidate.who)) {
        if (!candidate.subject) continue;
      }
      seen.add(candidate.who);
      if (!this.#fits(candidate.who, pronoun) || this.#deciding.has(candidate.who) || ahead.has(candidate.who)) continue;
      if (governed.has(candidate.who)) continue;
      if (this.#isDeadBy(candidate.who, actor, sentence)) continue;
      // "Ana Ruiz, defending, said Foss had lost his temper. He has lost his job": her client.
      if (!isSpeaking && this.#counsel.has(candidate.who)) continue;
      // Who writes "I" does not write "he" of themselves.
      if (firstPerson && candidate.who === author) continue;
      if (isObject && candidate.who === current && !isOfBody && !isOfThing) continue;
      const distance = sentence.index - candidate.sentence;
      if (distance > 4) break;
      const score =
        100 -
        distance * 10 +
        (candidate.subject ? 9 : 0) +
        (candidate.topic ? 5 : 0) +
        // "places X on probation and bars him": whom the verb before was done to.
        (isObject && distance === 0 && !candidate.oblique ? 8 : 0) +
        (genders.has(candidate.who) ? 4 : 0) +
        (known.headlined.has(candidate.who) ? 5 : 0) +
        (accused.has(candidate.who) ? 6 : 0) +
        (isOfStep && this.#doers.has(candidate.who) ? 14 : 0) -
        (candidate.oblique ? 8 : 0) -
        (candidate.paired && distance > 0 ? 12 : 0) -
        (bears && this.#isBeside(candidate.who) ? 30 : 0) -
        (candidate.block === sentence.block ? 0 : isOutranked(candidate.who) ? 20 : 5) -
        (officers.has(candidate.who) && !candidate.subject ? 16 : 0) -
        (this.#order - candidate.order) * 0.1;
      if (!best || score > best.score) {
        if (best && best.who !== candidate.who) second = Math.max(second, best.score);
        best = { who: candidate.who, score };
      } else if (candidate.who !== best.who) second = Math.max(second, score);
    }
    // "A man was jailed. Ben Foss lost two teeth. He pleaded guilty": nobody else is there, and yet not his.
    if (best?.who === "p0" && bears && !officers.has(best.who) && !this.#doers.has(best.who) && this.#isBeside(best.who))
      return "?";
    // In an entry that names nobody else the pronoun is that of whom it is about.
    const isAlone = page.head !== null && page.people.length === 1 && best?.who === `p${page.head}`;
    const isDoubted =
      best !== null &&
      bears &&
      !accused.has(best.who) &&
      !this.#doers.has(best.who) &&
      isBehindAnother(page, best.who, (who) => this.#fits(who, pronoun));
    if (best && (isAlone || best.score - second >= 7) && !isDoubted) sure.add(actor);
    if (best) return best.who;
    if (accused.size !== 1) return "?";
    const alone = this.#accusedHere();
    if (!this.#fits(alone, pronoun)) return "?";
    // "suspended Ben Foss and fined him", above whoever else the page names later: not theirs who is yet to come.
    const isYetToCome = (known.firstAt.get(alone) ?? 0) > actor.start;
    if (!isYetToCome) return alone;
    // "a couple whom he turned away. Réjean Foss had taken their deposit. … His brother was removed from the case": whom the page names first.
    const first = page.sentences.find(({ kind, mentions }) => kind === "main" && mentions.length > 0)?.mentions[0];
    const firstIs = `p${first?.person}`;
    const isOfFirst = firstIs === alone || officers.has(firstIs) || this.#isBeside(firstIs);
    return !isOfFirst || sentence.mentions.some(({ end }) => end <= actor.start) ? "?" : alone;
  }

  /**
   * "In a letter, before he was dismissed, Ruiz apologised": a pronoun in a clause set ahead of its sentence means whom the sentence is
   * about, where the page accuses nobody else whom it may mean; not an official or a bystander, who may tell of another.
   */
  #whoComesBehind(actor: ActorAt, pronoun: string, sentence: Sentence): Who | null {
    const { text } = this.#page;
    if (!/^(?:he|she)$/.test(pronoun) || !setAhead.test(text.slice(sentence.start, actor.start))) return null;
    const [name] = sentence.mentions;
    if (!name || name.from < actor.end || !/^[^.;:“”"]{2,90}, $/.test(text.slice(actor.end, name.from))) return null;
    // "As he left, Ruiz called after him", "When she spoke, Ruiz's lawyer": another than whom the sentence is about.
    const behind = text.slice(name.end, sentence.end);
    if (/['’]s$/.test(text.slice(name.start, name.end)) || /^['’]s\b|^ and \p{Lu}|\b(?:him|her)\b/u.test(behind)) return null;
    // "After he was dismissed, Ruiz took over": of the one before. Who owns up to it is the one.
    if (!ownsUpBehind.test(behind)) return null;
    const who: Who = `p${name.person}`;
    const isOther = (one: Who) => one !== who && one.startsWith("p") && this.#fits(one, pronoun);
    if ([...this.#accused, ...this.#doers].some(isOther)) return null;
    const isApart = this.#deciding.has(who) || this.#counsel.has(who) || this.#known.officers.has(who) || this.#isBeside(who);
    return this.#fits(who, pronoun) && !isApart ? who : null;
  }

  /**
   * "The department is led by Ana Ruiz. She wrote …": the only one whom a paragraph names up to here, wherever in the sentence they
   * stand; null for an official, a lawyer or a bystander. What the last sentence speaks of outranks the subjects above it (centering:
   * Grosz, Joshi and Weinstein 1995).
   */
  #newcomerOf(sentence: Sentence, at: number, pronoun: string): Who | null {
    const first =
      this.#page.sentences.findLastIndex(({ block, index }) => index < sentence.index && block !== sentence.block) + 1;
    const ofBlock = this.#page.sentences.slice(first, sentence.index + 1);
    const named = new Set(
      ofBlock.flatMap(({ mentions }) => mentions.filter(({ end }) => end <= at).map(({ person }): Who => `p${person}`)),
    );
    const [who, other] = [...named].filter((one) => this.#fits(one, pronoun));
    if (who === undefined || other !== undefined) return null;
    const isRecent = ofBlock.slice(-3, -1).some(({ mentions }) => mentions.some(({ person }) => `p${person}` === who));
    if (!isRecent || this.#deciding.has(who) || this.#counsel.has(who)) return null;
    return this.#known.officers.has(who) || this.#isBeside(who) ? null : who;
  }

  /** "His friend Ben Foss died in 2008. In 2012 he was arrested", "he says": not the one who was dead by then. */
  #isDeadBy(who: Who, actor: ActorAt, sentence: Sentence): boolean {
    const died = this.#known.diedIn.get(who);
    if (died === undefined) return false;
    const year = Number(/^In (?:\p{Lu}\p{Ll}+ )?((?:19|20)\d\d)\b/u.exec(sentence.text)?.[1] ?? 0);
    return (
      year > died ||
      /^ (?:says|adds|asks|recalls|explains|tells|laughs|shrugs|insists|admits)\b/.test(
        this.#page.text.slice(actor.end, actor.end + 12),
      )
    );
  }

  /**
   * "The officer, Ana Ruiz, said he had called her a '…'", "He told the hearing that he had sung it": who tells of such an act
   * tells of whoever the page has doing it, not of themselves. The last one named; null where it is no such sentence.
   */
  #whoWasToldOf(actor: ActorAt, pronoun: string, sentence: Sentence, current: Who | null): Who | null {
    const { text } = this.#page;
    if (
      this.#doers.size === 0 ||
      !current ||
      this.#doers.has(current) ||
      this.#accused.has(current) ||
      !/^(?:he|she)$/.test(pronoun)
    )
      return null;
    const { clauses } = sentence.reading;
    const tells = clauses.some(
      (clause) =>
        clause.end < actor.start &&
        !clause.passive &&
        /^(?:say|accuse|write)$/.test(clause.class) &&
        /^(?: (?!and\b|when\b|after\b|because\b)[\w’'-]+){0,5}? ?(?:that )?$/.test(text.slice(clause.end, actor.start)),
    );
    if (!tells || !clauses.some((clause) => clause.agent === actor && isHostileAct(this.#page, clause))) return null;
    return (
      this.#stack.findLast(
        ({ who }) => who !== current && who.startsWith("p") && this.#doers.has(who) && this.#fits(who, pronoun),
      )?.who ?? null
    );
  }

  /**
   * "… punched him. 'Dirty …,' he is heard to say." Hostile words said by a bare pronoun are those of
   * the one person accused, when they were meant within the last two sentences.
   */
  #preferAccused(sentence: Sentence, here: Map<ActorAt, Who>, set: Set<Who>): void {
    const page = this.#page;
    const accused = this.#accused;
    if (accused.size !== 1) return;
    const who = this.#accusedHere();
    const near = set.has(who) || this.#involved.slice(-2).some((earlier) => earlier.has(who));
    if (!near) return;
    for (const { clause, quote } of sentence.reading.quotes) {
      const agent = clause?.agent;
      if (
        agent?.kind !== "pronoun" ||
        clause?.class !== "say" ||
        here.get(agent) === who ||
        !/^(?:he|she)$/.test(agent.word) ||
        !this.#fits(who, agent.word)
      )
        continue;
      if (hostility(page.text.slice(quote.innerStart, quote.innerEnd)) < 2) continue;
      here.set(agent, who);
      set.add(who);
    }
  }

  #readSentence(sentence: Sentence): void {
    const page = this.#page;
    const here = new Map<ActorAt, Who>();
    const apposed = new Map<ActorAt, ActorAt>();
    for (const [role, person] of sentence.reading.apposed) if (!isForParty(page, role)) apposed.set(role, person);
    const set = new Set<Who>();
    const subjects = new Set<ActorAt>();
    for (const clause of sentence.reading.clauses) {
      const subject = clause.passive ? clause.patient : clause.agent;
      if (subject) subjects.add(subject);
    }
    const head = sentence.reading.actors[0];
    // "Mr Foss, 44, was not the defendant": the sentence is about him, though nothing is done in it.
    if (
      head?.kind === "person" &&
      head.start === sentence.start &&
      !head.possessor &&
      /^(?: \([^()]{2,80}\))?(?:,[^.;]{1,60},)? (?:is|was|has been|had been)\b/.test(page.text.slice(head.end, head.end + 140))
    )
      subjects.add(head);
    this.#noteDeciders(sentence);
    this.#meanActors(sentence, here, apposed, set, subjects);
    for (const mention of sentence.mentions) set.add(`p${mention.person}`);
    this.#involved.push(set);
    this.#preferAccused(sentence, here, set);
    const resolvedClauses = this.#resolveClauses(sentence, here, set);
    this.#notePosts(sentence, here, resolvedClauses);
    this.#attributeQuotes(sentence, here, resolvedClauses);
  }

  #noteDeciders(sentence: Sentence): void {
    const page = this.#page;
    const deciding = this.#deciding;
    for (const clause of sentence.reading.clauses) {
      if (
        !clause.passive &&
        /^(?:charge|arrest|indict|convict|sentence|discipline|clear)$/.test(clause.class) &&
        clause.agent?.kind === "person" &&
        clause.patient &&
        !isReflexive(clause.patient)
      )
        deciding.add(`p${clause.agent.person}`);
      // "Tribunal member Ana Ruiz found that Ben Foss …".
      if (
        !clause.passive &&
        /^(?:find|rule|determine|conclude|adjudge)$/.test(clause.lemma) &&
        clause.agent?.kind === "person" &&
        /^ (?:\w+ ){0,2}that\b/.test(page.text.slice(clause.end, clause.end + 30))
      )
        deciding.add(`p${clause.agent.person}`);
    }
  }

  /** "its president", of one body, where everybody whom the page names as president is another body's. */
  #isOfOtherBody(actor: ActorAt & { kind: "role" }): boolean {
    const named = this.#page.sentences.flatMap(({ reading }) =>
      reading.apposed.flatMap(([role]) => (role.kind === "role" && role.noun === actor.noun ? [role] : [])),
    );
    return named.length > 0 && named.every((role) => isOfOtherOwner(this.#page, actor, role));
  }

  #meanActors(
    sentence: Sentence,
    here: Map<ActorAt, Who>,
    apposed: ReadonlyMap<ActorAt, ActorAt>,
    set: Set<Who>,
    subjects: ReadonlySet<ActorAt>,
  ): void {
    const page = this.#page;
    const known = this.#known;
    const { descriptors, author } = known;
    const accused = this.#accused;
    const aliases = this.#aliases;
    const genders = this.#genders;
    const introduced = this.#introduced;
    const stack = this.#stack;
    const meant = this.#meant;
    const sure = this.#sure;
    let current: Who | null = null;
    let hasTopic = false;
    for (const actor of sentence.reading.actors) {
      let who: Who;
      if (actor.kind === "person") who = `p${actor.person}`;
      else if (isParentage(page, actor) || isRemembered(page, actor)) who = "?";
      else if (actor.kind === "body") who = `b:${actor.noun}`;
      else if (actor.kind === "pronoun" && actor.word === "i" && author !== "?") {
        who = author;
        sure.add(actor);
      } else if (actor.kind === "pronoun") who = this.#resolvePronoun(actor, actor.word, sentence, current);
      else {
        const named = apposed.get(actor);
        // "In 19 cases a suspect was identified": nobody in particular.
        const anyone = /^(?:an?|any|each|every|no|some|another) /.test(actor.words);
        if (named?.kind === "person") who = `p${named.person}`;
        else if (
          page.head !== null &&
          /^the /i.test(actor.words) &&
          (headsEntry.has(actor.noun) || isTradeOf(page, actor.noun))
        ) {
          who = `p${page.head}`;
          sure.add(actor);
        } else if (actor.definite && known.partyLines.has(partyNoun(actor))) {
          who = known.partyLines.get(partyNoun(actor)) ?? "?";
          if (who.startsWith("p")) sure.add(actor);
        } else if (isOtherParty(known.partyLines, actor)) who = `r:${partyNoun(actor)}`;
        else if (accusedNouns.has(actor.noun) && !anyone && actor.noun !== "respondents" && actor.noun !== "defendants")
          who = this.#accusedHere();
        else {
          const tied = this.#broughtIn(describedAs(descriptors, actor), actor.start);
          const key = `r:${actor.noun}`;
          const aged = this.#agedOne(actor, sentence);
          if (aged) who = aged;
          else if (actor.definite && tied?.size === 1 && !this.#isOfOtherBody(actor)) who = [...tied][0] ?? key;
          else if (
            actor.definite &&
            /^the /.test(actor.words) &&
            accused.size === 1 &&
            !aliases.has(key) &&
            !introduced.has(key) &&
            (tied === undefined ? !ofState.test(actor.words) : tied.has(this.#accusedHere())) &&
            !bystanderNouns.has(actor.noun) &&
            !groups.test(key) &&
            (singleOut.has(actor.noun) || /^\d{2}-year-old$/.test(actor.noun)) &&
            !this.#isOfWhoOpened(sentence, this.#accusedHere()) &&
            sentence.mentions.every(({ person, end }) => end > actor.start || `p${person}` === this.#accusedHere())
          )
            who = this.#accusedHere();
          else {
            const alias = aliases.get(key);
            // "a man whose picture had been passed around was cleared": brought in after the one who was named.
            const isNew =
              alias !== undefined &&
              /^an? /.test(actor.words) &&
              (known.namedIn.get(alias) ?? Infinity) < sentence.index &&
              !sentence.mentions.some((mention) => `p${mention.person}` === alias);
            // "A second man has been charged", before the page has named anybody: whom it goes on to name.
            const isFurther =
              furtherOne.test(actor.words) &&
              !(
                alias !== undefined &&
                (known.namedIn.get(alias) ?? -1) > sentence.index &&
                answersWhereNamed(this.#page, alias, known.namedIn.get(alias) ?? -1) &&
                stack.every((one) => !one.who.startsWith("p"))
              );
            who = isFurther || isNew ? key : (alias ?? key);
          }
          if ((tied?.size === 1 && tied.has(who)) || aged) sure.add(actor);
          if (!actor.definite) introduced.add(key);
          if (deciderNouns.has(actor.noun) && who === key) who = `b:${actor.noun}`;
        }
      }
      if (actor.kind === "role" && isInOwnRelative(page, sentence, actor, who)) who = `r:${actor.noun}`;
      if (actor.kind === "role" && who.startsWith("p") && !apposed.has(actor) && this.#isAnother(actor, who, current, subjects))
        who = `r:${actor.noun}`;
      // "As a writer he is remembered for it": what the one of whom the sentence goes on to tell is.
      if (actor.kind === "role" && who.startsWith("r:") && standsForNext(page, sentence, actor)) who = "?";
      if (actor.kind === "role" && who.startsWith("r:")) this.#noteBeside(sentence, actor, set);
      // "Ruiz had condemned rapper Wilko after he said": the one who was condemned.
      if (actor.kind === "pronoun" && /^(?:he|she)$/.test(actor.word))
        who = condemnedBefore(page, sentence, actor, here) ?? authorBefore(page, sentence, actor) ?? who;
      const named = identifiedAs(page, sentence, actor);
      if (named) {
        who = named;
        sure.add(actor);
      }
      // "RUIZ: No, I fired him": who speaks means somebody else.
      if (
        actor.kind === "pronoun" &&
        /^(?:he|him|his|she|her)$/.test(actor.word) &&
        page.turns.some(
          ({ start, end, speaker }) =>
            start <= actor.start && actor.end <= end && "person" in speaker && `p${speaker.person}` === who,
        )
      )
        who = "?";
      here.set(actor, who);
      set.add(who);
      if (who === "p0" && !actor.possessor) meant.push(actor);
      if (who.startsWith("p") && accused.has(who) && actor.kind === "person") this.#lastAccused = who;
      if (actor.kind === "pronoun" && /^p|^r:/.test(who)) {
        const gender: Gender = /^(?:he|him)$/.test(actor.word) ? "male" : /^(?:she|her)$/.test(actor.word) ? "female" : null;
        if (
          gender &&
          !genders.has(who) &&
          sentence.mentions.some((mention) => `p${mention.person}` === who && mention.end < actor.start) &&
          sentence.mentions.every((mention) => `p${mention.person}` === who || mention.start > actor.start)
        )
          genders.set(who, gender);
        else if (gender && !genders.has(who) && who.startsWith("r:") && !genderOfNoun(who.slice(2))) genders.set(who, gender);
        else if (
          gender &&
          !genders.has(who) &&
          accused.size <= 1 &&
          stack.filter((c) => c.sentence >= sentence.index - 1).every((c) => c.who === who || c.who.startsWith("b:"))
        )
          genders.set(who, gender);
      }
      if (subjects.has(actor) && !who.startsWith("b:")) current = who;
      const isTopic = subjects.has(actor) || (actor.possessor === true && actor.start === sentence.start);
      if (!who.startsWith("b:") && who !== "?") {
        this.#order += 1;
        stack.push({
          who,
          sentence: sentence.index,
          order: this.#order,
          subject: subjects.has(actor) || isOfCopula(page, sentence, actor),
          oblique: actor.oblique === true || (actor.possessor === true && actor.start > sentence.start),
          paired: isOfPair(page, sentence, actor),
          block: sentence.block,
          topic: isTopic && !hasTopic,
        });
        if (isTopic) hasTopic = true;
      }
    }
  }

  /**
   * "the 36-year-old": whoever the page gives that age; where it gives it to nobody, whoever the sentence before has for its subject,
   * if that is somebody named of no other age and nobody else stands there.
   */
  #agedOne(actor: ActorAt & { kind: "role" }, sentence: Sentence): Who | null {
    const age = actor.definite ? /^the (?:[\w-]+ ){0,2}?(\d{2})-year-old\b/i.exec(actor.words)?.[1] : undefined;
    if (age === undefined || sentence.mentions.some(({ end }) => end <= actor.start)) return null;
    const { named, unnamed } = this.#aged;
    const holders = [...named].filter(([, its]) => its === age).map(([who]) => who);
    if (holders.length > 0 || unnamed.get(age) !== actor.start) return holders.length === 1 ? (holders[0] ?? null) : null;
    const before = this.#stack.filter(({ sentence: at }) => at === sentence.index - 1);
    // "Ana Ruiz was among five officers who …": the officers are no one person.
    const last =
      before.findLast(({ subject, who }) => subject && who.startsWith("p")) ?? before.findLast(({ subject }) => subject);
    const isLone = before.every(({ who }) => who === last?.who || !who.startsWith("p"));
    if (!last || !isLone || !last.who.startsWith("p") || named.has(last.who)) return null;
    return this.#counsel.has(last.who) || this.#deciding.has(last.who) || this.#isBeside(last.who) ? null : last.who;
  }

  /** "lost her temper with a caller", "shouted at the man accused of it": somebody without a name, told of beside one who has one. */
  #noteBeside(sentence: Sentence, actor: ActorAt & { kind: "role" }, set: ReadonlySet<Who>): void {
    const isNamedHere = sentence.mentions.length > 0 || [...set].some((who) => who.startsWith("p"));
    if (!isNamedHere || !isPersonNoun(actor.noun) || groups.test(`r:${actor.noun}`)) return;
    // "Ana Ruiz is a teacher", "works as a nurse": what she is, nobody beside her.
    const before = this.#page.text.slice(Math.max(sentence.start, actor.start - 24), actor.start);
    if (
      /\b(?:is|was|been|became|becomes|remains|remained|as) $/.test(before) &&
      !/\b(?:it|there) (?:is|was|has been) $/i.test(before)
    )
      return;
    const after = this.#page.text.slice(actor.end, actor.end + 24);
    const isTried = /^,? (?:who (?:is|was) )?(?:accused|charged|suspected|convicted|on trial)\b/.test(after);
    if (actor.definite && !isTried) return;
    this.#beside.set(actor.noun, isTried);
  }

  /** A noun that cannot mean this named person: of the other sex, or that of somebody told of beside them. */
  #isAnother(actor: ActorAt & { kind: "role" }, who: Who, current: Who | null, subjects: ReadonlySet<ActorAt>): boolean {
    const gender = genderOfNoun(actor.noun);
    const known = this.#genders.get(who);
    if (gender && known && gender !== known) return true;
    const before = this.#page.text.slice(Math.max(0, actor.start - 12), actor.start);
    // "Ana Ruiz was fired for striking a player": whoever is struck is not she.
    if (!actor.definite) return current === who && !subjects.has(actor) && /\b(?!being )\w+ing $/.test(before);
    const after = this.#page.text.slice(actor.end, actor.end + 24);
    // "she shouted at the man accused of it": whom she shouts at is not she.
    if (current === who && !actor.possessor && /^ (?:accused|charged|suspected)\b/.test(after)) return true;
    if (this.#beside.has(actor.noun)) return true;
    return accusedNouns.has(actor.noun) && [...this.#beside.values()].includes(true);
  }

  /** The accused is named only later, and this paragraph has somebody else as its subject: "the manager" is not yet theirs. */
  #isOfWhoOpened(sentence: Sentence, accused: Who): boolean {
    return (
      (this.#known.namedIn.get(accused) ?? -1) > sentence.index &&
      this.#stack.some(({ who, block, subject }) => block === sentence.block && subject && who.startsWith("p") && who !== accused)
    );
  }

  #resolveClauses(sentence: Sentence, here: Map<ActorAt, Who>, set: Set<Who>): ResolvedClause[] {
    // A sentence of no verb, a name or a heading: nothing is done in it.
    if (sentence.reading.clauses.length === 0) return [];
    const page = this.#page;
    const hasNone = /\b(?:no|neither|none)\b/i.test(sentence.text);
    // Pushed one by one: an array that `map` makes is of one kind before the engine is compiled and of another after, and what
    // goes through it was compiled twice.
    const resolvedClauses: ResolvedClause[] = [];
    for (const clause of sentence.reading.clauses)
      resolvedClauses.push({
        ...clause,
        negated: clause.negated || (hasNone && byNone.test(page.text.slice(sentence.start, clause.end))),
        // "went over to the stand to plead for quiet": no plea before a court.
        class:
          // "led a chorus of '…'": sung by whoever leads it.
          clause.lemma === "lead" &&
          !clause.passive &&
          /^ (?:an? |the |in |several |other |\w+ )?(?:\w+ )?(?:chants?|chanting|chorus(?:es)?|singing|songs?|sing-?along|salutes?|cheers?)\b/i.test(
            page.text.slice(clause.end, clause.end + 40),
          )
            ? ("say" as const)
            : clause.class === "plead" && /^ (?:for|with|on|in|his|her|their)\b/.test(page.text.slice(clause.end, clause.end + 8))
              ? ("other" as const)
              : clause.class,
        sentence: sentence.index,
        agentIs: clause.agent ? (here.get(clause.agent) ?? "?") : "?",
        patientIs: clause.patient ? (here.get(clause.patient) ?? "?") : "?",
      });
    partFromKin(sentence, resolvedClauses);
    for (const clause of resolvedClauses) {
      // "The appeals by Ruiz and Foss were dismissed": nobody's dismissal.
      if (
        clause.passive &&
        clause.lemma === "dismiss" &&
        broughtCase.test(page.text.slice(Math.max(sentence.start, clause.start - 140), clause.start))
      )
        Object.assign(clause, { class: "drop", patient: null, patientIs: "?" });
    }
    for (const clause of resolvedClauses) giveToNearest(page, clause, resolvedClauses, sentence, here);
    giveToRelative(page, sentence, resolvedClauses);
    for (const clause of resolvedClauses) partDoerFromObject(clause, sentence, here);
    // "filmed X, 49, leading a chorus": who is shown at it does it.
    for (const [index, clause] of resolvedClauses.entries()) {
      const watching = resolvedClauses[index - 1];
      if (
        clause.gerund &&
        clause.agentIs === "?" &&
        watching?.patient?.kind === "person" &&
        /^(?:film|record|photograph|catch|see|hear|show|watch|spot|notice|find)$/.test(watching.lemma) &&
        watching.patient.end < clause.start &&
        /^,? ?(?:\(?\d{2}\)?,?)? ?$/.test(page.text.slice(watching.patient.end, clause.start))
      ) {
        clause.agent = watching.patient;
        clause.agentIs = watching.patientIs;
      }
    }
    if (page.head !== null && sentence.kind === "main") giveToHead(page, sentence, resolvedClauses, `p${page.head}`);
    for (const clause of resolvedClauses) {
      const seen = whoWasSeen(page, clause, resolvedClauses, (who, word) => this.#fits(who, word));
      if (seen) clause.agentIs = seen;
    }
    // "officers arrested Vole after a man in a van threw eggs and yelled '…'": the one arrested, by a word for them.
    const doer = arrestedFor(page, sentence, resolvedClauses, (who, noun) => {
      const gender = this.#genders.get(who) ?? null;
      const other = genderOfNoun(noun);
      return gender === null || other === null || gender === other;
    });
    if (doer)
      for (const clause of resolvedClauses)
        if (clause.agent && clause.agentIs === `r:${doer.noun}` && clause.start > doer.at) {
          clause.agentIs = doer.who;
          here.set(clause.agent, doer.who);
          set.add(doer.who);
        }
    // "Shouting '…', Vole ran": who does the one at the head of a sentence does the other.
    const [opening, following] = resolvedClauses;
    if (
      opening?.gerund === true &&
      following?.gerund === false &&
      !following.passive &&
      opening.agentIs === "?" &&
      following.agent &&
      /^(?:while |after |before |then )?$/i.test(page.text.slice(sentence.start, opening.start)) &&
      /[,"”]\s*$/.test(page.text.slice(opening.end, following.agent.start))
    ) {
      opening.agent = following.agent;
      opening.agentIs = following.agentIs;
    }
    // "A jury found X guilty of posting …", "X appeared before magistrates charged with posting …": who answers for it did it.
    for (const clause of resolvedClauses) {
      if (!clause.gerund || clause.passive || !/^(?:b:|\?)/.test(clause.agentIs)) continue;
      if (!answersFor.test(page.text.slice(Math.max(sentence.start, clause.start - 24), clause.start))) continue;
      const step = resolvedClauses.findLast((other) => other.end <= clause.start && legal.has(other.class));
      if (!step) continue;
      const named = new Set(sentence.mentions.filter(({ end }) => end <= clause.start).map(({ person }): Who => `p${person}`));
      const answering = [...named].filter((who) => this.#accused.has(who));
      const who = /^p\d/.test(step.patientIs) ? step.patientIs : answering.length === 1 ? answering[0] : undefined;
      if (!who) continue;
      clause.agent = step.patient ?? clause.agent;
      clause.agentIs = who;
    }
    partFromKin(sentence, resolvedClauses);
    for (const { class: kind, lemma, passive, negated, hedged, agent, agentIs } of resolvedClauses)
      if (
        !passive &&
        !negated &&
        !hedged &&
        /^(?:attack|damage|spread|refuse)$/.test(kind) &&
        !/^(?:decline|reject|light)$/.test(lemma) &&
        agentIs.startsWith("p") &&
        !this.#known.officers.has(agentIs) &&
        (agent?.kind === "person" || (agent && this.#sure.has(agent)))
      )
        this.#doers.add(agentIs);
    this.#clauses.push(...resolvedClauses);
    return resolvedClauses;
  }

  /** "terminated his employment", "her licence was revoked". */
  #notePosts(sentence: Sentence, here: ReadonlyMap<ActorAt, Who>, resolvedClauses: readonly ResolvedClause[]): void {
    const page = this.#page;
    const { officers } = this.#known;
    const accused = this.#accused;
    for (const actor of sentence.reading.actors) {
      if (!actor.possessor || actor.kind === "body") continue;
      let who = here.get(actor);
      const before = page.text.slice(Math.max(sentence.start, actor.start - 40), actor.start);
      const after = page.text.slice(actor.end, Math.min(sentence.end, actor.end + 90));
      // "Chief Ana Ruiz terminated his employment": another's.
      const ends = endsPost.test(before) && post.test(after) && actor.kind === "pronoun";
      const doer = ends
        ? resolvedClauses.find((one) => one.end <= actor.start && one.end > actor.start - 14 && !one.passive)
        : undefined;
      if (doer && doer.agentIs === who) {
        const other: Who = accused.size === 1 ? this.#accusedHere() : "?";
        who = other !== doer.agentIs && this.#fits(other, actor.kind === "pronoun" ? actor.word : "") ? other : "?";
      }
      if (!who || !/^p\d/.test(who) || officers.has(who) || this.#deciding.has(who)) continue;
      if (
        (endsPost.test(before) && post.test(after)) ||
        (post.test(after) && postEnded.test(after) && !/\b(?:not|never|whether|if)\b/i.test(before))
      )
        this.#possessed.push({ person: Number(who.slice(1)), sentence: sentence.index, kind: "discipline" });
    }
  }

  /** Hostile by itself or with the words that lead to it, "called Jews 'vermin'", and meant by whoever says it. */
  #isHostile(sentence: Sentence, quote: ResolvedQuote): boolean {
    const { text } = this.#page;
    const from = quote.side === "before" ? (quote.clause?.end ?? quote.quote.start) : quote.quote.start;
    return (
      (hostility(text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 2 ||
        hostility(text.slice(from, quote.quote.end).replace(/["“”]/g, " ")) >= 2) &&
      !isRelayed(this.#page, { clauses: this.#clauses }, sentence, quote)
    );
  }

  #attributeQuotes(sentence: Sentence, here: ReadonlyMap<ActorAt, Who>, resolvedClauses: readonly ResolvedClause[]): void {
    for (const use of sentence.reading.quotes) {
      const attributed = attribute(this.#page, sentence, resolvedClauses, use, {
        here,
        author: this.#known.author,
        accused: this.#accused,
        sure: this.#sure,
        lastHere: this.#lastSpeakerBlock === sentence.block ? this.#lastSpeaker : null,
      });
      const read = { clauses: resolvedClauses, accused: this.#accused, doers: this.#doers };
      const quote: ResolvedQuote =
        /^p|^\?$/.test(attributed.speaker) &&
        attributed.how !== "continued" &&
        (isToldOfAnother(this.#page, read, sentence, attributed) || isOfKin(sentence, attributed))
          ? { ...attributed, speaker: "?", how: "unattributed", toldBy: attributed.speaker }
          : attributed;
      this.#quotes.push(quote);
      if (quote.speaker.startsWith("p") && !this.#known.officers.has(quote.speaker) && this.#isHostile(sentence, quote))
        this.#doers.add(quote.speaker);
      if (quote.speaker !== "?" && (quote.how === "said" || quote.how === "continued")) {
        this.#lastSpeaker = quote.speaker;
        this.#lastSpeakerBlock = sentence.block;
      }
    }
  }
}

const bornTo =
  /(?:^|[.\n“”"] ?|, )(?:born|raised|brought up)\b(?:(?!\b(?:who|that|he|she|was|were|had)\b)[^.;]){0,80}\b(?:to|by|of) (?:(?:an?|the|two|his|her) (?:[\w-]+ ){0,4}?[\w-]+ and )?$/i;

/** ", the son of a chandler,", "Born to a tailor and a nurse, he": said of whom the sentence is about; nobody else comes in. */
function isParentage(page: PageReading, actor: ActorAt): boolean {
  if (actor.kind === "role" && bornTo.test(page.text.slice(Math.max(0, actor.start - 120), actor.start))) return true;
  return (
    actor.kind === "role" &&
    /^(?:son|daughter|child|grandson|granddaughter|widow|descendant)$/.test(actor.noun) &&
    /^ of (?:an?|the|two|russian|polish|immigrant)\b/i.test(page.text.slice(actor.end, actor.end + 20)) &&
    /(?:^|[,;(]|\n)\s*$/.test(page.text.slice(Math.max(0, actor.start - 3), actor.start))
  );
}

/** "Growers remember a patient hybridiser who kept …": somebody whom the page has named, by another word. */
function isRemembered(page: PageReading, actor: ActorAt): boolean {
  return (
    actor.kind === "role" &&
    /^an? /.test(actor.words) &&
    /\b(?:remember(?:s|ed)?|recall(?:s|ed)?|knew|mourn(?:s|ed)?|misse[sd]|describe[sd]? (?:him|her) as|remembered as|known as) $/i.test(
      page.text.slice(Math.max(0, actor.start - 24), actor.start),
    )
  );
}
