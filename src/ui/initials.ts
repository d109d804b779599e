/** One or two letters for a name: of its first and last word. Empty for a name without letters or digits. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ""))
    .filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase();
}

function firstLetter(word: string | undefined): string {
  return word === undefined ? "" : ([...word][0] ?? "");
}
