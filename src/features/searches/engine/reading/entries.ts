import { stepLabel } from "./step-label.ts";
import type { Block } from "./main-text.ts";
import type { Mention } from "./people.ts";

/** One case of a page that takes up several: its blocks, and where the person at its head is named. */
export type Entry = {
  from: number;
  to: number;
  head: number | null;
  /** What stands before the first entry is told of all of them. */
  shared: boolean;
};

/** How entries are told apart: every page of the kind keeps to one way. */
type Way = "label" | "number" | "versus" | "name line" | "name" | "decimal" | "category" | "name and age" | "phrase";

const registerLabel =
  /^(?:name(?: of (?:the )?\w+)?|registrant|respondent|member|licen[cs]ee|player|practitioner|solicitor|teacher)(?: name)?\s*:\s+/i;

/** The line that begins a case in a register: "Name: Ana Ruiz", "Registrant: Ben Foss". */
export function isRegisterHead(line: string): boolean {
  const label = registerLabel.exec(line)?.[0];
  // "ANA B. RUIZ, Bar No. 118402, Ferriday."
  if (
    /^[^\p{Ll}]{6,}/u.test(line) &&
    /^(?:\p{Lu}[\p{Lu}.'’-]* ){1,4}\p{Lu}[\p{Lu}'’-]+,? \(?(?:(?:state )?bar|licen[cs]e|registration|reg\.?|sra|gmc|nmc|pin|roll|id|reference|ref\.?|case|file)\b/iu.test(
      line,
    )
  )
    return true;
  // "RUIZ, Ana Maria, R.N. – Fort Lowry."
  if (/^\p{Lu}[\p{Lu}'’-]{2,}, \p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*){0,2}, (?:\p{Lu}\.){2,}/u.test(line)) return true;
  // "MAITLAND, Rhona (science). Panel 4 May."
  if (/^\p{Lu}[\p{Lu}'’-]{2,}, \p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*){0,2} \([^)]{2,40}\)\. \p{Lu}/u.test(line)) return true;
  return label !== undefined && /^(?:\p{Lu}[\p{L}.'’-]* ){1,3}\p{Lu}\p{L}/u.test(line.slice(label.length));
}

type Opening = { block: number; text: string; first: Mention | undefined; isHeading: boolean };

const finite =
  /\b(?:is|was|were|are|has|had|have|will|would|did|does|said|says|told|went|left|wrote|gave|made|sent|took|got|who|which|that|he|she|they|we|i|(?!retired|registered|unemployed|chartered|suspended|qualified|certified|licensed|employed|wanted|limited|united|aged|married|aggravated|need|speed|breed|combined|advanced|related|based|red|bed|shed|continued|mixed|rugged)[a-z]{2,}ed)\b/i;
/** "Admitted 1994", "called to the bar in 2003": since when, in an entry. */
const notFinite =
  /\([^)]*\)|\bof no fixed (?:address|abode)\b|\b(?:admitted|called|registered|licen[cs]ed|sworn in|ordained|enrolled|qualified|joined|appointed|commissioned)(?: to (?:practice|the \w+))?(?: in| on)?:? (?:\w+ )?(?:\d{1,2},? )?\d{4}\b/gi;
/** "Ana Ruiz (Marlow Town) – suspended for eight matches and fined €4,000": what was decided, without a verb. */
const decidedBehind =
  / [–—-] (?:suspended|banned|fined|expelled|excluded|warned|disqualified|reprimanded|censured|cautioned|dismissed|acquitted|cleared|struck off|(?:a )?(?:formal |written |severe )?(?:warning|reprimand|caution|fine|ban|suspension)|no (?:further )?action|not proved|not proven)\b.*$/i;
const titles =
  "(?:(?:former|ex-|acting|retired|the) )?(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|revd|reverend|fr|father|sir|dame|pc|dc|ps|sgt|det|insp|cllr|councillor|judge|justice|hon|brother|sister|officer|deputy|constable|sergeant|inspector|mag|ing|lic|me|maître|herr|frau|cantor|rabbi|imam|pastor|coach)\\.? ){0,3}";
const nameThen = new RegExp(`^${titles}$`, "i");
const listMarker = /^(?:\(?\d{1,3}[.)]\s+|\(?[a-z][.)]\s+|\[\d{1,3}\]\s+|[•▪▸◦*]\s*|[-–—]\s+|#\d+[.:]?\s+)/;
/** "3rd December 2021 – Ana Ruiz, 36". */
const dated =
  /^(?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{L}+(?: \d{4})?|\p{Lu}\p{L}+ \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})\s*[–—:-]\s*(?=\p{Lu})/u;
const numbered =
  /^(?:(?:case|file|determination|decision|matter|complaint|finding|appeal|investigation|reference|ref|dossier|item|entry|hearing|application|expediente|docket|resolution)\.?(?: (?:no|nr|number|ref|reference|file)\.?)?:? ?#?(?:[A-Z]{1,6}[-/ ]?){0,2}\d[\w/.-]*(?:[.:]|$| [–—-]|,)|[A-Z]{2,6}[-/ ]?\d{2,4}[-/]\d{1,5}\b|\d{2,4}[-/][A-Z]{0,4}[-/]?\d{2,5}[.: ]|§ ?\d+)/i;
const decimal = /^\d{1,2}\.\d{1,2}\.? +\p{Lu}/u;
const versus = /^(?:\p{Lu}[\p{L}.'’&-]*,?\s+(?:(?:of|and|the|&|de|del)\s+)*){1,7}v(?:s)?\.?\s+\p{Lu}/u;

/** The first sentence of a block, near enough: up to a full stop before a capital, or the end. */
function firstSentence(text: string): string {
  const end =
    /(?<!\b(?:Mr|Mrs|Ms|Dr|Rev|Sgt|Prof|No|St|v|Cllr|Det|Mag|Jr|Sr|Hon|\p{Lu}))\.(?=\s+["“]?\p{Lu}|\s+\d|$)|\?|\n/u.exec(text);
  return end ? text.slice(0, end.index) : text;
}

function waysOf({ text, first, isHeading, block }: Opening, blocks: readonly Block[]): Way[] {
  const ways: Way[] = [];
  const start = blocks[block]?.start ?? 0;
  if (isRegisterHead(text.slice(0, 80))) ways.push("label");
  if (numbered.test(text)) ways.push("number");
  if (decimal.test(text) && !isHeading) ways.push("decimal");
  if (versus.test(firstSentence(text).slice(0, 140))) ways.push("versus");
  const marker = (listMarker.exec(text) ?? dated.exec(text))?.[0] ?? "";
  if (first && nameThen.test(text.slice(marker.length, first.start - start))) {
    const rest = text.slice(first.end - start);
    const line = firstSentence(rest).replace(decidedBehind, "");
    // "June 3, 2024 - York Region, Ontario": when and where a release was given out.
    const isDateline = dated.test(text) && /^, [^.\d]+$/.test(rest);
    if (
      rest.length < 60 &&
      !isDateline &&
      !signs.test(rest) &&
      /^(?:\s*$|\s*\([^)]{2,50}\)\s*$|,[^.]{2,50}$| [–—-] [^.]{2,50}$)/.test(rest) &&
      !finite.test(rest)
    )
      ways.push("name line");
    else if (
      first.kind === "full" &&
      /^(?:[.,:]|\s*\(| [–—-] )/.test(rest) &&
      line.length < 110 &&
      !finite.test(line.replace(notFinite, ""))
    )
      ways.push("name");
    else if (first.kind === "full" && /^,? \(?(?:aged )?\d{2}\b/.test(rest)) ways.push("name and age");
  }
  // "Ana "Annie" Ruiz, 71, of Dunley": a name with another in quotation marks is none to the reader of names.
  if (/^\p{Lu}[\p{L}'’-]+ ["“(]\p{Lu}[\p{L}'’ -]+["”)] (?:\p{Lu}[\p{L}'’-]+ ?){1,2}, (?:\d{2}\b|of\b)/u.test(text))
    ways.push("name", "name and age");
  if (isHeading && /^[^.:?]{3,60}: [^.:?]{3,60}$/.test(text) && !ofOneCase.test(text)) ways.push("category");
  const phrase = firstSentence(text);
  if (
    !isHeading &&
    marker === "" &&
    phrase.length <= 70 &&
    phrase.length + 40 < text.length &&
    text[phrase.length] === "." &&
    !finite.test(phrase)
  )
    ways.push("phrase");
  return ways;
}

/** "Respondent: Ana Ruiz", "Outcome: Suspended", "Heard at: Dunley": lines at the head of one decision, which begin no case each. */
const ofOneCase =
  /^(?:applicant|appellant|respondents?|claimants?|complainant|defendants?|plaintiff|parties|between|allegations?|charges?|outcome|decision|determination|result|sanction|penalty|order|costs|publication|published|date|dates|hearing|heard|venue|before|panel|tribunal|court|judges?|case|file|reference|ref|profession|registration|number|type|category|subject|topic|location|place|status|name|role)(?: \w+){0,3}: /i;

/** "Application 11702-2018", "Admitted 1993", "Hearing 5 February 2019": below the name, of the same case. */
const fieldLine =
  /^(?:application|hearing|heard|reasons|admitted|case|ref(?:erence)?|file|date|born|registered|registration|roll|number|decision|published|order)\b[^.]*\d/i;

/** "Ana Ruiz, Chair": who signs, not whose case it is. */
const signs =
  /\b(?:chair\w*|president|secretary|registrar|clerk|director|judge|member|commissioner|adjudicator|convener|counsel|editor|reporter)\b/i;

const isListOfSigners = (line: string) => line.length < 40 && signs.test(line) && !/\d/.test(line) && !/[.:]$/.test(line.trim());

const enough: [Way, number][] = [
  ["label", 2],
  ["number", 2],
  ["versus", 3],
  ["name line", 2],
  ["name", 3],
  ["category", 3],
  ["decimal", 3],
  ["name and age", 3],
  ["phrase", 4],
];

/** What a body decides or a court does, as the entries of a register or a round-up say it. */
const ofCases =
  /\b(?:struck off|suspen\w+|erasure|erased|removal|removed|reprimand\w*|censur\w+|admonish\w*|warn(?:ing|ed)|expel\w*|expulsion|exclu(?:ded|sion)|dismiss\w*|prohibit\w*|ban(?:ned)?|disqualif\w*|revo(?:ked|cation)|surrender\w*|probation|fine[ds]?|penalt\w+|sanction\w*|charge[ds]?|convict\w*|sentenc\w*|pleaded|plea|admitted|guilty|proved|proven|found|breach\w*|misconduct|impair\w*|community order|months|imprison\w*|prison|jail\w*|bail|award\w*|damages|order(?:ed)?|settle\w*|complaint|upheld|resolved|undertaking|disciplin\w*|pay|paid|agreed|agreement|closed|findings?|refus\w+|resign\w*)\b/i;

/** A paragraph that begins with the way of its page is an entry of its own only where the entries tell of different people. */
function areApart(entries: readonly Entry[], mentions: readonly Mention[], blocks: readonly Block[]): boolean {
  const seen = new Map<number, Set<number>>();
  for (const mention of mentions) {
    const block = blocks.findIndex((candidate) => mention.start >= candidate.start && mention.end <= candidate.end);
    const entry = entries.findIndex(({ from, to }) => block >= from && block <= to);
    if (entry >= 0) seen.set(mention.person, (seen.get(mention.person) ?? new Set()).add(entry));
  }
  // An article on somebody, whose sections begin alike: they are one report of one person.
  const first = mentions[0]?.person ?? -1;
  const heads = entries.some(({ head }) => head === mentions[0]?.start);
  if (entries.length >= 3 && !heads && (seen.get(first)?.size ?? 0) > entries.length * 0.5) return false;
  const people = [...seen.values()];
  return people.length >= entries.length * 0.5 && people.filter((where) => where.size > 1).length <= people.length * 0.25;
}

/**
 * The entries of a page that takes up one case after the other: a register of decisions, a round-up of a court's week, a
 * digest, a statement by sections. Each begins in the same way as the others: with a name, a number, "X v. Y". None when the page is
 * one report.
 */
export function casesOf(text: string, blocks: readonly Block[], mentions: readonly Mention[]): Entry[] {
  const openings: Opening[] = blocks.flatMap((block, index) =>
    block.kind === "main" || block.kind === "heading"
      ? [
          {
            block: index,
            text: text.slice(block.start, block.end),
            first: mentions.find((mention) => mention.start >= block.start && mention.end <= block.end),
            isHeading: block.kind === "heading",
          },
        ]
      : [],
  );
  if (openings.length < 2) return [];
  const ways = new Map(openings.map((opening) => [opening.block, waysOf(opening, blocks)]));
  for (const [way, least] of enough) {
    let heads = openings.filter(({ block }) => ways.get(block)?.includes(way));
    if (heads.length < least) continue;
    // "Ana Ruiz" on a line of her own, and below it "Application 11702-2018": the case begins with the name.
    const above = heads.map(({ block }) => openings.find((opening) => opening.block === block - 1));
    const isNamedAbove = way === "number" && above.every((opening) => ways.get(opening?.block ?? -1)?.includes("name line"));
    if (isNamedAbove) heads = above.filter((opening) => opening !== undefined);
    // "Panel chairs", and their names.
    const ahead = blocks[(heads[0]?.block ?? 0) - 1];
    // "Arrested and charged:", and who was: all of one case.
    if (ahead && stepLabel.test(text.slice(ahead.start, ahead.end))) continue;
    if ((isNamedAbove || way === "name line") && ahead && isListOfSigners(text.slice(ahead.start, ahead.end))) continue;
    // The people at the heads are different ones.
    if (/^name/.test(way) && new Set(heads.map(({ first, block }) => first?.person ?? -block)).size < heads.length) continue;
    if (way === "name line") {
      const from = heads[0]?.block ?? 0;
      const lines = openings.filter(
        (opening) => opening.isHeading && opening.block >= from && opening.text.length < 60 && !fieldLine.test(opening.text),
      );
      if (heads.length < lines.length * 0.6) continue;
      // An entry that is about a club or nobody begins as the others do.
      heads = openings.filter((opening) => heads.includes(opening) || lines.includes(opening));
    }
    const isNumbered = heads.filter(({ text: line }) => listMarker.test(line)).length >= heads.length * 0.6;
    if (way === "name" && isNumbered)
      heads = openings.filter((opening) => heads.includes(opening) || listMarker.test(opening.text));
    if (way === "name and age" && heads.length < openings.filter(({ isHeading }) => !isHeading).length * 0.4) continue;
    const gaps = heads.slice(1).map(({ block }, index) => block - (heads[index]?.block ?? 0));
    // Where most entries are one paragraph, a paragraph between two of them is about somebody else.
    const isOneEach = gaps.filter((gap) => gap === 1).length > gaps.length / 2;
    const widest = isOneEach ? 1 : Math.max(1, ...gaps);
    const entries = heads.flatMap((opening, index): Entry[] => {
      const next = heads[index + 1];
      const last = next ? next.block - 1 : Math.min(blocks.length - 1, opening.block + widest - 1);
      let to = isOneEach ? opening.block : last;
      if (!next)
        for (let block = opening.block + 1; block <= to; block += 1)
          if (
            blocks[block]?.kind === "heading" &&
            blocks[opening.block]?.kind === "heading" &&
            !fieldLine.test(text.slice(blocks[block]?.start, blocks[block]?.end))
          )
            to = block - 1;
      const own: Entry = {
        from: opening.block,
        to,
        head: headOf(text, isNamedAbove ? "name line" : way, opening, blocks, mentions, to),
        shared: /^name (?:and age|line)$/.test(way),
      };
      return to < last ? [own, { ...own, from: to + 1, to: last, head: null }] : [own];
    });
    const length = entries.reduce(
      (sum, { from, to }) => sum + blocks.slice(from, to + 1).reduce((all, block) => all + block.end - block.start, 0),
      0,
    );
    const whole = openings.reduce((sum, opening) => sum + opening.text.length, 0);
    if (length < whole * (/^(?:label|number|versus)$/.test(way) ? 0.3 : 0.45)) continue;
    const told = entries.filter(({ from, to }) => ofCases.test(text.slice(blocks[from]?.start, blocks[to]?.end)));
    if (told.length < (/^(?:label|number|versus)$/.test(way) ? 1 : Math.max(2, entries.length * 0.5))) continue;
    if (/^(?:category|decimal|phrase|name and age)$/.test(way) && !areApart(entries, mentions, blocks)) continue;
    return entries;
  }
  return [];
}

/** "Blum v. Foss": the one who is named second. Null where it is against several or a company; undefined where nobody is set against anybody. */
function respondentOf(text: string, opening: string, inside: readonly Mention[]): number | null | undefined {
  const second = /\p{Lu}[\p{L}.'’&-]*,? v(?:s)?\.? (\p{Lu}[^.;(]{1,60})/u.exec(opening)?.[1];
  if (second === undefined) return undefined;
  if (/\b(?:and|et al|&)\b|,/.test(second)) return null;
  const surname = /(?:^| )(\p{Lu}[\p{L}'’-]+)\s*$/u.exec(second)?.[1];
  return (
    inside.find((mention) => surname !== undefined && text.slice(mention.start, mention.end).endsWith(surname))?.start ?? null
  );
}

const labelled =
  /\b(?:member|player|respondent|registrant|licen[cs]ee|name|practitioner|defendant|subject|official|coach|party|concerning|against|re)(?: concerned)?: $/i;

function headOf(
  text: string,
  way: Way,
  opening: Opening,
  blocks: readonly Block[],
  mentions: readonly Mention[],
  to: number,
): number | null {
  const { first } = opening;
  const start = blocks[opening.block]?.start ?? 0;
  if (/^name/.test(way)) return first && first.from - start < 30 ? first.start : null;
  if (way === "label") {
    const before = first ? text.slice(start, first.from) : "";
    return first && (/^[^\p{L}]*$/u.test(before) || /^[^:\n]{2,40}:\s*$/.test(before)) ? first.start : null;
  }
  const end = blocks[to]?.end ?? start;
  const inside = mentions.filter((mention) => mention.start >= start && mention.end <= end);
  if (way === "number") {
    // Right at the head, behind the number or on the line below it: "Case 12. Ana Ruiz, teacher."
    const marker = numbered.exec(opening.text)?.[0].length ?? 0;
    const lines = [start, start + marker, ...blocks.slice(opening.block + 1, to + 1).map((block) => block.start)].slice(0, 3);
    const role = inside.find(
      (mention) =>
        mention.kind === "full" &&
        mention.start < start + 220 &&
        (labelled.test(text.slice(Math.max(start, mention.from - 24), mention.from)) ||
          /^ \((?!\d)(?:(?:\p{Ll}+ )*(?:player|coach|delegate|captain|official|member|manager|director|president|secretary|assistant|steward|supporter|referee|\p{Ll}+))\b[^)]{0,40}\)/u.test(
            text.slice(mention.end, mention.end + 60),
          )),
    );
    if (role) return role.start;
    const opens = inside.find(
      (mention) =>
        mention.kind === "full" &&
        !/^ (?:-?v\.?s?\.?|versus|against) /.test(text.slice(mention.end, mention.end + 6)) &&
        lines.some(
          (line) =>
            mention.from >= line &&
            mention.from - line <= 14 &&
            /^[^.;:,]*(?:[.:] )?[^.;:,]*$/.test(text.slice(line, mention.from)),
        ),
    );
    return opens?.start ?? null;
  }
  const against = respondentOf(text, text.slice(start, start + 200), inside);
  if (against !== undefined) return against;
  // "19 February, Dunley Court. Ana Ruiz, 44, told the manager …": the first whom it tells of, with an age.
  const aged = inside.filter(
    (mention) => mention.kind === "full" && /^,? \(?(?:aged )?\d{2}\b/.test(text.slice(mention.end, mention.end + 10)),
  );
  const told = aged[0];
  return told && /(?:[.:]\s+|\n\s*)$/.test(text.slice(start, told.from)) ? told.start : null;
}

const counted =
  /\b(?<number>two|three|four|five|six|seven|eight|nine|ten)\s+(?:[\w-]+\s+){0,3}?(?:men|women|people|students|teenagers|brothers|sisters|defendants|youths|fans|members|players|officers)\b/i;
const numbers = "two three four five six seven eight nine ten".split(" ");

/** "Three men have been jailed" above four entries: the last of them is none of the three. */
function isBeyondCount(text: string, blocks: readonly Block[], entries: readonly Entry[], entry: Entry | undefined): boolean {
  const first = blocks[entries[0]?.from ?? 0];
  const number = counted.exec(text.slice(0, first?.start ?? 0))?.groups?.["number"]?.toLowerCase();
  return number !== undefined && entry !== undefined && entries.indexOf(entry) >= numbers.indexOf(number) + 2;
}

/** What of a page with entries is about the person named in `mine`: their own entry, else those that name them; and what stands before the first. */
export function viewOf(
  text: string,
  blocks: readonly Block[],
  entries: readonly Entry[],
  mine: readonly Mention[],
): { blocks: Block[]; head: number | null } | null {
  const isNamed = (from: number, to: number) =>
    mine.some((mention) => mention.start >= (blocks[from]?.start ?? 0) && mention.end <= (blocks[to]?.end ?? 0));
  const owned = entries.filter(({ head }) => head !== null && mine.some((mention) => mention.start === head));
  const naming = owned.length > 0 ? owned : entries.filter(({ from, to }) => isNamed(from, to));
  if (naming.length === 0) return null;
  const first = entries[0]?.from ?? 0;
  const hasLead = entries[0]?.shared === true && !isBeyondCount(text, blocks, entries, owned[0]);
  const kept = blocks.map((block, index): Block => {
    if ((index < first && hasLead) || naming.some(({ from, to }) => index >= from && index <= to)) return block;
    const isEntry = entries.some(({ from, to }) => index >= from && index <= to);
    return !isEntry && isNamed(index, index) ? block : { ...block, kind: "furniture" };
  });
  return { blocks: kept, head: naming.length === 1 ? (naming[0]?.head ?? null) : (owned[0]?.head ?? null) };
}
