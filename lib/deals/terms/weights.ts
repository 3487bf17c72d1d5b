import { over, toFraction } from '@/lib/livestock/pricing/normalise-price';
import type { ComparedWeights } from './dto';
import { asPercent, exactly, isMore, minus, percentOf, plain, plus, ZERO, type Exact } from './exact';
import { KG_PLACES } from './scale';
import { isByLiveWeight, isByWeight } from '@/lib/livestock/pricing/price-bases';
import { USUAL_TOLERANCE, type DealTerms } from './schema';

/** What a load weighs without its truck, in kilograms; both are decimal text, the gross weight the greater one. */
export const netWeight = (gross: string, tare: string): string =>
  plain(minus(toFraction(gross), toFraction(tare)), KG_PLACES);

/**
 * Compares the net weights of both sides. Their difference counts in percent of their mean, so that neither side's scale is
 * the measure; what is within the tolerance is decided exactly, before anything is rounded.
 */
export function compareWeights(seller: string, buyer: string, tolerancePercent: string | null): ComparedWeights {
  const [one, other] = [toFraction(seller), toFraction(buyer)];
  const difference = isMore(one, other) ? minus(one, other) : minus(other, one);
  const mean = over(plus(one, other), exactly(2));
  const tolerance = tolerancePercent ?? USUAL_TOLERANCE;
  return {
    difference: plain(difference, KG_PLACES),
    percent: plain(asPercent(difference, mean), 2),
    tolerance,
    isWithin: !isMore(difference, percentOf(tolerance, mean)),
    mean: plain(mean, KG_PLACES),
  };
}

/** What is missing of an agreed weight, and whether it is within the tolerance, beyond which all of it counts. */
export function missingWeight(agreed: Exact, delivered: Exact, tolerancePercent: string | null) {
  const missing = isMore(agreed, delivered) ? minus(agreed, delivered) : ZERO;
  const tolerance = tolerancePercent ?? USUAL_TOLERANCE;
  return { missing, tolerance, isWithin: !isMore(missing, percentOf(tolerance, agreed)) };
}

/** Whether carcasses may be weighed instead of live animals: for a price by carcass without a slide, which counts live weight. */
export const mayWeighDressed = ({ basis, slide }: Pick<DealTerms, 'basis' | 'slide'>): boolean =>
  isByWeight(basis) && !isByLiveWeight(basis) && slide === null;
