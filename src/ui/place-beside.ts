export type Side = "top" | "right" | "bottom" | "left";

type Box = { left: number; top: number; width: number; height: number };

const gap = 6;
const edge = 8;
const opposite: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

/**
 * Where a panel stands beside what it belongs to, in pixels of the window: on the side asked for, on the other one where there
 * is no room, and never over the window's edge.
 */
export function placeBeside(
  anchor: Box,
  panel: Pick<Box, "width" | "height">,
  { side, align }: { side: Side; align: "start" | "center" | "end" },
  room: Pick<Box, "width" | "height"> = { width: document.documentElement.clientWidth, height: innerHeight },
): { left: number; top: number } {
  const taken = fits(side, anchor, panel, room) || !fits(opposite[side], anchor, panel, room) ? side : opposite[side];
  const isAbove = taken === "top" || taken === "bottom";
  const along = isAbove
    ? aligned(align, anchor.left, anchor.width, panel.width)
    : aligned(align, anchor.top, anchor.height, panel.height);
  const across = {
    top: anchor.top - gap - panel.height,
    bottom: anchor.top + anchor.height + gap,
    left: anchor.left - gap - panel.width,
    right: anchor.left + anchor.width + gap,
  }[taken];
  return {
    left: within(isAbove ? along : across, panel.width, room.width),
    top: within(isAbove ? across : along, panel.height, room.height),
  };
}

function fits(side: Side, anchor: Box, panel: Pick<Box, "width" | "height">, room: Pick<Box, "width" | "height">): boolean {
  if (side === "top") return anchor.top - gap - panel.height >= edge;
  if (side === "left") return anchor.left - gap - panel.width >= edge;
  if (side === "bottom") return anchor.top + anchor.height + gap + panel.height <= room.height - edge;
  return anchor.left + anchor.width + gap + panel.width <= room.width - edge;
}

function aligned(align: "start" | "center" | "end", start: number, length: number, own: number): number {
  if (align === "start") return start;
  return align === "end" ? start + length - own : start + (length - own) / 2;
}

const within = (at: number, length: number, room: number) => Math.max(edge, Math.min(at, room - edge - length));
