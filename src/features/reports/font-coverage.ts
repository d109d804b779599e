/** Code points that a set of fonts has glyphs for. */
export type Coverage = { has(codePoint: number): boolean };

/**
 * The code points of an OpenType font, from its `cmap` table (formats 4 and 12, which every Unicode font has one of;
 * OpenType 1.9.1, "cmap: Character to Glyph Index Mapping Table"). Nothing for what is no such font.
 */
export function readCoverage(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const covered = new Set<number>();
  const cmap = findTable(view, "cmap");
  if (cmap === null) return covered;
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === 4) readSegments(view, subtable, covered);
    if (format === 12) readGroups(view, subtable, covered);
  }
  return covered;
}

function findTable(view: DataView, wanted: string): number | null {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(entry + at)));
    if (tag === wanted) return view.getUint32(entry + 8);
  }
  return null;
}

function readSegments(view: DataView, at: number, covered: Set<number>): void {
  const doubled = view.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + doubled];
  const [deltas, ranges] = [starts + doubled, starts + 2 * doubled];
  for (let segment = 0; segment < doubled; segment += 2) {
    const [start, end] = [view.getUint16(starts + segment), view.getUint16(ends + segment)];
    const range = view.getUint16(ranges + segment);
    for (let codePoint = start; codePoint <= end && codePoint < 0xffff; codePoint += 1) {
      const glyph =
        range === 0
          ? (codePoint + view.getUint16(deltas + segment)) & 0xffff
          : view.getUint16(ranges + segment + range + 2 * (codePoint - start));
      if (glyph !== 0) covered.add(codePoint);
    }
  }
}

function readGroups(view: DataView, at: number, covered: Set<number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group += 1) {
    const entry = at + 16 + group * 12;
    for (let codePoint = view.getUint32(entry); codePoint <= view.getUint32(entry + 4); codePoint += 1) covered.add(codePoint);
  }
}

// White space, and marks that are obeyed rather than seen: joiners, direction marks, variation selectors, soft hyphens.
// Controls, some of which fonts have glyphs for: those of direction turn round what stands around them.
const isControl = /^(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]$/u;
const needsNoGlyph = /^[\s\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f]$/u;

/**
 * The text with each character that the fonts lack (and each control that turns what stands around it) written out as
 * [U+674E], so that nothing is left out or turned round unseen; `missing` counts them.
 */
export function withVisibleGaps(text: string, coverage: Coverage): { text: string; missing: number } {
  let missing = 0;
  let shown = "";
  for (const character of text.toWellFormed()) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (!isControl.test(character) && (coverage.has(codePoint) || needsNoGlyph.test(character))) shown += character;
    else {
      missing += 1;
      shown += `[U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}]`;
    }
  }
  return { text: shown, missing };
}
