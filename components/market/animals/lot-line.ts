import type { Figure, LotLine } from '@/components/market/listings/card-model';
import {
  headsForSale,
  headsPriced,
  leadingFigure,
  ownFigures,
  type LotSource,
} from '@/lib/market/animal-lots/lot-figures';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { formatMoney, formatNumber, formatRounded, formatWeight } from '@/lib/core/i18n/format';
import { LOT_WORDS } from '@/lib/livestock/price-formats/lot-words';
import type { Locale } from '@/lib/core/i18n/locales';
import { WITH_YOUNG } from '@/lib/livestock/stock/roles';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';

/** The unit of a basis behind an amount: `/kg` close to it, words apart. */
const closeUnit = (locale: Locale, basis: PriceBasis) => basisUnit(locale, basis).replace(/^(?!\/)/, '\u00a0');

/** Decimal text without zeros that say nothing. */
export const value = (amount: string) => String(Number(amount));

type Counted = Pick<LotSource['lot'], 'class' | 'headCount' | 'headsLeft'>;

/**
 * The number of head as it reads on a card: "40 cab.", "18 cab. con su cría", "20 de 60 cab." of those that are left, since
 * a title may say the others; null where nobody said it.
 */
export function headsText(locale: Locale, lot: Counted): string | null {
  const { class: stockClass, headCount } = lot;
  const left = headsForSale(lot);
  if (headCount === null || left === null) return null;
  const { heads, pairs, of } = LOT_WORDS[locale];
  const count = left === headCount ? '' : of + formatNumber(locale, headCount);
  return (stockClass && WITH_YOUNG.includes(stockClass) ? pairs : heads).replace(
    '#',
    formatNumber(locale, left) + count,
  );
}

/**
 * Builds the figures below a lot's price. `≈` means that a figure depends on a weight, a rate or a dressing; one that
 * doesn't is exact. The price as asked isn't repeated.
 * @param age shown where nobody compares by the kilo: of one bull, of one mare
 */
export function lotLine(locale: Locale, source: LotSource, age = ''): LotLine {
  const { lot, weight } = source;
  const figures = ownFigures(source);
  const { currency, approximate } = figures;
  const words = LOT_WORDS[locale];
  const money = (amount: string) =>
    approximate ? `≈\u00a0${formatRounded(locale, amount, currency)}` : formatMoney(locale, amount, currency);
  const asked = lot.priceBasis;
  // Where weights are read in kilograms, a price by the pound compares with nothing.
  const isForeign = locale !== 'en' && (asked === 'live_cwt' || asked === 'live_lb') && figures.kg !== null;
  const leading = isForeign ? 'kg' : leadingFigure(source, figures);

  const heads = headsText(locale, lot);
  const kilograms: Figure | null = weight === null ? null : [formatWeight(locale, weight), String(weight)];
  const head: Figure | null =
    figures.head === null ? null : [money(figures.head) + basisUnit(locale, 'head'), value(figures.head)];
  const kg: Figure | null =
    figures.kg === null
      ? null
      : [`≈\u00a0${formatRounded(locale, figures.kg, currency)}${basisUnit(locale, 'live_kg')}`, value(figures.kg)];
  const total: Figure | null = figures.total === null ? null : [words.lot + money(figures.total), value(figures.total)];

  const lead = { head, kg, weight: kilograms, none: words.noWeight, heads }[leading] ?? heads ?? '';
  const rest = heads === null || lead === heads ? [] : [` · ${heads}`];
  const times = rest.length > 0 ? `${rest.join('')}\u00a0× ` : lead === '' ? '' : ' · ';
  const more = leading === 'weight' && age !== '' ? [` · ${age}`] : [];
  return {
    lead,
    rest: kilograms && leading !== 'weight' ? [times, kilograms] : [...rest, ...more],
    ...(head && leading !== 'head' && asked !== 'head' ? { head } : {}),
    ...(total && headsPriced(lot) !== 1 && asked !== 'lot' ? { total } : {}),
  };
}

function paymentText(locale: Locale, payment: NonNullable<LotSource['lot']['payment']>): string {
  const { cash, days, instalments } = LOT_WORDS[locale];
  switch (payment.kind) {
    case 'cash':
      return cash;
    case 'days':
      return payment.days.length === 1 ? days.replace('#', String(payment.days[0])) : payment.days.join('/');
    case 'instalments':
      return instalments.replace('#', String(payment.groups.reduce((sum, group) => sum + group, 0)));
  }
}

/** What a price with a term comes to at once, as asked: "≈ US$ 2,93/kg"; null where nothing is to be computed. */
export const cashText = (locale: Locale, { cashAmount, priceCurrency, priceBasis }: LotSource['lot']): string | null =>
  cashAmount && `≈\u00a0${formatRounded(locale, cashAmount, priceCurrency)}${closeUnit(locale, priceBasis)}`;

/** How a lot is paid, if its seller said it, and what that comes to at once: "30/60/90 · contado ≈ US$ 2,93/kg". */
export function termsText(locale: Locale, lot: LotSource['lot']): string | null {
  if (!lot.payment) return null;
  const payment = paymentText(locale, lot.payment);
  const cash = cashText(locale, lot);
  return cash ? `${payment} · ${LOT_WORDS[locale].cash}\u00a0${cash}` : payment;
}
