import { toPlane, zoneCentre, zoneWidth, type PlanePoint, type Zone } from '@/lib/places/zones';
import type { Counted } from './count-zones';
import { isWithin, type Bounds } from './frames';

/** The size of a drawing in pixels, and how many hexagons it has at most, because each weighs a hundred and fifty bytes. */
export interface Picture {
  width: number;
  /** From a wide frame to a high one. */
  heights: readonly [least: number, most: number];
  /** Around a zone that is chosen. */
  closeHeight: number;
  /** Whether it is of the zone that is chosen, however large: what is in that has to be seen with it. */
  followsZone: boolean;
  /** The least width of a hexagon: what a finger needs on a small screen. */
  hexagonMin: number;
  cellsMax: number;
  townsMax: number;
}

/** Which part of the plane a picture shows: pixels for a degree, and the point at its left and top. */
export interface View {
  width: number;
  height: number;
  scale: number;
  x0: number;
  y0: number;
}

/** Between the frame and the edge of the picture. */
const MARGIN = 16;
/** From its middle a hexagon has so many of its widths up and down. */
export const CORNER = 1 / Math.sqrt(3);

/** Returns where a point of the plane is in a picture. */
export const toPicture = ({ x, y }: PlanePoint, { scale, x0, y0 }: View): PlanePoint => ({
  x: Math.round((x - x0) * scale),
  y: Math.round((y - y0) * scale),
});

/** Extends a part of the plane by the hexagons that it has lots of. */
function withZones(bounds: Bounds, zones: readonly Counted[]): Bounds {
  return zones.reduce<Bounds>((extended, zone) => {
    if (!zone.spots.some(({ lat, lon }) => isWithin(toPlane(lat, lon), bounds))) return extended;
    const { x, y } = zoneCentre(zone);
    const width = zoneWidth(zone.level);
    const [across, down] = [width / 2, width * CORNER];
    const [left, top, right, bottom] = extended;
    return [
      Math.min(left, x - across),
      Math.min(top, y - down),
      Math.max(right, x + across),
      Math.max(bottom, y + down),
    ];
  }, bounds);
}

/** Returns how a part of the plane, with the hexagons that begin in it, is shown in the middle of a picture. */
export function fit(bounds: Bounds, zones: readonly Counted[], { width, heights }: Picture): View {
  const [left, top, right, bottom] = withZones(bounds, zones);
  const [across, down] = [right - left, bottom - top];
  const height = Math.round(Math.min(heights[1], Math.max(heights[0], (width * down) / across)));
  const scale = Math.min((width - 2 * MARGIN) / across, (height - 2 * MARGIN) / down);
  const x0 = (left + right - width / scale) / 2;
  const y0 = (top + bottom - height / scale) / 2;
  return { width, height, scale, x0, y0 };
}

/** Returns the view with a zone in the middle, whose hexagon has a width. */
export function viewAround(zone: Zone, hexagon: number, { width, closeHeight: height }: Picture): View {
  const scale = hexagon / zoneWidth(zone.level);
  const { x, y } = zoneCentre(zone);
  return { width, height, scale, x0: x - width / scale / 2, y0: y - height / scale / 2 };
}

/** Whether a hexagon, or its middle if it has no width, is wholly in a picture. */
export const isShown = ({ x, y }: PlanePoint, { width, height }: View, hexagon = 0): boolean =>
  x >= hexagon / 2 && x <= width - hexagon / 2 && y >= hexagon * CORNER && y <= height - hexagon * CORNER;
