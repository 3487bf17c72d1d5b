import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { pool, type Transaction } from '@/lib/core/db/client';
import { queryWhereListening, listen, stopListening } from '@/lib/core/db/listening';
import { logger } from '@/lib/core/log/logger';
import { requestContext } from '@/lib/core/log/request-context';
import { perProcess } from '@/lib/core/per-process';
import { EARLY_REQUEST } from '@/lib/core/visitor-hints/early-request';
import { VISITOR_HINTS } from '@/lib/core/visitor-hints/inline-script';
import { packValue, sha256, unpackValue } from './pack-page';
import { markEverything, markRevalidated, revalidatedSince, store } from './page-cache-store.mjs';
import type { PageTag } from './page-tags';

/**
 * Invalidates cached pages in every process through the table `page_changes`. A notification makes a process read it at
 * once; polling every second guarantees it, also where notifications don't pass or a connection went silent.
 */

const CHANNEL = 'page_changes';
const POLL_MS = 1_000;
/** The minimum interval between two reads, however many changes there are. */
const MIN_INTERVAL_MS = 20;
/** How long the start of a process waits for the first read. */
const START_TIMEOUT_MS = 1_000;
/**
 * A read that takes longer counts as a hanging database when the alternative is to serve a page that has just expired.
 */
const READ_TIMEOUT_MS = 300;

type Feed = {
  /** The snapshot of the last read, and the database's clock then. */
  seen: { snapshot: string; at: Date } | null;
  /** The process began to serve before the first read. */
  late: boolean;
  timer: NodeJS.Timeout | undefined;
  reading: Promise<void> | null;
  /** Something asked for a read while one is running. */
  isRequested: boolean;
};

const following = perProcess<{ feed?: Feed }>('page-changes', () => ({}));

const newFeed = (): Feed => ({
  seen: null,
  late: false,
  timer: undefined,
  reading: null,
  isRequested: false,
});

/**
 * Reads exactly what was committed since the snapshot of the last read: long transactions aren't missed and none is
 * read twice. Rows with a future transaction id come from a restored backup. `isUnknown`: the last read is so old that
 * rows may have been deleted, or the server's transaction ids went back, so it isn't known what changed.
 */
const CHANGES_SINCE = `
  SELECT pg_current_snapshot()::text AS snapshot, clock_timestamp() AS at,
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot) OR clock_timestamp() - $2::timestamptz > interval '30 minutes' AS "isUnknown",
    ARRAY(
      SELECT DISTINCT unnest(tags) FROM page_changes
      WHERE xact >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(xact, $1::pg_snapshot)
        AND xact < pg_snapshot_xmax(pg_current_snapshot())) AS tags`;

type Changes = { snapshot: string; at: Date; isUnknown: boolean | null; tags: string[] };

async function readChanges(feed: Feed): Promise<void> {
  const [changes] = await queryWhereListening<Changes>(CHANGES_SINCE, [feed.seen?.snapshot, feed.seen?.at]);
  if (!changes) return;
  if (feed.seen ? changes.isUnknown : feed.late) markEverything();
  else if (changes.tags.length > 0) markRevalidated(changes.tags);
  feed.seen = changes;
}

async function readWhileRequested(feed: Feed): Promise<void> {
  try {
    while (feed.isRequested) {
      feed.isRequested = false;
      await readChanges(feed);
      store.inTouch = true;
      store.isAway = false;
      await pause(MIN_INTERVAL_MS, undefined, { ref: false });
    }
  } catch (error) {
    if (store.inTouch) logger.warn({ err: error }, 'page changes could not be read; polling every second');
    store.inTouch = false;
    store.isAway = true;
  }
}

/** Reads the changes; a call during a read triggers another one. */
function requestRead(feed: Feed): Promise<void> {
  feed.isRequested = true;
  return (feed.reading ??= readWhileRequested(feed).finally(() => (feed.reading = null)));
}

/**
 * Starts to follow what makes pages stale. Resolves after the first read, or after a second: a process that serves
 * before its first read drops what it cached until then.
 */
export async function startPageChanges(): Promise<void> {
  if (following.feed) return;
  const feed = (following.feed = newFeed());
  const poll = () => void requestRead(feed);
  store.node = { pack: packValue, unpack: unpackValue, sha256, ownScripts: [VISITOR_HINTS, EARLY_REQUEST] };
  store.isMember = () => requestContext.getStore()?.isMember === true;
  store.answers = () =>
    Promise.race([requestRead(feed).then(() => !store.isAway), pause(READ_TIMEOUT_MS, false, { ref: false })]);
  feed.timer = setInterval(poll, POLL_MS).unref();
  await Promise.race([listen(CHANNEL, poll, poll).then(() => requestRead(feed)), pause(START_TIMEOUT_MS)]);
  feed.late = feed.seen === null;
}

/** Stops following, for a clean shutdown. */
export async function stopPageChanges(): Promise<void> {
  const { feed } = following;
  if (!feed) return;
  clearInterval(feed.timer);
  await stopListening();
}

/** The tags that verbs named within the current work. */
const named = perProcess('changed-tags', () => new AsyncLocalStorage<Set<PageTag>>());

/**
 * Names the pages that a change makes stale, within its transaction: every process expires them after the commit; a
 * rollback expires nothing. Every verb that changes what a cached page shows calls it.
 */
export async function pagesChanged(tx: Pick<Transaction, '$executeRaw'>, tags: PageTag[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.$executeRaw`SELECT corral_pages_changed(${tags}::text[])`;
  const here = named.getStore();
  for (const tag of tags) here?.add(tag);
}

/** Runs `work` and returns its result with the tags that verbs named in it. */
export async function rememberChangedTags<T>(
  work: () => Promise<T>,
): Promise<{ result: T; tags: ReadonlySet<PageTag> }> {
  const tags = new Set<PageTag>();
  const result = await named.run(tags, work);
  return { result, tags };
}

/** Returns whether this process has received, since `moment` (milliseconds), a change of one of these tags. */
export function hasChangedSince(tags: PageTag[], moment: number): boolean {
  return revalidatedSince(tags, moment);
}

/** Deletes changes that every process has long received, and returns how many. */
export async function deleteOldPageChanges(): Promise<number> {
  const { rowCount } = await pool.query("DELETE FROM page_changes WHERE at < clock_timestamp() - interval '1 hour'");
  return rowCount ?? 0;
}
