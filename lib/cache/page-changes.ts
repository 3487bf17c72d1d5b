import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pool, type Transaction } from '@/lib/db/client';
import { askWhereListening, listen, stopListening } from '@/lib/db/listening';
import { logger } from '@/lib/log/logger';
import type { PageTag } from './page-tags';
import { markEverything, markRevalidated, revalidatedSince, store } from './page-cache-store.mjs';

/**
 * What became out of date on kept pages goes through the table `page_changes`, so that every process hears of it. A notification makes
 * them look at once; looking every second makes it sure, also where notifications don't pass or a connection went silent.
 */

const CHANNEL = 'page_changes';
const LOOK_MS = 1_000;
/** Between two looks, however many changes come. */
const PACE_MS = 20;
/** How long a change waits for the others to be told, and a start for the first look. */
const PATIENCE_MS = 1_000;
/** A database that takes longer for a look is taken for one that hangs, by whoever has a page that was good until just now. */
const ANSWER_MS = 300;

type Feed = {
  origin: string;
  /** The snapshot of the last look, and the database's clock then. */
  seen: { snapshot: string; at: Date } | null;
  /** It served before the first look. */
  late: boolean;
  timer: NodeJS.Timeout | undefined;
  looking: Promise<void> | null;
  again: boolean;
  pending: Set<string>;
  underWay: Promise<void>;
  waiting: Promise<void> | null;
};

/** One per process; on `globalThis`, because Next bundles each route with modules of its own. */
const registry = globalThis as typeof globalThis & { corralPageChanges?: Feed };

const newFeed = (): Feed => ({
  origin: randomUUID(),
  seen: null,
  late: false,
  timer: undefined,
  looking: null,
  again: false,
  pending: new Set<string>(),
  underWay: Promise.resolve(),
  waiting: null,
});

/**
 * What was committed since the snapshot of the last look, exactly: a transaction that took long is not passed over, and none is read
 * twice. Rows of the future come from a restored backup. What changed is not known to whoever looks again after rows were forgotten, or
 * on a server whose transactions went back.
 */
const LOOK = `
  SELECT pg_current_snapshot()::text AS snapshot, clock_timestamp() AS at,
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot) OR clock_timestamp() - $2::timestamptz > interval '30 minutes' AS "isUnknown",
    ARRAY(
      SELECT DISTINCT unnest(tags) FROM page_changes
      WHERE xact >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(xact, $1::pg_snapshot)
        AND xact < pg_snapshot_xmax(pg_current_snapshot()) AND origin IS DISTINCT FROM $3::uuid) AS tags`;

type Changes = { snapshot: string; at: Date; isUnknown: boolean | null; tags: string[] };

async function readChanges(feed: Feed): Promise<void> {
  const [changes] = await askWhereListening<Changes>(LOOK, [feed.seen?.snapshot, feed.seen?.at, feed.origin]);
  if (!changes) return;
  if (feed.seen ? changes.isUnknown : feed.late) markEverything();
  else if (changes.tags.length > 0) markRevalidated(changes.tags);
  feed.seen = changes;
}

async function lookWhileAsked(feed: Feed): Promise<void> {
  try {
    while (feed.again) {
      feed.again = false;
      await readChanges(feed);
      store.inTouch = true;
      store.isAway = false;
      if (feed.pending.size > 0) void tellOthers(feed);
      await pause(PACE_MS, undefined, { ref: false });
    }
  } catch (error) {
    if (store.inTouch) logger.warn({ err: error }, 'changes of pages not heard of; looking again every second');
    store.inTouch = false;
    store.isAway = true;
  }
}

/** Looks for changes; what comes meanwhile is looked for next. */
function look(feed: Feed): Promise<void> {
  feed.again = true;
  return (feed.looking ??= lookWhileAsked(feed).finally(() => (feed.looking = null)));
}

/** Tells the other processes of all that waits to be told, in one statement. It never throws: what could not be told waits for the next look. */
async function tellPending(feed: Feed): Promise<void> {
  const tags = [...feed.pending];
  feed.pending.clear();
  try {
    await pool.query('SELECT corral_pages_changed($1, $2)', [tags, feed.origin]);
  } catch (error) {
    for (const tag of tags) feed.pending.add(tag);
    logger.warn({ err: error }, 'other processes not told of a change yet');
  }
}

/** After a telling that is under way, one for all who ask meanwhile. */
function tellOthers(feed: Feed): Promise<void> {
  return (feed.waiting ??= feed.underWay.then(() => {
    feed.waiting = null;
    feed.underWay = tellPending(feed);
    return feed.underWay;
  }));
}

/**
 * Hears of what changed elsewhere from now on, and tells the others of what changes here. Ends with the first look, or a second later:
 * a process that serves before it has looked drops what it kept until then.
 */
export async function sharePageChanges(): Promise<void> {
  if (registry.corralPageChanges) return;
  const feed = (registry.corralPageChanges = newFeed());
  const lookNow = () => void look(feed);
  store.share = (tags) => {
    for (const tag of tags) feed.pending.add(tag);
    return Promise.race([tellOthers(feed), pause(PATIENCE_MS, undefined, { ref: false })]);
  };
  store.answers = () => Promise.race([look(feed).then(() => !store.isAway), pause(ANSWER_MS, false, { ref: false })]);
  feed.timer = setInterval(lookNow, LOOK_MS).unref();
  await Promise.race([listen(CHANNEL, lookNow, lookNow).then(() => look(feed)), pause(PATIENCE_MS)]);
  feed.late = feed.seen === null;
}

/** Tells the other processes what they have not been told yet, and hears no more: for a clean stop. */
export async function stopSharingPageChanges(): Promise<void> {
  const feed = registry.corralPageChanges;
  if (!feed) return;
  clearInterval(feed.timer);
  if (feed.pending.size > 0) await tellOthers(feed);
  await feed.underWay;
  await stopListening();
}

/** Says within a deed's transaction that pages are out of date, for those that no request does: every process drops them after the commit. */
export async function pagesChanged(tx: Pick<Transaction, '$executeRaw'>, tags: PageTag[]): Promise<void> {
  await tx.$executeRaw`SELECT corral_pages_changed(${tags}::text[])`;
}

/** Whether this process has heard, since `moment` (milliseconds), that one of these tags is out of date. */
export function heardOfChange(tags: PageTag[], moment: number): boolean {
  return revalidatedSince(tags, moment);
}

/** Deletes what every process has long heard of. Returns how many. */
export async function forgetPageChanges(): Promise<number> {
  const { rowCount } = await pool.query("DELETE FROM page_changes WHERE at < clock_timestamp() - interval '1 hour'");
  return rowCount ?? 0;
}
