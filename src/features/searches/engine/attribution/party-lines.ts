import type { PageReading } from "../reading/page-reading.ts";
import type { Who } from "./discourse.ts";
import { matchesOf } from "#app/lib/language/matches-of.ts";

const partyLine =
  /^[ \t]*(claimant|appellant|respondent|defendant|grievor|complainant|petitioner|plaintiff|applicant|registrant|practitioner|licensee|employee|player|participant|accused|offender)(?:s|\(s\))?[ \t]*:[ \t]*(\S.*)$/gim;
const partyBehind =
  /^[ \t]*(?:between:?[ \t]*)?([^\n:]{3,160}?), (applicants?|respondents?|complainants?|claimants?|grievors?|plaintiffs?|defendants?|appellants?)(?=[,.;]?[ \t]*$|, [^\n]{0,80}$)/gim;
const nth = ["", "first ", "second ", "third ", "fourth "];

const roleNoun =
  "(?:claimant|appellant|respondent|defendant|grievor|complainant|petitioner|plaintiff|applicant|registrant|practitioner|licensee|employee|player|participant|accused|offender)";
const roleGiven = `(?:the )?["“'‘]?(?:the )?(?:(?<place>first|second|third|fourth|1st|2nd|3rd|4th) (?:and (?:\\w+ )?)?)?(?<noun>${roleNoun})["”'’]?`;
/** Right behind a name: "(first respondent)", "('the appellant')", ", the second respondent,". */
const roleBehind = new RegExp(
  `^(?:,? (?:aged )?\\(?\\d{2}\\)?,?)? ?(?:[([](?:here(?:in)?after |referred to (?:below )?as )*${roleGiven}[)\\]]|, ${roleGiven.replaceAll("?<place>", "?<place2>").replaceAll("?<noun>", "?<noun2>").replace("(?:the )?", "the ")}(?=[,.;)]))`,
  "i",
);
/** Right before one: "the first respondent, ". */
const roleAhead = new RegExp(`\\bthe ${roleGiven.replace("(?:the )?", "")},? $`, "i");
/** "The appellant is Jerome Drake", "The defendant in this case was Ana Ruiz": by a sentence of its own. */
const roleIs = new RegExp(
  `(?:^|[.;\\n] ?|\\d\\. )the ${roleGiven.replace("(?:the )?", "").replaceAll("?<place>", "?<place3>").replaceAll("?<noun>", "?<noun3>")}(?: in (?:this|the present) (?:case|appeal|matter|application)| before us| here)? (?:is|was) (?:(?:a |an )(?:[\\w-]+ ){1,4})?(?:called |named )?$`,
  "i",
);
const placeOf = (place = "") => (place ? nth[Number(/\d/.exec(place)?.[0] ?? 0)] || `${place.toLowerCase()} ` : "");

/** What a decision calls each of its parties from where it first names them; a role that two have is nobody's. */
function rolesGiven(page: PageReading): Map<string, Who> {
  const found = new Map<string, Set<Who>>();
  for (const mention of page.mentions) {
    const behind = roleBehind.exec(page.text.slice(mention.end, mention.end + 60))?.groups;
    const ahead = page.text.slice(Math.max(0, mention.from - 80), mention.from);
    const groups = behind ?? roleAhead.exec(ahead.slice(-40))?.groups ?? roleIs.exec(ahead)?.groups;
    const noun = (groups?.["noun"] ?? groups?.["noun2"] ?? groups?.["noun3"])?.toLowerCase();
    if (noun === undefined) continue;
    const role = `${placeOf(groups?.["place"] ?? groups?.["place2"] ?? groups?.["place3"])}${noun}`;
    found.set(role, (found.get(role) ?? new Set()).add(`p${mention.person}`));
  }
  return new Map([...found].flatMap(([role, who]) => (who.size === 1 ? [[role, [...who][0] ?? "?"] as const] : [])));
}

/** "Claimant: Mr Ben Foss", "Respondents: (1) Dunley Freight Ltd (2) Ms Ana Ruiz", "Re: Grievance of Ana Ruiz". */
export function partyLinesOf(page: PageReading): Map<string, Who> {
  const found = new Map<string, Who>();
  const note = (noun: string, from: number, to: number) => {
    const named = new Set(
      page.mentions.filter((mention) => mention.start >= from && mention.end <= to).map(({ person }) => person),
    );
    const [only] = named;
    if (named.size === 1 && only !== undefined) found.set(noun, `p${only}`);
    else if (named.size === 0) found.set(noun, `b:${noun}`);
  };
  for (const match of page.text.matchAll(partyLine)) {
    const noun = (match[1] ?? "").toLowerCase();
    const rest = match[2] ?? "";
    const from = match.index + match[0].length - rest.length;
    const numbered = [...rest.matchAll(/\((\d)\)/g)];
    if (numbered.length < 2) note(noun, from, from + rest.length);
    else
      numbered.forEach(({ index, 1: digit }, at) => {
        note(`${nth[Number(digit)] ?? ""}${noun}`, from + index, from + (numbered[at + 1]?.index ?? rest.length));
      });
  }
  // "Dunley Motors Inc. and Ben Foss, Respondents": of a company and a man, "the personal respondent".
  for (const match of matchesOf(partyBehind, page.text.slice(0, 1500))) {
    const noun = (match[2] ?? "").toLowerCase().replace(/s$/, "");
    const people = new Set(
      page.mentions
        .filter((mention) => mention.start >= match.index && mention.end <= match.index + (match[1] ?? "").length)
        .map(({ person }) => person),
    );
    if (people.size === 1 && !found.has(noun)) note(noun, match.index, match.index + (match[1] ?? "").length);
  }
  for (const [noun, who] of rolesGiven(page)) if (!found.has(noun)) found.set(noun, who);
  const grievance = /\bgrievances? of (?=\p{Lu})/iu.exec(page.text.slice(0, 1200));
  if (grievance && !found.has("grievor")) note("grievor", grievance.index, grievance.index + grievance[0].length + 40);
  return found;
}

/** "the second respondent": as the lines at the head name a party. */
export function partyNoun(actor: { noun: string; words: string }): string {
  const place = /\b(?:first|second|third|fourth) /i.exec(actor.words)?.[0]?.toLowerCase() ?? "";
  // "the corporate respondent" is nobody.
  return `${/\b(?:corporate|institutional|company) /i.test(actor.words) ? "corporate " : place}${actor.noun}`;
}

/** "the second respondent" of a page that says who the first is: another party. */
export function isOtherParty(lines: ReadonlyMap<string, Who>, actor: { noun: string; words: string }): boolean {
  const place = nth.find((one) => one !== "" && partyNoun(actor).startsWith(one));
  return place !== undefined && nth.some((one) => one !== "" && one !== place && lines.has(`${one}${actor.noun}`));
}
