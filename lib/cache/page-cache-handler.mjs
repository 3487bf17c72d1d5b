// Next loads this file as it stands (next.config.mjs, `cacheHandler`), so it is plain JavaScript.
import { LRUCache } from 'lru-cache';
import { asciiHtml } from './ascii-html.mjs';

/**
 * Rendered pages, kept in memory and never on disk: a marketplace has millions of URLs, and strangers invent more.
 *
 * It differs from Next's own store in three ways that the product needs:
 * - an entry whose `revalidate` has passed is gone instead of served once more, so that a highlight ends on time;
 * - answers other than 200 are not kept, so that invented ids fill nothing;
 * - a page that was being rendered while one of its tags was revalidated may hold the old data: it is kept for a second only.
 */

const MAX_BYTES = 128 * 1024 * 1024;
const RENDER_MS = 10_000;
const DOUBTFUL_MS = 1_000;
const TAGS_HEADER = 'x-next-cache-tags';

/** @type {{ entries: LRUCache<string, { value: any, lastModified: number, expiresAt: number, tags: string[] }>, revalidated: Map<string, number> }} */
const store = (globalThis.corralPageCache ??= {
  entries: new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: (entry) => sizeOf(entry.value) }),
  revalidated: new Map(),
});

function sizeOf(value) {
  const { html, rscData, body, data, segmentData } = value;
  let size = 1024 + (html?.length ?? 0) + (rscData?.length ?? 0) + (body?.length ?? 0) + (data ? JSON.stringify(data).length : 0);
  for (const part of segmentData?.values() ?? []) size += part.length;
  return size;
}

function tagsOf(value, context) {
  const header = value.headers?.[TAGS_HEADER];
  return [...(typeof header === 'string' ? header.split(',') : []), ...(value.tags ?? []), ...(context.tags ?? [])];
}

const revalidatedSince = (tags, moment) => tags.some((tag) => (store.revalidated.get(tag) ?? 0) >= moment);

export default class PageCacheHandler {
  async get(key, context) {
    const entry = store.entries.get(key);
    if (!entry) return null;
    const { value, lastModified, expiresAt, tags } = entry;
    if (Date.now() >= expiresAt || revalidatedSince([...tags, ...(context.tags ?? []), ...(context.softTags ?? [])], lastModified)) {
      store.entries.delete(key);
      return null;
    }
    return { value, lastModified };
  }

  async set(key, value, context) {
    if (!value || (value.status !== undefined && value.status !== 200)) {
      store.entries.delete(key);
      return;
    }
    const now = Date.now();
    const tags = tagsOf(value, context);
    const seconds = context.cacheControl?.revalidate ?? value.revalidate ?? false;
    const lifetime = typeof seconds === 'number' ? seconds * 1000 : Infinity;
    const expiresAt = now + (revalidatedSince(tags, now - RENDER_MS) ? Math.min(lifetime, DOUBTFUL_MS) : lifetime);
    if (typeof value.html === 'string') value = { ...value, html: asciiHtml(value.html) };
    store.entries.set(key, { value, lastModified: now, expiresAt, tags });
  }

  async revalidateTag(tags) {
    const now = Date.now();
    for (const tag of [tags].flat()) store.revalidated.set(tag, now);
    // Older moments can't outlive any entry that they still speak of once all entries are newer; bounded all the same.
    if (store.revalidated.size > 100_000) {
      store.entries.clear();
      store.revalidated.clear();
    }
  }

  resetRequestCache() {}
}
