const ROUNDS = 5;
const ATTEMPTS = 3;
/** Shorter work is repeated: what the compiler and the garbage collector take would be more than the work itself. */
const MICROSECONDS_MIN = 3_000;

function time(work: () => void, repeats: number): number {
  const before = process.cpuUsage();
  for (let done = 0; done < repeats; done += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / repeats;
}

/** Returns the processor time that `work` takes once it is compiled, in microseconds: the least of five, since a busy machine only adds to it. */
export function cost(work: () => void): number {
  time(work, 1);
  const repeats = Math.ceil(MICROSECONDS_MIN / Math.max(1, time(work, 1)));
  return Math.max(0.1, Math.min(...Array.from({ length: ROUNDS }, () => time(work, repeats))));
}

/** A growth that a busy machine may make of a linear one; a quadratic one is beyond it. */
export const LINEAR = 10;

/**
 * Returns how often the cost of `work` contains itself in that of four times the size: 4 if linear, 16 if quadratic.
 * The first of three attempts that is linear, else the least: a neighbour may disturb one, hardly each of them.
 */
export function growth(work: (size: number) => void, size: number): number {
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least >= LINEAR; attempt += 1)
    least = Math.min(least, cost(() => work(4 * size)) / cost(() => work(size)));
  return least;
}
