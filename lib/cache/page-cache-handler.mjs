// Next loads this file as it stands (next.config.mjs, `cacheHandler`), so it is plain JavaScript.
import { asciiHtml } from './ascii-html.mjs';
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
 * Rendered pages, cached in memory and never on disk: a marketplace has millions of URLs, and strangers invent more. Each process has
 * its own cache, and all hear of what makes a page stale (`lib/cache/page-changes.ts`).
 *
 * It differs from Next's own cache in what the product needs:
 * - an entry whose `revalidate` has passed is not served once more, so that a highlight ends on time (but while the database is away);
 * - answers other than 200 are not cached, so that invented ids fill nothing;
 * - a page counts from the moment at which it was asked for: what changed while it was being rendered makes it stale;
 * - while listings keep changing, a page that lists them is rendered once a second, not once a change. Whoever is signed in sees their
 *   own writes at once, and a listing that went off sale is gone from every page at once: it has a tag of its own.
 */

const RENDER_MS = 10_000;
/** How long pages with lists may lag behind, for visitors without a session. */
const LAG_MS = 1_000;
const LAGGING_TAGS = ['listings', 'equipment'];
/** What nobody told of (a hand in the database) is seen after this time. */
const UNTOLD_MS = 10 * 60_000;
const TAGS_HEADER = 'x-next-cache-tags';

function tagsOf(value, context) {
  const header = value.headers?.[TAGS_HEADER];
  return [...(typeof header === 'string' ? header.split(',') : []), ...(value.tags ?? []), ...(context.tags ?? [])];
}

/** Data is never behind, so that pages don't lag twice. */
function mayLag(context, readAt, now) {
  return context.kind !== 'FETCH' && now - readAt < LAG_MS && !store.isMember?.();
}

function isStale({ tags, readAt }, context, now) {
  const all = [...tags, ...(context.tags ?? []), ...(context.softTags ?? [])];
  const asked = mayLag(context, readAt, now) ? all.filter((tag) => !LAGGING_TAGS.includes(tag)) : all;
  return revalidatedSince(asked, readAt);
}

/** Without the database, an expired page is better than none; a stale one may show what was taken down. */
const isExpired = ({ expiresAt, readAt }, now) => now >= expiresAt || (store.inTouch && now - readAt >= UNTOLD_MS);

/** A database that hangs is asked before a page is rendered in vain: Next has all who come meanwhile wait for that one rendering. */
const isAway = async () => store.isAway || (await store.answers?.()) === false;

export default class PageCacheHandler {
  async get(key, context) {
    const now = Date.now();
    const entry = findEntry(key);
    if (entry && isStale(entry, context, now)) dropEntry(key);
    else if (entry && (!isExpired(entry, now) || (await isAway()))) {
      store.hits += 1;
      // Whether it is fresh has been decided here, so for Next it is of this moment, by the clock that Next compares with.
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
    if (typeof value?.html === 'string') {
      // In place: Next sends this very object to whoever asked first, who is to get what all others get.
      value.html = asciiHtml(value.html);
      value.headers = { ...value.headers, 'content-security-policy': await scriptPolicy(value.html) };
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
