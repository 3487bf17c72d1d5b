import { over, toFraction } from '@/lib/livestock/pricing/normalise-price';
import type { ComparedWeights } from './dto';
import { asPercent, exactly, fixed, isMore, minus, percentOf, plain, plus, ZERO, type Exact } from './exact';
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
    // No scale shows less than a hundredth of a kilogram.
    isWithin: !isMore(difference, percentOf(tolerance, mean)) || fixed(difference, 2) === '0.00',
    mean: plain(mean, KG_PLACES),
  };
}

/** What is missing of an agreed weight, and whether it is within the tolerance, beyond which all of it counts. */
export function missingWeight(agreed: Exact, delivered: Exact, tolerancePercent: string | null) {
  const missing = isMore(agreed, delivered) ? minus(agreed, delivered) : ZERO;
  const tolerance = tolerancePercent ?? USUAL_TOLERANCE;
  return { missing, tolerance, isWithin: !isMore(missing, percentOf(tolerance, agreed)) };
}

type Measured = Pick<DealTerms, 'basis' | 'slide' | 'dressingPercent' | 'class'>;

/** Whether a price is for what the carcasses weigh; a slide counts live weight. */
export const isByCarcass = ({ basis, slide }: Pick<Measured, 'basis' | 'slide'>): boolean =>
  isByWeight(basis) && !isByLiveWeight(basis) && slide === null;

const FOR_SLAUGHTER = /_(?:fat|cull|spent)$/;

/**
 * Whether the carcasses of a deal are weighed instead of the live animals. What was agreed says it, not who weighs first: a price
 * by carcass is paid by what hangs on the hook, unless the two agreed on how much of a live animal that is. Store animals
 * are sold alive by the arroba as well.
 */
export const weighsDressed = (terms: Measured): boolean =>
  isByCarcass(terms) &&
  terms.dressingPercent === null &&
  (terms.basis === 'carcass_kg' || terms.class === null || FOR_SLAUGHTER.test(terms.class));
