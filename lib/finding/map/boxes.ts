import type { PlanePoint } from '@/lib/places/zones';
import type { MapCorner } from './dto';

/** A part of a picture. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Room for two controls of 44 pixels and their margins, where a screen shows the drawing a little smaller than it is. */
const CONTROLS = { width: 72, height: 120 };

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns the box that has so much to each side of a point. */
export const around = ({ x, y }: PlanePoint, across: number, down: number): Box => ({
  left: x - across,
  top: y - down,
  right: x + across,
  bottom: y + down,
});

/** Returns the room that controls need in a corner of a picture. */
export function cornerBox(corner: MapCorner, { width, height }: { width: number; height: number }): Box {
  const left = corner.endsWith('r') ? width - CONTROLS.width : 0;
  const top = corner.startsWith('b') ? height - CONTROLS.height : 0;
  return { left, top, right: left + CONTROLS.width, bottom: top + CONTROLS.height };
}
