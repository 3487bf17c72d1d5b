import { times, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { asPercent, exactly, fixed, isMore, minus, percentOf } from './exact';
import type { WorkedLine, WorkedSum } from './dto';
import { scaleUnit } from './scale';
import { priced, quantityOf, withCommission, lineWeight, type SumTerms } from './steps';

/** Below this share of what was asked an offer is confirmed once more. */
const FAR_BELOW_PERCENT = '60';

/** Heads at their average weight. */
export const weightLine = (terms: SumTerms, heads: number, kg: number): WorkedLine => ({
  kind: 'weight',
  heads,
  each: lineWeight(terms, exactly(kg)),
  scale: scaleUnit(terms),
  total: lineWeight(terms, times(exactly(kg), exactly(heads))),
});

/**
 * Computes what an offer or a deal comes to before anybody weighs: heads by their average weight, less the shrink, at the
 * price. Null where the price is by weight and nobody said one.
 */
export function worthOf(terms: SumTerms): WorkedSum | null {
  const { heads, amount, basis, kg, buyerCommission } = terms;
  const weight = kg === null ? null : times(exactly(kg), exactly(heads));
  const quantity = quantityOf(terms, heads, weight);
  if (!quantity) return null;
  const weighed: WorkedLine[] = weight && kg !== null && isByWeight(basis) ? [weightLine(terms, heads, kg)] : [];
  const animals = priced(terms, quantity.result, amount);
  return withCommission([...weighed, ...quantity.lines, ...animals.lines], animals.result, buyerCommission);
}

/** How many percent an amount is below the asked one, with one decimal; null where it isn't below. */
export function percentBelow(asked: string, offered: string): string | null {
  const [whole, part] = [toFraction(asked), toFraction(offered)];
  return isMore(whole, part) ? fixed(asPercent(minus(whole, part), whole), 1) : null;
}

const isFarBelow = (asked: string, offered: string): boolean =>
  isMore(percentOf(FAR_BELOW_PERCENT, toFraction(asked)), toFraction(offered));

/** True if an amount is so far from the asked one that it may be a slip of the hand. */
export const isFarOff = (asked: string, offered: string): boolean =>
  isFarBelow(asked, offered) || isFarBelow(offered, asked);
