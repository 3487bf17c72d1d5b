export type Area = { left: number; top: number; width: number; height: number };

/** How bright a point is, from 0 to 255. */
type Brightness = (x: number, y: number) => number;

/** How far the points of a margin differ from each other: what compression adds to one colour. */
const SPREAD = 20;
/** A margin is this share of its side at least, and what it surrounds is most of the picture. */
const MARGIN_MIN = 0.015;
const INSIDE_MIN = 0.4;
/** The edge between margin and picture is blurred. */
const EDGE = 2;

/**
 * Returns what a picture shows within margins of one colour, on two opposite sides or all four; null if it has none. A
 * plain sky is no margin: it is on one side only.
 */
export function withinMargins(at: Brightness, width: number, height: number): Area | null {
  const rows = marginsOf((row, point) => at(point, row), height, width);
  const columns = marginsOf((column, point) => at(column, point), width, height);
  if (!rows && !columns) return null;
  const [top, bottom] = rows ?? [0, 0];
  const [left, right] = columns ?? [0, 0];
  return { left, top, width: width - left - right, height: height - top - bottom };
}

/** Returns how many lines the margins at both ends have; null if one end has none. */
function marginsOf(
  at: (line: number, point: number) => number,
  lines: number,
  points: number,
): readonly [number, number] | null {
  const first = marginFrom((line) => (point) => at(line, point), lines, points);
  const last = marginFrom((line) => (point) => at(lines - 1 - line, point), lines, points);
  const least = Math.max(2, lines * MARGIN_MIN);
  if (first < least || last < least || lines - first - last - 2 * EDGE < lines * INSIDE_MIN) return null;
  return [first + EDGE, last + EDGE];
}

/** Returns how many lines from the first one have the colour of its first point. */
function marginFrom(lineAt: (line: number) => (point: number) => number, lines: number, points: number): number {
  const colour = lineAt(0)(0);
  for (let line = 0; line < lines; line += 1) {
    const at = lineAt(line);
    for (let point = 0; point < points; point += 1) if (Math.abs(at(point) - colour) > SPREAD) return line;
  }
  return lines;
}
