import type { RangeUnit, RangeUnits } from '@/components/ui/units/range-unit';
import type { BrowseLabels } from '@/components/market/listings/browse/labels';
import { currencySign } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import type { UnitSaid, UnitsSaid } from '@/lib/finding/understood-searches/dto';

/** Whether weights, or those that a price is by, are said in pounds, or in hundreds of them. */
export const isInPounds = (said: UnitsSaid | undefined) =>
  [said?.weight?.weight, said?.priceKg?.weight].some((unit) => unit === 'lb' || unit === 'cwt');

const wordsIn = ([both, from, upTo]: RangeUnit['words'], unit: string): RangeUnit['words'] => [
  both.replace('{unit}', unit),
  from.replace('{unit}', unit),
  upTo.replace('{unit}', unit),
];

/** The filters whose limits a search says in another unit, with that unit's words. */
export async function rangeUnits(locale: Locale, { filters, lot }: BrowseLabels, said: UnitsSaid): Promise<RangeUnits> {
  const t = await translator(locale, 'filters');
  const unitOf = ({ currency, weight, worth }: UnitSaid, label: string, perWeight = ''): RangeUnit => {
    const sign = currency && currencySign(locale, currency);
    const shown = currency ? sign + perWeight : (weight ?? '');
    const written = currency ? currency + perWeight : (weight ?? '');
    return {
      worth,
      ...(currency ? { currency } : {}),
      ...(sign ? { before: sign } : {}),
      ...(currency ? (perWeight ? { after: perWeight } : {}) : { after: shown }),
      label,
      limits: [t('minInUnit', { label, unit: shown }), t('maxInUnit', { label, unit: shown })],
      words: wordsIn(lot.money.words, written),
    };
  };
  const { weight, price, priceKg } = said;
  const byWeight = priceKg?.weight ? t('priceByWeight') : lot.filters.priceKg;
  return {
    ...(weight ? { weight: unitOf(weight, lot.filters.weight) } : {}),
    ...(price ? { price: unitOf(price, filters.price) } : {}),
    ...(priceKg ? { priceKg: unitOf(priceKg, byWeight, `/${priceKg.weight ?? 'kg'}`) } : {}),
  };
}
