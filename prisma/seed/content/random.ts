/** A small seeded generator: the same seed always gives the same catalogue. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number between `min` and `max`, both included, in steps of `step` from `min`. */
  int(min: number, max: number, step?: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
}

/** The mulberry32 generator, which is good enough for the catalogue. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (min, max, step = 1) => min + step * Math.floor(next() * (Math.floor((max - min) / step) + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}
