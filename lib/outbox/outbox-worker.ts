import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { logger } from '@/lib/log/logger';
import { deliverBatch } from './deliver-batch';

const SWEEP_MS = 15_000;
const HOLD_MS = 3_000;

type Hold = (work: Promise<unknown>) => void;

/** One outbox worker per process, on `globalThis`, because Next bundles each route with modules of its own. */
type OutboxWorker = {
  underWay: Promise<unknown>;
  waiting: Promise<number> | null;
  stopped: boolean;
  sweep: NodeJS.Timeout | null;
  hold: Hold | null;
};
const registry = globalThis as typeof globalThis & { corralOutboxWorker?: OutboxWorker };
const worker = (registry.corralOutboxWorker ??= {
  underWay: Promise.resolve(),
  waiting: null,
  stopped: false,
  sweep: null,
  hold: null,
});

async function deliverAll(): Promise<number> {
  for (let total = 0; ;) {
    if (worker.stopped) return total;
    const { found, sent } = await deliverBatch();
    total += sent;
    if (found === 0) return total;
  }
}

/** Sends every mail that is due by now, after a round that is under way; answers how many went out. */
export function deliverDue(): Promise<number> {
  worker.waiting ??= worker.underWay.then(() => {
    worker.waiting = null;
    const sending = deliverAll();
    worker.underWay = sending.catch(() => undefined);
    return sending;
  });
  return worker.waiting;
}

async function round(): Promise<void> {
  await deliverDue().catch((error: unknown) =>
    logger.warn({ err: error }, 'outbox not reached; the next sweep tries again'),
  );
}

/** Sends what was just queued, without anybody waiting for it. Said after the commit; it never throws. */
export function deliverSoon(): void {
  const work = Promise.race([round(), setTimeout(HOLD_MS, undefined, { ref: false })]);
  try {
    worker.hold?.(work);
  } catch {
    // Not in a request but in a sweep, whose process nobody freezes.
  }
}

/**
 * Looks after the outbox from now on: for what another process left, and for what is to be tried again. `hold` keeps a platform that
 * freezes processes after an answer from doing so for some seconds, while the mails of that request are sent.
 */
export function sweepOutbox(hold: Hold): void {
  worker.hold = hold;
  worker.sweep ??= setInterval(() => void round(), SWEEP_MS).unref();
}

/** Takes no further mail and waits for those in flight: for a clean stop. What is not sent then is due again after its lease. */
export async function stopDelivery(): Promise<void> {
  worker.stopped = true;
  if (worker.sweep) clearInterval(worker.sweep);
  await worker.underWay;
}
