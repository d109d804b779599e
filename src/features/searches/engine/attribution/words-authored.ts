import type { PageReading } from "../reading/page-reading.ts";
import type { OwnWords } from "./own-words.ts";
import { ownText } from "../reading/own-text.ts";
import { ownHostility } from "../hatred/hostility.ts";

/** "I write five on the board and I read them", "I say the words aloud": words that are shown, not meant. */
const readsWords =
  /\b(?:i|we) (?:\w+ ){0,2}(?:read|recite|quote|cite|list|spell|show|explain|teach|translate|write \w+ on the board|say (?:it|them|the words?|the slurs?))\b[^.!?]{0,60}:|\b(?:the|a|this|that|these|those) (?:\w+ )?(?:words?|phrases?|slurs?|terms?|expressions?|epithets?)\b/i;

/** On a page that is in the first person throughout, what it says is its author's. */
export function authoredWords(page: PageReading): OwnWords[] {
  const main = page.sentences.filter((sentence) => sentence.kind === "main");
  const own = main.map((sentence) => ownText(page, sentence));
  const firstPerson = own.filter((text) => /\b(?:I|I'm|I've|I'd|my|me)\b/.test(text.replace(/’/g, "'"))).length;
  if (firstPerson < 4 || firstPerson < main.length * 0.25 || page.turns.length > 0) return [];
  return main.flatMap((sentence, index): OwnWords[] => {
    const level = ownHostility(own[index] ?? "");
    return level >= 2
      ? [
          {
            start: sentence.start,
            end: sentence.end,
            level,
            by: "own",
            recited: readsWords.test(own[index] ?? ""),
            doubted: /\b(?:if|whether|would|never)\b/i.test(own[index] ?? ""),
            explicit: true,
            sentence: sentence.index,
          },
        ]
      : [];
  });
}

/** What the subject says themselves in a thread or an exchange that the page gives. */
export function turnWords(page: PageReading): OwnWords[] {
  const found: OwnWords[] = [];
  for (const turn of page.turns) {
    if (!("person" in turn.speaker) || turn.speaker.person !== 0 || turn.reposted) continue;
    const level = ownHostility(page.text.slice(turn.start, turn.end));
    if (level === 0) continue;
    const sentence = page.sentences.find((candidate) => candidate.end > turn.start);
    for (const part of page.sentences) {
      if (part.start >= turn.end || part.end <= turn.start) continue;
      const start = Math.max(part.start, turn.start);
      const end = Math.min(part.end, turn.end);
      const own = ownHostility(page.text.slice(start, end));
      if (own >= 2)
        found.push({
          start,
          end,
          level: own,
          by: "own",
          recited: /^\s*["“].*["”]\s*$/.test(page.text.slice(start, end)),
          doubted: false,
          explicit: true,
          sentence: part.index,
        });
    }
    if (level >= 2 && !found.some((words) => words.start >= turn.start && words.end <= turn.end))
      found.push({
        start: turn.start,
        end: turn.end,
        level,
        by: "own",
        recited: false,
        doubted: false,
        explicit: true,
        sentence: sentence?.index ?? 0,
      });
  }
  return found;
}
