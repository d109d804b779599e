import { transliterate } from "#app/features/subjects/transliterate.ts";
import { reservedSlugs } from "./workspace.ts";

const longest = 50;

/**
 * A slug made of a name: in plain Latin letters whatever its script, words joined by single hyphens. Empty when the name
 * has no letter or digit at all.
 */
export function slugOf(name: string): string {
  return name
    .normalize("NFKC")
    .split(/[\s\p{P}\p{S}]+/u)
    .map(plainWord)
    .filter(Boolean)
    .join("-")
    .slice(0, longest)
    .replace(/-$/, "");
}

function plainWord(word: string): string {
  return transliterate(word.toLowerCase().normalize("NFC")).replaceAll(/[^a-z0-9]/g, "");
}

/** Slugs to try for a name, in the order in which they read best; none of them reserved. */
export function slugIdeas(name: string): string[] {
  const base = slugOf(name) || "workspace";
  const ideas = [base, ...["team", "office", "2", "3", "4"].map((ending) => `${base}-${ending}`)];
  return ideas.filter((slug) => !reservedSlugs.includes(slug));
}
