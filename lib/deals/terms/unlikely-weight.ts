import { over, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { CLASSES, isClassCode, type StockClass } from '@/lib/livestock/stock/classes';
import { exactly, isMore, percentOf } from './exact';
import type { DealTerms } from './schema';
import { yieldOf } from './steps';
import { isByCarcass, netWeight } from './weights';

/** How many times lighter or heavier than expected animals may be. */
export const LIKELY_TIMES = 2;
/** Where the price is by carcass, which is about half of an animal: one is taken for the other beyond this. */
const LIKELY_TIMES_OF_CARCASSES = 4 / 3;

type Expected = Pick<DealTerms, 'kg' | 'class' | 'basis' | 'slide' | 'dressingPercent'>;

/** What the animals may weigh each, by what was agreed or what is usual of their class. */
function likelyEach(terms: Expected): readonly [least: number, most: number] | null {
  const { kg, class: code } = terms;
  const known: StockClass | null = isClassCode(code) ? CLASSES[code] : null;
  const usual = kg === null ? known?.kg : ([kg, kg] as const);
  const times = isByCarcass(terms) ? LIKELY_TIMES_OF_CARCASSES : LIKELY_TIMES;
  return usual ? [usual[0] / times, usual[1] * times] : null;
}

/** Whether a weighing is so far from what is expected that it may be a slip of the hand. */
export function isUnlikely(
  terms: Expected,
  { heads, grossKg, tareKg, isDressed }: { heads: number; grossKg: string; tareKg: string; isDressed: boolean },
): boolean {
  const likely = likelyEach(terms);
  if (!likely) return false;
  const each = over(toFraction(netWeight(grossKg, tareKg)), exactly(heads));
  const expected = (kg: number) => (isDressed ? percentOf(yieldOf(terms), exactly(kg)) : exactly(kg));
  return isMore(expected(likely[0]), each) || isMore(each, expected(likely[1]));
}
