import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Transaction } from '@/lib/core/db/client';
import { countryOf } from '@/lib/core/i18n/country';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';

/** Of fewer prices a median says nothing. */
export const SAMPLE = 20;

/** The newest listings of a category, among which those that compare are looked for. */
export const READ = 3000;

/** Percentages of the median beyond which a price is a slip of the finger: a zero too few, or too many. */
export const TYPO_PERCENT = { below: 10, above: 300 };

/** Returns the middle one of some numbers. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** What others usually ask, in US dollars per head or per kilogram of live weight. */
export interface UsualPrice {
  per: 'head' | 'kg';
  amount: number;
}

/**
 * Returns what others ask for the class in the country, or else anywhere: classes that are sold by weight per kilogram,
 * the others per head. Null with fewer than twenty prices.
 */
export async function usualPrice(
  actor: Pick<Actor, 'id'>,
  code: ClassCode,
  country: string | null,
  tx: Transaction = db,
): Promise<UsualPrice | null> {
  const { category, basis } = CLASSES[code];
  const per = basis === 'head' ? 'head' : 'kg';
  const rows = await tx.$queryRaw<{ location: string; head: number; kg: number | null }[]>`
    SELECT location, price::float8 AS head, price_kg::float8 AS kg FROM (
      SELECT location, price, price_kg, class FROM cattle_listings
      WHERE is_active AND category = ${category}::animal_category AND user_id <> ${actor.id}::uuid AND price > 0
      ORDER BY is_highlighted DESC, created_at DESC, id DESC LIMIT ${READ}
    ) AS newest WHERE class = ${code}`;
  const prices = (found: typeof rows) => found.flatMap((row) => row[per] ?? []);
  const near = prices(rows.filter(({ location }) => country !== null && countryOf(location) === country));
  const compared = near.length >= SAMPLE ? near : prices(rows);
  return compared.length < SAMPLE ? null : { per, amount: medianOf(compared) };
}
