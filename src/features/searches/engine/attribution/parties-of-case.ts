import type { PageReading } from "../reading/page-reading.ts";
import type { Frame } from "./frame.ts";
import type { Who } from "./discourse.ts";
import { matchesOf } from "#app/lib/language/matches-of.ts";
import { benchTitles, officeTitles } from "../reading/titles.ts";
import { accusedNouns } from "../reading/nouns.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { ActorAt } from "../reading/phrases.ts";
import { near } from "./of-kin.ts";

/** Whom the page makes a party by its own label, caption, apposition or the words around their name: the case is theirs. */
export function partiesOf(page: PageReading, frames: readonly Frame[], group: readonly Who[]): Set<Who> {
  const parties = new Set<Who>();
  const head = page.text;
  for (const match of matchesOf(partyLine, head)) {
    // "Counsel for Respondent: Ana Ruiz": whose counsel, not who.
    if (
      /\b(?:counsel|lawyers?|attorneys?|solicitors?|barristers?|advocates?|representatives?|appear(?:s|ed|ing)|acting|on behalf of|witness(?:es)?) (?:for|to|of) (?:the )?$/i.test(
        head.slice(Math.max(0, match.index - 30), match.index + match[0].search(/\p{L}/u)),
      )
    )
      continue;
    // "Tribunal Member: Ben Foss": who decides.
    if (
      /\b(?:tribunal|panel|committee|board|presiding|commission|chair|lay|legal)\s*$/i.test(
        head.slice(Math.max(0, match.index - 12), match.index + match[0].search(/\p{L}/u)),
      )
    )
      continue;
    const from = match.index + match[0].length;
    const newline = head.indexOf("\n", from);
    const to = Math.min(newline < 0 ? head.length : newline, from + 90);
    const plural = /s\s*:\s*$/i.test(match[0]);
    for (const mention of page.mentions) {
      if (mention.start < from || mention.start >= to) continue;
      if (!plural && (mention.start - from > 30 || /\p{Ll}{3,} \p{Ll}{2,} /u.test(head.slice(from, mention.from)))) continue;
      parties.add(`p${mention.person}`);
      if (!plural) break;
    }
  }
  for (const mention of page.mentions) {
    if (
      /^,?\s+(?:Respondent|Defendant|Appellant|RESPONDENT|DEFENDANT|APPELLANT)s?\s*(?:\n|$)/.test(
        head.slice(mention.end, mention.end + 30),
      ) ||
      (afterParty.test(head.slice(mention.end, mention.end + 30)) &&
        mention.kind === "full" &&
        /\bv(?:s)?\.?\s/.test(head.slice(Math.max(0, mention.start - 200), mention.end + 200)))
    )
      parties.add(`p${mention.person}`);
    // "Respondent Ana Ruiz was admitted to practice in 1998": not "counsel for Respondent Ana Ruiz".
    else if (
      mention.kind === "full" &&
      /(?:^|[^\p{L}])(?:Respondent|Defendant|Appellant|Licensee|Registrant|Grievor),?\s+$/u.test(
        head.slice(Math.max(0, mention.start - 14), mention.start),
      ) &&
      !/\b(?:for|to|of|by|against)\s+(?:the\s+)?\p{L}+,?\s+$/u.test(head.slice(Math.max(0, mention.start - 30), mention.start))
    )
      parties.add(`p${mention.person}`);
    else if (isStateVersus(head.slice(Math.max(0, mention.start - 60), mention.start))) parties.add(`p${mention.person}`);
  }
  for (const mention of page.mentions) {
    // "In the matter of Ana Ruiz, D.O.", at the head of an order.
    if (
      mention.start < 500 &&
      /\b(?:in the matter of|in re|re|matter of)(?: the)?(?: [\w ]{4,50} of)?(?:[ \n](?:an?|the|mr|ms|mrs|dr)\.?)?:?\s+$/i.test(
        head.slice(Math.max(0, mention.from - 30), mention.from),
      ) &&
      !/\s(?:-?v\.?s?|and)\s/.test(head.slice(mention.end, mention.end + 6))
    )
      parties.add(`p${mention.person}`);
    // "This disciplinary matter concerns Judge Ana Ruiz": what a body's decision is about, whatever their office.
    if (
      /\b(?:disciplinary|misconduct|judicial|conduct|ethics) (?:matter|case|proceeding|complaint|inquiry|action)s? (?:concern|involv|relat)(?:s|es|ed|ing)(?: to)? (?:the )?$/i.test(
        page.text.slice(Math.max(0, mention.from - 60), mention.from),
      )
    )
      parties.add(`p${mention.person}`);
    if (lostPost.test(page.text.slice(mention.end, mention.end + 90))) parties.add(`p${mention.person}`);
    if (suedFor.test(page.text.slice(Math.max(0, mention.from - 160), mention.from))) parties.add(`p${mention.person}`);
    if (postTaken.test(page.text.slice(Math.max(0, mention.from - 90), mention.from))) parties.add(`p${mention.person}`);
    // "the findings of Judge Ana Ruiz": hers, not about her.
    if (
      isAccusedOf(page.text.slice(Math.max(0, mention.from - 90), mention.from)) &&
      !(mention.title !== null && benchTitles.test(mention.title))
    )
      parties.add(`p${mention.person}`);
  }
  // Whoever holds an office answers for their own conduct in it: a judge who is censured, an officer who is dismissed.
  for (const { person, kind } of frames)
    if (kind === "discipline" || kind === "liable" || !page.people[person]?.titles.some((title) => officeTitles.test(title)))
      parties.add(`p${person}`);
  for (const who of group) parties.add(who);
  if (page.head !== null) parties.add(`p${page.head}`);
  for (const sentence of page.sentences) {
    for (const [role, person] of sentence.reading.apposed) {
      if (
        role.kind === "role" &&
        accusedNouns.has(role.noun) &&
        person.kind === "person" &&
        !isForParty(page, role) &&
        !isOfTheirKin(page, role)
      )
        parties.add(`p${person.person}`);
    }
  }
  return parties;
}

const partyLine =
  /(?:^|[\s(.])(?:respondents?|defendants?|appellant|grievor|party|parties|teacher|educator|doctor|nurse|midwife|dentist|pharmacist|solicitor|barrister|social worker|veterinary surgeon|player|subject member|licen[cs]e ?holder|accused|name|(?:name of )?(?:registrant|member|licensee|player|club official|respondent)|practitioner|member concerned|employee|student|prévenus?|angeklagter?|beschuldigter?)\s*:\s*/giu;
const afterParty = /^,?\s*(?:the\s+)?(?:defendants?|appellants?|respondents?|accused)\b/i;
const stateVersus =
  /(?<![\p{L}'’-])(?:(?:her|his) majesty(?:,? the (?:queen|king))?(?: in right of \w+)?|state(?: of [\w ]+)?|people|commonwealth|united states(?: of america)?|regina|rex|r|crown|the king|the queen|hm advocate|prosecutor)(?:,?\s+respondent)?,?\s+(?:v(?:s)?\.?|-?\s?and\s?-?)\s+(?:\(?\w\)\s*)?$/iu;
/** Most names have neither word before them. */
const versusOrAnd = /\b(?:vs?|and)\b/iu;
const isStateVersus = (before: string) => versusOrAnd.test(before) && stateVersus.test(before.replace(/\s+/g, " "));

const postTaken = quick(
  /\b(?:terminat\w+|revok\w+|end(?:s|ed|ing)?|withdr\w+|suspend\w*|cancel\w*|rescind\w*)\s+(?:the\s+)?(?:contract|employment|licen[cs]e|registration|membership|appointment|tenure)\s+of\s+(?:[\p{L}.-]+\s+){0,3}$/iu,
);
const accusedOfNoun = quick(
  /\b(?:complaints?|allegations?|charges?|proceedings|findings?|disciplinary (?:case|action)|conviction|prosecution|sentencing|arrest|indictment)\s+(?:[\w-]+\s+){0,7}?(?:about|against|concerning|into|regarding|involving)\s+(?:an? |the )?(?:[\p{L}-]+\s+){0,2}$|\b(?:disciplinary (?:case|action)|conviction|prosecution|sentencing|arrest|indictment)\s+(?:[\w-]+\s+){0,3}?of\s+(?:an? |the )?(?:[\p{L}-]+\s+){0,2}$|\binvestigat\w+ (?:an? |the |several |two )?(?:reports?|concerns?)\s+(?:about|concerning)\s+(?:an? |the )?(?:[\p{L}-]+\s+){0,2}$|\b(?:inquiry|investigation|review|hearing|probe)\s+(?:into|of)\s+(?:the\s+)?(?:conduct|behaviou?r|remarks?|comments?|statements?|posts?)\s+(?:of|by)\s+(?:an? |the |its |our )?(?:[\p{L}-]+\s+){0,3}$/iu,
);
const suedFor = quick(
  /\b(?:complaint|suit|lawsuit|charges|action|case|claim|proceedings)\b[^.]{0,60}\bagainst\b(?:[^.]{0,60}\b(?:and|,)\s+(?:(?:its|their|his|her)\s+)?(?:[\w-]+,?\s+){0,2})?\s*$/i,
);
const lostPost =
  /^(?:['’]s?)? (?:\w+ ){0,2}(?:employment|contract|licen[cs]e|registration|membership|appointment|tenure|accreditation)\b[^.]{0,50}\b(?:terminated|ended|revoked|withdrawn|suspended|removed|cancelled|rescinded)\b/i;

/** "proceedings against X", but not "no proceedings were opened against X". */
function isAccusedOf(before: string): boolean {
  const match = accusedOfNoun.exec(before);
  return (
    match !== null &&
    !/\b(?:no|nor|without|never|any|not (?:an?|any))\s+(?:[\w-]+\s+){0,2}$/i.test(before.slice(0, match.index)) &&
    !/^\w+(?: \w+)? (?:were|was|have been|has been|had been|are|is) (?:not|never|n't) /i.test(match[0])
  );
}

const kinOf = new RegExp(`\\b(?:${near}|parents?|relatives?|famil(?:y|ies)) of (?:the |an? )?$`, "i");
/** "The father of the attacker, Mr Obi": whose father he is. */
const isOfTheirKin = (page: PageReading, role: ActorAt): boolean =>
  kinOf.test(page.text.slice(Math.max(0, role.start - 30), role.start)) ||
  kinOf.test(page.text.slice(Math.max(0, role.start - 30), role.start + 4));

/** "Counsel for the accused, Mr Obi": the accused is whose counsel it is. */
export function isForParty(page: PageReading, role: ActorAt): boolean {
  return /\b(?:counsel|lawyers?|attorneys?|solicitors?|barristers?|advocates?|qc|kc|appear(?:s|ed|ing)|acting) for\s+(?:the\s+)?$/i.test(
    page.text.slice(Math.max(0, role.start - 24), role.start),
  );
}
