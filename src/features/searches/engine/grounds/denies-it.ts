import { matchesOf } from "#app/lib/language/matches-of.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { sentenceOwn } from "../reading/own-text.ts";
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

/** They deny that it was hatred of Jews, not that they did it. */
export function deniesAntisemitism(page: PageReading, record: SubjectRecord): boolean {
  return record.denials.some((clause) =>
    /antisemit|anti-jewish|\bslur|\bjews\b|holocaust|\bnazi/i.test(page.sentences[clause.sentence]?.text ?? ""),
  );
}
