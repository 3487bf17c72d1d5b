import 'server-only';
import { HOUR_MS } from '@/lib/core/durations';
import type { Locale } from '@/lib/core/i18n/locales';
import { perProcess } from '@/lib/core/per-process';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { VisitorPlace } from '@/lib/places/dto';
import { searchUnderstood } from './search-understood';

const EXAMPLES = 3;
/** What is on sale changes slowly, and each example takes a search. */
const KEPT_MS = HOUR_MS;

const kept = perProcess<Map<string, { examples: string[]; until: number }>>('found-examples', () => new Map());

/** Whether a lot is exactly what a text asks for. */
async function isFound(search: string, locale: Locale, from?: VisitorPlace): Promise<boolean> {
  const { query } = parseAnimalListingQuery({ search, limit: '1' });
  const { results, isLiteral } = await searchUnderstood(query, locale, from);
  return !isLiteral && results.total > 0;
}

/** Returns the first of some searches that find something and aren't part of another, as of an hour ago at most. */
export async function foundExamples(
  candidates: readonly string[],
  locale: Locale,
  from?: VisitorPlace,
): Promise<string[]> {
  const key = [locale, from?.country, ...candidates].join('|');
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.examples;
  const examples: string[] = [];
  for (const search of candidates) {
    if (examples.length === EXAMPLES) break;
    const isNew = !examples.some((other) => other.startsWith(search));
    if (isNew && (await isFound(search, locale, from))) examples.push(search);
  }
  kept.set(key, { examples, until: Date.now() + KEPT_MS });
  return examples;
}
