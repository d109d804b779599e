import type { OwnWords } from "./own-words.ts";
import type { ResolvedClause, Discourse } from "./discourse.ts";
import type { Frame } from "./frame.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { ownedByProof } from "./proved-charges.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import { me, plural } from "./actors.ts";
import { isRoundUp, apartFrom, toldBefore, withoutOtherCases, scopeOf } from "./case-scope.ts";
import { isOnlyCleared } from "./only-cleared.ts";
import { reportedWords } from "./words-reported.ts";
import { quotedWords } from "./words-quoted.ts";
import { turnWords, authoredWords } from "./words-authored.ts";
import { lightsCandle, refusesLessons, followsReasons } from "./no-attack.ts";
import { isPlea } from "./pleas.ts";
import { isReflexive, isHeldLiable } from "./legal-steps.ts";
import { namesJewish, hostility } from "../hatred/hostility.ts";
import { isDenialOfHistory, deniesThem, answersAccusation } from "./denials.ts";
import { isInOffice, answersThemselves } from "./in-office.ts";
import { isStudent } from "./studies-it.ts";
import type { ActorAt } from "../reading/phrases.ts";

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
/** "arrested more than 40 times": of no one case. */
const manyTimes = /^,? (?:(?:more than|over|at least|about|nearly|some) )?(?:\d{2,}|dozens of|several|many|hundreds of) times\b/i;
/** "four men who were charged over it and the first to be sentenced": of one of them. */
const ofFirstAlone = /\bthe (?:first|second|third|last|only one|latest)(?: of (?:them|the \w+))? to (?:be |have been )?/i;
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

const unproved =
  /\b(?:charges?|allegations?|particulars?|counts?|complaints?)\b.*\b(?:was|were|is|are) (?:found )?not (?:found )?(?:proved|proven|upheld|sustained|established|made out|substantiated)\b|\b(?:charges?|allegations?|complaints?|counts?|particulars?),? (?:that|of|about)\b.*\b(?:was|were) (?:dismissed|rejected|withdrawn|unfounded|unsubstantiated)\b/i;
/** "A further charge, that she posted '…', was found not proved": nobody has said it, as far as that goes. */
function withoutUnproved(page: PageReading, words: OwnWords[], soleAccused: boolean): OwnWords[] {
  return ownedByProof(page, words, soleAccused).map((one) =>
    unproved.test(page.sentences[one.sentence]?.text ?? "") ? { ...one, doubted: true, explicit: false } : one,
  );
}

/** "was arrested and imprisoned in Theresienstadt", "deported": what was done to the persecuted is no case against them. */
const persecuted = quick(
  /\b(?:arrested|imprisoned|interned|detained|deported|sent|held|confined|incarcerated|rounded up)\b[^.;“”"]{0,90}\b(?:in|to|at|into) (?:the |an? )?(?:series of )?(?:[\w-]+ ){0,3}?(?:(?:concentration|death|extermination|labou?r|transit|internment|prison|forced[- ]labou?r) camps?|camp near|camps\b|auschwitz|birkenau|dachau|buchenwald|theresienstadt|terez[ií]n|treblinka|sobibor|majdanek|ravensbr[uü]ck|bergen[- ]belsen|mauthausen|sachsenhausen|drancy|gulag|ghetto)|\b(?:arrest|imprison|deport|sentenc|execut|expel|dismiss|detain)\w*\b[^.;“”"]{0,60}\bby (?:the )?(?:gestapo|nazis?|ss|nkvd|kgb|stasi|occupiers|(?:nazi|german|vichy|soviet|stalinist|communist|fascist) (?:authorities|occupiers?|regime|police|secret police|government|court))\b|\bthe (?:gestapo|ss|nkvd) (?:had |also |later |then )*(?:arrested|imprisoned|deported|executed)\b|\bdeported to\b(?![^.;]{0,40}\b(?:19[5-9]\d|20\d\d)\b)/i,
);
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
  // "The trial of seven skinheads … the defendants Ruiz and Foss": what is told of them all is told of each.
  const toldOfStep = discourse.frames.flatMap(({ person, sentence }) => (person === 0 ? [sentence] : []));
  const scope = new Set([
    ...withoutOtherCases(page, apart ?? scopeOf(page, discourse, about, { isAccused, listed })),
    ...before,
    ...toldOfStep,
  ]);
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
        ...reportedWords(page, discourse, scope, soleAccused),
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
              !ofFirstAlone.test(page.text.slice(Math.max(0, clause.start - 40), clause.start + 4)) &&
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

/** "testified that the message was meant as a joke", "that she had been joking": of what they did themselves. */
function inOwnDefence(page: PageReading, clause: ResolvedClause): boolean {
  const said = page.text.slice(clause.end, clause.end + 160).split(/[.;]\s/)[0] ?? "";
  return (
    /\b(?:(?:was|were|is|had been|as|only) (?:\w+ ){0,3}(?:jok(?:e|ing)|sarcas\w*|meant|intended|misunderstood|provoked|drunk|satire)|(?:he|she) (?:had )?(?:only |never |not )?(?:meant|intended|mean|intend)|(?:his|her) own defen[cs]e|(?:did|had) not (?:mean|intend|meant|intended))\b/i.test(
      said,
    ) || /\b(?:own|his|her) defen[cs]e\b/i.test(said)
  );
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

/** The sentences, each once, that tell of a step against the subject. */
export function sentencesOfSteps(record: SubjectRecord): number[] {
  const steps = record.steps.filter((step) => !step.negated);
  return [...new Set([...record.frames.filter(({ kind }) => kind !== "party"), ...steps].map(({ sentence }) => sentence))];
}

/** Whether a sentence tells of a step against the subject, by a verb or around their name. */
export const hasStepIn = ({ steps, frames }: Pick<SubjectRecord, "steps" | "frames">, index: number): boolean =>
  steps.some((step) => step.sentence === index) || frames.some((frame) => frame.sentence === index);
