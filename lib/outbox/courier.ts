import 'server-only';
import { logger } from '@/lib/log/logger';
import { deliverBatch } from './deliver-batch';

const SWEEP_MS = 15_000;

/** One courier per process, on `globalThis`, because Next bundles each route with modules of its own. */
type Courier = { underWay: Promise<unknown>; waiting: Promise<number> | null; stopped: boolean; sweep: NodeJS.Timeout | null };
const registry = globalThis as typeof globalThis & { corralCourier?: Courier };
const courier = (registry.corralCourier ??= { underWay: Promise.resolve(), waiting: null, stopped: false, sweep: null });

async function deliverAll(): Promise<number> {
  for (let total = 0; ; ) {
    if (courier.stopped) return total;
    const { found, sent } = await deliverBatch();
    total += sent;
    if (found === 0) return total;
  }
}

/** Sends every mail that is due by now, after a round that is under way; answers how many went out. */
export function deliverDue(): Promise<number> {
  courier.waiting ??= courier.underWay.then(() => {
    courier.waiting = null;
    const round = deliverAll();
    courier.underWay = round.catch(() => undefined);
    return round;
  });
  return courier.waiting;
}

/** Sends what was just queued, without anybody waiting for it. Said after the commit; it never throws. */
export function deliverSoon(): void {
  deliverDue().catch((error: unknown) => logger.warn({ err: error }, 'outbox not reached; the next sweep tries again'));
}

/** Looks after the outbox from now on: for what another process left, and for what is to be tried again. */
export function sweepOutbox(): void {
  courier.sweep ??= setInterval(deliverSoon, SWEEP_MS).unref();
}

/** Takes no further mail and waits for those in flight: for a clean stop. What is not sent then is due again after its lease. */
export async function stopDelivery(): Promise<void> {
  courier.stopped = true;
  if (courier.sweep) clearInterval(courier.sweep);
  await courier.underWay;
}
