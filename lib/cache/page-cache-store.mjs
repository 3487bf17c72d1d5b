// Beside page-cache-handler.mjs, which Next loads as it stands: plain JavaScript.
import { LRUCache } from 'lru-cache';

/**
 * What this process keeps, and what it knows to be out of date. Moments are those at which it heard of a change, by its own clock: those
 * of other machines don't matter.
 */

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_TAGS = 100_000;

/**
 * On `globalThis`, because Next loads the handler beside its bundles.
 *
 * @typedef {{ value: any, lastModified: number, expiresAt: number, tags: string[] }} Entry
 * @type {{
 *   entries: LRUCache<string, Entry>, revalidated: Map<string, number>,
 *   hits: number, misses: number, everything: number, inTouch: boolean, isAway: boolean, share: ((tags: string[]) => Promise<void>) | null, answers: (() => Promise<boolean>) | null,
 * }}
 * `everything` is the last moment at which all was taken for out of date; `inTouch` says that changes made elsewhere are being heard of, `isAway` that they no longer are;
 * `share` tells the other processes of one made here; `answers` asks whether the database answers now.
 */
export const store = (globalThis.corralPageCache ??= {
  entries: new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ value }) => sizeOf(value) }),
  revalidated: new Map(),
  hits: 0,
  misses: 0,
  everything: 0,
  inTouch: false,
  isAway: false,
  share: null,
  answers: null,
});

function sizeOf(value) {
  const { html, rscData, body, data, segmentData } = value;
  let size =
    1024 +
    (html?.length ?? 0) +
    (rscData?.length ?? 0) +
    (body?.length ?? 0) +
    (data ? JSON.stringify(data).length : 0);
  for (const part of segmentData?.values() ?? []) size += part.length;
  return size;
}

/**
 * Takes whatever depends on one of these tags for out of date, in this process.
 *
 * @param {readonly string[]} tags
 */
export function markRevalidated(tags) {
  const now = Date.now();
  for (const tag of tags) store.revalidated.set(tag, now);
  if (store.revalidated.size > MAX_TAGS) markEverything();
}

/** Takes everything for out of date, in this process: what has changed is not known. */
export function markEverything() {
  store.everything = Date.now();
  store.entries.clear();
  store.revalidated.clear();
}

/**
 * Whether something that depends on these tags may be out of date if it was read at `moment`, or before.
 *
 * @param {readonly string[]} tags
 * @param {number} moment
 */
export function revalidatedSince(tags, moment) {
  return store.everything >= moment || tags.some((tag) => (store.revalidated.get(tag) ?? 0) >= moment);
}
