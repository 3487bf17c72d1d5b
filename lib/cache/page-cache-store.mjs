// Beside page-cache-handler.mjs, which Next loads as it stands: plain JavaScript.
import { LRUCache } from 'lru-cache';

/**
 * What this process caches, and what it knows to be stale. Moments are those at which it heard of a change, by its own clock: those of
 * other machines don't matter.
 *
 * Pages in use are held ready; what has not been asked for lately is compressed, so that the same memory holds several times as many.
 */

const READY_BYTES = 32 * 1024 * 1024;
const PACKED_BYTES = 96 * 1024 * 1024;
const MAX_TAGS = 100_000;
const MAX_ASKED = 10_000;

/**
 * On `globalThis`, because Next loads the handler beside its bundles.
 *
 * @typedef {{ readAt: number, expiresAt: number, tags: string[] }} About
 * @typedef {About & { value: any }} Entry
 * @typedef {About & { bytes: Buffer }} PackedEntry
 * @type {{
 *   ready: LRUCache<string, Entry>, packed: LRUCache<string, PackedEntry>, asked: LRUCache<string, number>,
 *   revalidated: Map<string, number>, everything: number, hits: number, misses: number,
 *   inTouch: boolean, isAway: boolean, answers: (() => Promise<boolean>) | null, isMember: (() => boolean) | null,
 *   packing: { pack(value: unknown): Promise<Buffer>, unpack(bytes: Buffer): Promise<unknown> } | null,
 * }}
 * `asked` is since when a page that is missing has been asked for; `everything` the last moment at which all was taken for stale; `inTouch`
 * says that changes are being heard of, `isAway` that they no longer are; `answers` asks whether the database answers now, `isMember`
 * whether the request under way brings a session. `packing` is given from outside, because Next takes this file into the middleware's bundle,
 * which has nothing of Node's.
 */
export const store = (globalThis.corralPageCache ??= {
  ready: new LRUCache({
    maxSize: READY_BYTES,
    sizeCalculation: ({ value }) => sizeOf(value),
    dispose: (entry, key, reason) => {
      // Data is small; what can't be packed is rendered again.
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
  packing: null,
});

/**
 * @param {string} key
 * @param {Entry} entry
 */
async function packEntry(key, { value, ...about }) {
  const bytes = await store.packing?.pack(value);
  if (bytes && !store.ready.has(key)) store.packed.set(key, { ...about, bytes });
}

/** About how many bytes of memory a value takes. */
function sizeOf({ html, rscData, body, data, segmentData }) {
  let size =
    1024 +
    (html?.length ?? 0) +
    (rscData?.length ?? 0) +
    (body?.length ?? 0) +
    (data ? JSON.stringify(data).length : 0);
  for (const part of segmentData?.values() ?? []) size += part.length;
  return size;
}

/** Keeps an entry in place of the one before. */
export function keepEntry(key, entry) {
  store.packed.delete(key);
  store.ready.set(key, entry);
}

/** Forgets an entry. */
export function dropEntry(key) {
  store.packed.delete(key);
  store.ready.delete(key);
}

/** What is known of an entry without unpacking it; undefined where there is none. */
export const findEntry = (key) => store.ready.get(key) ?? store.packed.get(key);

/** The value of an entry that was found, ready from now on. */
export async function valueOf(key, entry) {
  if ('value' in entry) return entry.value;
  const { bytes, ...about } = entry;
  const value = await store.packing?.unpack(bytes);
  if (store.packed.get(key) === entry) store.ready.set(key, { ...about, value });
  return value;
}

/**
 * Takes whatever depends on one of these tags for stale, in this process.
 *
 * @param {readonly string[]} tags
 */
export function markRevalidated(tags) {
  const now = Date.now();
  for (const tag of tags) store.revalidated.set(tag, now);
  if (store.revalidated.size > MAX_TAGS) markEverything();
}

/** Takes everything for stale, in this process: what has changed is not known. */
export function markEverything() {
  store.everything = Date.now();
  store.ready.clear();
  store.packed.clear();
  store.revalidated.clear();
}

/**
 * Whether something that depends on these tags may be stale if it was read at `moment`, or before.
 *
 * @param {readonly string[]} tags
 * @param {number} moment
 */
export function revalidatedSince(tags, moment) {
  return store.everything >= moment || tags.some((tag) => (store.revalidated.get(tag) ?? 0) >= moment);
}
