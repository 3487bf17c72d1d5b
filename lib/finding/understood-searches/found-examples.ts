import 'server-only';
import { HOUR_MS } from '@/lib/core/durations';
import type { Locale } from '@/lib/core/i18n/locales';
import { perProcess } from '@/lib/core/per-process';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { VisitorPlace } from '@/lib/places/dto';
import { searchUnderstood } from './search-understood';

const EXAMPLES = 3;
/** A search to start from finds so many lots. */
const LOTS_ENOUGH = 3;
/** What is on sale changes slowly, and each example takes a search. */
const KEPT_MS = HOUR_MS;

const kept = perProcess<Map<string, { examples: string[]; until: number }>>('found-examples', () => new Map());

/** How many lots are exactly what a text asks for, as far as that matters. */
async function lotsOf(search: string, locale: Locale, from?: VisitorPlace): Promise<number> {
  const { query } = parseAnimalListingQuery({ search, limit: '1' });
  const { results, isLiteral } = await searchUnderstood(query, locale, from);
  return isLiteral ? 0 : Math.min(results.total, LOTS_ENOUGH);
}

/** Returns the first of some searches that find enough, as of an hour ago at most; where few do, those that find most. */
export async function foundExamples(
  candidates: readonly string[],
  locale: Locale,
  from?: VisitorPlace,
): Promise<string[]> {
  const key = [locale, from?.country, ...candidates].join('|');
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.examples;
  const tried: { search: string; lots: number }[] = [];
  for (const search of candidates) {
    if (tried.filter(({ lots }) => lots >= LOTS_ENOUGH).length === EXAMPLES) break;
    tried.push({ search, lots: await lotsOf(search, locale, from) });
  }
  const most = tried.toSorted((one, other) => other.lots - one.lots).slice(0, EXAMPLES);
  const examples = most.map(({ search }) => search);
  kept.set(key, { examples, until: Date.now() + KEPT_MS });
  return examples;
}
