import { matchesOf } from "#app/lib/language/matches-of.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { OwnWords } from "./own-words.ts";

/*
 * The charges of a regulator's decision, each a line of its own: "the Teacher did: 1. Use an account to publish the following: a) '…'", and
 * further down "The Panel found allegations 1a) and 1b) proved". What is quoted in a line that was found proved is theirs.
 */

const opensList =
  /\b(?:did|you|he|she|they|(?:the )?(?:teacher|registrant|respondent|member|licensee|practitioner|nurse|doctor|solicitor|barrister|officer|player|coach|participant|student|employee)|⟦X⟧)\b[^;]{0,200}:\s*$/i;
const isItem =
  /^\W*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4})[).]|(?:\d{1,2}(?:\.\d{1,2})*|schedule|particular|charge|allegation|comment|post) ?[\w.]*[):.]|[•▪*–-]) ?/i;
const publishes =
  /\b(?:use|used|using|publish|published|publishing|post|posted|posting|send|sent|sending|write|wrote|written|writing|say|said|saying|make|made|making|share|shared|sharing|tweet|tweeted|call|called|refer|referred|state|stated|comment|commented|following|words)\b/i;
const foundProved =
  /\b(?:found|finds|find)\b[^.;]{0,60}\b(?:allegations?|charges?|particulars?|paragraphs?|facts|it|them|each|both|all)\b[^.;]{0,60}\bproved\b|\b(?:allegations?|charges?|particulars?|paragraphs?|facts)\b[^.;]{0,60}\b(?:was|were|is|are)\b[^.;]{0,30}\b(?:found )?proved\b|\badmitted (?:the |all (?:of )?(?:the )?|both )?(?:allegations?|charges?|particulars?|facts)\b/i;
/** "proved only as to the marking", "proved in part": of which line, it does not say. */
const inPart = /\bproved (?:only|in part|as to|save|except|apart|to the extent)\b/i;
const notProved = /\b(?:not|no|never|none|neither)\b[^.;]{0,30}\b(?:proved|proven|established|admitted)\b/i;

/** What a decision calls its lines by: "2(c)", "1a)", "4". */
const labels = /\b(?:allegations?|charges?|particulars?|paragraphs?|and|,) (\d{1,2})?\s*\(?([a-z])?\)?(?=[\s,.;:)]|$)/gi;
const labelsIn = (text: string) =>
  matchesOf(labels, text)
    .map(([, number = "", letter = ""]) => number + letter.toLowerCase())
    .filter((label) => /\d/.test(label));

/**
 * The spans of the lines of such a list that the page says were proved; empty where it says so of none. A line that it says was not proved,
 * or that nobody can tell from one, is none of them.
 */
function provedLines(page: PageReading): { start: number; end: number }[] {
  const main = page.sentences.filter(({ kind }) => kind !== "byline");
  const findings = main.filter(({ text }) => foundProved.test(text) && !notProved.test(text));
  const proof = findings.find(({ text }) => !inPart.test(text));
  const failed = main.filter(({ text }) => notProved.test(text)).map(({ text }) => labelsIn(text));
  if (!proof || failed.some((labels) => labels.length === 0)) return [];
  const notTheirs = new Set(failed.flat());
  // "admitted the allegations of late marking", "The account was not hers".
  if (/\badmitted (?:the |all |both )?(?:[\w ()]+ )?(?:allegations?|charges?|particulars?) (?:of|that|about)\b/i.test(proof.text))
    return [];
  if (main.some(({ text }) => /\b(?:was|were) not (?:hers|his|theirs)\b|\bhacked\b/i.test(text))) return [];
  // Where the decision says which, those and no others; "1" is all that stands under it.
  const theirs = new Set(findings.flatMap(({ text }) => labelsIn(text)));
  const isTheirs = (number: string, letter: string) =>
    theirs.size === 0 || theirs.has(number + letter) || theirs.has(number) || (letter !== "" && theirs.has(letter));
  let number = "";
  const lines: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const { text, start, end } of main.slice(0, main.indexOf(proof))) {
    if (isOpen && isItem.test(text)) {
      const letter = /^\W*([a-z])[).]/i.exec(text)?.[1]?.toLowerCase() ?? "";
      number = /^\W*(\d{1,2})[.):]/.exec(text)?.[1] ?? number;
      if (!notTheirs.has(number + letter) && !notTheirs.has(number) && isTheirs(number, letter)) lines.push({ start, end });
      continue;
    }
    isOpen = opensList.test(text) && publishes.test(text + (main.find((one) => one.start > start)?.text ?? ""));
  }
  return lines;
}

/** Quoted words of no certain speaker that stand in a line found proved, on a page of one accused, as that person's own. */
export function ownedByProof(page: PageReading, words: OwnWords[], soleAccused: boolean): OwnWords[] {
  if (!soleAccused || words.every(({ by }) => by === "own")) return words;
  const lines = provedLines(page);
  if (lines.length === 0) return words;
  return words.map((one) =>
    one.by !== "own" && lines.some(({ start, end }) => one.start >= start && one.end <= end)
      ? { ...one, by: "own", explicit: true, doubted: false }
      : one,
  );
}
