import { isUuid } from "./is-uuid.ts";

/*
 * What a page's address may say, read without a schema library: the router knows every page's from the first moment, so
 * that whatever this needs is loaded before anything is shown.
 */

/** One parameter's value, or undefined for what does not fit: it is then as if it were not there. */
export type ReadParam<Value> = (given: unknown) => Value | undefined;

type Readers = Readonly<Record<string, ReadParam<unknown>>>;
export type SearchParams<Given extends Readers> = {
  [Name in keyof Given]?: Exclude<ReturnType<Given[Name]>, undefined> | undefined;
};

/**
 * Reads each named parameter by itself. One that does not fit is there as undefined: the router lays what a page reads over
 * what its address says, so that a name left out would keep what does not fit.
 */
export function readSearch<Given extends Readers>(readers: Given): (search: Record<string, unknown>) => SearchParams<Given> {
  return (search) => {
    const found: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(readers)) {
      if (name in search) found[name] = read(search[name]);
    }
    return found as SearchParams<Given>;
  };
}

/** A text, cut at `most` characters. The router reads `?q=1984` as a number and `?q=true` as a truth value: both are text. */
export const textParam =
  (most: number): ReadParam<string> =>
  (given) =>
    typeof given === "string" || typeof given === "number" || typeof given === "boolean"
      ? String(given).slice(0, most)
      : undefined;

export const choiceParam =
  <const Choice extends string>(choices: readonly Choice[]): ReadParam<Choice> =>
  (given) =>
    choices.find((choice) => choice === given);

export const uuidParam: ReadParam<string> = (given) => (isUuid(given) ? given : undefined);

/** Set or not: nothing but true sets it. */
export const flagParam: ReadParam<true> = (given) => (given === true ? true : undefined);

/** A whole number between both ends, which belong to it. */
export const wholeNumberParam =
  (least: number, most: number): ReadParam<number> =>
  (given) => {
    const number = typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : given;
    return typeof number === "number" && Number.isInteger(number) && number >= least && number <= most ? number : undefined;
  };

export const patternParam =
  (pattern: RegExp): ReadParam<string> =>
  (given) =>
    typeof given === "string" && pattern.test(given) ? given : undefined;

/** A day as 2026-11-21 that the calendar has. */
export const dayParam: ReadParam<string> = (given) => {
  if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return undefined;
  const day = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given) ? given : undefined;
};
