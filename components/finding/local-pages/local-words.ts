import { capitalised, formatMonth, formatNumber, formatRounded } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { translator } from '@/lib/core/i18n/translator';
import type { LocalPage, PriceRange } from '@/lib/finding/local-pages/dto';

/** What a local page says of itself, for its text and for search engines. */
export async function localWords(locale: Locale, { names, results, figures, measures, trend }: LocalPage) {
  const t = await translator(locale, 'localPages');
  const { stock, place, placeKey } = names;
  const where = place === null ? null : t('where', { at: placeKey, place });
  const shown = formatNumber(locale, results.total) + (results.totalIsCapped ? '+' : '');
  const title = where
    ? t('titleIn', { stock: capitalised(locale, stock), where })
    : t('title', { stock: capitalised(locale, stock) });
  // With its unit, which readers in pounds see in theirs.
  const money = (per: 'perHead' | 'perKg', amount: string) => {
    const { currency, basis, factor } = measures[per];
    const unit = per === 'perKg' ? basisUnit(locale, basis) : '';
    return formatRounded(locale, String(Number(amount) * factor), currency) + unit;
  };
  const range = (per: 'perHead' | 'perKg', { low, high }: PriceRange) =>
    low === high ? money(per, low) : t('range', { low: money(per, low), high: money(per, high) });
  return {
    t,
    title,
    subject: [capitalised(locale, stock), where].filter(Boolean).join(' '),
    count: t('count', { count: results.total, shown }),
    heads: results.totalIsCapped
      ? null
      : t('heads', { count: figures.heads, shown: formatNumber(locale, figures.heads) }),
    prices: (['perHead', 'perKg'] as const).flatMap((kind) => {
      const of = figures[kind];
      if (!of) return [];
      const median = of.low === of.high ? null : t('median', { price: money(kind, of.middle) });
      return [{ kind, name: t(kind), range: range(kind, of), median }];
    }),
    trend: trend && {
      heading: t('trend', { stock, where: where ?? '', isEverywhere: String(where === null) }),
      per: t(trend.per === 'perKg' ? 'askedPerKg' : 'perHead'),
      months: trend.months.map(({ month, lots, middle }) => ({
        name: formatMonth(locale, month),
        // Of months long past in dollars, at whose rate they were asked.
        price: [formatRounded(locale, middle) + (trend.per === 'perKg' ? '/kg' : ''), String(Number(middle))] as const,
        lots: formatNumber(locale, lots),
      })),
    },
  };
}
