import type { useTranslations } from 'next-intl';
import { formatMoney, formatNumber, formatPercent, formatPrice, formatWeight } from '@/lib/core/i18n/format';
import { currencySign } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import { isComparedByKilo } from '@/lib/market/animal-lots/lot-figures';
import { dressing, normalisePrice } from '@/lib/livestock/pricing/normalise-price';
import type { PricedLot } from './read-lot';

// messages: listingForm.echo.*
type Translate = ReturnType<typeof useTranslations<'listingForm.echo'>>;

const KG_PER_ARROBA = 15;

/** What one head weighs in the unit that the price is for: «170 kg», «500 kg × 54 %», «18 @». */
function unitsOf(
  locale: Locale,
  { priceBasis: basis, weight: kg, shrinkPercent: shrink }: PricedLot,
  carcassPercent: string,
): string {
  const weight = formatWeight(locale, kg ?? 0);
  const percent = (text: string | number) => formatPercent(locale, String(text));
  if (basis === 'carcass_kg') return `${weight} × ${percent(carcassPercent)}`;
  if (basis === 'arroba') {
    const arrobas = ((kg ?? 0) * Number(carcassPercent)) / 100 / KG_PER_ARROBA;
    return `${Number.isInteger(arrobas * 100) ? '' : '≈\u00a0'}${formatNumber(locale, arrobas)}\u00a0@`;
  }
  const sold = Number(shrink) > 0 ? `${weight} × ${percent(100 - Number(shrink))}` : weight;
  if (basis === 'live_kg') return sold;
  const [kgPerUnit, unit] = basis === 'live_cwt' ? [45.359_237, 'cwt'] : [0.453_592_37, 'lb'];
  const soldKg = (kg ?? 0) * (1 - Number(shrink) / 100);
  return `≈\u00a0${formatNumber(locale, soldKg / kgPerUnit)}\u00a0${unit}`;
}

/**
 * Says a price as the sum that it comes to: «40 cab. × 170 kg × US$ 3,05 = US$ 20.740 el lote», and what that is per
 * head or per kilogram. Null while something is missing.
 */
export function echoPrice(
  locale: Locale,
  t: Translate,
  lot: PricedLot,
): { sum: string; result: string; more: string[] } | null {
  const { priceAmount: amount, priceBasis: basis, priceCurrency: currency } = lot;
  const { headCount: heads, weight: kg, shrinkPercent: shrink } = lot;
  const carcassPercent = dressing(lot.dressingPercent, basis, lot.class);
  const {
    head,
    kg: perKg,
    lot: total,
  } = normalisePrice({
    amount,
    basis,
    perUsd: '1',
    heads,
    kg,
    shrink,
    dressing: carcassPercent,
  });
  if (head === null || total === null) return null;
  const money = (text: string) => formatMoney(locale, text, currency);
  const asked = `${currencySign(locale, currency)}\u00a0${formatPrice(locale, amount, 4)}`;
  const perHead = t('perHead', { amount: money(head) });
  const kilo =
    perKg && kg && isComparedByKilo(lot)
      ? [t('perKg', { amount: money(perKg), weight: formatWeight(locale, kg) })]
      : [];
  const estimated = (basis === 'carcass_kg' || basis === 'arroba') && lot.dressingPercent === null;
  if (basis === 'lot') return { sum: `${asked} ÷ ${t('heads', { count: heads })}`, result: perHead, more: kilo };
  const units = basis === 'head' ? [] : [unitsOf(locale, lot, carcassPercent)];
  return {
    sum: [t('heads', { count: heads }), ...units, asked].join(' × '),
    result: t('lot', { amount: money(total) }),
    more: [
      ...(basis === 'head' || heads === 1 ? [] : [perHead]),
      ...(basis === 'live_kg' ? [] : kilo),
      ...(estimated ? [t('estimated', { percent: carcassPercent })] : []),
    ],
  };
}
