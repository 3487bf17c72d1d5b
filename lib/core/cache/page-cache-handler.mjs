// Next loads this file without compiling it (next.config.mjs, `cacheHandler`), so it is plain JavaScript.
import { TAGS_HEADER } from '../next-wire.mjs';
import { compactHtml, nonceAttributes } from './compact-html.mjs';
import { scriptPolicy } from './script-policy.mjs';
import {
  dropEntry,
  findEntry,
  keepEntry,
  markRevalidated,
  revalidatedSince,
  store,
  valueOf,
} from './page-cache-store.mjs';

/**
 * Caches rendered pages in memory, never on disk: a marketplace has millions of URLs, and strangers invent more. Each
 * process has its own cache and receives what makes a page stale (`lib/core/cache/page-changes.ts`).
 *
 * It differs from Next's own cache in what the product needs:
 * - an entry past its `revalidate` is not served again, so that a highlight ends on time (unless the database is down);
 * - responses other than 200 are not cached, so that invented ids can't fill the cache;
 * - a page is as old as its request, not its rendering: a change while it was being rendered makes it stale;
 * - while listings keep changing, a page that lists them is rendered once a second, not once per change. Members see
 *   their own writes at once, and a listing that went off sale disappears at once: it has a tag of its own.
 */

const RENDER_MS = 10_000;
/** The longest lag of pages with lists, for visitors without a session. */
const LAG_MS = 1_000;
const LAGGING_TAGS = ['listings', 'equipment'];
/** Changes that nobody notified (such as a manual update of the database) are seen after this time. */
const MAX_AGE_MS = 10 * 60_000;

function tagsOf(value, context) {
  const header = value.headers?.[TAGS_HEADER];
  return [...(typeof header === 'string' ? header.split(',') : []), ...(value.tags ?? []), ...(context.tags ?? [])];
}

/** Cached data never lags: otherwise the lag of a page would add to that of its data. */
function mayLag(context, readAt, now) {
  return context.kind !== 'FETCH' && now - readAt < LAG_MS && !store.isMember?.();
}

function isStale({ tags, readAt }, context, now) {
  const all = [...tags, ...(context.tags ?? []), ...(context.softTags ?? [])];
  const asked = mayLag(context, readAt, now) ? all.filter((tag) => !LAGGING_TAGS.includes(tag)) : all;
  return revalidatedSince(asked, readAt);
}

/**
 * While the database is unreachable an expired page is served rather than none; not a stale one, which may show a
 * listing that was taken down.
 */
const isExpired = ({ expiresAt, readAt }, now) => now >= expiresAt || (store.inTouch && now - readAt >= MAX_AGE_MS);

/**
 * Checks that the database answers before a page is rendered in vain: Next makes every concurrent request wait for that
 * one rendering.
 */
const isAway = async () => store.isAway || (await store.answers?.()) === false;

export default class PageCacheHandler {
  async get(key, context) {
    const now = Date.now();
    const entry = findEntry(key);
    if (entry && isStale(entry, context, now)) dropEntry(key);
    else if (entry && (!isExpired(entry, now) || (await isAway()))) {
      store.hits += 1;
      // Its freshness is decided here, so Next is given that it was cached just now, by the clock that Next compares
      // with.
      return { value: await valueOf(key, entry), lastModified: performance.timeOrigin + performance.now() };
    }
    store.misses += 1;
    if (!store.asked.has(key)) store.asked.set(key, now);
    return null;
  }

  async set(key, value, context) {
    const now = Date.now();
    const readAt = Math.max(store.asked.get(key) ?? 0, now - RENDER_MS);
    store.asked.delete(key);
    const [mark, another] = nonceAttributes(value?.html ?? '');
    // Not Next's: the page isn't kept, and the policy of this answer allows only the nonce of its request.
    if (another) return dropEntry(key);
    if (mark && store.node) {
      // Modified in place: Next sends this very object to the first visitor, who must get the same page as all others.
      const html = compactHtml(value.html, mark);
      value.headers = { ...value.headers, 'content-security-policy': scriptPolicy(html, mark, store.node) };
      value.html = html.replaceAll(mark, '');
    }
    if (!value || (value.status !== undefined && value.status !== 200)) return dropEntry(key);
    const seconds = context.cacheControl?.revalidate ?? value.revalidate ?? false;
    const expiresAt = typeof seconds === 'number' ? now + seconds * 1000 : Infinity;
    keepEntry(key, { value, readAt, expiresAt, tags: tagsOf(value, context) });
  }

  async revalidateTag(tags) {
    markRevalidated([tags].flat());
  }

  resetRequestCache() {}
}
