// Imported by page-cache-handler.mjs, which Next loads without compiling it: plain JavaScript.
import { LRUCache } from 'lru-cache';

/**
 * What this process caches, and what it knows to be stale. Times are those at which it received a change, by its own
 * clock, so that clock differences between machines don't matter.
 * Recently used pages are kept uncompressed; the others are compressed, so that the same memory holds several times as
 * many.
 */

const READY_BYTES = 12 * 1024 * 1024;
const PACKED_BYTES = 100 * 1024 * 1024;
const MAX_TAGS = 100_000;
const MAX_ASKED = 10_000;

/**
 * On `globalThis`, because Next loads the handler outside its bundles.
 *
 * @typedef {{ readAt: number, expiresAt: number, tags: string[] }} About
 * @typedef {About & { value: any }} Entry
 * @typedef {About & { bytes: Buffer }} PackedEntry
 * @type {{
 *   ready: LRUCache<string, Entry>, packed: LRUCache<string, PackedEntry>, asked: LRUCache<string, number>,
 *   revalidated: Map<string, number>, everything: number, hits: number, misses: number,
 *   inTouch: boolean, isAway: boolean, answers: (() => Promise<boolean>) | null, isMember: (() => boolean) | null,
 *   node: {
 *     pack(value: object): Promise<Buffer>, unpack(bytes: Buffer): Promise<unknown>, sha256(text: string): string,
 *     ownScripts: readonly string[],
 *   } | null,
 * }}
 * `asked`: since when each missing page has been requested; `everything`: when everything was last marked as stale;
 * `inTouch`: changes are being received; `isAway`: they no longer are; `answers`: checks that the database answers now;
 * `isMember`: whether the current request has a session. `node`: what needs Node's modules, and the layout's inline
 * scripts; it is injected, because Next includes this file in the middleware's bundle, which can't use those modules.
 */
export const store = (globalThis.corralPageCache ??= {
  ready: new LRUCache({
    maxSize: READY_BYTES,
    sizeCalculation: ({ value }) => sizeOf(value),
    dispose: (entry, key, reason) => {
      // Data is small and not packed; a page that can't be packed is rendered again.
      if (reason === 'evict' && entry.value.html && !store.packed.has(key))
        packEntry(key, entry).catch(() => undefined);
    },
  }),
  packed: new LRUCache({ maxSize: PACKED_BYTES, sizeCalculation: ({ bytes }) => 1024 + bytes.length }),
  asked: new LRUCache({ max: MAX_ASKED }),
  revalidated: new Map(),
  everything: 0,
  hits: 0,
  misses: 0,
  inTouch: false,
  isAway: false,
  answers: null,
  isMember: null,
  node: null,
});

/**
 * @param {string} key
 * @param {Entry} entry
 */
async function packEntry(key, { value, ...about }) {
  const bytes = await store.node?.pack(value);
  if (bytes && !store.ready.has(key)) store.packed.set(key, { ...about, bytes });
}

/** Estimates the memory of a value, in bytes. */
function sizeOf({ html, rscData, body, data, segmentData }) {
  let size =
    1024 +
    // V8 needs two bytes per character as soon as one is beyond Latin-1, such as an ellipsis.
    2 * (html?.length ?? 0) +
    (rscData?.length ?? 0) +
    (body?.length ?? 0) +
    (data ? JSON.stringify(data).length : 0);
  for (const part of segmentData?.values() ?? []) size += part.length;
  return size;
}

/** Adds or replaces an entry. */
export function keepEntry(key, entry) {
  store.packed.delete(key);
  store.ready.set(key, entry);
}

/** Deletes an entry. */
export function dropEntry(key) {
  store.packed.delete(key);
  store.ready.delete(key);
}

/** Returns an entry without unpacking it; undefined if there is none. */
export const findEntry = (key) => store.ready.get(key) ?? store.packed.get(key);

/** Returns the value of an entry that was found, and keeps it unpacked from now on. */
export async function valueOf(key, entry) {
  if ('value' in entry) return entry.value;
  const { bytes, ...about } = entry;
  const value = await store.node?.unpack(bytes);
  if (store.packed.get(key) === entry) store.ready.set(key, { ...about, value });
  return value;
}

/**
 * Marks everything that depends on one of these tags as stale, in this process.
 * @param {readonly string[]} tags
 */
export function markRevalidated(tags) {
  const now = Date.now();
  for (const tag of tags) store.revalidated.set(tag, now);
  if (store.revalidated.size > MAX_TAGS) markEverything();
}

/** Marks everything as stale, in this process: for when it isn't known what changed. */
export function markEverything() {
  store.everything = Date.now();
  store.ready.clear();
  store.packed.clear();
  store.revalidated.clear();
}

/**
 * Returns whether something that depends on these tags may be stale if it was read at `moment` or before.
 * @param {readonly string[]} tags
 * @param {number} moment milliseconds since the epoch
 */
export function revalidatedSince(tags, moment) {
  return store.everything >= moment || tags.some((tag) => (store.revalidated.get(tag) ?? 0) >= moment);
}
