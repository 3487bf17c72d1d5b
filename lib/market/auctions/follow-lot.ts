import 'server-only';
import { db } from '@/lib/core/db/client';
import { listen } from '@/lib/core/db/listening';
import { HOUR_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { logger } from '@/lib/core/log/logger';
import { perProcess } from '@/lib/core/per-process';
import { isId } from '@/lib/core/validation/fields';
import type { LotLive } from './dto';
import { BIDS_SHOWN, getLotLive } from './get-lot-live';

/** The channel that `announce` and the SQL function that places bids notify. */
const CHANNEL = 'auction_lots';
/** The minimum interval between two events of one lot: limits the cost of a busy lot with hundreds of watchers. */
const PACE_MS = 200;
/**
 * The polling interval, for changes whose notification was lost (for example behind a transaction-mode connection
 * pool).
 */
const POLL_MS = 5_000;
/** The longest timer delay; a lot that changes state later is read again on the way. */
const TIMER_MAX_MS = HOUR_MS;
/** The most bids sent to a watcher that reconnects; the page has the others. */
const MISSED_MAX = 500;

type Follower = (live: LotLive) => void;
type Followed = {
  followers: Set<Follower>;
  latest: LotLive | null;
  first: Promise<void> | null;
  reading: boolean;
  again: boolean;
  timer: NodeJS.Timeout | undefined;
};
type Hub = { lots: Map<string, Followed>; listening: Promise<void> | null; poll: NodeJS.Timeout | null };
const hub = perProcess<Hub>('lot-hub', () => ({ lots: new Map(), listening: null, poll: null }));

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

async function readAndNotify(id: string, lot: Followed): Promise<void> {
  const known = lot.latest;
  let live = await getLotLive(id);
  // More bids arrived within one interval than are read by default: read them all.
  if (live && known && live.version - known.version > BIDS_SHOWN)
    live = await getLotLive(id, Math.min(live.version - known.version, MISSED_MAX));
  // Null if it is deleted or held: nobody who comes now gets an earlier state.
  lot.latest = live;
  if (!live) return;
  scheduleRead(id, lot, live);
  if (known?.version === live.version && known.state === live.state) return;
  for (const notify of lot.followers) notify(live);
}

/**
 * Reads a lot and notifies its followers, with one query for all of them and at a limited rate; a change during the
 * read triggers another one.
 */
async function refresh(id: string, lot: Followed): Promise<void> {
  if (lot.reading) {
    lot.again = true;
    return;
  }
  lot.reading = true;
  try {
    do {
      lot.again = false;
      await readAndNotify(id, lot);
      await pause(PACE_MS);
    } while (lot.again);
  } catch (error) {
    logger.warn({ err: error, lot: id }, 'a followed lot could not be read; it is read again with the next poll');
  } finally {
    lot.reading = false;
  }
}

/** Schedules a read for the moment when a lot begins or ends by itself, which also settles it. */
function scheduleRead(id: string, lot: Followed, { state, startTime, endTime, serverTime }: LotLive): void {
  clearTimeout(lot.timer);
  if (state !== 'live' && state !== 'upcoming') return;
  const left = Date.parse(state === 'live' ? endTime : startTime) - Date.parse(serverTime);
  lot.timer = setTimeout(() => void refresh(id, lot), Math.min(Math.max(left, 0) + 20, TIMER_MAX_MS)).unref();
}

async function pollLots(): Promise<void> {
  const ids = [...hub.lots.keys()];
  if (ids.length === 0) return;
  const rows = await db.auctionLot.findMany({ where: { id: { in: ids } }, select: { id: true, version: true } });
  for (const { id, version } of rows) {
    const lot = hub.lots.get(id);
    if (lot && lot.latest?.version !== version) void refresh(id, lot);
  }
}

const pollQuietly = () =>
  void pollLots().catch((error: unknown) => logger.warn({ err: error }, 'followed lots could not be polled'));

function listenAndPoll(): Promise<void> {
  const onLot = (id: string) => {
    const lot = hub.lots.get(id);
    if (lot) void refresh(id, lot);
  };
  hub.poll ??= setInterval(pollQuietly, POLL_MS).unref();
  return (hub.listening ??= listen(CHANNEL, onLot, pollQuietly));
}

/** Returns the initial state for a follower, with the bids that it may have missed since version `since`. */
async function firstState(id: string, lot: Followed, since: number | null): Promise<LotLive | null> {
  if (!lot.latest) await (lot.first ??= readAndNotify(id, lot).finally(() => (lot.first = null)));
  const { latest } = lot;
  const missed = latest && since !== null ? latest.version - since : 0;
  return latest && missed > latest.bids.length && latest.bidCount > latest.bids.length
    ? getLotLive(id, Math.min(missed, MISSED_MAX))
    : latest;
}

/**
 * Follows a lot: calls `send` with the current state and all bids since version `since`, then after every change, in
 * whichever process it happens. One listening connection per process and one query per change, however many followers
 * there are.
 * @returns a function that stops following.
 * @throws DomainError `lot_not_found`.
 */
export async function followLot(id: string, since: number | null, send: Follower): Promise<() => void> {
  if (!isId(id)) throw new DomainError('lot_not_found');
  const key = id.toLowerCase();
  const lot = hub.lots.get(key) ?? {
    followers: new Set<Follower>(),
    latest: null,
    first: null,
    reading: false,
    again: false,
    timer: undefined,
  };
  hub.lots.set(key, lot);
  let lastSent = -1;
  const sendInOrder: Follower = (live) => {
    if (live.version < lastSent) return;
    lastSent = live.version;
    send(live);
  };
  // Subscribed before the first read, so that no change in between is lost.
  let queued: LotLive[] | null = [];
  const follower: Follower = (live) => (queued ? queued.push(live) : sendInOrder(live));
  lot.followers.add(follower);
  const stop = () => {
    lot.followers.delete(follower);
    if (lot.followers.size > 0 || hub.lots.get(key) !== lot) return;
    clearTimeout(lot.timer);
    hub.lots.delete(key);
  };
  try {
    await listenAndPoll();
    const first = await firstState(key, lot, since);
    if (!first) throw new DomainError('lot_not_found');
    const waiting = queued;
    queued = null;
    for (const live of [first, ...waiting.filter(({ version }) => version > first.version)]) sendInOrder(live);
    return stop;
  } catch (error) {
    stop();
    throw error;
  }
}

/** Stops all following, for a clean shutdown. */
export function stopFollowing(): void {
  if (hub.poll) clearInterval(hub.poll);
  for (const { timer } of hub.lots.values()) clearTimeout(timer);
  hub.lots.clear();
}
