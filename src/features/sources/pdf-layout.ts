/** One run of characters as a PDF places it. Points; y grows upwards. */
export type PdfRun = { text: string; x: number; y: number; width: number; size: number };

export type PdfPage = { width: number; height: number; runs: PdfRun[] };

type Segment = { text: string; x0: number; x1: number; y: number; size: number };
type Line = Segment & { page: number; pageHeight: number };

/** Runs on one baseline, joined where the gap is a word's and not a gutter's. */
function segmentsOf(page: PdfPage): Segment[] {
  const runs = page.runs.filter((run) => run.text.trim() !== "");
  runs.sort((a, b) => (Math.abs(a.y - b.y) > Math.min(a.size, b.size) * 0.4 ? b.y - a.y : a.x - b.x));
  const segments: Segment[] = [];
  for (const run of runs) {
    const last = segments.at(-1);
    const gap = last ? run.x - last.x1 : 0;
    const isSameLine = last !== undefined && Math.abs(last.y - run.y) <= Math.max(last.size, run.size) * 0.4;
    if (last && isSameLine && gap < last.size * 1.2 && gap > -last.size) {
      const needsSpace = gap > last.size * 0.15 && !/\s$/u.test(last.text) && !/^\s/u.test(run.text);
      last.text += (needsSpace ? " " : "") + run.text;
      last.x1 = Math.max(last.x1, run.x + run.width);
      last.size = Math.max(last.size, run.size);
    } else {
      segments.push({ text: run.text, x0: run.x, x1: run.x + run.width, y: run.y, size: run.size });
    }
  }
  return segments;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * The middle of a gutter between two columns of prose, or null. A table's columns are no columns of
 * prose: their cells are short, and have to be read along their rows.
 */
function findGutter(segments: Segment[]): number | null {
  if (segments.length < 8) return null;
  const left = Math.min(...segments.map((segment) => segment.x0));
  const right = Math.max(...segments.map((segment) => segment.x1));
  const width = right - left;
  let best: { x: number; crossing: number } | null = null;
  for (let x = left + width * 0.2; x < left + width * 0.8; x += 2) {
    const crossing = segments.filter((segment) => segment.x0 < x + 3 && segment.x1 > x - 3).length;
    if (crossing > segments.length * 0.25 || (best && crossing >= best.crossing)) continue;
    const before = segments.filter((segment) => segment.x1 <= x - 3);
    const after = segments.filter((segment) => segment.x0 >= x + 3);
    const isProse = (side: Segment[]) => side.length >= 4 && median(side.map((segment) => segment.text.length)) >= 15;
    if (isProse(before) && isProse(after)) best = { x, crossing };
  }
  return best?.x ?? null;
}

/** Segments in the order a person reads them: bands of the page, in each its columns from left to right. */
function readingOrder(segments: Segment[]): Segment[] {
  const gutter = findGutter(segments);
  if (gutter === null) return segments;
  const ordered: Segment[] = [];
  let band: Segment[] = [];
  const flush = () => {
    ordered.push(...readingOrder(band.filter((segment) => segment.x1 <= gutter)));
    ordered.push(...readingOrder(band.filter((segment) => segment.x1 > gutter)));
    band = [];
  };
  for (const segment of segments) {
    if (segment.x0 < gutter && segment.x1 > gutter) {
      flush();
      ordered.push(segment);
    } else band.push(segment);
  }
  flush();
  return ordered;
}

function linesOf(page: PdfPage, index: number): Line[] {
  const lines: Line[] = [];
  for (const segment of readingOrder(segmentsOf(page))) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - segment.y) <= Math.max(last.size, segment.size) * 0.4 && segment.x0 >= last.x1) {
      last.text += ` ${segment.text}`;
      last.x1 = segment.x1;
    } else lines.push({ ...segment, page: index, pageHeight: page.height });
  }
  return lines;
}

const pageNumber = /^[-–—\s|]*(?:(?:page|seite|p\.|стр\.|עמוד)\s*)?\d{1,4}(?:\s*(?:of|\/|von|de|sur|из)\s*\d{1,4})?[-–—\s|]*$/iu;

/** Lines of the margins that come back on most pages (digits apart) and page numbers are not the text's. */
function withoutRunningHeads(pages: Line[][]): Line[] {
  const isMargin = (line: Line) => line.y > line.pageHeight * 0.88 || line.y < line.pageHeight * 0.12;
  const keyOf = (line: Line) => line.text.replace(/\d+/gu, "#").replace(/\s+/gu, " ").trim();
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(lines.filter(isMargin).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(2, Math.ceil(pages.length * 0.4));
  return pages
    .flat()
    .filter((line) => !isMargin(line) || ((counts.get(keyOf(line)) ?? 0) < enough && !pageNumber.test(line.text.trim())));
}

/** Joins the lines of a paragraph. A hyphen at a line's end stays when the document writes the word with it elsewhere. */
function joinLines(lines: string[], vocabulary: string): string {
  return lines.reduce((text, line) => {
    const end = /([\p{L}]+)[-\u2010\u00ad]$/u.exec(text);
    const start = /^\p{Ll}[\p{L}]*/u.exec(line);
    if (!end || !start) return text === "" ? line : `${text} ${line}`;
    const isCompound =
      !text.endsWith("\u00ad") && vocabulary.includes(`${end[1]}-${start[0]}`) && !vocabulary.includes(`${end[1]}${start[0]}`);
    return isCompound ? text + line : text.slice(0, -1) + line;
  }, "");
}

/**
 * The text of a document in reading order: columns one after the other, running heads, feet and page
 * numbers left out, words cut at a line's end joined, paragraphs apart by an empty line.
 */
export function layOutPdf(pages: PdfPage[]): { text: string; largestLine: string | null } {
  const lines = withoutRunningHeads(pages.map(linesOf));
  const vocabulary = lines.map((line) => line.text).join("\n");
  const spacings = lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return next && next.page === line.page && next.y < line.y ? [(line.y - next.y) / line.size] : [];
  });
  const usual = median(spacings) || 1.2;
  const paragraphs: string[] = [];
  let current: string[] = [];
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const isBreak =
      previous !== undefined &&
      (Math.abs(previous.size - line.size) > previous.size * 0.15 ||
        (previous.page === line.page && previous.y > line.y && (previous.y - line.y) / line.size > usual * 1.35) ||
        ((previous.page !== line.page || previous.y < line.y) && /[.!?:”"’')\]]$/u.test(previous.text.trim())));
    if (isBreak) {
      paragraphs.push(joinLines(current, vocabulary));
      current = [];
    }
    current.push(line.text.replace(/\s+/gu, " ").trim());
  }
  paragraphs.push(joinLines(current, vocabulary));
  const first = lines.filter((line) => line.page === 0);
  const largest = Math.max(0, ...first.map((line) => line.size));
  const title = first.filter((line) => line.size > largest * 0.95);
  return {
    text: paragraphs.filter((paragraph) => paragraph !== "").join("\n\n"),
    // A page set in one size has no headline to tell apart.
    largestLine: title.length <= 4 ? title.map((line) => line.text.trim()).join(" ") || null : null,
  };
}
