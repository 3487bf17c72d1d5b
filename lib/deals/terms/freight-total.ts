import { times, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { exactly, money } from './exact';

/** What a carrier's amount is for. */
export const FREIGHT_BASES = ['trip', 'km', 'head'] as const;
export type FreightBasis = (typeof FREIGHT_BASES)[number];

/**
 * What a freight costs in all, as decimal text with cents; null for an amount per kilometre of a carrier who didn't say
 * how many there are by road.
 */
export function freightTotal(
  { amount, basis, km }: { amount: string; basis: FreightBasis; km: number | null },
  heads: number,
): string | null {
  const units = { trip: 1, km, head: heads }[basis];
  return units === null ? null : money(times(toFraction(amount), exactly(units)));
}
