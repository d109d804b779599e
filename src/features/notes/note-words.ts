import { mentionOf } from "./note.ts";

export type NotePart = { text: string; isMention: boolean };

/** The parts of a note: what is a mention of one of these names, and the text around. Longer names come first. */
export function partsOfNote(text: string, names: readonly string[]): NotePart[] {
  const wanted = [...new Set(names)].map(mentionOf).sort((one, other) => other.length - one.length);
  const parts: NotePart[] = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const found = wanted.find(
      (mention) => text.startsWith(mention, at) && !/[\p{L}\p{N}]/u.test(text[at + mention.length] ?? ""),
    );
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) parts.push({ text: plain, isMention: false });
    plain = "";
    parts.push({ text: found, isMention: true });
    at += found.length;
  }
  if (plain) parts.push({ text: plain, isMention: false });
  return parts;
}

/** What is being typed after an @ at `caret`, and where that @ stands; null when no name is being typed there. */
export function mentionAt(text: string, caret: number): { start: number; typed: string } | null {
  const before = text.slice(0, caret);
  // An @ inside a word belongs to an address.
  const match = /(?:^|[\s([{"'“‘])@([^\n@]{0,60})$/u.exec(before);
  const typed = match?.[1];
  if (typed === undefined || /^\s/u.test(typed)) return null;
  return { start: caret - typed.length - 1, typed };
}
