// Next loads this file as it stands (next.config.mjs, `cacheHandler`), so it is plain JavaScript.
import { asciiHtml } from './ascii-html.mjs';
import { scriptPolicy } from './script-policy.mjs';
import { markRevalidated, revalidatedSince, store } from './page-cache-store.mjs';

/**
 * Rendered pages, kept in memory and never on disk: a marketplace has millions of URLs, and strangers invent more. Each process keeps
 * its own, and all hear of what is out of date (`lib/cache/page-changes.ts`).
 *
 * It differs from Next's own store in three ways that the product needs:
 * - an entry whose `revalidate` has passed is not served once more, so that a highlight ends on time (but while the database is away);
 * - answers other than 200 are not kept, so that invented ids fill nothing;
 * - a page that was being rendered while one of its tags was revalidated may hold the old data: it is kept for a second only.
 */

const RENDER_MS = 10_000;
const DOUBTFUL_MS = 1_000;
/** What nobody told of (a crash between a change and its telling, a hand in the database) is seen after this time. */
const UNTOLD_MS = 10 * 60_000;
const TAGS_HEADER = 'x-next-cache-tags';

function tagsOf(value, context) {
  const header = value.headers?.[TAGS_HEADER];
  return [...(typeof header === 'string' ? header.split(',') : []), ...(value.tags ?? []), ...(context.tags ?? [])];
}

/** Without the database, pages that are over are better than none; what was revalidated may show what was taken down. */
const isTooOld = (lastModified, now) => store.inTouch && now - lastModified >= UNTOLD_MS;

function lookUp(key, context) {
  const entry = store.entries.get(key);
  if (!entry) return null;
  const { value, lastModified, expiresAt, tags } = entry;
  const now = Date.now();
  if (revalidatedSince([...tags, ...(context.tags ?? []), ...(context.softTags ?? [])], lastModified)) {
    store.entries.delete(key);
    return null;
  }
  return { value, lastModified, isOver: now >= expiresAt || isTooOld(lastModified, now) };
}

/** A database that hangs is asked before a page is rendered in vain: Next has all who come meanwhile wait for that one rendering. */
const isAway = async () => store.isAway || (await store.answers?.()) === false;

export default class PageCacheHandler {
  async get(key, context) {
    const found = lookUp(key, context);
    const isKept = found !== null && (!found.isOver || (await isAway()));
    if (isKept) store.hits += 1;
    else store.misses += 1;
    return isKept ? { value: found.value, lastModified: found.lastModified } : null;
  }

  async set(key, value, context) {
    if (typeof value?.html === 'string') {
      // In place: Next sends this very object to whoever asked first, who is to get what all others get.
      value.html = asciiHtml(value.html);
      value.headers = { ...value.headers, 'content-security-policy': await scriptPolicy(value.html) };
    }
    if (!value || (value.status !== undefined && value.status !== 200)) {
      store.entries.delete(key);
      return;
    }
    const now = Date.now();
    const tags = tagsOf(value, context);
    const seconds = context.cacheControl?.revalidate ?? value.revalidate ?? false;
    const lifetime = typeof seconds === 'number' ? seconds * 1000 : Infinity;
    const expiresAt = now + (revalidatedSince(tags, now - RENDER_MS) ? Math.min(lifetime, DOUBTFUL_MS) : lifetime);
    store.entries.set(key, { value, lastModified: now, expiresAt, tags });
  }

  async revalidateTag(tags) {
    const changed = [tags].flat();
    markRevalidated(changed);
    await store.share?.(changed);
  }

  resetRequestCache() {}
}
