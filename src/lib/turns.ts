export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most `places` works go at once, the others in the order they came. */
export function turns(places: number): Turns {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
