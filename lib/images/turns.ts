import { AsyncResource } from 'node:async_hooks';
import { requestContext } from '@/lib/log/request-context';

/** What is decoded apart from each other: pictures that are quick to decode don't wait for those that aren't. */
export type Lane = 'quick' | 'heavy' | 'video';

/** The waiting jobs of each person, in the order in which people get their turn. */
type Turns = { isBusy: boolean; waiting: Map<string, (() => Promise<void>)[]> };

/** On `globalThis`, because Next bundles each route with its own copy of modules. */
const shared = globalThis as typeof globalThis & { corralTurns?: Map<Lane, Turns> };
const lanes = (shared.corralTurns ??= new Map<Lane, Turns>());

/**
 * Runs one job of a lane at a time, because decoding a 50-megapixel photograph takes 150 MB and uploads arrive in fives. People
 * take turns: however much one of them has sent, another waits for one job at most.
 */
export function inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
  const turns = lanes.get(lane) ?? { isBusy: false, waiting: new Map<string, (() => Promise<void>)[]>() };
  lanes.set(lane, turns);
  const person = requestContext.getStore()?.userId ?? '';
  return new Promise((resolve, reject) => {
    const job = AsyncResource.bind(() => work().then(resolve, reject));
    turns.waiting.set(person, [...(turns.waiting.get(person) ?? []), job]);
    if (!turns.isBusy) void runAll(turns);
  });
}

async function runAll(turns: Turns): Promise<void> {
  turns.isBusy = true;
  for (let [next] = turns.waiting; next; [next] = turns.waiting) {
    const [person, [job, ...rest]] = next;
    // Whoever has more waits behind everybody else.
    turns.waiting.delete(person);
    if (rest.length > 0) turns.waiting.set(person, rest);
    await job?.();
  }
  turns.isBusy = false;
}
