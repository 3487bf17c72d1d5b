/** A small generator (Lehmer), so that a scene with the same seed is identical on every machine. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed * 7919 + 13;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Rounds a coordinate: a tenth of a unit is finer than a pixel and keeps the SVG short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
