import type { PageReading } from "../reading/page-reading.ts";
import { type Discourse, type Who, groups } from "./discourse.ts";
import { broughtInUnnamed } from "./brought-in-unnamed.ts";
import { isNamedAsKnown } from "./given-new.ts";
import { leadPoints } from "./likely-lead.ts";
import { mayBeUnnamed, staysUnnamed, isFurtherOne, isBroughtInElse, standsBeside, isOfOtherCase } from "./who-is-unnamed.ts";
import { openerOf, openingOf } from "./opening.ts";
import { isReflexive } from "./legal-steps.ts";
import { officeTitles } from "../reading/titles.ts";
import { condemns, isOnlooker } from "./onlooker.ts";
import { speaksInOffice } from "./only-speaks.ts";
import { ownHostility } from "../hatred/hostility.ts";
import { bystanderNouns } from "../reading/nouns.ts";

/** From so many points on somebody is taken for the one whom a report does not name, with so many more than anybody else has. */
const takenFrom = 1.2;
const clearBy = 1;
/** From so many points on they may well be: "Ana Ruiz told the paper", with no word of who she is. */
const likelyFrom = -0.7;
/** Down to so few, what the page says of somebody is against it, whatever else seemed to say so. */
const spokenAgainst = -2;

/** What the page tells of this person ahead of any step speaks against their being whom its opening means, and nobody unnamed may be them. */
export function isSpokenAgainst(
  page: PageReading,
  discourse: Pick<Discourse, "clauses" | "quotes">,
  who: Who,
  unnamed: ReadonlySet<Who>,
): boolean {
  return leadPoints(page, Number(who.slice(1))) <= spokenAgainst && !mayBeUnnamed(page, discourse, who, unnamed);
}

/** An opening that tells of a mistake, or of whoever brought it up: whoever is named behind it is the one who was wronged. */
const takesItBack =
  /\b(?:seemed|appeared) to (?:say|shout|be|have)|\b(?:wrongly|mistakenly|falsely|cleared|acquitted|reinstated|exonerated|unfit|back at work|by mistake|mistaken|overturned|quashed|dropped the|withdrawn|unfairly|wrongfully|after (?:complaining|reporting|objecting|speaking out|raising))\b/i;

/** Who judges, fines or dismisses: with them a report of what was done about somebody may begin. */
const decides =
  /^(?:judge|magistrate|sheriff|recorder|jury|prosecutor|referee|adjudicator|arbitrator|employer|bishop|minister|commissioner|mayor|publisher|school|head|principal|officer|constable)$/;

/** The one of those named behind the opening of whom most speaks for it, none of whom the page shows as another. */
export function likeliest(
  page: PageReading,
  discourse: Pick<Discourse, "clauses" | "quotes">,
  unnamed: ReadonlySet<Who>,
  opening: number,
): Who | null {
  const [best, second] = rankedForLead(page, discourse, unnamed, opening);
  return best && best.points >= takenFrom && best.points - (second?.points ?? -Infinity) >= clearBy ? best.who : null;
}

const theThing = "(?:anti-?semitism|hatred|hate|racism|bigotry|extremism)";
const ofTheThing = new RegExp(`\\b${theThing}\\b(?! (?:crimes?|speech|messages?|posts?|mail)\\b)`, "i");
/** "had torn antisemitism out by its roots". */
const doneToTheThing = new RegExp(`^ (?:out |up |on |at )?(?:the )?(?:${theThing}|prejudice)\\b`, "i");

/** The page names the subject as somebody of whom it has told, and nobody fits whom it opens with better: not enough to say that it is they. */
export function mayBeTheUnnamed(page: PageReading, discourse: Discourse): boolean {
  const opening = openingOf(page);
  const unnamed = opening ? broughtInUnnamed(page, discourse, discourse.accused) : null;
  if (!opening || !unnamed) return false;
  const [best, second] = rankedForLead(page, discourse, unnamed, opening.index);
  return (
    best?.who === "p0" &&
    best.points >= likelyFrom &&
    best.points > (second?.points ?? -Infinity) &&
    isNamedAsKnown(page, 0) &&
    // Who speaks or acts about the thing itself is as often against it.
    !page.sentences.some(({ mentions, text }) => mentions.some(({ person }) => person === 0) && ofTheThing.test(text))
  );
}

/** Who may be the one whom the opening brings in without a name, the likeliest first. */
function rankedForLead(
  page: PageReading,
  discourse: Pick<Discourse, "clauses" | "quotes">,
  unnamed: ReadonlySet<Who>,
  opening: number,
): { who: Who; points: number }[] {
  const head = page.sentences.filter(({ kind, index }) => kind === "main" && index >= opening && index <= opening + 1);
  const singular = [...unnamed].filter(
    (key) =>
      !groups.test(key) &&
      head.some(({ reading }) => reading.actors.some((actor) => actor.kind === "role" && `r:${actor.noun}` === key)),
  );
  // "A waiter whose manager was dismissed for … has settled his claim": the page may go on to name either.
  const opener = openerOf(page);
  const isOfAnother = opener !== null && !decides.test(opener.noun) && !unnamed.has(`r:${opener.noun}`);
  if (singular.length === 0 || staysUnnamed(page, unnamed) || head.some(({ text }) => takesItBack.test(text))) return [];
  const harmed = new Set(
    discourse.clauses
      .filter((clause) => /^(?:attack|damage|refuse|help)$/.test(clause.class) && !clause.negated && !isReflexive(clause.patient))
      .map((clause) => clause.patientIs),
  );
  return page.people
    .filter(({ id, titles }) => {
      const who = `p${id}`;
      const first = page.mentions.find((mention) => mention.person === id && mention.kind === "full");
      const where = page.sentences.find(({ start, end }) => first && start <= first.start && first.end <= end);
      return (
        where?.kind === "main" &&
        where.index > opening &&
        !titles.some((title) => officeTitles.test(title)) &&
        !harmed.has(who) &&
        !condemns(page, discourse, who) &&
        !isOnlooker(page, who) &&
        !isFurtherOne(page, who) &&
        !isBroughtInElse(page, who, unnamed) &&
        !standsBeside(page, who, unnamed) &&
        !speaksInOffice(page, discourse, who, unnamed) &&
        !isOfOtherCase(page, who) &&
        (!isOfAnother || mayBeUnnamed(page, discourse, who, unnamed)) &&
        !singular.every((key) => ageConflict(page, key.slice(2), who))
      );
    })
    .map(({ id }) => ({ who: `p${id}`, points: leadPoints(page, id) }))
    .toSorted((one, other) => other.points - one.points);
}

/**
 * The one named person who does or answers for something in a story about one whom it does not name at
 * first: not an official, not somebody who only comments, not a relative.
 */
export function byElimination(page: PageReading, discourse: Pick<Discourse, "clauses" | "quotes">, introduced: number): Who[] {
  const candidates = new Set<Who>();
  for (const clause of discourse.clauses) {
    if (clause.sentence < introduced || clause.agent?.kind !== "person" || clause.negated || clause.passive) continue;
    if (doneToTheThing.test(page.text.slice(clause.end, clause.end + 40))) continue;
    if (!/^(?:attack|damage|refuse|spread|plead|admit|apologise|deny|write)$/.test(clause.class)) {
      const said = discourse.quotes.some(
        (quote) =>
          quote.speaker === clause.agentIs && ownHostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 1,
      );
      if (!(clause.class === "say" && said)) continue;
    }
    candidates.add(clause.agentIs);
  }
  return [...candidates].filter((who) => {
    const person = page.people[Number(who.slice(1))];
    if (!person || person.titles.some((title) => officeTitles.test(title))) return false;
    if (condemns(page, discourse, who)) return false;
    return !page.sentences.some((sentence) =>
      sentence.reading.apposed.some(
        ([role, named]) =>
          role.kind !== "person" &&
          "noun" in role &&
          bystanderNouns.has(role.noun) &&
          named.kind === "person" &&
          `p${named.person}` === who,
      ),
    );
  });
}

/** "a 19-year-old man" is not Ana Ruiz, 44. */
export function ageConflict(page: PageReading, noun: string, who: Who): boolean {
  if (!page.text.includes("-year-old")) return false;
  const said = new RegExp(`\\b(\\d{2})-year-old (?:[\\p{L}-]+ ){0,3}${noun}\\b`, "u").exec(page.text)?.[1];
  if (!said) return false;
  const ages = page.mentions
    .filter((mention) => `p${mention.person}` === who)
    .flatMap((mention) => /^,? (?:aged )?\(?(\d{2})\b/.exec(page.text.slice(mention.end, mention.end + 10))?.[1] ?? []);
  return ages.length > 0 && !ages.includes(said);
}
