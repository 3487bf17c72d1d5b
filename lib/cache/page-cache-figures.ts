import 'server-only';
import { observe } from '@/lib/metrics/metrics';

/** What lib/cache/page-cache-handler.mjs keeps, which Next loads for itself. */
type Kept = { entries: { size: number; calculatedSize: number }; hits: number; misses: number };

const NONE: Kept = { entries: { size: 0, calculatedSize: 0 }, hits: 0, misses: 0 };

const kept = (): Kept => (globalThis as { corralPageCache?: Kept }).corralPageCache ?? NONE;

/** Tells how many pages are kept, how big they are, and how often one was there when it was asked for. */
export function observePageCache(): void {
  observe({
    type: 'counter',
    name: 'corral_page_cache_lookups_total',
    help: 'Pages and data looked for in the page cache.',
    label: 'outcome',
    read: () => ({ hit: kept().hits, miss: kept().misses }),
  });
  observe({
    type: 'gauge',
    name: 'corral_page_cache_entries',
    help: 'Entries of the page cache.',
    label: 'kind',
    read: () => ({ all: kept().entries.size }),
  });
  observe({
    type: 'gauge',
    name: 'corral_page_cache_bytes',
    help: 'Size of the page cache.',
    label: 'kind',
    read: () => ({ all: kept().entries.calculatedSize }),
  });
}
