import { adverbs } from "./function-words.ts";
import { lowerAt } from "./parts.ts";
import { type Token, boundaries, determiners, prepositions } from "./phrases.ts";
import type { VerbClass } from "./verbs.ts";

/* "was punched and called a '…'": one auxiliary for all the verbs that are joined to the first. */

/** Behind "and", "or" or a comma, adverbs apart. */
export function isCoordinated(parts: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= 0; back -= 1) {
    const part = parts[back];
    if (part?.type === "mark") return part.word.text === ",";
    if (part?.type !== "word") return false;
    const { lower } = part.word;
    if (/^(?:and|or)$/.test(lower)) return true;
    if (!adverbs.has(lower) && !/ly$/.test(lower)) return false;
  }
  return false;
}

/** Verbs of speech whose object is the one spoken to or spoken of: without one they are passive. */
const addresses =
  /^(?:tell|call|ask|warn|brand|labell?|describe|name|dubb?|deem|term|taunt|address|greet|inform|order|mock|insult|abuse|berate|heckle|accuse|denounce|target|urge)$/;

const namesSomebody = /^(?:call|brand|labell?|describe|name|dubb?|deem|term|denounce)$/;

/** "shouted at", "spat on", with nothing behind: left over from the one it is done to. */
const takesPreposition =
  /^(?:shout|yell|scream|swear|spit|jeer|sneer|snarl|hiss|bark|holler|laugh|shoot|fire|point|gesture|set|stare)$/;

/**
 * A participle joined to a passive, "was punched and called a '…'": what follows is no object of its own, or what is
 * called so. "was arrested and called officers '…'" and "was ejected and shouted '…'" are what the subject did.
 */
export function isDoneToSubject(parts: readonly Token[], index: number, lemma: string, verbClass: VerbClass): boolean {
  let at = index + 1;
  while (adverbs.has(lowerAt(parts, at)) || /ly$/.test(lowerAt(parts, at))) at += 1;
  const next = parts[at];
  const isEnd = (where: number) => {
    const part = parts[where];
    return (
      !part ||
      part.type === "mark" ||
      part.type === "quote" ||
      /^(?:and|or|by|but|as|when|while|before)$/.test(lowerAt(parts, where))
    );
  };
  // "was trolled and sent messages": who is sent something has not sent it.
  if (/^(?:send|hand|give|show|leave|deliver)$/.test(lemma)) return next?.type !== "actor";
  if (takesPreposition.test(lemma)) return /^(?:at|on|upon)$/.test(lowerAt(parts, at)) && isEnd(at + 1);
  const isSpeech = addresses.test(lemma);
  if (!isSpeech && !/^(?:attack|refuse|other|help)$/.test(verbClass)) return false;
  if (!next || next.type === "mark" || next.type === "quote") return true;
  if (next.type === "actor") {
    const { actor } = next;
    if (actor.kind === "pronoun" && /^(?:he|she|they|i|we|you)$/.test(actor.word)) return true;
    return namesSomebody.test(lemma) && actor.kind === "role" && !actor.definite && !hasComplement(parts, at + 1);
  }
  const { lower } = next.word;
  if (lower === "to" || lower === "for" || lower === "on" || lower === "out" || lower === "in")
    return isSpeech
      ? (lower === "to" && /^(?:tell|ask|order|urge|warn)$/.test(lemma)) ||
          (/^(?:on|in)$/.test(lower) && lemma !== "call") ||
          (lower === "for" && !/^(?:call|ask)$/.test(lemma))
      : !(lower === "to" && /^(?:threaten|plan|plot|vow|decline|refuse)$/.test(lemma));
  if (prepositions.has(lower) || boundaries.has(lower)) return true;
  if (!isSpeech) return false;
  // "called a dirty Jew", 'called a "dirty Jew"', not 'called the officers "dirty Jews"'.
  if (!namesSomebody.test(lemma)) return parts[at + 1]?.type === "quote";
  return !hasComplement(parts, at + (determiners.has(lower) ? 1 : 0));
}

/** Behind an object stands what it is called: a quotation or another noun phrase. */
function hasComplement(parts: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(parts.length, from + 6); at += 1) {
    const part = parts[at];
    if (!part || part.type === "mark") return false;
    if (part.type === "quote") return at > from;
    if (part.type === "actor") {
      if (at > from) return true;
      continue;
    }
    const { lower } = part.word;
    if (at > from && (determiners.has(lower) || lower === "as")) return true;
    if (prepositions.has(lower) || boundaries.has(lower)) return false;
  }
  return false;
}
