/** The specification's: a thumb can always be taken hold of. */
const shortest = 18;
/** Above and below it in its bar. */
const padding = 2;

/**
 * Where the thumb of a scroll bar stands, in pixels from the bar's start, how long it is, and how far it can go. `seen` of `all`
 * is in sight, from `at` on.
 */
export function thumbOf({ seen, all, at }: { seen: number; all: number; at: number }): {
  length: number;
  offset: number;
  room: number;
} {
  const track = Math.max(0, seen - 2 * padding);
  const length = all <= 0 ? track : Math.min(track, Math.max(shortest, (track * seen) / all));
  const room = track - length;
  const left = all - seen;
  const share = left <= 0 ? 0 : Math.min(1, Math.max(0, Math.abs(at) / left));
  return { length, offset: room * share, room };
}
