/** What a picture looks like: its shape, and a few pixels of it. */
export interface PhotoLook {
  width: number;
  height: number;
  /** Red, green and blue of `LOOK_SIDE` × `LOOK_SIDE` pixels. */
  colours: readonly number[];
}

export const LOOK_SIDE = 16;

/**
 * The mean difference, of 255, up to which two pictures are one: saving a photograph again or sending it through a
 * messenger changes it by less than half of this, the next of a series by more.
 */
const SAME_WITHIN = 2;
/** Shrinking rounds the sides. */
const SHAPE_WITHIN = 0.02;

/** Whether two pictures look the same, whatever their size and compression. */
export function looksSame(a: PhotoLook, b: PhotoLook): boolean {
  const [shapeA, shapeB] = [a.width / a.height, b.width / b.height];
  if (Math.abs(shapeA - shapeB) > SHAPE_WITHIN * shapeA || a.colours.length !== b.colours.length) return false;
  const difference = a.colours.reduce((sum, value, index) => sum + Math.abs(value - (b.colours[index] ?? 0)), 0);
  return difference <= SAME_WITHIN * a.colours.length;
}

/** Below this a photograph is blurred on the screen of a phone. */
const TINY_BELOW = 600;

export const isTiny = ({ width, height }: PhotoLook) => Math.max(width, height) < TINY_BELOW;
