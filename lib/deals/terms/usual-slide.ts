import { over, times, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { exactly, fixed, isMore, percentOf, type Exact } from './exact';
import { settle, type SettledTerms } from './settlement';

/** How far animals weigh from what was expected in the two cases that are tried, in percent. */
const OFF_PERCENT = 10;
/** How much of the agreed sum they may come to at most and at least, in percent. */
const MOST_PERCENT = '120';
const LEAST_PERCENT = '80';

/**
 * Whether a slide changes the sum as slides do: animals a tenth heavier cost no less in all than the agreed weight, lighter ones no
 * more, and neither twice as much as their weight differs. Beyond that it is a slip, or hides another price than the one that is
 * shown. True where there is nothing to compare.
 */
export function isUsualSlide(terms: SettledTerms): boolean {
  const { slide, kg, heads } = terms;
  if (!slide || kg === null) return true;
  const dueAt = (percent: number): Exact => {
    const weight = over(times(times(exactly(kg), exactly(heads)), exactly(percent)), exactly(100));
    return toFraction(settle(terms, { heads, kg: fixed(weight, 10) })?.due ?? '0');
  };
  const [lighter, agreed, heavier] = [dueAt(100 - OFF_PERCENT), dueAt(100), dueAt(100 + OFF_PERCENT)];
  return !(
    isMore(agreed, heavier) ||
    isMore(lighter, agreed) ||
    isMore(heavier, percentOf(MOST_PERCENT, agreed)) ||
    isMore(percentOf(LEAST_PERCENT, agreed), lighter)
  );
}
