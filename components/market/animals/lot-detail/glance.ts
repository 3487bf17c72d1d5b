import { headsText, value } from '@/components/market/animals/lot-line';
import type { LotSource } from '@/lib/market/animal-lots/lot-figures';
import { formatAgeRange, formatDays, formatNumber, formatWeight } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { LotTexts } from './calculation';
import type { Fact } from './lot-model';

type Lot = LotSource['lot'];

const capitalized = (locale: Locale, text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** A fact, if it is known. */
const fact = (name: string, shown: Fact['value'] | null, note?: string | null | false): Fact[] =>
  shown === null ? [] : [{ name, value: shown, ...(note ? { note } : {}) }];

/** How many of the lot the seller sells. */
function salesText({ sellMode, minHeads }: Lot, t: LotTexts): string | null {
  if (sellMode === null) return minHeads === null ? null : t('fromHeads', { count: minHeads });
  if (sellMode === 'whole') return t('wholeLot');
  const count = minHeads ?? 1;
  if (sellMode === 'multiples') return t('multiples', { count });
  return count > 1 ? t('fromHeads', { count }) : t('anyNumber');
}

/** How the lot is paid, and in what parts; null where nobody said. */
export function paymentTexts(
  locale: Locale,
  { payment }: Lot,
  t: LotTexts,
): { text: string; note: string | null } | null {
  if (!payment) return null;
  if (payment.kind === 'cash') return { text: t('cash'), note: null };
  const discount = payment.cashDiscountPercent
    ? t('cashDiscount', { percent: formatNumber(locale, payment.cashDiscountPercent) })
    : null;
  if (payment.kind === 'days') {
    const parts = payment.days.length > 1 ? t('equalParts', { count: payment.days.length }) : null;
    return { text: t('termDays', { days: payment.days.join('/') }), note: discount ?? parts };
  }
  const count = payment.groups.reduce((sum, group) => sum + group, 0);
  return { text: t('instalments', { count }), note: discount ?? payment.groups.join(' + ') };
}

function deliveryText(locale: Locale, { deliverFrom, deliverTo }: Lot, t: LotTexts): string | null {
  if (deliverFrom && deliverTo) return formatDays(locale, deliverFrom, deliverTo);
  if (deliverFrom) return t('deliverFrom', { day: formatDays(locale, deliverFrom) });
  return deliverTo ? t('deliverTo', { day: formatDays(locale, deliverTo) }) : null;
}

function teethText({ teethMin, teethMax }: Lot, t: LotTexts): string | null {
  const from = teethMin ?? teethMax;
  const to = teethMax ?? teethMin;
  if (from === null || to === null) return null;
  if (to === 0) return t('milkTeeth');
  if (from === 8) return t('fullMouth');
  return from === to ? String(from) : t('teethRange', { from, to });
}

const weightRange = (locale: Locale, { weightMin, weightMax }: Lot, t: LotTexts): string | null =>
  weightMin !== null && weightMax !== null && weightMin !== weightMax
    ? t('teethRange', { from: formatNumber(locale, weightMin), to: formatWeight(locale, weightMax) })
    : null;

function weighedText(locale: Locale, { weightMethod, weighedOn }: Lot, t: LotTexts): string | null {
  return (
    [weightMethod && t(`methods.${weightMethod}`), weighedOn && formatDays(locale, weighedOn)]
      .filter(Boolean)
      .join(', ') || null
  );
}

function shrinkText(locale: Locale, { shrinkPercent }: Lot, t: LotTexts): string | null {
  if (shrinkPercent === null) return null;
  const percent = Number(shrinkPercent);
  return percent === 0 ? t('noShrink') : `${formatNumber(locale, percent)}\u00a0%`;
}

/** An animal as its page needs it. */
export interface LotListing extends LotSource {
  breed: string;
  age: number;
  healthStatus: string | null;
}

/** What a buyer asks first, at most nine facts. */
export function glanceFacts(locale: Locale, listing: LotListing, t: LotTexts, stockClass: string | null): Fact[] {
  const { lot, weight } = listing;
  const age = formatAgeRange(locale, lot.ageMin ?? lot.ageMax ?? listing.age, lot.ageMax ?? lot.ageMin ?? listing.age);
  const terms = paymentTexts(locale, lot, t);
  const delivery = deliveryText(locale, lot, t);
  const freight = lot.freightPayer && t(`freights.${lot.freightPayer}`);
  const curfew = lot.curfewHours !== null && t('curfew', { hours: lot.curfewHours });
  return [
    ...(lot.headCount === null
      ? []
      : fact(t('heads'), formatNumber(locale, lot.headCount), lot.headCount > 1 && salesText(lot, t))),
    ...(stockClass ? fact(t('stockClass'), capitalized(locale, stockClass), age) : fact(t('age'), age)),
    ...fact(
      t('weight'),
      weight === null ? null : [formatWeight(locale, weight), value(String(weight))],
      [weightRange(locale, lot, t), weighedText(locale, lot, t)].filter(Boolean).join(' · '),
    ),
    ...fact(t('shrink'), shrinkText(locale, lot, t), curfew),
    ...fact(t('terms'), terms && terms.text, terms?.note),
    ...fact(t('delivery'), delivery ?? (freight && capitalized(locale, freight)), delivery && freight),
    ...fact(t('teeth'), teethText(lot, t)),
    ...fact(t('horns'), lot.horns && t(`hornKinds.${lot.horns}`)),
    ...fact(t('condition'), lot.condition && t('ofFive', { points: formatNumber(locale, Number(lot.condition)) })),
  ];
}

/** The rest of what the seller states. */
export function sheetFacts(locale: Locale, listing: LotListing, t: LotTexts, breed: string): Fact[] {
  const { lot } = listing;
  const percent = (text: string | number) => `${formatNumber(locale, Number(text))}\u00a0%`;
  return [
    ...fact(t('breed'), breed),
    ...fact(t('lightToHeavy'), weightRange(locale, lot, t)),
    ...fact(t('weighed'), capitalized(locale, weighedText(locale, lot, t) ?? '') || null),
    ...fact(t('dressing'), lot.dressingPercent && percent(lot.dressingPercent)),
    ...fact(t('size'), lot.frame && t(`sizes.${lot.frame}`)),
    ...fact(t('weaned'), lot.weanedDays === null ? null : t('weanedDays', { count: lot.weanedDays })),
    ...fact(t('origin'), lot.origin && t(`origins.${lot.origin}`)),
    ...fact(t('cut'), lot.cutPercent === null ? null : t('cutText', { percent: lot.cutPercent })),
    ...fact(t('commission'), lot.buyerCommission && percent(lot.buyerCommission)),
    ...fact(t('healthStatus'), listing.healthStatus),
  ];
}

/** How many of what: "40 cab. y 6.800 kg". */
export function sizeText(locale: Locale, { lot, weight }: LotSource, t: LotTexts): string {
  const heads = headsText(locale, lot) ?? '';
  return weight === null ? heads : t('headsAndKg', { heads, kg: formatWeight(locale, weight * (lot.headCount ?? 0)) });
}
