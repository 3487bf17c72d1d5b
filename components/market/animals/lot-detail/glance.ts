import { headsText, value } from '@/components/market/animals/lot-line';
import { headsPriced, type LotSource } from '@/lib/market/animal-lots/lot-figures';
import { isByLiveWeight } from '@/lib/livestock/pricing/price-bases';
import type { FactRowName } from '@/lib/livestock/facts/facts';
import {
  capitalised,
  formatAgeRange,
  formatDays,
  formatNumber,
  formatPercent,
  formatWeight,
} from '@/lib/core/i18n/format';
import { healthStatusIn } from '@/lib/livestock/facts/health-words';
import type { Locale } from '@/lib/core/i18n/locales';
import type { LotTexts } from './calculation';
import type { Fact } from './lot-model';

type Lot = LotSource['lot'];

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
  { payment }: Pick<Lot, 'payment'>,
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
  return {
    text: t('instalments', { count }),
    note: discount ?? (payment.groups.length > 1 ? payment.groups.join(' + ') : null),
  };
}

/** When a lot is delivered; null where nobody said. */
export function deliveryText(
  locale: Locale,
  { deliverFrom, deliverTo }: Pick<Lot, 'deliverFrom' | 'deliverTo'>,
  t: LotTexts,
): string | null {
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

function shrinkText(locale: Locale, { shrinkPercent }: Pick<Lot, 'shrinkPercent'>, t: LotTexts): string | null {
  if (shrinkPercent === null) return null;
  return Number(shrinkPercent) === 0 ? t('noShrink') : t('shrinkOf', { percent: formatPercent(locale, shrinkPercent) });
}

/** What is taken off the weight, and how long the animals go without feed before; null each where nobody said. */
export const shrinkTexts = (locale: Locale, lot: Pick<Lot, 'shrinkPercent' | 'curfewHours'>, t: LotTexts) =>
  [shrinkText(locale, lot, t), lot.curfewHours === null ? null : t('curfew', { hours: lot.curfewHours })] as const;

/** How many heads there are, and how many of them are still for sale where deals took some; those of a sold one are gone. */
function headsShown({ locale, listing, lot, t }: Asked): Shown {
  const { headCount, headsLeft } = lot;
  if (headCount === null) return [null];
  const count = formatNumber(locale, headCount);
  const sales = headCount > 1 && salesText(lot, t);
  if (listing.status === 'sold' || headsLeft === null || headsLeft === headCount) return [count, sales];
  return headsLeft > 0
    ? [t('headsLeft', { left: formatNumber(locale, headsLeft), count }), sales]
    : [count, listing.status && t('allReserved')];
}

/** An animal as its page needs it. */
export interface LotListing extends LotSource {
  breed: string;
  age: number;
  healthStatus: string | null;
  /** Unknown where a copy in the browser stands for it. */
  status?: string;
}

/** What is shown, with a note below it; null where nobody said it. */
type Shown = readonly [value: Fact['value'] | null | false, note?: string | null | false];

interface Asked {
  locale: Locale;
  listing: LotListing;
  lot: Lot;
  t: LotTexts;
  /** What the animals are called, where that isn't shown already. */
  stockClass: string | null;
  breed: string;
}

type Show = (asked: Asked) => Shown;

function deliveryAndFreight({ locale, lot, t }: Asked): Shown {
  const delivery = deliveryText(locale, lot, t);
  const freight = lot.freightPayer && t(`freights.${lot.freightPayer}`);
  return [delivery ?? (freight && capitalised(locale, freight)), delivery && freight];
}

function payment({ locale, lot, t }: Asked): Shown {
  const terms = paymentTexts(locale, lot, t);
  return [terms && terms.text, terms && terms.note];
}

function ageText({ locale, listing: { age, lot } }: Asked): string {
  return formatAgeRange(locale, lot.ageMin ?? lot.ageMax ?? age, lot.ageMax ?? lot.ageMin ?? age);
}

const percent = (locale: Locale, text: string | null) => text && `${formatNumber(locale, Number(text))}\u00a0%`;

/** What a buyer asks first, at most nine rows, by what they tell; `animalLot` has their names. */
const GLANCE = {
  heads: headsShown,
  stockClass: (asked) => [asked.stockClass && capitalised(asked.locale, asked.stockClass), ageText(asked)],
  age: (asked) => [!asked.stockClass && ageText(asked)],
  weight: ({ locale, listing: { weight }, lot, t }) => [
    weight !== null && [formatWeight(locale, weight), value(String(weight))],
    [weightRange(locale, lot, t), weighedText(locale, lot, t)].filter(Boolean).join(' · '),
  ],
  shrink: ({ locale, lot, t }) => shrinkTexts(locale, lot, t),
  terms: payment,
  delivery: deliveryAndFreight,
  teeth: ({ lot, t }) => [teethText(lot, t)],
  horns: ({ lot, t }) => [lot.horns && t(`hornKinds.${lot.horns}`)],
  condition: ({ locale, lot, t }) => [
    lot.condition && t('ofFive', { points: formatNumber(locale, Number(lot.condition)) }),
  ],
} as const satisfies Record<string, Show>;

/** The rest of what the seller states; a fact whose row is in neither table is one that no page would tell. */
const SHEET = {
  breed: ({ breed }) => [breed],
  lightToHeavy: ({ locale, lot, t }) => {
    const range = weightRange(locale, lot, t);
    return [range && [range, '']];
  },
  weighed: ({ locale, lot, t }) => [capitalised(locale, weighedText(locale, lot, t) ?? '') || null],
  dressing: ({ locale, lot }) => [percent(locale, lot.dressingPercent)],
  size: ({ lot, t }) => [lot.frame && t(`sizes.${lot.frame}`)],
  weaned: ({ lot, t }) => [lot.weanedDays !== null && t('weanedDays', { count: lot.weanedDays })],
  origin: ({ lot, t }) => [lot.origin && t(`origins.${lot.origin}`)],
  cut: ({ lot, t }) => [lot.cutPercent !== null && t('cutText', { percent: lot.cutPercent })],
  commission: ({ locale, lot }) => [percent(locale, lot.buyerCommission)],
  healthStatus: ({ locale, listing }) => [listing.healthStatus && healthStatusIn(locale, listing.healthStatus)],
} as const satisfies Record<
  Exclude<FactRowName, keyof typeof GLANCE> | 'breed' | 'lightToHeavy' | 'weighed' | 'healthStatus',
  Show
>;

/** Returns the rows that tell something. */
function shownFacts<Row extends keyof typeof GLANCE | keyof typeof SHEET>(
  rows: Record<Row, Show>,
  asked: Asked,
): Fact[] {
  return (Object.keys(rows) as Row[]).flatMap((row) => {
    const [shown, note] = rows[row](asked);
    return shown ? [{ name: asked.t(row as 'heads'), value: shown, ...(note ? { note } : {}) }] : [];
  });
}

/** What a buyer asks first. */
export const glanceFacts = (locale: Locale, listing: LotListing, t: LotTexts, stockClass: string | null): Fact[] =>
  shownFacts(GLANCE, { locale, listing, lot: listing.lot, t, stockClass, breed: '' });

/** The rest of what the seller states. */
export const sheetFacts = (locale: Locale, listing: LotListing, t: LotTexts, breed: string): Fact[] =>
  shownFacts(SHEET, { locale, listing, lot: listing.lot, t, stockClass: null, breed });

/** What so many head weigh; of a price by live weight, also what is paid of it: "9.954 kg − 4 % de desbaste = 9.555,8 kg". */
export function weightText(locale: Locale, { lot, weight }: LotSource, heads: number, t: LotTexts): string | null {
  if (weight === null) return null;
  const gross = formatWeight(locale, weight * heads);
  const shrink = Number(lot.shrinkPercent ?? 0);
  if (shrink === 0 || !isByLiveWeight(lot.priceBasis)) return gross;
  const net = formatWeight(locale, (weight * heads * (100 - shrink)) / 100);
  return t('lessShrink', { gross, net, percent: formatNumber(locale, shrink) });
}

/** How many of what: "40 cab. y 6.800 kg". */
export function sizeText(locale: Locale, source: LotSource, t: LotTexts): string {
  const priced = headsPriced(source.lot);
  const heads = headsText(locale, { ...source.lot, headCount: priced, headsLeft: priced }) ?? '';
  const kg = weightText(locale, source, priced ?? 0, t);
  return kg === null ? heads : t('headsAndKg', { heads, kg });
}
