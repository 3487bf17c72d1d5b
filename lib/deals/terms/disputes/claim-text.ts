import { formatDecimal, formatMoney } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { times, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { lostBySlide } from '@/lib/deals/terms/dispute';
import type { Claim } from '@/lib/deals/terms/dto';
import { exactly, plain } from '@/lib/deals/terms/exact';
import { scaleText, scaleUnit } from '@/lib/deals/terms/scale';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { priced, quantityOf } from '@/lib/deals/terms/steps';
import { sumTexts } from '@/lib/deals/terms/worked-text';
import { worthOf } from '@/lib/deals/terms/worth';

/**
 * Writes how the sum of a claim comes about, line by line: what is missing at the price, or its share of what was agreed.
 * Empty where there is nothing to pay, or no sum.
 */
export function claimTexts(locale: Locale, terms: DealTerms, claim: Claim): string[] {
  const { kind, missing, amount } = claim;
  if (amount === null || claim.isWithin) return [];
  const { heads, kg, currency } = terms;
  if (claim.slid) {
    const { agreed, delivered } = claim.slid;
    const [before, after] = [formatMoney(locale, agreed, currency), formatMoney(locale, delivered, currency)];
    return Number(amount) === 0
      ? []
      : [`${before} − ${after} = ${formatMoney(locale, lostBySlide(claim.slid), currency)}`];
  }
  if (kind === 'weight' && isByWeight(terms.basis)) {
    const quantity = quantityOf(terms, heads, toFraction(missing), claim.isDressed);
    if (!quantity) return [];
    return sumTexts(locale, [...quantity.lines, ...priced(terms, quantity.result, terms.amount).lines], currency);
  }
  const due = claim.firm?.due ?? worthOf(terms)?.due;
  if (due === undefined) return [];
  const isWeight = kind === 'weight' && kg !== null;
  const whole = isWeight ? plain(times(exactly(kg), exactly(heads))) : String(claim.firm?.heads ?? heads);
  const text = (number: string) =>
    isWeight ? scaleText(locale, number, scaleUnit(terms)) : formatDecimal(locale, number);
  const share = `${text(missing)} ÷ ${text(whole)}`;
  return [`${formatMoney(locale, due, currency)} × ${share} = ${formatMoney(locale, amount, currency)}`];
}
