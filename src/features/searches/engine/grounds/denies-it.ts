import { matchesOf } from "#app/lib/language/matches-of.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { sentenceOwn } from "../reading/own-text.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { hostility, saysJew } from "../hatred/hostility.ts";
import type { Evidence } from "./evidence.ts";

/** "Her lawyer said that she denies hate speech." */
export const deniesByLawyer = (page: PageReading) =>
  page.sentences.some(
    ({ text, kind }) =>
      kind === "main" &&
      /\b(?:lawyers?|attorneys?|solicitors?|barrister|counsel|spokes\w+)\b[^.;]{0,160}\b(?:he|she) (?:\w+ )?(?:denies|denied|rejects|rejected)\b/i.test(
        text,
      ),
  );

/**
 * "This account was hacked", "I never said that": in the person's own mouth.
 * @param without words that are left out of account
 */
export function deniesInWords(page: PageReading, record: SubjectRecord, without?: RegExp): boolean {
  const denial =
    /\b(?:hacked|(?:has|have|had) never (?:used|posted|written|visited|had an? account|been a member|owned|heard of)|never used the|(?:account|post|message|profile)s? (?:is|was|are|were) not (?:his|hers|theirs|mine)|wasn't me|was not me|not my words|never said|never wrote|did(?: not|n['’]t) (?:say|write|post|mean)(?! (?:sorry|what|why|whether|when|where|how|who|which|more|much|anything|if|to|any)\b)|fake account|impersonat\w+|flatly denied|said no such thing|(?<!\b(?:was|were|been|being) )denie[sd](?! (?:\w+ ){0,2}(?:that )?(?:the )?(?:existence of the |reality of the )?(?:holocaust|shoah|gas chambers?|genocide|nazi|entry|service|a (?:jewish|room)|jewish|six million|it (?:ever )?happened))|he'll sue|she'll sue|(?:was|were|been) (?:quoting|joking|misquoted|misheard|in character)|out of context|quoting (?:a|from|someone))\b/gi;
  const denies = (told: string) => {
    const text = without ? told.replaceAll(without, " ") : told;
    return matchesOf(denial, text).some(
      ({ index, 0: said }) => !(saysNot.test(said) && bySomebodyElse.test(text.slice(0, index))),
    );
  };
  if (
    [...record.about].some(
      (index) => page.sentences[index]?.kind === "main" && denies(sentenceOwn(page, index)) && record.admissions.length === 0,
    )
  )
    return true;
  return page.turns.some(
    (turn) => "person" in turn.speaker && turn.speaker.person === 0 && denies(page.text.slice(turn.start, turn.end)),
  );
}

const saysNot = /^(?:did|never (?:said|wrote))/i;
/** "The trustees | did not say", "Police | did not say": of a body, or of several. */
const bySomebodyElse =
  /\b(?:[a-z]{3,}s|police|university|school|college|council|board|party|club|company|court|spokes\w+|commission|statement|report|article|force) (?:\w+ly )?$/;

const hatred =
  "(?: that (?:he|she) (?:hates?|hated|is|was) (?:anybody|anyone|jews|jewish people|(?:an? )?(?:anti-?semit\\w*|racist|bigot\\w*|nazi))| being (?:an? )?(?:anti-?semit\\w*|racist|bigot\\w*|nazi)| (?:hating|any hatred of) )";
/** "denied being behind an automated call": of a thing that the page brings in with the denial. */
const somethingElse =
  " (?:being (?:behind|responsible for|the (?:author|source) of|involved in)|having (?:\\w+ ){0,3}(?:part|role|hand) in|making|sending|writing|paying for|knowing (?:of|about)) (?:an|a|another|some)\\b";
/** Where what is denied was left out, as what the page does not assert, nothing more is asked of it. */
const leftOut = "\\s*(?:[.;]|$)";
const ofNoWords = new RegExp(`^(?:${hatred}|${somethingElse}|${leftOut})`, "i");
/** Denials by which nobody takes back that they said it, and excuses for what they meant. */
const saidAllTheSame = new RegExp(
  `\\bdenie[sd](?:${hatred}|${somethingElse}|${leftOut})|\\b(?:taken|quoted|ripped|lifted|pulled|reported) out of context\\b`,
  "gi",
);

/**
 * "has denied that he hates anybody", "denied being behind an automated call", "said that it had been taken out of context", of words that the page
 * gives as theirs in its own voice and more than once: what they deny is what they are, or something else, and not that they said it.
 */
export function deniesNoneOfIt(page: PageReading, record: SubjectRecord, own: Evidence["own"]): boolean {
  const theirs = own.filter(({ level, by }) => by === "own" && level >= 1);
  return (
    theirs.length >= 2 &&
    theirs.some(({ level, explicit }) => explicit && level >= 2) &&
    !deniesInWords(page, record, saidAllTheSame) &&
    record.denials.filter(({ negated }) => !negated).every(({ end }) => ofNoWords.test(page.text.slice(end, end + 70)))
  );
}

const telling =
  '(?:says?|said|insist(?:s|ed)|maintain(?:s|ed)|claim(?:s|ed)|recall(?:s|ed)|remember(?:s|ed)|state[sd]|add(?:s|ed)|repl(?:ies|ied)|answer(?:s|ed)|explain(?:s|ed)|respond(?:s|ed)|told [^.;"“]{2,40}?)';
const accounts =
  "(?:accounts?|versions?|allegations?|claims?|stor(?:y|ies)|accusations?|descriptions?|recollections?|charges?|suggestions?)";
/** Of whoever a sentence is about: that it was not said, or that other words were. */
const otherwise = new RegExp(
  [
    `\\b${telling}(?: that)? what (?:he|she) (?:had )?(?:really |actually |in fact )?(?:said|wrote|shouted|meant to say) (?:was|had been)\\b`,
    `\\b${telling}(?: that)? (?:he|she) (?:had )?(?:only |really |actually |in fact |just |merely )?(?:said ["“'‘]|spoke (?:of|about)|spoken (?:of|about)|was (?:speaking|talking) (?:of|about|to))`,
    "\\bnever (?:said|used|spoke|uttered|wrote|made|called|told|shouted|had) (?:it|that|this|those|these|such|any|anything|the words?|her|him)\\b",
    "\\bnothing of the (?:kind|sort)\\b|\\bno such (?:thing|words?|remarks?|conversation|comments?)\\b",
    `\\bcall(?:s|ed) (?:it|this|that|the (?:\\w+ )?${accounts}|(?:his|her) ${accounts}) ["“]?(?:an? )?(?:\\w+ )?(?:lies?|fabrications?|inventions?|nonsense|untrue|false|fiction|fantasy|made up|smears?|rubbish)\\b`,
    `(?<!\\b(?:not|never|cannot)(?: \\w+)? |n['’]t )\\b(?:rejects?|rejected|disputes?|disputed|contests?|contested|contradicts?|contradicted|refutes?|refuted)["”]? (?:that (?:he|she)\\b(?! (?:hates?|hated|is|was)\\b)|it\\b|this\\b|(?:the|that|her|his|this|their|[\\w’]+['’]s) (?:\\w+ )?${accounts}\\b)`,
    `^(?:his|her|(?:Mr|Mrs|Ms|Dr) [\\w’'-]+['’]s) (?:own )?(?:version|account|recollection|memory) (?:is|was|differs?|of (?:it|the|that|what)\\b)`,
    "\\bremember(?:s|ed) (?:it|this|that|the [\\w-]+) (?:otherwise|differently)\\b",
    "\\b(?:was|had been|has been|were) misheard\\b|\\bmisheard (?:him|her)\\b",
    "\\b(?:it|this|that|the (?:conversation|incident|exchange|episode)) (?:never|did not|didn['’]t) (?:happen(?:ed)?|t(?:ake|ook) place|occur(?:red)?)\\b",
    "\\bwas(?: not|n['’]t) (?:even )?(?:there|present|in the room)\\b",
    "\\b(?:made|making) (?:it|this|that|the (?:whole )?(?:story|thing)) up\\b|\\binvented (?:it|this|the (?:story|conversation))\\b",
  ].join("|"),
  "i",
);
const byTheirAccount = /\baccording to (?:him|her|(?:Mr|Mrs|Ms|Dr)\.? [\w’'-]+),? (?:was|were) ["“‘']/i;
/** In their own mouth. */
const notSo =
  /\bnothing of the (?:kind|sort)\b|\bno such thing\b|\bnever (?:said|happened|used|spoke|called|told)\b|\bdid(?: not|n['’]t) (?:say|call|tell|use|happen)\b|\b(?:that|it|this)(?:['’]s| is| was) (?:a (?:\w+ )?lie|a fabrication|untrue|not true|nonsense|made up|not what I said)\b|\bmisheard\b|\bI was(?: not|n['’]t) (?:even )?there\b/i;
const saidInstead =
  /^\W*(?:no, )?I (?:only |just |actually |in fact |clearly |really )?said,? (?!(?:it|what|that|this|something|some|things?|these|those|them|the|so|sorry|too|every\w*|everything|enough|more|a|an|all|as|to|and|in|on|because)\b)[^.!?]{2,60}$/i;

/**
 * "says that what he said was '…'", "calls it a lie", "'I said judges,' he said": the person gives it otherwise than whoever says that they said it,
 * in words that are no hatred.
 */
export function givesItOtherwise(page: PageReading, discourse: Pick<Discourse, "quotes">, { about }: SubjectRecord): boolean {
  const isHarmless = (text: string) => hostility(text) === 0 && !saysJew(text);
  return (
    page.sentences.some(({ kind, index, text, start, mentions }) => {
      if (kind !== "main" || !isHarmless(text)) return false;
      if (about.has(index) && byTheirAccount.test(text)) return true;
      const isTheirs =
        (mentions[0]?.person === 0 && mentions[0].from === start) ||
        (mentions.length === 0 && /^(?:He|She|His|Her)\b/.test(text) && (about.has(index) || about.has(index - 1)));
      return isTheirs && otherwise.test(text);
    }) ||
    discourse.quotes.some(({ speaker, quote }) => {
      const said = page.text.slice(quote.innerStart, quote.innerEnd).replace(/[,.]$/, "");
      return speaker === "p0" && isHarmless(said) && (notSo.test(said) || saidInstead.test(said));
    })
  );
}

const recorded =
  "(?:recordings?|videos?|clips?|films?|footage|tapes?|audio|voicemails?|livestreams?|live streams?|broadcasts?|dashcam|doorbell camera|camera|cctv)";
/** In the page's own voice: "In a recording of it, | he says", "Footage shows her shouting". */
const onRecord = new RegExp(
  `^(?:In|On) (?:an?|the|its|that|this|one) (?:[\\w-]+ ){0,3}?${recorded}\\b|\\b${recorded}\\b[^.;"“]{0,60}\\b(?:shows?|showed|captures?|captured|caught|carries|records) |\\b(?:can|could) be (?:heard|seen) (?:to |saying|shouting|telling|calling|yelling)|\\b(?:is|was) (?:heard|seen|filmed|caught|recorded) (?:\\w+ )?(?:saying|shouting|telling|calling|yelling)\\b`,
  "i",
);
const unsureRecord =
  /\b(?:alleged\w*|purport\w*|appears?|appeared|seems?|seemed|said to|claims?|claimed|supposed\w*|may|might|apparently)\b/i;
const recordDoubted =
  /\b(?:software|artificial\w*|made with|plays?|rehearsals?|drama|role|the line of|gave (?:his|her) name|giving the name|stolen|hacked|hijacked|edited|doctored|fake[d]?|altered|manipulated|spliced|cut together|synthetic|deepfake|generated|not (?:his|her|my) voice|inaudible|out of context|too (?:faint|noisy|quiet))\b/i;

/** Words in a sentence that gives them off a recording, which nobody on the page says is false: what is denied is on record. */
export const isOnRecord = (page: PageReading, words: readonly { sentence: number }[]): boolean =>
  !recordingsDiffer(page) &&
  page.sentences.every(({ kind, text }) => kind !== "main" || !recordDoubted.test(text)) &&
  words.some(({ sentence }) => {
    const text = page.sentences[sentence]?.text ?? "";
    return onRecord.test(text) && !unsureRecord.test(text.replace(/["“][^"”]*["”]?/g, " "));
  });

const onOne = new RegExp(
  `\\b(?:on|in) (?:one|the first|two|some) (?:of (?:the|its|her|his) )?(?:\\w+ )?(?:${recorded}|versions?)\\b`,
  "i",
);
const onAnother =
  /\b(?:on|in) (?:the (?:other|second|third|rest|others|two others)|another|two others?|others|a (?:second|third))\b/i;
const quotedIn = /["“]([^"”]*)["”]/g;
/** What stands in quotation marks names no Jews and is no open hatred. */
function isHarmlessQuoted(text: string): boolean {
  const quoted = [...text.matchAll(quotedIn)].map(([, words]) => words).join(" ");
  return quoted !== "" && hostility(quoted) < 2 && !saysJew(quoted);
}
/** "On one recording … On two others it is …": the recordings do not agree. */
export function recordingsDiffer(page: PageReading): boolean {
  const first = page.sentences.find(({ kind, text }) => kind === "main" && onOne.test(text));
  return (
    first !== undefined &&
    page.sentences.some(
      ({ kind, index, text }) =>
        kind === "main" &&
        index >= first.index &&
        index <= first.index + 2 &&
        onAnother.test(index === first.index ? text.replace(onOne, " ") : text) &&
        // "In another, she says: '…'": more of the same is no other version of it.
        (index === first.index || isHarmlessQuoted(text)),
    )
  );
}

/** They deny that it was hatred of Jews, not that they did it. */
export function deniesAntisemitism(page: PageReading, record: SubjectRecord): boolean {
  return record.denials.some((clause) =>
    /antisemit|anti-jewish|\bslur|\bjews\b|holocaust|\bnazi/i.test(page.sentences[clause.sentence]?.text ?? ""),
  );
}
