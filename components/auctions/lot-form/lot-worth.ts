import { formatMoney } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { dressing, normalisePrice } from '@/lib/livestock/pricing/normalise-price';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import type { LotFormValues } from './lot-form-kind';

type Facts = Pick<
  LotFormValues,
  'class' | 'quantity' | 'averageWeight' | 'shrinkPercent' | 'priceBasis' | 'priceCurrency'
>;

/** An amount that the form holds, with cents; null for none, and for one that the database doesn't hold. */
export const amountOf = (value: string): string | null =>
  /^\d{1,8}(?:\.\d{1,2})?$/.test(value) ? Number(value).toFixed(2) : null;

/** Returns the whole number that a field holds, or the other one. */
export function wholeOr<Other>(value: string, other: Other): number | Other {
  const read = Number(value);
  return Number.isInteger(read) && read > 0 ? read : other;
}

/** The weight that the form holds, perhaps with decimals; null for none. */
function kilogramsOf(value: string): number | null {
  const read = Number(value);
  return read > 0 ? read : null;
}

/** What an amount of an unfinished lot comes to in its currency, as decimal text; null while its facts are missing. */
export function lotTotalOf(facts: Facts, amount: string): { lot: string; head: string } | null {
  const { priceBasis: basis, averageWeight, quantity, shrinkPercent } = facts;
  const shrink = Number(shrinkPercent) || 0;
  const { lot, head } = normalisePrice({
    amount,
    basis,
    perUsd: '1',
    heads: wholeOr(quantity, null),
    kg: kilogramsOf(averageWeight),
    shrink: shrink < 100 ? String(shrink) : '0',
    dressing: dressing(null, basis, facts.class || null),
  });
  return lot === null || head === null ? null : { lot, head };
}

// messages: lotForm.worth.*
/** The same in words, apart from what the amount itself says. */
export function lotWorth(
  locale: Locale,
  t: (key: `worth.${'lot' | 'head' | 'weight'}`, values: { amount: string }) => string,
  facts: Facts,
  amount: string,
): string[] {
  const { priceBasis, priceCurrency, quantity } = facts;
  const total = lotTotalOf(facts, amount);
  const money = (value: string) => ({ amount: formatMoney(locale, value, priceCurrency) });
  if (!total)
    return isByWeight(priceBasis) && kilogramsOf(facts.averageWeight) === null ? [t('worth.weight', { amount })] : [];
  return [
    priceBasis === 'lot' ? null : t('worth.lot', money(total.lot)),
    priceBasis === 'head' || wholeOr(quantity, 1) === 1 ? null : t('worth.head', money(total.head)),
  ].filter((part) => part !== null);
}
