/**
 * Every match of a global pattern, in order. `String.matchAll` makes a new pattern for each text, which has to be looked up by
 * its source and may have to be compiled again: with long patterns that takes longer than the search.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // Nothing was taken: on by one character.
    if (match[0] === "") pattern.lastIndex += pattern.unicode && (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
