import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import type { Who } from "./discourse.ts";

const ownerSays = (owner: string) =>
  new RegExp(
    `^,? (?:\\d{2},? )?(?:and )?${owner} (?:[\\w’'-]+ ){0,3}[\\w’'-]+,? (?:has |had |also |later )?(?:said|says|told [^,.;]{2,30}|confirmed|added|recalled|testified|explained|wrote)(?: on \\w+day| later)?(?: that)? $`,
    "i",
  );
const hisSays = ownerSays("his");
const herSays = ownerSays("her");

/** "Ana Ruiz, her employer, said | she had been dismissed": whose employer it is, and so another. */
export function saidByTheirs(page: PageReading, sentence: Sentence, { start }: ActorAt, pronoun: string): Set<Who> {
  const says = pronoun === "he" ? hisSays : herSays;
  return new Set(
    sentence.mentions
      .filter(({ end }) => end < start && says.test(page.text.slice(end, start)))
      .map(({ person }): Who => `p${person}`),
  );
}
