/**
 * Takes each side in turn, A B A B, after `warmUp` rounds that do not count, so that whatever else the machine does
 * falls on all sides alike. A side answers its own figure.
 */
export async function sideBySide<Side extends string>(
  sides: Record<Side, () => Promise<number>>,
  options: { rounds: number; warmUp: number },
): Promise<Record<Side, number[]>> {
  const names = Object.keys(sides) as Side[];
  const figures = Object.fromEntries(names.map((name): [Side, number[]] => [name, []])) as Record<Side, number[]>;
  for (let round = -options.warmUp; round < options.rounds; round += 1) {
    for (const name of names) {
      const figure = await sides[name]();
      if (round >= 0) figures[name].push(figure);
    }
  }
  return figures;
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** @throws RangeError for no figures */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** Between the two figures that lie around the share. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) throw new RangeError("There are no figures");
  return low + (high - low) * (place - Math.floor(place));
}

/** The median with the quarter below and above it. */
export function spread(figures: readonly number[], unit: string): string {
  const digits = median(figures) < 10 ? 2 : median(figures) < 100 ? 1 : 0;
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(figures, share).toFixed(digits));
  return `${middle} ${unit} (${low} to ${high}, n = ${figures.length})`;
}

/** Milliseconds of processor time, user and system, that `work` takes in this process. */
export async function processorTimed(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
