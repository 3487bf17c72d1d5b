import type { PlanePoint } from '@/lib/places/zones';
import frames from './frames.json';

/** A part of the plane of zones: left, top, right and bottom. */
export type Bounds = readonly [number, number, number, number];

export const isWithin = ({ x, y }: PlanePoint, [left, top, right, bottom]: Bounds): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** A part of the plane, and the drawing of its countries (scripts/outlines.mjs). */
export interface Frame {
  bounds: Bounds;
  /** The country that it is of, if it is of one. */
  country: string | null;
  /** The unit of the drawing, in degrees of longitude. */
  unit: number;
  address: string;
}

/** Browsers keep drawings for a month, so the address names the content. */
function read(
  name: string,
  { frame, unit, hash }: { frame: number[]; unit: number; hash: string },
  country: string | null = null,
): Frame {
  const [left = 0, top = 0, right = 0, bottom = 0] = frame;
  return { bounds: [left, top, right, bottom], country, unit, address: `/art/map/${name}.svg?${hash}` };
}

const { americas, ...countries } = frames;

export const AMERICAS = read('americas', americas);

const COUNTRIES: ReadonlyMap<string, Frame> = new Map(
  Object.entries(countries).map(([code, frame]) => [code, read(code, frame, code)]),
);

/** Returns the frame of a country, if there is a map of it. */
export const frameOfCountry = (code: string): Frame | undefined => COUNTRIES.get(code);

/** The smallest part of the plane that a map of several countries shows, in degrees. */
const LEAST_DEGREES = 14;

/** Returns the part of a frame that has all points of it, and something around them. */
export function closerFrame(frame: Frame, points: readonly PlanePoint[]): Frame {
  const inside = points.filter((point) => isWithin(point, frame.bounds));
  if (inside.length === 0) return frame;
  const [left, top, right, bottom] = frame.bounds;
  const span = (values: readonly number[], low: number, high: number) => {
    const [from, to] = [Math.min(...values), Math.max(...values)];
    const more = Math.max(0, LEAST_DEGREES - (to - from)) / 2;
    return [Math.max(low, from - more), Math.min(high, to + more)] as const;
  };
  const [west, east] = span(
    inside.map(({ x }) => x),
    left,
    right,
  );
  const [north, south] = span(
    inside.map(({ y }) => y),
    top,
    bottom,
  );
  return { ...frame, bounds: [west, north, east, south] };
}
