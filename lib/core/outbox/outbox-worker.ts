import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { logger } from '@/lib/core/log/logger';
import { perProcess } from '@/lib/core/per-process';
import { deliverBatch } from './deliver-batch';

const SWEEP_MS = 15_000;
const HOLD_MS = 3_000;

type Hold = (work: Promise<unknown>) => void;

type OutboxWorker = {
  underWay: Promise<unknown>;
  waiting: Promise<number> | null;
  stopped: boolean;
  sweep: NodeJS.Timeout | null;
  hold: Hold | null;
};
const worker = perProcess<OutboxWorker>('outbox-worker', () => ({
  underWay: Promise.resolve(),
  waiting: null,
  stopped: false,
  sweep: null,
  hold: null,
}));

async function deliverAll(): Promise<number> {
  for (let total = 0; ;) {
    if (worker.stopped) return total;
    const { found, sent } = await deliverBatch();
    total += sent;
    if (found === 0) return total;
  }
}

/** Sends every due mail, after the current round has finished; returns how many were sent. */
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
    logger.warn({ err: error }, 'outbox could not be read; the next sweep retries'),
  );
}

/** Sends newly queued mails in the background. Call it after the commit; never throws. */
export function deliverSoon(): void {
  const work = Promise.race([round(), setTimeout(HOLD_MS, undefined, { ref: false })]);
  try {
    worker.hold?.(work);
  } catch {
    // `hold` throws outside of a request; a sweep needs no hold.
  }
}

/**
 * Starts the periodic sweep of the outbox, for mails left by other processes and for retries. `hold` keeps a platform
 * that freezes processes after the response from doing so for some seconds, while the request's mails are sent.
 */
export function sweepOutbox(hold: Hold): void {
  worker.hold = hold;
  worker.sweep ??= setInterval(() => void round(), SWEEP_MS).unref();
}

/**
 * Stops claiming mails and waits for those in flight, for a clean shutdown. Unsent mails become due again after their
 * lease.
 */
export async function stopDelivery(): Promise<void> {
  worker.stopped = true;
  if (worker.sweep) clearInterval(worker.sweep);
  await worker.underWay;
}
