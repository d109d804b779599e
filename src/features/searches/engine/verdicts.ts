import type { Discourse } from "./discourse.ts";
import type { PageReading, Sentence } from "./page-reading.ts";
import type { SubjectRecord } from "./record.ts";
import { namesAntisemitism, ownHostility } from "./hostility.ts";
import { standsBeside } from "./who-is-unnamed.ts";

/*
 * What a court, a regulator or a body that sanctions says of somebody's words or conduct, in the sentence behind the one that tells of
 * them: "Magistrates heard that Ana Ruiz sang about … The judge told her that her behaviour was antisemitic." A finding of that body
 * (rubric 7), whoever the page brought in without a name at its head.
 */

const decides =
  /\b(?:judge|justice|sheriff|magistrates?|court|recorder|jury|panel|tribunal|commission|commissioner|committee|board|regulator|federation|league|association|institute|union|university|college|council|provost|chancellor|dean|principal|headteacher|adjudicator|ombudsman|chief constable|registrar|arbitrator|director of [\w ]{3,24}|chair(?:man|woman|person)?|resolution|ruling|inquiry)\b/i;
const ofJewishBody =
  /\bjewish\b|\bjews\b|\brabbi\b|\bsynagogue|\banti-?semitism (?:trust|campaign|council)|\bagainst anti-?semitism|\bdeputies\b|\banti-defamation\b|\bholocaust\b/i;
const thing =
  "(?:comments?|remarks?|words?|posts?|messages?|statements?|claims?|behaviou?r|conduct|language|actions?|treatment|e-?mails?|letters?|tweets?|jokes?|songs?|chants?|videos?|broadcast)";
const asIs =
  "(?:was|were|is|are|had been|amounted to|constituted)(?: (?:\\w+ly|both|also|an?|vile|deeply|racist and|offensive and|abusive and|likely to|capable of|intended to|meant to))* (?:anti-?semit\\w*|anti-jewish|(?:incit\\w+|stir\\w*(?: up)?|hate speech|hatred|hostile|discriminat\\w+)[^.;]{0,40}\\bjew(?:s|ish))";
const says = "(?:said|says|ruled|found|finds|held|told (?:him|her|them)|concluded|decided|wrote|stated|added)";
/** Of somebody whom the sentence before has told of. */
const ofTheirs = new RegExp(
  `\\b${says} (?:that )?(?<whose>his|her|the|those|these) (?:[\\w-]+ ){0,2}?${thing}\\b[^.;“”"]{0,50}\\b${asIs}`,
  "i",
);
/** "called his conduct unlawful discrimination", "described the conduct as antisemitic harassment". */
const calls = new RegExp(
  `\\b(?:called|described|condemned|branded|labell?ed) (?<whose>his|her|the|those|these) (?:[\\w-]+ ){0,2}?${thing}(?: as)? (?:\\w+ ){0,2}?(?:anti-?semit\\w*|anti-jewish|unlawful (?:religious )?discrimination)`,
  "i",
);
/** Right ahead of the name and right behind it, in one sentence. */
const saidOfName = new RegExp(
  `\\b${says} (?:that )?(?:(?:councillor|councilman|councilwoman|cllr|mr|mrs|ms|dr|professor|pc|sgt)\\.? )?$`,
  "i",
);
const isSo = new RegExp(
  `^(?:(?:['’]s?)? (?:[\\w-]+ )?(?:comments?|remarks?|words|posts?|statements?|claims?|tweets?|language)(?: (?:in|at|on|about|that|made|posted|of) (?:(?!\\b(?:and|which|who|was|were|by|had|has|suffered|proof)\\b)[^;,“”"]|["“][^"”]*["”]){0,90})? (?:was|were)(?: \\w+ly| both)* (?:anti-?semitic|anti-jewish)|(?:,[^,.;]{2,40},)? (?:had |has )?(?:engaged in|displayed|espoused|acted out of) (?:\\w+ )?(?:anti-?semitism|anti-?semitic (?:conduct|behaviou?r|abuse|harassment|speech|hatred|rhetoric))\\b(?! (?:concerns?|claims?|reports?|complaints?|allegations?|training)))`,
  "i",
);
/** Read out, heard or reported: of another's words. */
const passesOn =
  /\b(?:read|heard|hears|reported|complained|received|was told|told of|recalled|testified|gave evidence|found|saw|noticed)\b/i;

/** The sentence names them first and gives words of theirs that may be meant so, or an act of theirs that is nothing else. */
function isTheirDeed(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  const name = sentence.mentions.find(({ person }) => person === 0);
  if (!name || sentence.mentions.some(({ person, end }) => person !== 0 && end <= name.from)) return false;
  const isQuoted = discourse.quotes.some(
    ({ sentence: at, speaker, toldBy, quote }) =>
      at === sentence.index &&
      speaker === "p0" &&
      toldBy === undefined &&
      !/\b(?:disgusting|ashamed|shame|stop|take (?:this|it) down|appalling)\b/i.test(
        page.text.slice(quote.innerStart, quote.innerEnd),
      ) &&
      ownHostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 1,
  );
  if (isQuoted) return true;
  return (
    namesAntisemitism.test(page.text.slice(name.end, sentence.end)) &&
    discourse.clauses.some(
      (clause) =>
        clause.sentence === sentence.index &&
        clause.agentIs === "p0" &&
        clause.agent?.kind === "person" &&
        !clause.negated &&
        !clause.passive &&
        !clause.hedged &&
        !passesOn.test(sentence.text.slice(0, 4) + page.text.slice(name.end, sentence.end)) &&
        /^(?:make|made|sing|sang|hang|burn|hiss|share|post)$/.test(clause.lemma),
    )
  );
}

/** "The committee said Ana Ruiz's claim that '…' was plainly antisemitic", "The resolution says she, by name, engaged in antisemitism". */
export function isNamedInVerdict(page: PageReading, sentence: Sentence): boolean {
  const name = sentence.mentions.find(({ person }) => person === 0);
  if (!name || sentence.kind !== "main") return false;
  const ahead = page.text.slice(sentence.start, name.from);
  if (/\b(?:not|never|whether|if|no)\b/i.test(ahead)) return false;
  return (
    decides.test(ahead) &&
    !ofJewishBody.test(ahead) &&
    saidOfName.test(ahead) &&
    isSo.test(page.text.slice(name.end, sentence.end))
  );
}

/** The sentences of such findings, and the ones that tell what they are of; none for who stands beside it or holds an office in the page. */
export function verdictsOn(page: PageReading, discourse: Discourse, record: SubjectRecord): number[] {
  if (record.inOffice || record.witness || record.denials.length > 0 || standsBeside(page, "p0", new Set())) return [];
  return page.sentences.flatMap((sentence) => {
    if (sentence.kind !== "main" || /\b(?:not|never|neither|nor|whether|if|no)\b/i.test(sentence.text)) return [];
    const name = sentence.mentions.find(({ person }) => person === 0);
    if (name) return isNamedInVerdict(page, sentence) ? [sentence.index] : [];
    const before = page.sentences[sentence.index - 1];
    if (before?.kind !== "main" || before.block !== sentence.block) return [];
    const match = ofTheirs.exec(sentence.text) ?? calls.exec(sentence.text);
    const ahead = sentence.text.slice(0, match?.index ?? 0);
    if (!match || !decides.test(ahead) || ofJewishBody.test(ahead)) return [];
    // "… and jailed its author for ten weeks", "awarded him damages": somebody else's.
    if (/\b(?:author|sender|those|two|fan|signator\w+|damages|compensation|suffered|victims?)\b|\bawarded\b/i.test(sentence.text))
      return [];
    return isTheirDeed(page, discourse, before) ? [before.index, sentence.index] : [];
  });
}
