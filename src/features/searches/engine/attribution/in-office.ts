import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse } from "./discourse.ts";

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

const forOwnWords =
  /^(?: (?:publicly|privately|personally|unreservedly|at once|later|in writing|in a letter))?(?: (?:to|before) (?:[\p{L}’'.-]+ ){1,6}?)?(?:,? (?:and|saying) [^.;]{0,60}?\b(?:his|her) (?:own )?(?:[\w-]+ )?(?:remarks?|comments?|words?|language|posts?|messages?|tweets?|jokes?|conduct|behaviou?r)\b| ?for (?:(?:his|her) (?:own )?(?:[\w-]+ ){0,2}(?:remarks?|comments?|words?|language|posts?|messages?|tweets?|jokes?|conduct|behaviou?r|outburst|rant)|what (?:he|she) (?:had )?(?:said|written|posted|shared|done|called)|having (?:said|called|written|posted|used))\b)/iu;

/** "Judge Ruiz later apologised for her remarks": for what she said herself, and on nobody's behalf. */
function isSorryForOwnWords(page: PageReading, discourse: Discourse): boolean {
  return discourse.clauses.some(
    (clause) =>
      clause.agentIs === "p0" &&
      clause.class === "apologise" &&
      !clause.negated &&
      !clause.hedged &&
      !/\b(?:to|must|should|will|would|may|might|could|can)\s+$/i.test(
        page.text.slice(Math.max(0, clause.start - 8), clause.start),
      ) &&
      forOwnWords.test(page.text.slice(clause.end, page.sentences[clause.sentence]?.end ?? clause.end)),
  );
}

/**
 * "One of his lawyers, Ana Ruiz, who told the judges …, was herself sentenced", or who is sorry for what they said: no longer in the case by
 * their office.
 */
export function answersThemselves(page: PageReading, discourse: Discourse): boolean {
  if (isSorryForOwnWords(page, discourse)) return true;
  return discourse.frames.some(
    ({ person, kind, sentence }) =>
      person === 0 &&
      /^(?:plead|convict|sentence)$/.test(kind) &&
      /\b(?:was|were|has been) (?:himself|herself)\b/i.test(page.sentences[sentence]?.text ?? ""),
  );
}

/** A lawyer, judge, prosecutor, officer or other part of the story by the page's own words for the subject. */
export function isInOffice(page: PageReading): boolean {
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
