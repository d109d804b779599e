/** One page of a table: a few plain sentences, and whom they are asked of. */
export type Cell = {
  /** Which sentences stand together: the parts' numbers, joined by dots. */
  id: string;
  subject: string;
  title: string;
  text: string;
};

/**
 * Plain ways to say a thing, multiplied with what stands around them. A cell that fails is no rare page but a gap in what a rule
 * reads (docs/decisions/0063).
 */
export type Table = {
  name: string;
  /** What stands in the cells, in a line. */
  about: string;
  /** Whether the subject of every cell is to be recorded, or of none. */
  wanted: "recorded" | "not recorded";
  cells: () => Iterable<Cell>;
};

type Parts = readonly (readonly string[])[];

/** Every choice of one of each part, with its id. */
export function* everyChoice(...parts: Parts): Generator<{ id: string; chosen: string[] }> {
  const [first, ...rest] = parts;
  if (!first) return yield { id: "", chosen: [] };
  for (const [index, one] of first.entries()) {
    for (const { id, chosen } of everyChoice(...rest)) {
      yield { id: id ? `${index}.${id}` : `${index}`, chosen: [one, ...chosen] };
    }
  }
}

/** One page for every choice, put together by `written`; `null` leaves a choice out. */
export function* cellsOf(
  { subject, title, prefix = "" }: { subject: string; title: string; prefix?: string },
  parts: Parts,
  written: (...chosen: string[]) => string | null,
): Generator<Cell> {
  for (const { id, chosen } of everyChoice(...parts)) {
    const text = written(...chosen);
    if (text !== null) yield { id: `${prefix}${id}`, subject, title, text };
  }
}

/** A sentence's first letter made large. */
export const opened = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Endings = {
  subject: string;
  title: string;
  accusations: readonly string[];
  endings: readonly string[];
  /** What stands ahead of the ending in its paragraph. */
  between: readonly string[];
};

/** An accusation, and in a paragraph of its own what became of it. */
export function* accusedAndEnded({ subject, title, accusations, endings, between }: Endings): Generator<Cell> {
  for (const { id, chosen } of everyChoice(accusations, endings, between)) {
    const [accusation, ending, middle] = chosen as [string, string, string];
    yield { id, subject, title, text: `${accusation}\n\n${middle}${ending}` };
  }
}
