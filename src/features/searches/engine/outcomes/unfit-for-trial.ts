import type { PageReading } from "../reading/page-reading.ts";

const unfit =
  /\b(?:mentally )?(?:incompetent|unfit|(?:not|(?:is|was)n['’]t) (?:\w+ )?(?:competent|fit)) (?:to|for) (?:\w+ )?(?:trial|plead|be tried|proceed)\b(?! without)|\b(?<!\bit )(?:is|was|be) (?:mentally |legally )?(?:incompetent(?! (?:to proceed )?without)|not (?:mentally |legally )?competent)\b|\bnot criminally responsible\b|\bby reason of insanity\b/i;

/**
 * Whether the page says that the subject, or somebody without a name, cannot be tried or is not held responsible: nobody is tried who cannot
 * follow it, and nothing is found of what they did (rubric 15).
 */
export function isUnfitForTrial(page: PageReading): boolean {
  return page.sentences.some(({ text, start, kind, mentions }) => {
    const found = unfit.exec(text);
    if (!found || kind !== "main") return false;
    // "Judge Ruiz ruled that Foss is not competent": of the one who is named last before it.
    // Not "in a suburb north of New York": where it was.
    const named = mentions.filter(({ from }) => !/\b(?:of|in|at|from|near|outside) (?:the )?$/.test(text.slice(0, from - start)));
    const last = named.findLast(({ end }) => end <= start + found.index);
    return last ? last.person === 0 : named.every(({ person }) => person === 0);
  });
}
