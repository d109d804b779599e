import { nameKeys } from "./subject-embedding.ts";
import { normaliseName } from "./normalise-name.ts";

/** What a few typed letters of a name are looked up by: every word has to be found, by its letters or by its sound. */
export type NameQuery = {
  words: {
    /** In plain Latin letters: each begins a word of the name. */
    beginnings: string[];
    /** Sound keys, as they stand in the halves of a name's keys; none where too little is typed to sound like anything. */
    sounds: string[];
  }[];
  /** Sound keys of the whole name. */
  pairs: string[];
};

const mostWords = 5;
/** Consonants of a word's key: fewer stand in nearly every name. */
const leastSounds = 2;

/** How a typed name, or the beginning of one, in any script and spelling, is put to the indexes of subjects' names. */
export function nameQuery(typed: string): NameQuery {
  const words = typed
    .split(/\s+/u)
    .slice(0, mostWords)
    .map((word) => ({ beginnings: beginningsOf(word), sounds: soundsOf(word) }))
    .filter(({ beginnings, sounds }) => beginnings.length + sounds.length > 0);
  return { words, pairs: words.length > 1 || (words[0]?.beginnings.length ?? 0) > 1 ? nameKeys(typed).phonetic : [] };
}

function beginningsOf(word: string): string[] {
  return normaliseName(word)
    .split(" ")
    .filter((part) => /^[\p{L}\p{N}]+$/u.test(part));
}

function soundsOf(word: string): string[] {
  return nameKeys(word)
    .phonetic.filter((key) => key.endsWith("+"))
    .map((key) => key.slice(0, -1))
    .filter((key) => key.startsWith("=") || key.length >= leastSounds);
}
