import { over, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { CLASSES, isClassCode, type StockClass } from '@/lib/livestock/stock/classes';
import { exactly, isMore, percentOf } from './exact';
import type { DealTerms } from './schema';
import { yieldOf } from './steps';
import { netWeight } from './weights';

/** What the animals may weigh each: half to twice what was agreed, or what is usual of their class. */
function likelyEach({
  kg,
  class: code,
}: Pick<DealTerms, 'kg' | 'class'>): readonly [least: number, most: number] | null {
  const known: StockClass | null = isClassCode(code) ? CLASSES[code] : null;
  const usual = kg === null ? known?.kg : ([kg, kg] as const);
  return usual ? [usual[0] / 2, usual[1] * 2] : null;
}

/** Whether a weighing is so far from what is expected that it may be a slip of the hand. */
export function isUnlikely(
  terms: Pick<DealTerms, 'kg' | 'class' | 'basis' | 'dressingPercent'>,
  { heads, grossKg, tareKg, isDressed }: { heads: number; grossKg: string; tareKg: string; isDressed: boolean },
): boolean {
  const likely = likelyEach(terms);
  if (!likely) return false;
  const each = over(toFraction(netWeight(grossKg, tareKg)), exactly(heads));
  const expected = (kg: number) => (isDressed ? percentOf(yieldOf(terms), exactly(kg)) : exactly(kg));
  return isMore(expected(likely[0]), each) || isMore(each, expected(likely[1]));
}
