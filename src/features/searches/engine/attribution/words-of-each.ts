import { concernsJews } from "../hatred/hostility.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse } from "./discourse.ts";

/*
 * "PC Foss and PC Ruiz were dismissed. Foss had sent racist messages about … Ruiz had made comments about victims of domestic abuse": of several who
 * answer together the page may tell apart what each of them said.
 */

const about =
  /\b(?:made|sent|posted|shared|wrote|written|used|forwarded|liked|exchanged|making|sending|posting|sharing|writing|using|forwarding)\b[^.;]{0,60}?\b(?:comments?|messages?|remarks?|jokes?|posts?|images?|memes?|videos?|language|words|terms|tweets?|e-?mails?|statements?|slurs?)\b[^.;]{0,30}? (?:about|against|towards?|mocking|at|targeting|insulting|demeaning|degrading|to) (?!(?:it|this|that|them|him|her|each other|one another|the (?:same|group|others?|chat))\b)\w/i;
/** "Both officers", "they": said of all of them. */
const ofAll =
  /\b(?:both|all|each|every one|they|their|the (?:two|three|four|five|six|pair|trio|officers|men|women|defendants|players|students|members))\b/i;

/**
 * Whether what a sentence calls antisemitic is of another than the subject because the page tells by name what the subject said, which was of others
 * than Jews. Only where several answer together, and of a sentence that names none of them and does not speak of all.
 */
export function isOfAnotherOfThem(page: PageReading, discourse: Discourse, index: number): boolean {
  const sentence = page.sentences[index];
  if (!discourse.group.has("p0") || discourse.group.size < 2 || !sentence || ofAll.test(sentence.text)) return false;
  if (sentence.mentions.some(({ person }) => discourse.group.has(`p${person}`))) return false;
  const own = page.sentences
    .filter(({ kind, mentions }) => kind === "main" && mentions.length > 0 && mentions.every(({ person }) => person === 0))
    .map(({ text }) => text);
  return own.some((text) => about.test(text)) && !own.some(concernsJews);
}
