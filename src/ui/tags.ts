/** The texts in what was typed or pasted: parted by commas, semicolons and line breaks, without blanks around them. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.replaceAll(/\s+/g, " ").trim())
    .filter((part) => part !== "");
}

/** With more of them, each once, in the order in which they came. */
export function withTags(tags: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...tags, ...more])];
}
