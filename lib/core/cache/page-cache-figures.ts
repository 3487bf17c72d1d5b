import 'server-only';
import { observe } from '@/lib/core/metrics/metrics';

/** The cache of lib/core/cache/page-cache-handler.mjs, which Next loads outside its bundles. */
type Part = { size: number; calculatedSize: number };
type PageCache = { ready: Part; packed: Part; hits: number; misses: number };

const NO_PART: Part = { size: 0, calculatedSize: 0 };
const NONE: PageCache = { ready: NO_PART, packed: NO_PART, hits: 0, misses: 0 };

const cache = (): PageCache => (globalThis as { corralPageCache?: PageCache }).corralPageCache ?? NONE;

/** Exports metrics of the page cache: entries, memory, hits and misses. */
export function observePageCache(): void {
  observe({
    type: 'counter',
    name: 'corral_page_cache_lookups_total',
    help: 'Lookups in the page cache, by outcome.',
    label: 'outcome',
    read: () => ({ hit: cache().hits, miss: cache().misses }),
  });
  observe({
    type: 'gauge',
    name: 'corral_page_cache_entries',
    help: 'Entries in the page cache: ready to send, or packed (compressed).',
    label: 'kind',
    read: () => ({ ready: cache().ready.size, packed: cache().packed.size }),
  });
  observe({
    type: 'gauge',
    name: 'corral_page_cache_bytes',
    help: 'Size of the page cache: of entries ready to send, and of packed ones.',
    label: 'kind',
    read: () => ({ ready: cache().ready.calculatedSize, packed: cache().packed.calculatedSize }),
  });
}
