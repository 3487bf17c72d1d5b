export type Side = 'top' | 'bottom' | 'left' | 'right';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The visible area: the viewport without the sticky header. */
export interface Space {
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Placement {
  /** The highlighted area of the page. */
  hole: Box;
  tip: { left: number; top: number };
  side: Side;
  /** Position of the arrow along the tip's edge. */
  arrow: number;
}

/** Padding of the highlighted area, its distance to the tip, and the margin to the screen's edges. */
const PAD = 6;
const GAP = 14;
const EDGE = 12;
/** The minimum visible height of a target. */
const LEAST = 88;
const ARROW_EDGE = 22;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Returns the vertical range in which a target leaves room for the tip on the given side. */
function band(tip: Size, space: Space, side: Side): { top: number; bottom: number } {
  const needed = tip.height + GAP;
  return {
    top: space.top + EDGE + (side === 'top' ? needed : 0),
    bottom: space.height - EDGE - (side === 'bottom' ? needed : 0),
  };
}

/**
 * Returns how far the page must scroll to center `target` in that range, or to align it with the top if it is taller.
 */
export function scrollDistance(target: Box, tip: Size, space: Space, side: Side): number {
  const { top, bottom } = band(tip, space, side);
  return Math.round(target.top - top - Math.max(0, (bottom - top - target.height) / 2));
}

function tryPlace(lit: Box, tip: Size, space: Space, side: Side): Placement | null {
  const { top, bottom } = band(tip, space, side);
  const holeTop = Math.max(lit.top, top);
  const holeBottom = Math.min(lit.top + lit.height, bottom);
  if (holeBottom - holeTop < Math.min(lit.height, LEAST) - PAD) return null;
  const hole = { ...lit, top: holeTop, height: holeBottom - holeTop };
  if (side === 'top' || side === 'bottom') {
    const middle = hole.left + hole.width / 2;
    const left = clamp(middle - tip.width / 2, EDGE, space.width - EDGE - tip.width);
    const arrow = clamp(middle - left, ARROW_EDGE, tip.width - ARROW_EDGE);
    return { hole, side, arrow, tip: { left, top: side === 'top' ? holeTop - GAP - tip.height : holeBottom + GAP } };
  }
  const left = side === 'left' ? hole.left - GAP - tip.width : hole.left + hole.width + GAP;
  if (left < EDGE || left + tip.width > space.width - EDGE) return null;
  const middle = holeTop + hole.height / 2;
  const tipTop = clamp(middle - tip.height / 2, space.top + EDGE, space.height - EDGE - tip.height);
  return { hole, side, arrow: clamp(middle - tipTop, ARROW_EDGE, tip.height - ARROW_EDGE), tip: { left, top: tipTop } };
}

/**
 * Places the tip beside `target`: on the preferred side, or else on the first side with room. A target taller than
 * the screen is highlighted as far as the tip leaves room. Returns null if the target is out of sight.
 */
export function place(target: Box, tip: Size, space: Space, preferred: Side): Placement | null {
  const left = clamp(target.left - PAD, 0, space.width);
  const right = clamp(target.left + target.width + PAD, 0, space.width);
  const lit = { left, top: target.top - PAD, width: right - left, height: target.height + 2 * PAD };
  for (const side of [preferred, 'bottom', 'top', 'left', 'right'] as const) {
    const placed = tryPlace(lit, tip, space, side);
    if (placed) return placed;
  }
  return null;
}
