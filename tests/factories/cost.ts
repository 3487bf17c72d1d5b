const ROUNDS = 5;

/** Returns the processor time that `work` takes: the least of five, since a busy machine only adds to it. */
export function cost(work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.max(1, Math.min(...times));
}

/** Returns how often the cost of `work` contains itself in that of four times the size: 4 if linear, 16 if quadratic. */
export const growth = (work: (size: number) => void, size: number): number =>
  cost(() => work(4 * size)) / cost(() => work(size));

/** A growth that a busy machine may make of a linear one; a quadratic one is beyond it. */
export const LINEAR = 10;
