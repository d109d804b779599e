import type { Discourse } from "../attribution/discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { type SubjectRecord } from "../attribution/record.ts";
import { ownText } from "../reading/own-text.ts";

/*
 * Who claims to have been wronged: complainants at work, those who won over it, those who sue for libel. What the page tells of hatred was said to
 * or of them.
 */

const complained =
  /^(?:,[^.;]{1,60},)? (?:had |has |also |then |later )*(?:put in|filed|lodged|made|brought|submitted|raised) (?:an? |his |her |two |several )?(?:[\w-]+ ){0,2}(?:complaints?|claims?|grievances?|reports?|case) (?:of|about|over|for|alleging|that|against) [^.;]{0,60}\b(?:discriminat|harass|anti-?semit|victimi|bull(?:y|ied)|abuse)/i;
const wonClaim =
  /^(?:['’]s?)?(?:,[^.;]{1,60},)? (?:has |had )?(?:won|wins|claim of [\w ]{3,40} (?:has |had )?(?:now )?succeed\w*|succeeded in) ?(?:(?:an?|the|his|her) (?:[\w-]+ ){0,4}(?:case|claim|action|tribunal|award|payout|compensation))?/i;
const jewAtName =
  /^(?:,| \() ?(?:an? |himself an? |herself an? |who is |who was )?(?:[\w-]+ ){0,3}(?:jew|jewish)\b(?! (?:studies|history|affairs|council|group|organi[sz]ation|newspaper|community))/i;

/** "Mr Ruiz, a Jew, put in a complaint of discrimination. The firm then sacked him": what was done to whoever complained was the wrong. */
export function isComplainant(page: PageReading): boolean {
  const after = page.mentions.filter(({ person }) => person === 0).map(({ end }) => page.text.slice(end, end + 160));
  const isJewish = after.some((text) => jewAtName.test(text));
  const complains = after.some(
    (text) => complained.test(text) || (jewAtName.test(text) && complained.test(text.replace(/^,[^,.;]{1,60},/, ""))),
  );
  return complains && (isJewish || after.some((text) => wonClaim.test(text) && /claim|case|tribunal/i.test(text.slice(0, 60))));
}

/** "was dismissed after he had complained of discrimination", "took his firm to a tribunal after being mocked". */
const complainedFirst =
  /\b(?:after|because|since|when|for having) (?:(?:he|she) (?:had )?)?(?:complain(?:ed|ing)|rais(?:ed|ing) (?:an? |his |her |the )?(?:complaint|grievance|concerns?)|report(?:ed|ing) (?:it|them|the|his|her|an?)|being (?:\w+ly )?(?:mocked|bullied|abused|harassed|insulted|taunted|called))\b/i;
/** "won a claim for victimisation", "could receive a payout after a tribunal found that he had been subjected to". */
const wonIt =
  /\b(?:won|wins|succeeded (?:in|with)|awarded|receive[sd]?|entitled to) (?:an? |his |her |the )?(?:[\w-]+ ){0,3}?(?:claims?|case|pay-?out|compensation|damages)\b|\b(?:he|she) had been subjected to\b/i;

/** Somebody who was sanctioned once they had complained, and won: what was said at their work was said to them. */
export function wonOverIt(page: PageReading, record: SubjectRecord): boolean {
  const told = [...record.about].flatMap((index) => page.sentences[index]?.text ?? []);
  return told.some((text) => complainedFirst.test(text)) && told.some((text) => wonIt.test(text));
}

const libel = /\b(?:libel\w*|defam\w+|slander\w*)\b/i;

/** The subject is the one who claims to have been libelled, in what the page tells of them. */
export function suesOverIt(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  return (
    [...record.about].some((index) => {
      const sentence = page.sentences[index];
      return sentence?.kind === "main" && libel.test(ownText(page, sentence));
    }) &&
    discourse.clauses.some(
      (clause) =>
        clause.agentIs === "p0" &&
        !clause.negated &&
        (/^(?:sue|claim|bring|win|lose|file|seek)$/.test(clause.lemma) || clause.class === "deny" || clause.class === "accuse") &&
        libel.test(page.sentences[clause.sentence]?.text ?? ""),
    )
  );
}
