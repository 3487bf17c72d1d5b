import 'server-only';
import { CLASSES, CLASS_CODES, classesOf } from '@/lib/livestock/stock/classes';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import {
  countAnimalSearch,
  searchAnimalListings,
  type AnimalResultPage,
} from '@/lib/market/animal-lots/search-animal-listings';
import type { Locale } from '@/lib/core/i18n/locales';
import { readSearch, type ReadSearch } from './read-search';

/** What is given up when nothing is found, one thing at a time. */
export type Relaxation = 'text' | 'radius' | 'price' | 'class';

/** A search that gives up one thing, and its number of hits. */
export interface Step {
  gives: Relaxation;
  query: AnimalListingQuery;
  total: number;
}

const RADIUS_MAX_KM = 500;
const DEARER = 1.15;

/** With two decimals at most, so that a link means the same in every language. */
const dearer = (price: string) => String(Number((Number(price) * DEARER).toFixed(2)));

/** Returns the classes of the same families. */
function wholeFamilies(names: string): string {
  const asked = classesOf(names);
  return CLASS_CODES.filter((code) => asked.some((one) => CLASSES[one].family === CLASSES[code].family)).join(',');
}

/** The searches that give up one thing each, in the order in which that hurts least. */
function relaxations({ query }: ReadSearch): Omit<Step, 'total'>[] {
  const { search, radius, maxPrice, maxPriceKg, class: names } = query;
  const families = names && wholeFamilies(names);
  const isNarrow = names !== undefined && families !== classesOf(names).join(',');
  return [
    ...(search ? [{ gives: 'text' as const, query: { ...query, search: undefined } }] : []),
    ...(radius !== undefined && radius < RADIUS_MAX_KM
      ? [{ gives: 'radius' as const, query: { ...query, radius: Math.min(RADIUS_MAX_KM, 2 * radius) } }]
      : []),
    ...((maxPrice ?? maxPriceKg)
      ? [
          {
            gives: 'price' as const,
            query: {
              ...query,
              ...(maxPrice ? { maxPrice: Number(dearer(maxPrice)).toFixed(0) } : {}),
              ...(maxPriceKg ? { maxPriceKg: dearer(maxPriceKg) } : {}),
            },
          },
        ]
      : []),
    ...(isNarrow ? [{ gives: 'class' as const, query: { ...query, class: families } }] : []),
  ];
}

/** The results of a search whose text was understood, if it was. */
export interface UnderstoodResults {
  read: ReadSearch | null;
  results: AnimalResultPage;
  /** Nothing was found with what was understood: the results are those of the text as it is. */
  isLiteral: boolean;
  /** If nothing was found at all: what giving up one thing would find. */
  steps: readonly Step[];
}

/** Searches for what a text says; if that finds nothing, for the text as it is, so that no search finds less than its words. */
export async function searchUnderstood(asked: AnimalListingQuery, locale: Locale): Promise<UnderstoodResults> {
  const read = await readSearch(asked, locale);
  const results = await searchAnimalListings(read?.query ?? asked);
  if (!read || read.spans.length === 0 || results.total > 0) return { read, results, isLiteral: false, steps: [] };
  const literal = await searchAnimalListings(asked);
  if (literal.total > 0) return { read, results: literal, isLiteral: true, steps: [] };
  const steps: Step[] = [];
  // One after the other, so that one search takes no more than one of the database's connections.
  for (const step of relaxations(read)) {
    const total = await countAnimalSearch(step.query);
    if (total > 0) steps.push({ ...step, total });
  }
  return { read, results, isLiteral: false, steps };
}
