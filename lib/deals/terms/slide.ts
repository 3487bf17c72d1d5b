import { times, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { exactly, fixed, isMore, least, minus, most, plain, ZERO, type Exact } from './exact';
import { inUnit } from './scale';
import { afterShrink, type SumTerms, type Worked } from './steps';
import type { Slide } from './schema';

/** Terms with a slide and the weight that it is counted from. */
type SlidingTerms = SumTerms & { kg: number };

/** Whether lighter animals have another price than heavier ones: of weight that is paid apart, they haven't. */
export const isTwoWay = (slide: Slide | null): slide is Slide => slide?.kind === 'price' && slide.bothWays;

/**
 * How many units a head weighs over the expected weight, negative if it is under; at most as many as the slide counts.
 * Both weights are taken after the shrink.
 */
function overExpected(terms: SlidingTerms, { unit, stop }: Slide, heads: number, kg: Exact): Exact {
  const [each, expected] = [times(kg, [1n, BigInt(heads)]), exactly(terms.kg)];
  const units = inUnit(minus(afterShrink(terms, each), afterShrink(terms, expected)), unit);
  if (stop === null) return units;
  const limit = exactly(stop);
  return most(least(units, limit), minus(ZERO, limit));
}

/** Returns the price of a unit of the basis after the slide: decimal text of four decimals, which a sum multiplies. */
export function slidPrice(
  terms: SlidingTerms,
  slide: Slide,
  heads: number,
  kg: Exact,
): { line: Worked['lines']; price: string } {
  const units = overExpected(terms, slide, heads, kg);
  const isIdle = isMore(ZERO, units) && !slide.bothWays;
  const off = isIdle ? ZERO : times(units, toFraction(slide.amount));
  const price = plain(most(minus(toFraction(terms.amount), off), ZERO));
  if (fixed(off, 4) === '0.0000') return { line: [], price: terms.amount };
  const { unit, amount } = slide;
  return {
    line: [{ kind: 'slide', price: terms.amount, over: plain(units), unit, amount, off: plain(off), total: price }],
    price,
  };
}

/** Returns what is paid apart for weight over the expected one; null if there is none. */
export function extraWeight(
  terms: SlidingTerms,
  slide: Slide,
  heads: number,
  kg: Exact,
): { quantity: string; unit: Slide['unit']; result: Exact } | null {
  const units = overExpected(terms, slide, heads, kg);
  if (!isMore(units, ZERO)) return null;
  const all = times(units, exactly(heads));
  return { quantity: plain(all), unit: slide.unit, result: times(all, toFraction(slide.amount)) };
}
