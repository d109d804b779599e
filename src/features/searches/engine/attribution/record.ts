import { ofSeparateCases } from "./charged-together.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { ActorAt } from "../reading/phrases.ts";
import type { Discourse, ResolvedClause, ResolvedQuote } from "./discourse.ts";
import { isHeldLiable, isReflexive, legal } from "./parties.ts";
import { type Hostility, hostility, namesJewish, ownHostility, saysJew, withoutMentioned } from "../hatred/hostility.ts";
import type { Frame } from "./frame.ts";
import { isHearsay, isRelayed, speaksOfWords, takesSign } from "./standing.ts";
import { bringsInAnother } from "./labels-of-others.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { OwnWords } from "./own-words.ts";
import { isPlea } from "./pleas.ts";
import { ownedByProof } from "./proved-charges.ts";

/** All that one page says about the subject, gathered; nothing is decided here. */
export type SubjectRecord = {
  named: boolean;
  isAccused: boolean;
  soleAccused: boolean;
  /** Indices of the sentences that are about the subject's case. */
  scope: Set<number>;
  /** The page takes up several cases, one an entry; the subject's is theirs alone. */
  listed: boolean;
  /** Sentences in which the subject is named or meant. */
  about: Set<number>;
  words: OwnWords[];
  acts: ResolvedClause[];
  steps: ResolvedClause[];
  /** Steps that the page states around the subject's own name. */
  frames: Frame[];
  denials: ResolvedClause[];
  admissions: ResolvedClause[];
  apologies: ResolvedClause[];
  accusations: ResolvedClause[];
  findings: ResolvedClause[];
  /** A lawyer, judge, prosecutor, officer or other part of the story by the page's own words. */
  inOffice: boolean;
  /** Something ties the case to the subject by name, not by pronouns alone. */
  firm: boolean;
  /** The page is the subject's own, in the first person. */
  authored: boolean;
  /** Testified, or condemned it. */
  witness: boolean;
  /** Must pay, was ordered to pay. */
  heldLiable: boolean;
};

const me = "p0";
/** "arrested more than 40 times": of no one case. */
const manyTimes = /^,? (?:(?:more than|over|at least|about|nearly|some) )?(?:\d{2,}|dozens of|several|many|hundreds of) times\b/i;
/** "posted a video that was later removed": what was taken down is the video. */
const ofPublished =
  /\b(?:videos?|clips?|posts?|pages?|accounts?|channels?|tweets?|content|messages?|comments?|photos?|images?|songs?|recordings?|listings?|adverts?|profiles?|sites?|websites?),? (?:that|which) (?:\w+ ){0,2}(?:was|were|had been|has been|have been)(?: \w+)?\s*$/i;
/** "yelled slurs about Jews", "posted antisemitic messages": what was uttered, named by the source itself. */
const utterance =
  /^ (?:(?:an?|the|some|several|racist|vile|violent|repeated|multiple|numerous|and|hundreds of|dozens of) )*(?:(?:antisemitic|anti-semitic|anti-jewish) (?:and \w+ )?(?:slurs?|abuse|insults?|epithets?|obscenities|messages?|comments?|remarks?|posts?|threats?|slogans?|jokes?)|(?:slurs?|abuse|insults?|epithets?|obscenities) (?:about|against|at|towards?|for) (?:the )?jew(?:s|ish))\b/i;
const stepClasses = new Set([
  "charge",
  "arrest",
  "indict",
  "try",
  "convict",
  "sentence",
  "discipline",
  "clear",
  "plead",
  "reinstate",
]);
/** A verdict, not a plea: "found not guilty", but not "pleaded not guilty". */
export const notGuilty = "(?<!\\b(?:plead(?:ed|s|ing)?|pled|pleas? of) )not guilty";
const clearedWords = new RegExp(
  `\\b(?:acquitted|cleared|${notGuilty}|dismissed|withdrawn|withdrew|dropped|struck out|discontinued|stayed|released without charge|not (?:be )?(?:charged|prosecuted|proceed\\w*)|exonerated|unfounded|not proved|not proven|unfit|not competent|incompetent|not criminally responsible|insanity|no evidence)\\b`,
  "i",
);

const unproved =
  /\b(?:charges?|allegations?|particulars?|counts?|complaints?)\b.*\b(?:was|were|is|are) (?:found )?not (?:found )?(?:proved|proven|upheld|sustained|established|made out|substantiated)\b|\b(?:charges?|allegations?|complaints?|counts?|particulars?),? (?:that|of|about)\b.*\b(?:was|were) (?:dismissed|rejected|withdrawn|unfounded|unsubstantiated)\b/i;
/** "A further charge, that she posted '…', was found not proved": nobody has said it, as far as that goes. */
function withoutUnproved(page: PageReading, words: OwnWords[], soleAccused: boolean): OwnWords[] {
  return ownedByProof(page, words, soleAccused).map((one) =>
    unproved.test(page.sentences[one.sentence]?.text ?? "") ? { ...one, doubted: true, explicit: false } : one,
  );
}

/** "Prosecutors dropped the charges against a fifth man, Ana Ruiz, 20, who had been indicted with the others": right before the name. */
const droppedAgainst =
  /\b(?:dropped|dismissed|withdrew|withdrawn|discontinued|abandoned|threw out|thrown out) (?:all |the |any |its |their |both |every )*(?:charges?|cases?|counts?|proceedings|prosecution|indictment) (?:(?:brought |pending )?against|involving) (?:an? (?:\w+ )?(?:man|woman|student|defendant|suspect|person|teenager|player), |(?:the )?(?:\w+ )?(?:student|player|defendant|suspect) )?$/i;
/** Accused at first and cleared, nothing else: a man acquitted by the jury that convicted his friends. */
function isOnlyCleared(page: PageReading, discourse: Discourse, who: string): boolean {
  const person = Number(who.slice(1));
  const steps = discourse.frames.filter((frame) => frame.person === person).map(({ kind }) => kind);
  if (!who.startsWith("p") || steps.some((kind) => /^(?:plead|convict|sentence|discipline|liable)$/.test(kind))) return false;
  return page.sentences.some((sentence) => {
    const first = sentence.mentions.find((mention) => mention.person === person);
    if (!first) return false;
    if (droppedAgainst.test(page.text.slice(sentence.start, first.from))) return true;
    if (steps.includes("indict")) return false;
    const at = clearedWords.exec(page.text.slice(first.end, sentence.end))?.index;
    if (at !== undefined)
      return sentence.mentions.every(
        (mention, index) =>
          mention.start <= first.start ||
          mention.start > first.end + at ||
          // "Ana Ruiz and Ben Foss, who stood beside him, were acquitted": both.
          /^(?:,? (?:aged )?\(?\d{2}\)?,?)?(?:,| and|, and) $/.test(
            page.text.slice(sentence.mentions[index - 1]?.end ?? mention.from, mention.from),
          ),
      );
    // "A claim against Ana Ruiz was heard. It was struck out."
    const next = page.sentences[sentence.index + 1];
    return (
      next?.block === sentence.block &&
      (sentence.mentions.at(-1)?.person === person ||
        (sentence.mentions[0]?.person === person && /^(?:He|She) /.test(next.text))) &&
      next.mentions.every((mention) => mention.person === person) &&
      clearedWords.test(next.text)
    );
  });
}

/** What somebody acknowledges or rejects who is accused of it: the accusation, or what they did; not "the challenges of the year". */
const answered =
  /^[^.;]{0,60}?\b(?:allegations?|accusations?|charges?|claims?|complaints?|(?:that|if) (?:he|she|they)|(?:having )?(?:post|mak|send|writ|say|us|shar|call|shout|paint|draw|giv|hav|be|do)ing|wrong\w*|accounts?|characteri[sz]\w+|findings?|reports?|versions?|descriptions?|verdicts?|suggestions?|labels?|notions?|anti-?semit\w*|racis\w*|bias|mistakes?|errors?|fault|responsib\w+|guilt|blame|(?:his|her|their) (?:own )?(?:words|remarks?|comments?|posts?|conduct|behaviou?r|actions?|part|role|language|messages?|tweets?)|it)\b/i;
/** "rejected the claim", "acknowledged posting it"; not "disputes the robbery angle". */
export const answersAccusation = (page: PageReading, clause: { end: number }) =>
  answered.test(page.text.slice(clause.end, clause.end + 90));

/** "was arrested and imprisoned in Theresienstadt", "deported": what was done to the persecuted is no case against them. */
const persecuted = quick(
  /\b(?:arrested|imprisoned|interned|detained|deported|sent|held|confined|incarcerated|rounded up)\b[^.;“”"]{0,90}\b(?:in|to|at|into) (?:the |an? )?(?:series of )?(?:[\w-]+ ){0,3}?(?:(?:concentration|death|extermination|labou?r|transit|internment|prison|forced[- ]labou?r) camps?|camp near|camps\b|auschwitz|birkenau|dachau|buchenwald|theresienstadt|terez[ií]n|treblinka|sobibor|majdanek|ravensbr[uü]ck|bergen[- ]belsen|mauthausen|sachsenhausen|drancy|gulag|ghetto)|\b(?:arrest|imprison|deport|sentenc|execut|expel|dismiss|detain)\w*\b[^.;“”"]{0,60}\bby (?:the )?(?:gestapo|nazis?|ss|nkvd|kgb|stasi|occupiers|(?:nazi|german|vichy|soviet|stalinist|communist|fascist) (?:authorities|occupiers?|regime|police|secret police|government|court))\b|\bthe (?:gestapo|ss|nkvd) (?:had |also |later |then )*(?:arrested|imprisoned|deported|executed)\b|\bdeported to\b(?![^.;]{0,40}\b(?:19[5-9]\d|20\d\d)\b)/i,
);

const plural =
  /^r:(?:people|men|women|students|protesters|activists|teenagers|teens|defendants|suspects|brothers|sisters|siblings|cousins|friends|youths|pair|couple|duo|trio|members|officers|players|employees|workers|teachers|soldiers|cadets|boys|girls|fans|supporters|roommates|freshmen|sophomores|juniors|seniors|colleagues|nurses|guards|drivers|adults)$/;
const actClasses = new Set(["attack", "damage", "refuse", "spread"]);

export function gather(page: PageReading, discourse: Discourse): SubjectRecord {
  const named = page.mentions.some((mention) => mention.person === 0);
  const about = new Set<number>();
  page.sentences.forEach((sentence) => {
    if (discourse.involved[sentence.index]?.has(me)) about.add(sentence.index);
  });
  const isAccused = discourse.accused.has(me);
  const listed = page.listed || isRoundUp(page, discourse);
  const apart = isAccused && !listed && page.head === null ? apartFrom(page, discourse, about) : null;
  const others = [...discourse.accused].filter((who) => who !== me);
  const before = isAccused && others.length > 0 ? toldBefore(page, discourse, others) : [];
  const scope = new Set([...withoutOtherCases(page, apart ?? scopeOf(page, discourse, about, { isAccused, listed })), ...before]);
  const accusedHere = new Set(
    [...scope].flatMap((index) => [...(discourse.involved[index] ?? [])]).filter((who) => discourse.accused.has(who)),
  );
  // In a register an entry is about the first person it names.
  const heads =
    listed &&
    [...scope].some((index) => {
      const first = page.sentences[index]?.mentions[0]?.person;
      return first === 0 || (first !== undefined && discourse.group.has(me) && discourse.group.has(`p${first}`));
    });
  // Who was only cleared takes nothing of the case from the others.
  const accused = [...discourse.accused].filter((who) => who === me || !isOnlyCleared(page, discourse, who));
  const together = discourse.group.has(me) && accused.every((who) => discourse.group.has(who));
  const soleAccused = listed
    ? heads && [...accusedHere].every((who) => who === me || (discourse.group.has(me) && discourse.group.has(who)))
    : isAccused && (accused.length === 1 || together || apart !== null);
  const inScope = (clause: { sentence: number }) => scope.has(clause.sentence);
  const clauses = discourse.clauses;
  return {
    named,
    isAccused: isAccused || (heads && soleAccused),
    soleAccused,
    listed,
    scope,
    about,
    words: withoutUnproved(
      page,
      [
        ...reportedWords(page, discourse, scope),
        ...quotedWords(page, discourse, scope, soleAccused, about),
        ...turnWords(page),
        ...(discourse.author === me ? authoredWords(page) : []),
      ],
      soleAccused,
    ),
    acts: clauses.filter(
      (clause) =>
        clause.agentIs === me &&
        !clause.passive &&
        !lightsCandle(page, clause) &&
        !refusesLessons(page, clause) &&
        !followsReasons(page, clause) &&
        (actClasses.has(clause.class) ||
          (/^(?:say|write)$/.test(clause.class) && utterance.test(page.text.slice(clause.end, clause.end + 90)))),
    ),
    steps: clauses.filter(
      (clause) =>
        (stepClasses.has(clause.class) || isPlea(page, clause)) &&
        !persecuted.test(page.sentences[clause.sentence]?.text ?? "") &&
        !isReflexive(clause.patient) &&
        !manyTimes.test(page.text.slice(clause.end, clause.end + 40)) &&
        !(
          clause.class === "discipline" &&
          clause.passive &&
          ofPublished.test(page.text.slice(Math.max(0, clause.start - 90), clause.start))
        ) &&
        (isPlea(page, clause)
          ? clause.agentIs === me || (discourse.group.has(me) && plural.test(clause.agentIs))
          : clause.patientIs === me ||
            (discourse.group.has(me) &&
              plural.test(clause.patientIs) &&
              !(clause.patient?.kind === "role" && namesJewish.test(clause.patient.words)))),
    ),
    frames: discourse.frames.filter(
      (frame) => frame.person === 0 && !persecuted.test(page.sentences[frame.sentence]?.text ?? ""),
    ),
    denials: clauses.filter(
      (clause) =>
        clause.agentIs === me &&
        clause.class === "deny" &&
        !isDenialOfHistory(page, clause) &&
        !deniesThem(page, clause) &&
        !(/^(?:dispute|reject|contest)$/.test(clause.lemma) && !answersAccusation(page, clause)),
    ),
    admissions: clauses.filter((clause) => clause.agentIs === me && clause.class === "admit"),
    // "told to apologise", "refused to apologise": not said yet.
    apologies: clauses.filter(
      (clause) =>
        clause.agentIs === me &&
        clause.class === "apologise" &&
        !/\b(?:to|must|should|will|would|may|might|could|can|not|n't)\s+$/i.test(
          page.text.slice(Math.max(0, clause.start - 8), clause.start),
        ),
    ),
    // "branded a 'filthy Jew'": called names for what they are, accused of nothing.
    accusations: clauses.filter(
      (clause) =>
        clause.patientIs === me &&
        clause.class === "accuse" &&
        !(
          clause.passive &&
          /^ (?:as )?(?:an? )?["“‘'](?:\w+ ){0,3}(?:jew|jewish|kike|yid|zhid)\b/i.test(
            page.text.slice(clause.end, clause.end + 60),
          )
        ),
    ),
    inOffice: page.head !== 0 && isInOffice(page) && !answersThemselves(page, discourse),
    firm: (heads && soleAccused) || isFirm(page, discourse),
    authored: discourse.author === me && authoredWords(page).length > 0,
    witness:
      isStudent(page, about) ||
      clauses.some(
        (clause) =>
          clause.agentIs === me &&
          !clause.negated &&
          ((clause.class === "condemn" &&
            (!/^(?:oppose|protest|object)$/.test(clause.lemma) ||
              wrongdoing.test(page.text.slice(clause.end, clause.end + 90)))) ||
            (clause.lemma === "testify" && !inOwnDefence(page, clause))),
      ) ||
      page.mentions.some(
        (mention) =>
          mention.person === 0 &&
          /\btestimony (?:of|from) (?:[\w ]{0,30}, ?)?(?:\w+\.? )?$/i.test(
            page.text.slice(Math.max(0, mention.start - 50), mention.start),
          ),
      ),
    heldLiable:
      discourse.frames.some((frame) => frame.person === 0 && frame.kind === "liable") ||
      clauses.some((clause) => (clause.agentIs === me || clause.patientIs === me) && isHeldLiable(page, clause)),
    findings: clauses.filter((clause) => clause.class === "find" && inScope(clause)),
  };
}

/** What somebody stands up against who is no part of it: not "opposed the purchase of the textbook". */
const wrongdoing =
  /\b(?:anti-?semit\w*|anti-jewish|hat(?:e|red)\b|racis[mt]|bigot\w*|prejudice|remarks?|comments?|slurs?|posts?|words|language|statements?|attacks?|vandal\w*|graffiti|swastikas?|nazis?|neo-nazis?|abuse|treatment|discriminat\w*|persecution|violence|laws?|far right|extremis\w*|denial|that this)\b/i;

/** "for refusing to go on antisemitism training": nobody is refused anything. */
const refusesLessons = (page: PageReading, clause: ResolvedClause) =>
  clause.class === "refuse" &&
  /^(?: to)? (?:[\w-]+ ){0,6}?(?:training|courses?|workshops?|education|seminars?|classes|lessons?|programmes?|apologi[sz]e)\b/i.test(
    page.text.slice(clause.end, clause.end + 90),
  );

/** "lit the candle": nothing is set on fire. */
function lightsCandle(page: PageReading, clause: ResolvedClause): boolean {
  return (
    clause.lemma === "light" &&
    /^ (?:the |a |an |his |her |their |some |two |one |\w+ )?(?:\w+ )?(?:candles?|lamps?|lanterns?|menorahs?|cigarettes?|cigars?|pipe|stoves?|incense)\b/i.test(
      page.text.slice(clause.end, clause.end + 50),
    )
  );
}

/** "followed the prosecutor's case", "targeted the defence's argument", "approached the question": nobody is followed or targeted. */
function followsReasons(page: PageReading, clause: ResolvedClause): boolean {
  return (
    /^(?:follow|approach|target|confront|attack)$/.test(clause.lemma) &&
    /^ (?:[\p{L}'’-]+ ){0,4}?(?:case|advice|arguments?|recommendations?|rulings?|judg(?:e)?ments?|guidance|guidelines?|rules?|instructions?|procedures?|lead|example|precedents?|reasoning|submissions?|motions?|requests?|questions?|issues?|subject|topic|task|claims?|decisions?|findings)\b/iu.test(
      page.text.slice(clause.end, clause.end + 80).split(/[.;:,“”"]/)[0] ?? "",
    )
  );
}

/** "testified that the message was meant as a joke", "that she had been joking": of what they did themselves. */
function inOwnDefence(page: PageReading, clause: ResolvedClause): boolean {
  const said = page.text.slice(clause.end, clause.end + 160).split(/[.;]\s/)[0] ?? "";
  return (
    /\b(?:(?:was|were|is|had been|as|only) (?:\w+ ){0,3}(?:jok(?:e|ing)|sarcas\w*|meant|intended|misunderstood|provoked|drunk|satire)|(?:he|she) (?:had )?(?:only |never |not )?(?:meant|intended|mean|intend)|(?:his|her) own defen[cs]e|(?:did|had) not (?:mean|intend|meant|intended))\b/i.test(
      said,
    ) || /\b(?:own|his|her) defen[cs]e\b/i.test(said)
  );
}

const studies = quick(
  /\b(?:antisemiti\w*|anti-semiti\w*|anti-jewish|(?:hate|hatred|extremis\w+|far[- ]right|holocaust)) (?:\w+ )?(?:scholar|researcher|historian|expert|analyst|monitor|educator|watchdog|studies|campaigner)\b|\b(?:scholar|researcher|student|historian|expert|teacher|professor|authority|lecturer|book|study|studies|seminar|course|workshops?|trainings?|sessions?|class|exhibition|research|lecture|talk) (?:of|on|in|about|into) (?:the )?(?:\w+ ){0,3}(?:antisemiti\w*|anti-semiti\w*|anti-jewish|hate|hatred|prejudice|extremism|holocaust|racism|conspiracy)\b|\b(?:read|collect\w*|catalogu\w*|stud\w+|research\w*|teach\w*|taught|document\w*|track\w*|analys\w+|analyz\w+|archiv\w+) (?:\w+ ){0,3}(?:antisemitic|anti-semitic|anti-jewish|hate|nazi) (?:\w+ )?(?:pamphlets?|propaganda|literature|material|texts?|books?|leaflets?|tropes?|rhetoric|posters?|caricatures?|cartoons?)\b|\b(?:education|learning|outreach|programmes|programs|curator|docent|guide|educator|facilitator|trainer)\b[^.;]{0,50}\b(?:holocaust|jewish|tolerance|memorial) (?:\w+ )?(?:museum|cent(?:er|re)|memorial|foundation|trust)\b|\b(?:anti-?bias|anti-?hate|anti-?racism|anti-?prejudice|tolerance|holocaust) (?:\w+ )?(?:training|trainer|workshops?|education|educator|facilitator|programmes?|programs?)\b/i,
);

/** Whoever studies or teaches it says aloud what they study: the page tells so of this person, before any step against them. */
function isStudent(page: PageReading, about: ReadonlySet<number>): boolean {
  return [...about].some((index) => {
    const sentence = page.sentences[index];
    return (
      sentence?.kind === "main" &&
      sentence.index < 6 &&
      studies.test(ownText(page, sentence)) &&
      !sentToLessons.test(ownText(page, sentence))
    );
  });
}

/** "must complete a course on antisemitism": what a body makes them learn. */
const sentToLessons =
  /\b(?:must(?: also)?|(?:ordered|told|required|asked|instructed|obliged|made|sentenced|agreed) to|(?:has|have|had) to|will) (?:also )?(?:attend|complete|undertake|undergo|take|do|sit through|follow)\b/i;

/** "denied a Jewish employee leave", "denied them service": nothing is denied of what they are accused of. */
function deniesThem(page: PageReading, clause: ResolvedClause): boolean {
  return /^ (?:(?:an?|the|his|her|two|three|several|some) )?(?:(?:\w+ ){0,2}jewish (?:\w+ )?\w+|him|her|them|famil(?:y|ies)|customers?|tenants?|applicants?|students?|employees?|guests?|couples?|(?:service|entry|access|admission|housing|leave|accommodation)(?= to))\b(?! (?:abuse|harass\w*|slur\w*|claim\w*|allegation\w*|conspira\w*))/i.test(
    page.text.slice(clause.end, clause.end + 60),
  );
}

const deniedHistory =
  /^\s*(?:(?:in|on|at|before|during) (?:an?|the|his|her|two|several) (?:[\w'’-]+ ){1,4})?(?:that )?(?:there (?:was|were|had been|had ever been) (?:any |an? |ever )?)?(?:(?:(?:large |some |all )?parts|aspects|elements|the (?:very )?(?:existence|reality|scale|extent|scope|fact|truth|facts|history|occurrence)) of )?(?:the )?(?:nazi |jewish )?(?:holocaust|shoah|gas chambers|gassings?|genocide of (?:the )?(?:european )?jews|(?:mass |systematic |nazi )?(?:murder|extermination|killing)s? of (?:the |six million |millions of |europe's |european )*jews)\b/i;

/** "convicted of denying the Holocaust" denies no accusation: what is denied is the Holocaust. */
export function isDenialOfHistory(page: PageReading, clause: { end: number }): boolean {
  return deniedHistory.test(page.text.slice(clause.end, clause.end + 90));
}

/**
 * A step or words whose doer is given by name, by a label of the case, or by a pronoun in a paragraph
 * that has named the subject and nobody else since.
 */
function isFirm(page: PageReading, discourse: Discourse): boolean {
  if (discourse.isParty || discourse.group.has(me) || discourse.frames.some((frame) => frame.person === 0)) return true;
  if (page.turns.some((turn) => "person" in turn.speaker && turn.speaker.person === 0) || discourse.author === me) return true;
  const near = (actor: ActorAt | null, sentence: number): boolean => {
    if (!actor) return false;
    if (actor.kind === "person") return true;
    const block = page.sentences[sentence]?.block;
    const before = page.mentions.filter(
      (mention) =>
        mention.start < actor.start &&
        page.sentences.some((s) => s.block === block && mention.start >= s.start && mention.end <= s.end),
    );
    const last = before.findLastIndex((mention) => mention.person === 0);
    if (last >= 0) return before.slice(last + 1).every((mention) => mention.person === 0 || discourse.sure.has(actor));
    // A new paragraph that names nobody goes on about the last one's subject.
    return (
      before.length === 0 &&
      discourse.sure.has(actor) &&
      (page.sentences[sentence - 1]?.mentions.every((mention) => mention.person === 0) ?? false)
    );
  };
  return discourse.clauses.some((clause) => {
    if (clause.negated) return false;
    if (
      stepClasses.has(clause.class) ||
      actClasses.has(clause.class) ||
      /^(?:say|write|admit|apologise|deny)$/.test(clause.class)
    ) {
      return (
        (clause.patientIs === me && stepClasses.has(clause.class) && near(clause.patient, clause.sentence)) ||
        (clause.agentIs === me &&
          near(clause.agent, clause.sentence) &&
          (clause.class === "plead" ||
            // "Ana Ruiz admitted sending antisemitic threats": by name, and what it was.
            (clause.agent?.kind === "person" &&
              clause.class !== "deny" &&
              /\banti-?semit|\bjew/i.test(page.text.slice(clause.start, page.sentences[clause.sentence]?.end ?? clause.end))) ||
            hostility(page.text.slice(clause.start, page.sentences[clause.sentence]?.end ?? clause.end)) >= 1))
      );
    }
    return false;
  });
}

const offices =
  /^(?:det|sgt|insp|supt|lt|capt|maj|chief|lieutenant|captain|inspector|superintendent|agent|sheriff|trooper|recorder|coroner|lawyer|attorney|solicitor|barrister|counsel|prosecutor|judge|justice|magistrate|detective|sergeant|spokesman|spokeswoman|spokesperson|psychiatrist|psychologist|reporter|journalist|historian|expert|constable|sheriff|commissioner|ombudsman|referee|rabbi|survivor|headteacher)$/;

/** "County Commissioner Ana Ruiz": elected, and answers for what is said at the meeting; a commissioner of police or of a league is in office. */
function isElected(page: PageReading): boolean {
  return page.mentions.some(
    (mention) =>
      mention.person === 0 &&
      /\b(?:county|city|town|township|village|borough|parish|park|port|district|fire district|water|utility|agriculture|land) commissioner $/i.test(
        page.text.slice(Math.max(0, mention.start - 40), mention.start),
      ),
  );
}

/** "One of his lawyers, Ana Ruiz, who told the judges …, was herself sentenced": no longer in the case by her office. */
function answersThemselves(page: PageReading, discourse: Discourse): boolean {
  return discourse.frames.some(
    ({ person, kind, sentence }) =>
      person === 0 &&
      /^(?:plead|convict|sentence)$/.test(kind) &&
      /\b(?:was|were|has been) (?:himself|herself)\b/i.test(page.sentences[sentence]?.text ?? ""),
  );
}

function isInOffice(page: PageReading): boolean {
  if (page.people[0]?.titles.some((title) => offices.test(title) && !(title === "commissioner" && isElected(page)))) return true;
  if (
    page.mentions.some(
      (mention) =>
        mention.person === 0 && /\b[Ss]urvivor,? $/.test(page.text.slice(Math.max(0, mention.from - 11), mention.from)),
    )
  )
    return true;
  // "the presiding judge, Ana Ruiz, followed": by the office whose word stands before the name.
  if (
    page.mentions.some(
      (mention) =>
        mention.person === 0 &&
        /\b(?:the|a|an|its|their|[Pp]residing|[Tt]rial|[Ss]entencing|[Ii]nvestigating) (?:[\p{L}-]+ )?(?:judge|justice|magistrate|prosecutor|recorder|coroner|adjudicator|sheriff),? $/u.test(
          page.text.slice(Math.max(0, mention.from - 60), mention.from),
        ),
    )
  )
    return true;
  // "Ana Ruiz, prosecuting, said", "Ben Foss, for the Crown, told".
  if (
    page.mentions.some(
      (mention) =>
        mention.person === 0 &&
        /^, (?:prosecuting|defending|mitigating|presiding|for the (?:crown|prosecution|defen[cs]e|state|government|people)),/i.test(
          page.text.slice(mention.end, mention.end + 40),
        ),
    )
  )
    return true;
  return page.sentences.some((sentence) =>
    sentence.reading.apposed.some(
      ([role, person]) =>
        role.kind !== "person" && "noun" in role && offices.test(role.noun) && person.kind === "person" && person.person === 0,
    ),
  );
}

/** Beside people whom the page only clears all of it is the subject's case, but for what the page says of them. */
function scopeBesideCleared(page: PageReading, discourse: Discourse, others: readonly string[]): Set<number> {
  const scope = new Set<number>();
  let apart = -1;
  for (const sentence of page.sentences) {
    const set = discourse.involved[sentence.index] ?? new Set();
    const isTheirs = others.some((who) => set.has(who));
    if (set.has(me)) apart = -1;
    else if (isTheirs) apart = sentence.block;
    if (sentence.kind !== "byline" && (set.has(me) || (!isTheirs && sentence.block !== apart))) scope.add(sentence.index);
  }
  return scope;
}

const setApart =
  /^(?:in|at) (?:an?|the) (?:separate|unrelated|different|second|other) (?:case|incident|matter|trial|hearing|attack|episode|investigation)\b|^in another (?:case|incident|matter|trial|attack|episode|investigation)\b|^separately\b|^(?:last|earlier this) (?:month|year|week), (?:another|an unrelated)\b/i;

/** "Nobody has been charged over it", "nothing links the two": of whoever was charged with something. */
const unsolved =
  /\b(?:no[ -]?one|nobody) (?:has|had) (?:yet |so far )?been (?:arrested|charged|caught|identified)\b|\bno arrests? (?:has|have|had) (?:yet )?been made\b|\bno (?:suggestion|evidence|indication|sign)\b[^.;]{0,30}\b(?:he|she|they|either (?:man|woman|of them)|link\w* (?:him|her|them|the (?:two|incidents|cases|attacks)))\b[^.;]{0,30}(?:involved|responsible|behind|connected|to the)\b|\b(?:nothing to|not(?: being)?) (?:link|connect)(?:ed|s)? (?:the (?:two|incidents|cases|attacks)|them)\b/i;

/**
 * Takes out the paragraphs of another case that do not name the subject: they begin one, or say that nobody was caught for it. "In a separate
 * hearing the charges were dismissed" stays: how a case ended may be how theirs did.
 */
function withoutOtherCases(page: PageReading, scope: ReadonlySet<number>): Set<number> {
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const others = new Set(
    main
      .filter(
        ({ index, block, text }) => unsolved.test(text) || (page.sentences[index - 1]?.block !== block && setApart.test(text)),
      )
      .map(({ block }) => block),
  );
  const kept = new Set(
    page.sentences
      .filter(({ mentions, text }) => mentions.some(({ person }) => person === 0) || clearedWords.test(text))
      .map(({ block }) => block),
  );
  return new Set(
    [...scope].filter((index) => {
      const block = page.sentences[index]?.block ?? -1;
      return kept.has(block) || !others.has(block);
    }),
  );
}

/**
 * The page's main case is the subject's, or that of those charged with them: it opens with it, and whoever else it accuses
 * ("in a related case", "last year") has paragraphs of their own further down. All of the page but those; null where the
 * cases are told together.
 */
function apartFrom(page: PageReading, discourse: Discourse, about: ReadonlySet<number>): Set<number> | null {
  const isOurs = (who: string) => who === me || (discourse.group.has(me) && discourse.group.has(who));
  const others = [...discourse.accused].filter((who) => !isOurs(who) && !isOnlyCleared(page, discourse, who));
  if (others.length === 0) return null;
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const opens = main.slice(0, 3).some(({ index }) => about.has(index));
  if (!opens) return null;
  const ofOurs = new Set<number>();
  const ofOthers = new Set<number>();
  let firstOther = Infinity;
  for (const { index, block } of main) {
    const set = [...(discourse.involved[index] ?? [])];
    if (set.some(isOurs)) ofOurs.add(block);
    if (set.some((who) => others.includes(who))) {
      ofOthers.add(block);
      firstOther = Math.min(firstOther, index);
    }
  }
  // Told in one paragraph, or the other first: not apart. "In an unrelated case, Ben Foss …" is, wherever it stands but at the head.
  const early = page.sentences[firstOther];
  const isEarly = main.slice(0, 3).some(({ index }) => index >= firstOther);
  const isSetApart = early !== undefined && early.index !== main[0]?.index && setApart.test(early.text);
  if ([...ofOthers].some((block) => ofOurs.has(block)) || (isEarly && !isSetApart)) return null;
  const mates = [...discourse.accused].filter((who) => who !== me && isOurs(who));
  const scope = new Set<number>();
  for (const { index, block, kind } of page.sentences) {
    const set = discourse.involved[index] ?? new Set();
    if (kind !== "byline" && !ofOthers.has(block) && (set.has(me) || !mates.some((who) => set.has(who)))) scope.add(index);
  }
  return scope;
}

/**
 * What of the page is about the subject's case. All of the main text when only one person is accused
 * in it; in a list, the entries that name them; otherwise the sentences that mean them and the run of
 * text up to the next accused person.
 */
/** "The pair sprayed …", "They had met online": several, of whom the paragraph has told before it names somebody else. */
const ofSeveral =
  /^(?:The (?:pair|two|three|four|five|men|women|trio|duo|couple|brothers|sisters|defendants|group|gang|teenagers|students)|They|Both)\b/;

function scopeOf(
  page: PageReading,
  discourse: Discourse,
  about: ReadonlySet<number>,
  { isAccused, listed }: { isAccused: boolean; listed: boolean },
): Set<number> {
  const scope = new Set<number>();
  const others = [...discourse.accused].filter((who) => who !== me);
  if (listed) {
    const blocks = new Set(
      page.mentions
        .filter((m) => m.person === 0)
        .map((m) => page.sentences.find((s) => m.start >= s.start && m.end <= s.end)?.block),
    );
    for (const sentence of page.sentences)
      if (blocks.has(sentence.block) && (about.has(sentence.index) || discourse.group.has(me) || !ofSeveral.test(sentence.text)))
        scope.add(sentence.index);
    return scope;
  }
  const together =
    discourse.group.has(me) && others.every((who) => discourse.group.has(who) || isOnlyCleared(page, discourse, who));
  if (together) {
    // Charged together: all of the case, but for what is said of the others alone.
    for (const sentence of page.sentences) {
      const set = discourse.involved[sentence.index] ?? new Set();
      if (sentence.kind !== "byline" && (set.has(me) || !others.some((who) => set.has(who)))) scope.add(sentence.index);
    }
    return scope;
  }
  // Only where the page opens with the subject: in a round-up the cases before theirs are others'.
  const opens = page.sentences.filter(({ kind }) => kind === "main").slice(0, 2);
  if (
    isAccused &&
    others.length > 0 &&
    opens.some(({ index }) => about.has(index)) &&
    others.every((who) => isOnlyCleared(page, discourse, who))
  )
    return scopeBesideCleared(page, discourse, others);
  if (others.length === 0 || !isAccused) {
    for (const sentence of page.sentences) if (sentence.kind !== "byline") scope.add(sentence.index);
    if (others.length === 0) return scope;
    scope.clear();
  }
  let running = false;
  let block = -1;
  for (const sentence of page.sentences) {
    const set = discourse.involved[sentence.index] ?? new Set();
    const hasMe = set.has(me);
    const hasOther = others.some((who) => set.has(who));
    if (hasMe) running = true;
    else if (hasOther || (sentence.block !== block && !set.has(me) && [...set].some((who) => /^p/.test(who)))) running = false;
    if (running || hasMe) scope.add(sentence.index);
    block = sentence.block;
  }
  // What a paragraph tells before it names the only one it accuses is of their case: "The windows were shot out. Police arrested X."
  for (const index of scope) {
    const sentence = page.sentences[index];
    if (!sentence || scope.has(index - 1)) continue;
    const before = page.sentences.filter((other) => other.block === sentence.block && other.index < index);
    if (before.some((other) => [...(discourse.involved[other.index] ?? [])].some((who) => /^p/.test(who)))) continue;
    for (const other of before) scope.add(other.index);
  }
  for (const index of about) scope.add(index);
  for (const frame of discourse.frames) if (frame.person === 0) scope.add(frame.sentence);
  // What the page opens with, before it names anybody, is told of those charged together whom it names first.
  const opener = page.mentions[0];
  if (isAccused && discourse.group.has(me) && opener && discourse.group.has(`p${opener.person}`))
    for (const { index, end, kind } of page.sentences) if (kind !== "byline" && end <= opener.start) scope.add(index);
  if (discourse.group.has(me))
    for (const sentence of page.sentences)
      if ([...(discourse.involved[sentence.index] ?? [])].some((who) => plural.test(who))) scope.add(sentence.index);
  return scope;
}

/**
 * "In the second incident, a family were called …" and in the next paragraph "Ana Ruiz, 29, has been charged": the paragraph of what happened,
 * which names nobody, before the one that first names the subject. Only where nobody else was accused before it, or it begins a case of its own.
 */
function toldBefore(page: PageReading, discourse: Discourse, others: readonly string[]): number[] {
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const first = main.find(({ mentions }) => mentions.some(({ person }) => person === 0));
  if (!first) return [];
  const before = main.filter(({ block }) => block < first.block);
  const told = before.filter(({ block }) => block === before.at(-1)?.block);
  const opening = told[0];
  const names = (index: number) => [...(discourse.involved[index] ?? [])].some((who) => /^p/.test(who));
  // "A judge ruled that a man accused of it is not competent to stand trial": how it ended, which is nobody's until the page says whose.
  if (!opening || told.some(({ index, text }) => names(index) || clearedWords.test(text))) return [];
  const isOwnCase =
    setApart.test(opening.text) ||
    before.every(({ index }) => !others.some((who) => discourse.involved[index]?.has(who) === true));
  // "Two people have been charged following separate antisemitic incidents": of each of them.
  const lead = main[0] && ofSeparateCases.test(main[0].text) && !names(main[0].index) ? [main[0].index] : [];
  return isOwnCase ? [...lead, ...told.map(({ index }) => index)] : lead;
}

/**
 * The sentence goes on, in one paragraph, about the subject whom a sentence before it means: nobody else whom the page
 * accuses stands between.
 */
export function goesOn(
  page: PageReading,
  discourse: Discourse,
  about: ReadonlySet<number>,
  sentence: Pick<Sentence, "index" | "block">,
): boolean {
  const accusesAnother = (index: number) =>
    [...(discourse.involved[index] ?? [])].some((who) => who !== me && discourse.accused.has(who));
  for (let index = sentence.index; index >= 0 && page.sentences[index]?.block === sentence.block; index -= 1) {
    if (about.has(index) && index < sentence.index) return !accusesAnother(index);
    if (accusesAnother(index)) return false;
  }
  return false;
}

function isAttributedToAnother(page: PageReading, sentence: Sentence, start: number): boolean {
  return sentence.mentions.some(
    (mention) =>
      mention.person !== 0 &&
      mention.end < start &&
      /\battributed to (?:\w+\.? )?$/i.test(page.text.slice(sentence.start, mention.from)),
  );
}

/** "A man called Ana Ruiz a '…'": the words that begin at `start` are said to the subject by name. */
export function isAddressed(page: PageReading, start: number): boolean {
  return page.mentions.some(
    (mention) =>
      mention.person === 0 &&
      mention.end <= start &&
      /^,? (?:an? |the |just another )?["“']?$/.test(page.text.slice(mention.end, start)) &&
      /\b(?:called|calling|calls|branded|labell?ed|dubbed|shouted at|yelled at|told) $/i.test(
        page.text.slice(Math.max(0, mention.from - 14), mention.from),
      ),
  );
}

/** The object right before the words is a pronoun for the subject: they are somebody else's, said to or of them. */
function isSaidTo(page: PageReading, discourse: Discourse, start: number, byAnother = false): boolean {
  const sentence = page.sentences.find((one) => one.start <= start && one.end > start);
  const before = sentence ? page.text.slice(sentence.start, start) : "";
  // "pulled down a sign reading '…'".
  if (isAddressed(page, start) || (takesSign.test(before) && !/[;.]/.test(before.slice(before.search(takesSign))))) return true;
  if (sentence && isCalledSo(page, discourse, sentence, start)) return true;
  return discourse.meant.some(
    (actor) =>
      actor.kind === "pronoun" &&
      !actor.possessor &&
      (byAnother || discourse.sure.has(actor)) &&
      actor.end <= start &&
      start - actor.end <= 6 &&
      /^(?:him|her)$/i.test(page.text.slice(actor.start, actor.end)) &&
      /^,?(?: an?| the| that)?,? ?["“']?$/i.test(page.text.slice(actor.end, start)) &&
      /\b(?:call|told|tell|brand|label|dubb|shouted at|yelled at|text|messag)\w* $/i.test(
        page.text.slice(Math.max(0, actor.start - 14), actor.start),
      ),
  );
}

/** The subject stands in the sentence before the words, as who does something. */
const isNamedOrMeant = (page: PageReading, sentence: PageReading["sentences"][number], until: number): boolean =>
  sentence.mentions.some(({ person, start }) => person === 0 && start < until) ||
  /\b(?:he|she)\b/i.test(page.text.slice(sentence.start, until));

const calledSo =
  / (?:was|were|is|had been|has been|having been|being|got)(?: \w+ly| also| once| then)? (?:called|branded|dubbed|labell?ed|nicknamed|referred to as|greeted with|met with|told|(?:taunted|mocked|abused|jeered|insulted|derided|addressed) (?:as|with))(?: an?| the| that| cries of| shouts of)*,? ?["“'‘]?$/i;

/** "During the match he had been called a '…'": said of the subject, who is the last to stand before it. */
function isCalledSo(page: PageReading, discourse: Discourse, sentence: PageReading["sentences"][number], start: number): boolean {
  const before = page.text.slice(sentence.start, start);
  const at = before.search(calledSo);
  if (at < 0) return false;
  const end = sentence.start + at;
  return (
    sentence.mentions.some(
      ({ person, from, end: last }) =>
        person === 0 && last === end && !/\b(?:by|of|with|to|for|from) $/i.test(page.text.slice(Math.max(0, from - 6), from)),
    ) || discourse.meant.some((actor) => actor.end === end && actor.start >= sentence.start)
  );
}

const oneMore =
  /\b(?:another|(?:a|the) (?:second|third|fourth|fifth|sixth|other|last|remaining)|one) (?:[\w-]+ )?(?:man|woman|student|teenager|defendant|suspect|person|player|officer|member|brother|friend),? $|\bco-?(?:defendant|accused),? $/i;
/** "A third man, Ana Ruiz, was acquitted", "the charges against Ana Ruiz were dropped": beside those whom the page told of before. */
function isBroughtInAsOneMore(page: PageReading, person: number): boolean {
  const first = page.mentions.find((mention) => mention.person === person);
  const sentence = page.sentences.find(({ start, end }) => first !== undefined && start <= first.start && first.end <= end);
  if (!first || !sentence) return false;
  const ahead = page.text.slice(sentence.start, first.from);
  return oneMore.test(ahead) || droppedAgainst.test(ahead);
}

/** A round-up in plain paragraphs: three accused or more, hardly a paragraph about two of them. */
function isRoundUp(page: PageReading, discourse: Discourse): boolean {
  if (discourse.accused.size < 3 || discourse.together) return false;
  // "Ana Ruiz was sentenced, and so was Ben Foss. … A third man, Cal Marsh, was acquitted": of one case, and one who has no part in it.
  const cleared = [...discourse.accused].filter((who) => who !== me && isOnlyCleared(page, discourse, who));
  const answering = [...discourse.accused].filter((who) => !cleared.includes(who));
  const isOneCase =
    answering.every((who) => discourse.group.has(who)) ||
    cleared.every((who) => isBroughtInAsOneMore(page, Number(who.slice(1))));
  // Not of two who come in far down on a page about somebody else: "PC Ana Ruiz and PC Ben Foss were dismissed" for another matter.
  const first = new Set(page.mentions.flatMap(({ person, kind }) => (kind === "full" ? [`p${person}`] : [])));
  const isOpened = [...first].slice(0, 2).some((who) => answering.includes(who));
  if (answering.length < 3 && isOneCase && isOpened) return false;
  // One who did it, and those who were acquitted beside them.
  if (discourse.accused.has(me) && [...discourse.accused].every((who) => who === me || isOnlyCleared(page, discourse, who)))
    return false;
  const blocksOf = new Map<number, Set<string>>();
  for (const mention of page.mentions) {
    const who = `p${mention.person}`;
    if (!discourse.accused.has(who)) continue;
    const block = page.sentences.find((sentence) => mention.start >= sentence.start && mention.end <= sentence.end)?.block;
    if (block !== undefined) blocksOf.set(block, (blocksOf.get(block) ?? new Set()).add(who));
  }
  // Charged together, each on a line of its own: one case.
  if (
    discourse.group.has(me) &&
    [...blocksOf.values()].some((people) => !people.has(me) && [...people].some((who) => discourse.group.has(who)))
  )
    return false;
  const firsts = [...blocksOf.values()];
  // "Ana Ruiz, 24, Ben Foss, 22, and Cal Marsh, 21, pleaded guilty": all in one breath.
  if (isOpened && firsts.length < 2 && [...discourse.accused].every((who) => discourse.group.has(who))) return false;
  const apart = firsts.filter((people) => people.size === 1 || [...people].every((who) => discourse.group.has(who)));
  const seen = new Map<string, number>();
  for (const people of firsts) for (const who of people) seen.set(who, (seen.get(who) ?? 0) + 1);
  return apart.length === firsts.length && [...seen.values()].every((count) => count === 1);
}

const callsNames = /^(?:call|brand|label|dub)$/;

/** "was stopped, then punched and called 'Jewish pig'": whoever calls somebody names says whom. */
function isCalledThat(page: PageReading, quote: ResolvedQuote): boolean {
  return (
    quote.side === "before" &&
    quote.clause !== null &&
    callsNames.test(quote.clause.lemma) &&
    /^(?: as)?(?: an?)? $/.test(page.text.slice(quote.clause.end, quote.quote.start))
  );
}

function isOfManner(page: PageReading, quote: ResolvedQuote, words: string): boolean {
  return (
    quote.side === "before" &&
    quote.clause !== null &&
    /^(?:like|as) /i.test(words) &&
    /^(?:write|speak|talk|sing|act|say|sound|look|behave|argue|joke)$/.test(quote.clause.lemma) &&
    /^ $/.test(page.text.slice(quote.clause.end, quote.quote.start))
  );
}

const someone =
  "(?:he|she|somebody|someone|one of them|(?:an?|the|this|that) (?!jews?\\b)(?:[\\w-]+ ){0,3}(?:man|woman|owner|manager|teacher|officer|driver|official|defendant|player|candidate|person|boss|landlord|neighbou?r|student|employee|colleague|preacher|speaker|author|company|school|club|hotel|shop))";
const saidOfJews = new RegExp(
  `^(?:(?!\\b(?:I|we|you|jews?|jewish)\\b)[^.!?;])*\\b${someone} (?:had |has |have |can |could |then )?(?:said|told|tells|wrote|writes|write|put in writing|put it in writing|posted|claimed|announced|informed|shouted|yelled|boasted)\\b(?:(?!\\b(?:I|we)\\b)[^.!?;]){0,60}\\bjew|\\bto be told (?:that )?(?:(?!\\bI\\b)[^.!?;]){0,60}\\bjew`,
  "i",
);

/** "A business owner put in writing that he did not take Jewish groups," who tells of it says: another's words. */
const tellsWhatAnotherSaid = (words: string) =>
  saidOfJews.test(words) && !/\b(?:(?:was|were|is) right|it['’]?s true|true)\b/i.test(words);

/** 'described the article as "a wicked libel upon the Jewish people"': what is said of words, against them. */
function judgesWords(lead: string, words: string): boolean {
  return (
    /\b(?:describ|call|brand|label|denounc|condemn|characteri[sz]|dismiss)\w* (?:the|this|that|these|those|his|her|their|it|them|[\w~]+['’]s?)(?: [\w~-]+){0,3}(?: as)?:?$/i.test(
      lead,
    ) &&
    /\b(?:libel|slander|slur|smear|hatred|hate|hateful|insult|attack|calumny|defamation|lies?|poison|venom|incitement|affront)s?\b[^.!?;]{0,30}\b(?:up)?(?:on|of|about|against|towards?|to|at)\b[^.!?;]{0,25}\bjew/i.test(
      words,
    )
  );
}

/** "stated that he had wanted '…'": nobody but oneself knows what one wanted. */
const ofOwnWill =
  /~ [^.;]{0,60}\b(?:stat(?:ed|es)|said|says|told [\w~ ]{2,30}|testified|explained|declared|boasted|wrote) that (?:he|she|~) (?:had |has )?(?:wanted|intended|meant|planned|hoped|decided|dreamt|dreamed)$/i;

const ofTheConvicted =
  /\b(?:convicted|accused|suspected|acquitted|cleared|found) (?:an?|the|one|another|two) (?:[\w-]+ ){1,4}(?:guilty )?of (?:\w+ly )?[a-z]+ing\b[^.;]*$/i;

function quotedWords(
  page: PageReading,
  discourse: Discourse,
  scope: ReadonlySet<number>,
  soleAccused: boolean,
  about: ReadonlySet<number>,
): OwnWords[] {
  const toldOf = new Set<number>();
  const found: OwnWords[] = [];
  for (const told of discourse.quotes) {
    const sentence = page.sentences[told.sentence];
    if (!sentence || sentence.kind !== "main") continue;
    const isOurs =
      isOursToo(page, discourse, sentence, told.speaker) || (discourse.group.has(me) && soleAccused && plural.test(told.speaker));
    const quote = isOurs ? { ...told, speaker: me } : told;
    const words = withoutMentioned(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd));
    const together = discourse.quotes
      .filter((other) => other.sentence === quote.sentence && other.speaker === quote.speaker)
      .map((other) => page.text.slice(other.quote.innerStart, other.quote.innerEnd))
      .join(" … ");
    if (quote.speaker !== me && relayedWords(quote, words, soleAccused && scope.has(quote.sentence))) {
      const relayedLevel = hostility(words.replace(/(?<!\w)['‘’"“”]|['‘’"“”](?!\w)/g, " "));
      if (relayedLevel > 0)
        found.push({
          start: quote.quote.start,
          end: quote.quote.end,
          level: relayedLevel,
          by: "case",
          recited: false,
          doubted: false,
          explicit: false,
          sentence: quote.sentence,
        });
      continue;
    }
    // "I, Ana Ruiz, say": the speaker names themselves, and it is not the subject.
    const named = page.mentions.find(
      (mention) =>
        mention.start > quote.quote.start &&
        mention.end < quote.quote.end &&
        /\bI(?:,| am|'m)\s*$/.test(page.text.slice(quote.quote.start, mention.from)),
    );
    if (named && named.person !== 0) continue;
    const weigh = quote.speaker === me ? ownHostility : hostility;
    const level = Math.max(
      weigh(words),
      weigh(together),
      ...(quote.speaker === me ? [...inContext(page, sentence, quote, words), ...confessed(words)].map(ownHostility) : []),
      // "posts that called the Holocaust '…'".
      ...(quote.how === "artefact" &&
      /^(?:call|describe|label|brand|say|claim|allege|suggest|assert|argue|state|imply|insist|declare)$/.test(
        quote.clause?.lemma ?? "",
      )
        ? inContext(page, sentence, quote, words).map(ownHostility)
        : []),
    ) as Hostility;
    if (level === 0) continue;
    let by: OwnWords["by"] | null = null;
    // "told his followers that she had 'chanted for …'": what somebody else is said to have done.
    if (
      quote.speaker === me &&
      /\bthat (?:he|she|they|it|~) (?:had|has|have|was|were)(?: \w+)?$/.test(quote.lead) &&
      !ofOwnWill.test(quote.lead) &&
      !/~ (?:has |had |later |also )*(?:admit\w*|acknowledg\w*|confess\w*|conced\w*)(?: [\w~]+){0,3} that (?:he|she|~) (?:had|has)(?: \w+)?$/.test(
        quote.lead,
      )
    )
      continue;
    // "told the meeting that a developer had tried to '…'": what is said of the developer, in the words of who tells it.
    if (
      quote.speaker === me &&
      /\bthat [\w~ -]{1,40} (?:had |has |have )?(?:tried|wanted|attempted|meant|sought) to$/.test(quote.lead)
    ) {
      toldOf.add(quote.sentence);
      continue;
    }
    if (quote.speaker === me && toldOf.has(quote.sentence)) continue;
    // "The words attributed to Ben Foss, by Ana Ruiz and by the referee, were …".
    if (quote.speaker === me && isAttributedToAnother(page, sentence, quote.quote.start)) continue;
    // "The first message said she wrote 'like all the Jews'": how somebody else says that she writes.
    if (quote.speaker === me && (isOfManner(page, quote, words) || isCalledThat(page, quote))) continue;
    // "spectators behind his goal had called him '…'", "the first emails called her a '…'": said to them, not by them.
    if (isSaidTo(page, discourse, quote.quote.start, quote.speaker !== me && !isNamedOrMeant(page, sentence, quote.quote.start)))
      continue;
    // "She sat on the bench that convicted a builder of shouting '…'": the builder's.
    if (
      quote.clause?.agent?.kind !== "role" &&
      ofTheConvicted.test(page.text.slice(sentence.start, quote.quote.start)) &&
      quote.speaker === me
    )
      continue;
    if (quote.speaker === me) by = "own";
    else if (
      quote.how === "artefact" &&
      scope.has(quote.sentence) &&
      (soleAccused ||
        about.has(quote.sentence) ||
        othersComeLater(page, discourse, sentence) ||
        (level >= 2 && discourse.accused.has(me) && goesOn(page, discourse, about, sentence)))
    )
      by = "thing";
    else if (quote.how === "unattributed" && quote.toldBy !== me && soleAccused && scope.has(quote.sentence)) by = "case";
    if (!by) continue;
    // "A heckler shouted '…'": whoever the sentence brings in.
    if (by !== "own" && bringsInAnother(page, sentence.index)) continue;
    found.push({
      start: quote.quote.start,
      end: quote.quote.end,
      level,
      by,
      recited:
        (quote.speaker === me && (tellsWhatAnotherSaid(words) || judgesWords(quote.lead, words))) ||
        // Read out by somebody; a post reads what its writer put there.
        (quote.clause?.class === "read" && (quote.clause.agent !== null || quote.how !== "artefact")) ||
        (quote.speaker === me &&
          repeats.test(page.text.slice(Math.max(sentence.start, quote.quote.start - 120), quote.quote.start))) ||
        (quote.speaker === me && readsOut(page, discourse, quote)) ||
        (quote.speaker === me && isRelayed(page, discourse, sentence, quote)) ||
        // "says the word '…'": said of a word; "used the word" is not.
        (quote.clause?.lemma === "say" &&
          words.length < 24 &&
          /\bsa(?:y|ys|id|ying) the words?$/.test(quote.lead) &&
          !/^["”'’]? (?:to|at|about|of|towards?) /.test(page.text.slice(quote.quote.end, quote.quote.end + 10))) ||
        // "read aloud an anonymous message that had been posted on an app: '…'".
        /\bread (?:aloud|out) (?:an?|the|one of|several|some|from) [^.;"“]{0,140}$/i.test(
          page.text.slice(Math.max(sentence.start, quote.quote.start - 180), quote.quote.start),
        ) ||
        (!citedFrom.test(quote.lead) &&
          /\b(?:read(?:ing)? (?:aloud|out|from)|quot(?:es?|ed(?! (?:in|by|from) )|ing)|cit(?:es?|ed|ing)|recit\w+|translat\w+)\b(?! (?:~|his|her|sermons?|posts?|remarks?|comments?|messages?))/.test(
            quote.lead,
          )),
      doubted:
        (quote.clause?.negated === true && !isNegatedInSpeech(discourse, quote)) ||
        quote.clause?.hedged === true ||
        (isSecondHand(ownText(page, sentence), page) &&
          !isOfCharge(page, discourse, sentence) &&
          !isShared(page, discourse, sentence, quote.quote.start)),
      explicit: by === "own" && isExplicit(page, discourse, quote),
      hearsay:
        quote.speaker === me && (isHearsay(page, discourse, sentence, quote.clause) || isOfAnothersTurn(page, quote.quote.start)),
      sentence: quote.sentence,
    });
  }
  return found;
}

const ofThePosts =
  /^(?:the|her|his|one|another|a)(?: (?:first|second|third|fourth|other|last|latest|further|later|earlier|of (?:the|his|her|their|these|those)))?(?: [\w-]+)? ?(?:posts?|tweets?|messages?)\b[^.;“"]{0,60}? (?:shared|linked to|was an?|contained|carried|showed|promoted|reposted)\b/i;

/** "shared an article which said that Jews …", "The second post linked to a blog that said": what they pass on, they put into the world. */
function isShared(page: PageReading, discourse: Discourse, sentence: Sentence, at: number): boolean {
  // "jailed its author": the page is after whoever made it.
  if (/\b(?:its|whose) (?:author|maker|creator|writer|owner)\b/i.test(page.text)) return false;
  // Whoever answers for nothing on the page may have shared it to warn of it.
  const answers =
    discourse.accused.has(me) ||
    discourse.clauses.some(
      (clause) =>
        !clause.negated &&
        ((clause.patientIs === me && (legal.has(clause.class) || clause.class === "condemn" || clause.class === "accuse")) ||
          (clause.agentIs === me && /^(?:apologise|apologize|delete|resign)$/.test(clause.lemma))),
    ) ||
    discourse.frames.some(({ person }) => person === 0);
  if (!answers) return false;
  return (
    ofThePosts.test(sentence.text) ||
    discourse.clauses.some(
      (clause) =>
        clause.sentence === sentence.index &&
        clause.agentIs === me &&
        /^(?:share|post|repost|retweet|tweet|link|promote|publish|circulate|distribute)$/.test(clause.lemma) &&
        clause.end <= at &&
        !clause.negated &&
        !clause.hedged &&
        /\b(?:articles?|stor(?:y|ies)|videos?|clips?|posts?|links?|blogs?|memes?|cartoons?|captions?|websites?|pages?|pieces?|images?|pictures?|tweets?)\b/i.test(
          page.text.slice(clause.end, at),
        ) &&
        // "Reports say that she shared": that she did is what is passed on.
        !isSecondHand(page.text.slice(sentence.start, clause.start), page),
    )
  );
}

/** In a thread what one user tells of another, who has not answered in it, is that user's word alone. */
function isOfAnothersTurn(page: PageReading, at: number): boolean {
  const isOwn = (turn: PageReading["turns"][number]) => "person" in turn.speaker && turn.speaker.person === 0;
  return page.social && !page.turns.some(isOwn) && page.turns.some((turn) => turn.start <= at && at < turn.end);
}

/** "told her that he did not want one of them there because 'Jews …'": the negation is part of what was said. */
function isNegatedInSpeech(discourse: Discourse, quote: ResolvedQuote): boolean {
  const { clause } = quote;
  return (
    clause?.class === "other" &&
    discourse.clauses.some(
      (one) =>
        one.sentence === quote.sentence &&
        one.end < clause.start &&
        /^(?:say|write)$/.test(one.class) &&
        one.agentIs === me &&
        !one.passive &&
        !one.negated &&
        !one.hedged,
    )
  );
}

/** "She stands at the front and reads out letters. '…,' she says.": the words are those of the letters. */
function readsOut(page: PageReading, discourse: Discourse, quote: ResolvedQuote): boolean {
  return discourse.clauses.some(
    (clause) =>
      clause.agentIs === me &&
      !clause.passive &&
      /^(?:read|recite|quote)$/.test(clause.lemma) &&
      clause.end <= quote.quote.start &&
      clause.sentence >= quote.sentence - 3 &&
      /^ (?:aloud |out |back )?(?:(?!his |her |their |own )[\w-]+ ){0,4}?(?:letters?|messages?|mail|e-?mails?|notes?|posts?|comments?|slurs?|threats?|tweets?|voicemails?|examples?|texts?|excerpts?|passages?|expressions?|phrases?|insults?|leaflets?|pamphlets?|primers?|testimon\w+)\b/i.test(
        page.text.slice(clause.end, clause.end + 70),
      ),
  );
}

/** "was charged with harassment. He is said to have …": what the charge says. */
function isOfCharge(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  const text = ownText(page, sentence);
  return (
    /\bis said to have\b/i.test(text) &&
    !secondHand.test(text.replace(/\bis said to have\b/i, "")) &&
    discourse.frames.some(
      ({ person, kind, sentence: index }) =>
        person === 0 &&
        /^(?:charge|indict|arrest|try)$/.test(kind) &&
        (page.sentences[index]?.block === sentence.block ||
          page.sentences.some(
            (one) =>
              one.block === sentence.block &&
              one.index < sentence.index &&
              /\b(?:according to|said) (?:the )?(?:\w+ )?(?:prosecut\w+|police|indictment|charges?|investigators)\b/i.test(
                one.text,
              ),
          )),
    )
  );
}

/** Whoever else the page accuses is named after this: what stands here is of the one named before. */
function othersComeLater(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  if (!discourse.accused.has(me) || discourse.together) return false;
  const others = [...discourse.accused].filter((who) => who !== me);
  const isNamed = page.mentions.some((mention) => mention.person === 0 && mention.start < sentence.start);
  return (
    isNamed &&
    others.every((who) => page.mentions.every((mention) => `p${mention.person}` !== who || mention.start > sentence.end))
  );
}

/** "citing an essay in which she described": somebody else cites, and the words are hers. */
const citedFrom = /\b(?:cit|quot)(?:es?|ed|ing) .{0,60}\b(?:in which|where|that) (?:he\b|she\b|~)/;

/** "terrible, what happened to Jewish people", "just like the Jews were by the Nazis": of what was done to them. */
const compares =
  /\bwhat (?:happened|was done) to (?:the )?(?:jews|jewish people)\b|\b(?:just |exactly |much )?(?:like|as|to) (?:what )?(?:the )?(?:jews|jewish people) (?:were|was|had|suffered|endured|experienced|faced)\b/i;
/** "warned American Jews to leave before it was 'too late'": said for them. */
const adviseJews = /^ (?:\w+ ){0,2}(?:jews|jewish people) (?:to|that they|not to)\b/i;
/** "said that the stickers called Jews '…'": what is told is somebody else's words. */
const passesOn =
  /\b(?:called|calling|said|says|read|reads|reading|shout\w*|yell\w*|told|wrote|accus\w+|alleg\w+|label\w*|describ\w+|claim\w*)\b/i;

/** "said that the stickers called …": the verb is that of what stands between. */
function isOfThing(page: PageReading, sentence: Sentence, clause: { start: number }): boolean {
  return /\b(?:that|because|how|when|whether) (?:the|an?|some|these|those|another|one) (?:[\w-]+ ){1,4}(?:had |has |have )?$/i.test(
    page.text.slice(sentence.start, clause.start),
  );
}

/** "X, 31, and Y, 28, threw stones, shouting '…'": said of two who are charged together, it is said of each. */
function isOursToo(page: PageReading, discourse: Discourse, sentence: Sentence, speaker: string): boolean {
  if (speaker === me || !discourse.group.has(me) || !discourse.group.has(speaker)) return false;
  return sentence.mentions.some((mention, index) => {
    const next = sentence.mentions[index + 1];
    return (
      next !== undefined &&
      [`p${mention.person}`, `p${next.person}`].includes(me) &&
      [`p${mention.person}`, `p${next.person}`].includes(speaker) &&
      /^(?:,? \(?(?:aged )?\d{2}\)?,?)?(?: and )$/.test(page.text.slice(mention.end, next.from))
    );
  });
}

const ofWhomAhead =
  /^(?<whom>(?:(?:the|all|every|these|those|an?|most) )?(?:[\w-]+ ){0,2}(?:jews?|jewry|jewish [\w-]+)(?: [\w-]+){0,3}), (?:he|she|[A-Z][\p{L}.'’ -]{1,40}) (?:had |has |once |also |then |\w+ly )*(?:wrote|writes|said|says|added|declared|declares|claimed|argued|insisted|maintained|remarked|thought)(?: [\w ]{1,24})?, $/iu;
/** "…, a hearing was told": where it was told is no part of what was said. */
const toldInCourt =
  /, (?:an?|the) (?:[\w-]+ ){0,2}(?:hearing|court|tribunal|panel|jury|inquest|inquiry|committee|commission) (?:was told|heard|has heard|has been told)(?: on \w+day| this week)?\s*$/i;

/**
 * What a quotation of a few words says with the words that lead to it, "said he would not have 'Jews' in the house",
 * and whom it means where the source says so: "'They are vermin,' he said of Jews".
 */
function inContext(page: PageReading, sentence: Sentence, quote: ResolvedQuote, words: string): string[] {
  const said: string[] = [];
  const { clause } = quote;
  // "The Jew, he wrote there, 'can no more …'": of whom the words are, ahead of who said them.
  const ahead = ofWhomAhead.exec(page.text.slice(sentence.start, quote.quote.start))?.groups?.["whom"];
  if (ahead !== undefined && quote.side === "before") said.push(`${ahead} ${words}`);
  const lead = clause ? page.text.slice(clause.end, quote.quote.start) : "";
  if (
    clause &&
    quote.side === "before" &&
    clause.end < quote.quote.start &&
    words.length <= 220 &&
    !passesOn.test(lead) &&
    !(/^(?:warn|urge|urg|advis|advise)$/.test(clause.lemma) && adviseJews.test(lead)) &&
    !compares.test(page.text.slice(clause.end, Math.min(sentence.end, quote.quote.end + 60))) &&
    !isOfThing(page, sentence, clause)
  )
    said.push(
      page.text
        .slice(clause.end, Math.min(sentence.end, quote.quote.end + 40))
        .split(/[.;](?:\s|$)/)[0]
        ?.replace(toldInCourt, "")
        .replace(/["“”«»]/g, " ") ?? "",
    );
  if (
    /\b(?:said|says|saying|wrote|writes|spoke|speaking|remarked|posted|tweeted|declared|added)\b[^.;"]{0,30}\b(?:of|about|(?:refer\w+|with reference) to) (?:the |all |some )?(?:jews|jewish people)\b/i.test(
      ownText(page, sentence),
    )
  )
    said.push(words.replace(/\b(?:they|them|these people|those people)\b/gi, "jews"));
  return said;
}

const secondHand = quick(
  /\breports\b(?: (?!in which\b)\w+){0,4} (?:say|said|claim(?:ed)?|suggest(?:ed)?|alleged?|have it|had it) (?:that )?|\b(?:article|story|post|caption|mailer|leaflet|blog|clip|website|entry|profile)s?\b(?<!\b(?:in|on|through|via|from) (?:other|several|some|many|earlier|later|further|two|three) \w+)(?<!\b(?:in|on|through|via|from) (?:an?|the|his|her|their|one|another|that|this|other|several|some|many|earlier|later|further|two|three) (?:[\w-]+ ){0,3}\w+)(?! published (?:on|to) (?:his|her|their)\b)[^.;]{0,90}\b(?:reported|said|claimed|stated|alleged|suggested|identified|attributed|quoted|published|carried|saying|accus\w+)\b|\b(?:our report|report|headline|newspaper|publication|agency|tabloid)s?\b(?! published (?:on|to) (?:his|her|their)\b)[^.;]{0,90}\b(?:reported|said|claimed|stated|alleged|suggested|identified|attributed|quoted|published|carried|saying|accus\w+)\b|\baccording to (?:an? |some |one |two |three |another |several )?(?:sources?|witness(?:es)?|persons?|people|members?|anonymous|friends?|neighbou?rs?|rivals?|opponents?|former|unnamed|several|visitors?|guests?|customers?|colleagues?|attendees?|participants?|readers?|listeners?|parishioners?|students?|employees?|classmates?|onlookers?|passers-?by)|\b(?:we (?:reported|attributed|said|wrote|quoted)|it (?:reported|attributed|quoted))\b|\b(?:article|story|post|blog|newspaper|paper|website|site|magazine|column|tabloid|caption|leaflet|mailer)\b[^.;]*\bit (?:said|wrote)\b|\b(?:rumou?red|supposedly|purportedly|allegedly said|is said to have|claims? that (?:he|she)|claimed that (?:he|she)|complained that (?:he|she)|accus\w+ (?:him|her) of)\b/i,
);

/** "told the hearing he saw red when the man joked about it": another's joke. */
const whatAnotherSaid =
  /\b(?:when|after|because|as) (?:the|an?|another|some|two) (?:[\w-]+ ){1,2}?(?:had )?(?:jok|s[aiu]ng|chant|shout|call|hiss|said|told)\w*\b.*$/is;

/**
 * What the text says the subject said, in its own words or half in theirs: "said that the … was 'a
 * hoax'". Never explicit: a paraphrase stands only beside an official step.
 */
function reportedWords(page: PageReading, discourse: Discourse, scope: ReadonlySet<number>): OwnWords[] {
  const found: OwnWords[] = [];
  found.push(...claimedOnPaper(page, discourse, scope));
  const ofAnother = new Set(
    discourse.quotes.flatMap(({ toldBy, sentence }) => (toldBy === me || toldBy === "?" ? [sentence] : [])),
  );
  for (const clause of discourse.clauses) {
    if (
      clause.agentIs !== me ||
      ofAnother.has(clause.sentence) ||
      clause.passive ||
      !(/^(?:say|write|spread|admit)$/.test(clause.class) || /^(?:claim|threaten)$/.test(clause.lemma)) ||
      !scope.has(clause.sentence)
    )
      continue;
    const sentence = page.sentences[clause.sentence];
    if (!sentence || sentence.kind !== "main") continue;
    const next = discourse.clauses.find(
      (other) =>
        other.sentence === clause.sentence &&
        other.start > clause.start &&
        other.agentIs !== me &&
        other.agentIs !== "?" &&
        /^(?:say|write)$/.test(other.class),
    );
    const tail = page.text
      .slice(clause.end, next?.start ?? sentence.end)
      .replace(/["“”«»]/g, " ")
      .replace(whatAnotherSaid, " ");
    if (isOfThing(page, sentence, clause) || cameToThem.test(tail) || quotesAnother(discourse, clause)) continue;
    // "said that calling Jews rats was shameful".
    const isSubject = clause.gerund && /\bthat\s+$/i.test(page.text.slice(Math.max(0, clause.start - 6), clause.start));
    if (speaksOfWords(tail.replace(/^\s*that /, "")) || (isSubject && /\b(?:was|were|is|had|has|would)\b/.test(tail))) continue;
    if (callsNames.test(clause.lemma) && /^(?: as)?(?: an?)? ["“‘']/.test(page.text.slice(clause.end, clause.end + 8))) continue;
    if (!/^\s*(?:[\w' -]{0,40}\s)?(?:that|the|jews?|holocaust|hitler|:|,)/i.test(tail)) continue;
    const level = passesOn.test(tail.split(/\b(?:jew|holocaust|hitler)/i)[0] ?? "") ? 0 : ownHostility(tail);
    if (level < (saysJew(tail) ? 1 : 2) || /\b(?:slurs?|abuse|graffiti|attack\w*|antisemit\w*)\b/i.test(tail.slice(0, 60)))
      continue;
    found.push({
      start: sentence.start,
      end: sentence.end,
      level,
      by: "own",
      recited: false,
      doubted: clause.negated || clause.hedged || isSecondHand(ownText(page, sentence), page),
      explicit: false,
      sentence: clause.sentence,
    });
  }
  return found;
}

/** "repeated the words to the jury: '…'": said again for those who were not there. */
const repeats =
  /\b(?:repeat|recount|relay|recall|echo)(?:e?d|e?s|ing)? (?:(?:the|those|these) (?:[\w-]+ )?(?:words?|slurs?|phrases?|threats?|insults?|remarks?|chants?|messages?)\b|what (?:he|she|they|\p{Lu}\w+|the \w+) (?:had )?(?:said|shouted|called|written|told)\b|(?:it|them) (?:to|for|before|in) )[^.;"“]{0,70}$|\b(?:repeat|recount|relay)(?:e?d|e?s|ing)?\b[^.;"“]{0,50} (?:to|for|before) (?:the |a )?(?:jury|jurors|court|judge|police|officers?|tribunal|panel|hearing|magistrates?)\b[^.;"“]{0,20}$/iu;
const paper = quick(
  /\b(?:pamphlets?|leaflets?|flyers?|fliers?|tracts?|booklets?|books?|newsletters?|circulars?|letters?|articles?|essays?|posts?|videos?|songs?|e-?mails?|messages?|posters?|stickers?|columns?|papers?|speech(?:es)?|sermons?|lectures?|talks?|broadcasts?|episodes?|editorials?|manifesto)\b(?: [^.;:"“]{0,60}?)?,? (?:claiming|maintaining|arguing|alleging|asserting|insisting|stating|saying|suggesting|contending|declaring|proclaiming|denying|describing|calling|blaming|accusing|which (?:claimed|said|argued|described|called|blamed|denied|maintained)|that (?:claimed|said|argued|described|called|blamed|denied|maintained)|in which (?:he|she) (?:claimed|said|argued|described|called|blamed|denied|maintained|wrote))\b(?<rest>[^;]{10,240})/i,
);

/** "posted to customers a pamphlet maintaining that there had been no gas chambers": what the paper that they made says. */
function claimedOnPaper(page: PageReading, discourse: Discourse, scope: ReadonlySet<number>): OwnWords[] {
  return discourse.clauses.flatMap((clause): OwnWords[] => {
    const sentence = page.sentences[clause.sentence];
    if (
      clause.agentIs !== me ||
      clause.passive ||
      clause.negated ||
      clause.hedged ||
      !/^(?:write|spread)$/.test(clause.class) ||
      sentence?.kind !== "main" ||
      !scope.has(clause.sentence)
    )
      return [];
    const next = discourse.clauses.find(
      (other) => other.sentence === clause.sentence && other.start > clause.start && /^p[1-9]/.test(other.agentIs),
    );
    const rest = paper.exec(page.text.slice(clause.end, next?.start ?? sentence.end))?.groups?.["rest"];
    const level = rest === undefined ? 0 : ownHostility(rest.replace(/["“”«»]/g, " "));
    if (level < 2) return [];
    return [
      {
        start: sentence.start,
        end: sentence.end,
        level,
        by: "own",
        recited: false,
        doubted: isSecondHand(ownText(page, sentence), page) && !isShared(page, discourse, sentence, sentence.end),
        explicit: false,
        sentence: clause.sentence,
      },
    ];
  });
}

/** "said that she had received a letter", "posted a threat he had received", "said that he was told": not said by them. */
const cameToThem =
  /^[^.;:]{0,60}?\b(?:that|how|message|letter|threat|post|note|e-?mail|abuse|words|screenshot) (?:he|she) (?:had |has )?(?:(?:heard|seen|saw|received|got|overheard|found|endured)\b|(?:was |been )(?:told|called|sent|shown|handed|punched|attacked|spat at|threatened)\b)|^ (?:the|those|these) (?:[\w-]+ )?(?:words?|slurs?|phrases?|threats?|insults?|remarks?) (?:to|for|before|in) (?:the |a )?(?:jury|jurors|court|judge|police|officers?|tribunal|panel|hearing|magistrates?|reporters?)\b|^ (?:an?|the|some|several) (?:messages?|letters?|notes?|e-?mails?|threats?|posts?) (?:that|which) (?:called|told|threatened|said)\b/i;

/** What the sentence quotes behind this verb was found to be another's, although its verb has the subject before it. */
function quotesAnother(discourse: Discourse, clause: ResolvedClause): boolean {
  return discourse.quotes.some(
    (quote) =>
      quote.sentence === clause.sentence &&
      quote.how === "artefact" &&
      quote.side === "before" &&
      quote.quote.start > clause.start &&
      quote.clause !== null &&
      !quote.clause.passive &&
      discourse.clauses.some((one) => one.sentence === quote.sentence && one.start === quote.clause?.start && one.agentIs === me),
  );
}

/** "One of the posts claimed that Jews …", "Another, from 2014, said": of those that the page has told of, it gives what one says. */
const oneOfThePosts =
  /(?<which>(?:^|[;,“] )(?:one|another|two|three|some|several|many|others|the (?:first|second|third|fourth|other|last|latest|next)|a (?:second|third|fourth|further|later))(?: (?:of (?:the|his|her|their|these|those) )?(?:[\w-]+ )?(?:posts?|tweets?|messages?|captions?|stories|clips?|comments?|videos?|entries|images?|memes?)(?! (?:re-?posted|shared|retweeted|found|collected) by\b))?(?:,[^;.“"]{2,60},)?) (?:had |has |have )?(?:claim(?:ed|s)|said|says|stated|states|suggest(?:ed|s)|alleg(?:ed|es)|assert(?:ed|s))(?: that)?(?! (?:that )?(?:(?:Mr|Ms|Mrs|Dr)\b|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:had|has|was|is)\b))/giu;

/** "after sharing an article which claimed that Jews …": what a thing says that they passed on; not what it says of somebody by name. */
const sharedThing =
  /(?<what>\b(?:shar|re-?post|re-?tweet|link|promot|circulat|forward)(?:e?d|ing|ted|ting)? (?:to )?(?:an?|the|two|several) (?:[\w-]+ ){0,3}?(?:articles?|stor(?:y|ies)|posts?|blogs?|videos?|clips?|captions?|websites?|pages?|memes?|cartoons?)),? (?:which|that) (?:had |has |have )?(?:claim(?:ed|s)|said|says|stated|states|suggest(?:ed|s)|alleg(?:ed|es)|assert(?:ed|s))(?: that)?(?! (?:that )?(?:he|she|(?:Mr|Ms|Mrs|Dr)|\p{Lu}\p{Ll}+ (?:(?:\p{Lu}\p{Ll}+ )?(?:had|has|was|is)))\b)/gu;

/** Where nobody took a step, they may have shared it to condemn it. */
const overStep =
  /\b(?:suspend|expel|sack|dismiss|bann|barr|censur|disciplin|reprimand|disqualif)\w*|\b(?:fired|removed|dropped|ousted|deselected|stood down)\b/i;

/** "was suspended, as first reported in the Post": who told of it first takes nothing from it. */
const asFirstReported =
  /,? (?:as )?(?:(?:was |were )?first |previously )(?:reported|revealed|told) (?:in|by|on) (?:the )?[^.;,]{2,50}/i;

/** The source passes on what somebody without authority says, or what a publication once said. */
export function isSecondHand(given: string, page: PageReading): boolean {
  const text =
    overStep.test(given) &&
    !/\b(?:with the words|to (?:warn|show|condemn|criticise|criticize|refute|rebut|expose|mock)|lies?|vile|condemn\w*|in protest)\b/i.test(
      given,
    )
      ? given.replace(sharedThing, "$<what>")
      : given;
  return (
    secondHand.test(text.replace(oneOfThePosts, "$<which>").replace(asFirstReported, "")) &&
    !/\b(?:affidavit|indictment|charging|prosecut\w+|police|court)\b/i.test(text) &&
    page.text.length > 0
  );
}

function isExplicit(page: PageReading, discourse: Discourse, quote: ResolvedQuote): boolean {
  if (quote.owned === true) return true;
  const agent = quote.clause?.agent ?? quote.clause?.patient;
  if (agent && discourse.sure.has(agent)) return true;
  // "Told a class that '…'": an entry leaves out the one it is about.
  if (!agent && page.head === 0 && quote.speaker === me) return true;
  if (agent?.kind === "person" || (quote.how === "said" && quote.clause === null)) return true;
  const others = new Set<string>();
  for (let index = Math.max(0, quote.sentence - 1); index <= quote.sentence; index += 1) {
    if (page.sentences[index]?.kind !== "main") continue;
    for (const who of discourse.involved[index] ?? []) if (who !== me && /^[pr]/.test(who)) others.add(who);
  }
  return others.size === 0;
}

/** A witness who relays: "He said, 'There is not one …'". Inner quotation marks after he or she said. */
function relayedWords(quote: ResolvedQuote, words: string, isCase: boolean): boolean {
  return (
    isCase &&
    quote.speaker !== me &&
    /\b(?:he|she)\s+(?:said|shouted|yelled|told \w+|screamed|called \w+)[^'‘"“]{0,40}['‘"“]/i.test(words)
  );
}

/** "I called him a '…' and said that '…'": what somebody owns up to having said. */
function confessed(words: string): string[] {
  const text = words.replace(/(?<=\p{L})[’‘](?=\p{L})/gu, "'");
  return [
    ...text.matchAll(
      /\bI (?:have |had |also |then |even ){0,2}(?:called|said|told|wrote|posted|shouted|yelled|sang|typed|tweeted|texted|repeated|used)\b(?<between>[^.!?'‘"“]{0,70})['‘"“](?<inner>[^'’"”]{3,160})['’"”]|\band (?:said|called|wrote|shouted|told)\b(?<between2>[^.!?'‘"“]{0,40})['‘"“](?<inner2>[^'’"”]{3,160})['’"”]/gu,
    ),
  ].flatMap(({ groups }) => {
    const between = groups?.["between"] ?? groups?.["between2"] ?? "";
    const inner = groups?.["inner"] ?? groups?.["inner2"] ?? "";
    return /\b(?:he|she|they|someone|somebody|who|police|not|never)\b|n't/i.test(between) ? [] : [inner];
  });
}

/** "I write five on the board and I read them", "I say the words aloud": words that are shown, not meant. */
const readsWords =
  /\b(?:i|we) (?:\w+ ){0,2}(?:read|recite|quote|cite|list|spell|show|explain|teach|translate|write \w+ on the board|say (?:it|them|the words?|the slurs?))\b[^.!?]{0,60}:|\b(?:the|a|this|that|these|those) (?:\w+ )?(?:words?|phrases?|slurs?|terms?|expressions?|epithets?)\b/i;

/** On a page that is in the first person throughout, what it says is its author's. */
function authoredWords(page: PageReading): OwnWords[] {
  const main = page.sentences.filter((sentence) => sentence.kind === "main");
  const own = main.map((sentence) => ownText(page, sentence));
  const firstPerson = own.filter((text) => /\b(?:I|I'm|I've|I'd|my|me)\b/.test(text.replace(/’/g, "'"))).length;
  if (firstPerson < 4 || firstPerson < main.length * 0.25 || page.turns.length > 0) return [];
  return main.flatMap((sentence, index): OwnWords[] => {
    const level = ownHostility(own[index] ?? "");
    return level >= 2
      ? [
          {
            start: sentence.start,
            end: sentence.end,
            level,
            by: "own",
            recited: readsWords.test(own[index] ?? ""),
            doubted: /\b(?:if|whether|would|never)\b/i.test(own[index] ?? ""),
            explicit: true,
            sentence: sentence.index,
          },
        ]
      : [];
  });
}

function turnWords(page: PageReading): OwnWords[] {
  const found: OwnWords[] = [];
  for (const turn of page.turns) {
    if (!("person" in turn.speaker) || turn.speaker.person !== 0 || turn.reposted) continue;
    const level = ownHostility(page.text.slice(turn.start, turn.end));
    if (level === 0) continue;
    const sentence = page.sentences.find((candidate) => candidate.end > turn.start);
    for (const part of page.sentences) {
      if (part.start >= turn.end || part.end <= turn.start) continue;
      const start = Math.max(part.start, turn.start);
      const end = Math.min(part.end, turn.end);
      const own = ownHostility(page.text.slice(start, end));
      if (own >= 2)
        found.push({
          start,
          end,
          level: own,
          by: "own",
          recited: /^\s*["“].*["”]\s*$/.test(page.text.slice(start, end)),
          doubted: false,
          explicit: true,
          sentence: part.index,
        });
    }
    if (level >= 2 && !found.some((words) => words.start >= turn.start && words.end <= turn.end))
      found.push({
        start: turn.start,
        end: turn.end,
        level,
        by: "own",
        recited: false,
        doubted: false,
        explicit: true,
        sentence: sentence?.index ?? 0,
      });
  }
  return found;
}

const ownTexts = new WeakMap<Sentence, string>();

/** The sentence without what stands in quotation marks: what the source says itself. Nearly every room asks for it. */
export function ownText(page: PageReading, sentence: Sentence): string {
  const known = ownTexts.get(sentence);
  if (known !== undefined) return known;
  const text = withoutQuotations(page, sentence);
  ownTexts.set(sentence, text);
  return text;
}

function withoutQuotations(page: PageReading, sentence: Sentence): string {
  let text = "";
  let at = sentence.start;
  for (const { quote } of sentence.reading.quotes) {
    if (quote.start >= at) {
      text += `${page.text.slice(at, quote.start)}"…"`;
      at = Math.max(at, Math.min(quote.end, sentence.end));
    }
  }
  // "The count against Mr. Foss was dismissed": the stop behind a title ends nothing.
  return (text + page.text.slice(at, sentence.end)).replace(cutShort, "$1·");
}

const cutShort = /\b(Mr|Mrs|Ms|Dr|Rev|Prof|Hon|Sgt|Det|Lt|Capt|Cllr|Gov|Sen|Rep|Inc|Ltd|Corp|Jr|Sr)\.(?= )/g;

/** The same by the sentence's number; nothing for a number that no sentence has. */
export function sentenceOwn(page: PageReading, index: number): string {
  const sentence = page.sentences[index];
  return sentence ? ownText(page, sentence) : "";
}

/** The sentences, each once, that tell of a step against the subject. */
export function sentencesOfSteps(record: SubjectRecord): number[] {
  const steps = record.steps.filter((step) => !step.negated);
  return [...new Set([...record.frames.filter(({ kind }) => kind !== "party"), ...steps].map(({ sentence }) => sentence))];
}

/** Whether a sentence tells of a step against the subject, by a verb or around their name. */
export const hasStepIn = ({ steps, frames }: Pick<SubjectRecord, "steps" | "frames">, index: number): boolean =>
  steps.some((step) => step.sentence === index) || frames.some((frame) => frame.sentence === index);
