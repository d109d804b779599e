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

/** "This account was hacked", "I never said that": in the person's own mouth. */
export function deniesInWords(page: PageReading, record: SubjectRecord): boolean {
  const denial =
    /\b(?:hacked|(?:has|have|had) never (?:used|posted|written|visited|had an? account|been a member|owned|heard of)|never used the|(?:account|post|message|profile)s? (?:is|was|are|were) not (?:his|hers|theirs|mine)|wasn't me|was not me|not my words|never said|never wrote|did(?: not|n['’]t) (?:say|write|post|mean)(?! (?:sorry|why|whether|when|where|how|who|more|much|anything|if|to|any)\b)|fake account|impersonat\w+|flatly denied|said no such thing|(?<!\b(?:was|were|been|being) )denie[sd](?! (?:\w+ ){0,2}(?:that )?(?:the )?(?:existence of the |reality of the )?(?:holocaust|shoah|gas chambers?|genocide|nazi|entry|service|a (?:jewish|room)|jewish|six million|it (?:ever )?happened))|he'll sue|she'll sue|(?:was|were|been) (?:quoting|joking|misquoted|misheard|in character)|out of context|quoting (?:a|from|someone))\b/i;
  if (
    [...record.about].some(
      (index) =>
        page.sentences[index]?.kind === "main" && denial.test(sentenceOwn(page, index)) && record.admissions.length === 0,
    )
  )
    return true;
  return page.turns.some(
    (turn) => "person" in turn.speaker && turn.speaker.person === 0 && denial.test(page.text.slice(turn.start, turn.end)),
  );
}

/**
 * "has denied that he hates anybody", of words that the page gives as theirs in its own voice and more than once: what they deny is what they
 * are, and not that they said it.
 */
export function deniesOnlyHatred(page: PageReading, record: SubjectRecord, first: Evidence["own"]): boolean {
  const denials = record.denials.filter(({ negated }) => !negated);
  return (
    denials.length > 0 &&
    first.filter(({ level, by }) => by === "own" && level >= 2).length >= 2 &&
    !deniesInWords(page, record) &&
    denials.every(({ end }) =>
      /^ (?:that (?:he|she) (?:hates?|hated|is|was) (?:anybody|anyone|jews|jewish people|(?:an? )?(?:antisemit\w*|anti-semit\w*|racist|bigot\w*|nazi))|being (?:an? )?(?:antisemit\w*|anti-semit\w*|racist|bigot\w*|nazi)|(?:hating|any hatred of) )/i.test(
        page.text.slice(end, end + 60),
      ),
    )
  );
}

/** They deny that it was hatred of Jews, not that they did it. */
export function deniesAntisemitism(page: PageReading, record: SubjectRecord): boolean {
  return record.denials.some((clause) =>
    /antisemit|anti-jewish|\bslur|\bjews\b|holocaust|\bnazi/i.test(page.sentences[clause.sentence]?.text ?? ""),
  );
}
