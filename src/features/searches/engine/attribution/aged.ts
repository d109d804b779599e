import type { Who } from "./discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";

/** The ages that a page gives: of whom it names, and where one stands for the first time beside nobody's name ("the 36-year-old"). */
export type AgedOnes = { named: ReadonlyMap<Who, string>; unnamed: ReadonlyMap<string, number> };

const ageBehind =
  /^(?:['’]s)?(?:,? \(?(?:aged |age )?(\d{2})(?=[),;. ]|$)(?! (?:years|months|weeks|days|hours|counts|per))|, (?:an?|the) (\d{2})-year-old\b)/i;
const ageBefore = /\b(\d{2})-year-old (?:[\p{Ll}'’-]+ ){0,5}$/iu;

/** Reads who is how old by what stands at a name, and where the page speaks of somebody by an age alone. */
export function agedOnes(page: PageReading): AgedOnes {
  const named = new Map<Who, string>();
  for (const { person, from, end } of page.mentions) {
    const age =
      ageBehind
        .exec(page.text.slice(end, end + 24))
        ?.slice(1)
        .find(Boolean) ?? ageBefore.exec(page.text.slice(Math.max(0, from - 60), from))?.[1];
    if (age !== undefined && !named.has(`p${person}`)) named.set(`p${person}`, age);
  }
  const unnamed = new Map<string, number>();
  for (const { kind, reading } of page.sentences)
    if (kind === "main")
      for (const actor of reading.actors) {
        const age = actor.kind === "role" ? /\b(\d{2})-year-old\b/i.exec(actor.words)?.[1] : undefined;
        if (age !== undefined && !unnamed.has(age)) unnamed.set(age, actor.start);
      }
  return { named, unnamed };
}
