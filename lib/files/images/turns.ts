import { perProcess } from '@/lib/core/per-process';
import { createTurns, type InTurn } from '@/lib/core/turns/turns';

/** What is decoded apart from each other: pictures that are quick to decode don't wait for those that aren't. */
export type Lane = 'quick' | 'heavy' | 'video';

const lanes = perProcess('picture-turns', () => new Map<Lane, InTurn>());

/**
 * Runs one job of a lane at a time, because decoding a 50-megapixel photograph takes 150 MB and uploads arrive in fives. People
 * take turns: however much one of them has sent, another waits for one job at most.
 */
export function inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
  const take = lanes.get(lane) ?? createTurns({ atOnce: 1 });
  lanes.set(lane, take);
  return take(work);
}
