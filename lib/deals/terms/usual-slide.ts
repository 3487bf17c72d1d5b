import { times, over, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { exactly, fixed, isMore, least, minus, percentOf, plus, type Exact } from './exact';
import { fromUnit } from './scale';
import { settle, type SettledTerms } from './settlement';
import { beforeShrink } from './steps';

/** How far animals weigh from what was expected in the cases that are tried, in percent. */
const OFF_PERCENT = '30';

/**
 * Whether a slide changes the sum as slides do: animals thirty percent heavier cost no less in all than the agreed weight, lighter
 * ones no more, and neither twice as much as their weight differs. The same holds at the weight where the slide stops, if that is
 * nearer. Beyond that it is a slip, or hides another price than the one that is shown. True where there is nothing to compare.
 */
export function isUsualSlide(terms: SettledTerms): boolean {
  const { slide, kg, heads } = terms;
  if (!slide || kg === null) return true;
  const expected = exactly(kg);
  const dueAt = (each: Exact): Exact =>
    toFraction(settle(terms, { heads, kg: fixed(times(each, exactly(heads)), 10) })?.due ?? '0');
  const agreed = dueAt(expected);
  const isUsual = (off: Exact): boolean => {
    const [lighter, heavier] = [dueAt(minus(expected, off)), dueAt(plus(expected, off))];
    const twice = over(times(agreed, plus(off, off)), expected);
    return !(
      isMore(agreed, heavier) ||
      isMore(lighter, agreed) ||
      isMore(heavier, plus(agreed, twice)) ||
      isMore(minus(agreed, twice), lighter)
    );
  };
  const tried = percentOf(OFF_PERCENT, expected);
  return (
    isUsual(tried) &&
    (slide.stop === null || isUsual(least(tried, beforeShrink(terms, fromUnit(exactly(slide.stop), slide.unit)))))
  );
}
