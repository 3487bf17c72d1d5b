import 'server-only';
import { observe } from '@/lib/core/metrics/metrics';
import { store } from './page-cache-store.mjs';

/** Exports metrics of the page cache: entries, memory, hits and misses. */
export function observePageCache(): void {
  observe({
    type: 'counter',
    name: 'corral_page_cache_lookups_total',
    help: 'Lookups in the page cache, by outcome.',
    label: 'outcome',
    read: () => ({ hit: store.hits, miss: store.misses }),
  });
  observe({
    type: 'gauge',
    name: 'corral_page_cache_entries',
    help: 'Entries in the page cache: ready to send, or packed (compressed).',
    label: 'kind',
    read: () => ({ ready: store.ready.size, packed: store.packed.size }),
  });
  observe({
    type: 'gauge',
    name: 'corral_page_cache_bytes',
    help: 'Size of the page cache: of entries ready to send, and of packed ones.',
    label: 'kind',
    read: () => ({ ready: store.ready.calculatedSize, packed: store.packed.calculatedSize }),
  });
}
