import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/core/i18n/format';
import { fixed, isMore, minus, plus, ZERO } from '@/lib/deals/terms/exact';
import type { DealDto, WeighingDto } from '@/lib/deals/deals/dto';
import type { WorkedSum } from '@/lib/deals/terms/dto';
import { dueOf } from '@/lib/deals/terms/disputes/disputed-sum';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { toFraction } from '@/lib/livestock/pricing/normalise-price';

/** What a deal comes to, and on which weight; the sum is null where it takes a weight that nobody said. */
interface Paid {
  sum: WorkedSum | null;
  on: 'firm' | 'mean' | 'meanBlind' | 'meanOver' | 'before' | 'fixed' | 'fixedWithin';
}

/**
 * Computes what a deal comes to: with the firm weight, else with the mean to be confirmed, else with the agreed one; less
 * what both sides of settled disputes agreed on. A price by the head or the lot is lowered by weight
 * that is missing beyond the tolerance, where one was agreed. `nameOf` is what such a deduction is called.
 */
export function paidOf(deal: DealDto, nameOf: (kind: DisputeKind) => string): Paid {
  const { terms, netKg, delivered } = deal;
  const sum = dueOf(deal, nameOf);
  const isShort = sum?.lines.some(({ kind }) => kind === 'short');
  const depends = isByWeight(terms.basis) || terms.slide !== null || isShort;
  // A correction made with the other's weight in sight counts once it is confirmed. Of a deal that is over nobody confirms one.
  const open = deal.weights.compared?.corrector ? 'meanBlind' : 'mean';
  const mean = deal.status === 'open' ? open : 'meanOver';
  const on = netKg !== null ? 'firm' : delivered ? mean : 'before';
  return { sum, on: depends ? on : terms.kg === null ? 'fixed' : 'fixedWithin' };
}

/** Whether what is due takes a weight that nobody weighed: it is what was agreed, and an estimate. */
export const isUnweighed = ({ terms, netKg, delivered }: DealDto): boolean =>
  isByWeight(terms.basis) && netKg === null && delivered === null;

/** Says of a deal on whose weight nobody agreed what the two settled on for missing kilograms; null where they didn't. */
export function useSettledWeight(): (deal: DealDto) => string | null {
  const t = useTranslations('deals.paid');
  const locale = useLocale();
  return ({ settled, terms, done, due, side }) => {
    const sums = settled.filter(({ kind }) => kind === 'weight').map(({ amount }) => toFraction(amount));
    if (sums.length === 0) return null;
    const money = (amount: string) => formatMoney(locale, amount, terms.currency);
    const sum = sums.reduce(plus, ZERO);
    return t('settledWeight', {
      amount: isMore(sum, ZERO) ? money(fixed(sum, 2)) : 'none',
      // Once the money is in, what was settled since is given back.
      due: done.pay !== null || due === null ? 'none' : money(due),
      side,
    });
  };
}

/** What the deal comes to with one side's weights, of live animals or of what hung on the hook. */
export const paidWith = (deal: DealDto, { heads, netKg }: Pick<WeighingDto, 'heads' | 'netKg'>): string | null =>
  dueOf({ ...deal, delivered: { heads, kg: netKg, isDressed: deal.weights.isDressed } })?.due ?? null;

/** The difference of two amounts or weights, as decimal text without a sign. */
export function between(one: string, other: string, places: number): string {
  const [a, b] = [toFraction(one), toFraction(other)];
  return fixed(minus(a, b), places).replace('-', '');
}
