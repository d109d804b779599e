/** What a benchmark is given. */
export type Bench = {
  /** A folder of its own, removed when the benchmark has ended. */
  folder: string;
  /** Shows what is under way. */
  tell: (line: string) => void;
  /** Called when the benchmark has ended, however it did, the last first. */
  atEnd: (clean: () => Promise<void>) => void;
};

export type Outcome = {
  value: number;
  /** Null: reported alone. */
  target: { atMost: number } | { atLeast: number } | null;
  /** The raw figures that the value was made of, in words and numbers. */
  figures: [name: string, value: string][];
};

export type Benchmark = {
  name: string;
  /** What the value is. */
  measures: string;
  unit: string;
  /** @throws when it could not be measured */
  run: (bench: Bench) => Promise<Outcome>;
};

export function isWithin({ value, target }: Pick<Outcome, "value" | "target">): boolean {
  if (target === null) return true;
  return "atMost" in target ? value <= target.atMost : value >= target.atLeast;
}

/** The report of one benchmark, for a terminal. */
export function describe(benchmark: Benchmark, outcome: Outcome, seconds: number): string {
  const { value, target, figures } = outcome;
  const shown = `${readable(value)}${benchmark.unit}`;
  const verdict =
    target === null
      ? "reported"
      : `target ${"atMost" in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`}${benchmark.unit}: ${isWithin(outcome) ? "ok" : "over"}`;
  const width = Math.max(...figures.map(([name]) => name.length));
  return [
    `${benchmark.name}: ${shown} (${verdict})`,
    `  ${benchmark.measures}; took ${seconds.toFixed(0)} s`,
    ...figures.map(([name, text]) => `    ${name.padEnd(width)}  ${text}`),
  ].join("\n");
}

/** Three digits that matter. */
export function readable(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
