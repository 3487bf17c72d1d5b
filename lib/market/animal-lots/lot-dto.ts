import type { Prisma } from '@/lib/core/db/generated/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { askedSelect, toAskedDto, toDay } from '@/lib/market/listings/columns';
import type { AskedDto } from '@/lib/market/listings/dto';
import type { LotFacts } from './lot-schema';

type Fact = keyof LotFacts;

/**
 * The lot that a listing sells and its price as asked, by the names of the fields that change them. Decimals are text,
 * days `YYYY-MM-DD`, weights kilograms per head, ages months. Null is what nobody said.
 */
export type LotDto = {
  [Name in Fact]-?: Exclude<LotFacts[Name], undefined>;
} & {
  /** The title in each language, where it is written from the facts; else null. */
  titles: Record<Locale, string> | null;
  /** US dollars per kilogram of live weight after shrink; null without a weight, and at a rate too old to compare with. */
  priceKg: string | null;
  /** US dollars for the whole lot; null without a number of head, and at such a rate. */
  lotTotal: string | null;
  /**
   * What a price with a term comes to at once: US dollars per head and for the whole lot, and in the currency and the
   * basis asked. Null where it is paid at once or nobody said how, or what money costs in the currency, and at such a rate.
   */
  cashPrice: string | null;
  cashTotal: string | null;
  cashAmount: string | null;
  /** The percentage a month that the cash price is reckoned with; null for the seller's own discount. */
  cashPercent: string | null;
} & Pick<AskedDto, 'rate' | 'comparable'>;

export const lotSelect = {
  titleAuto: true,
  class: true,
  headCount: true,
  weightMin: true,
  weightMax: true,
  weightMethod: true,
  weighedOn: true,
  curfewHours: true,
  shrinkPercent: true,
  dressingPercent: true,
  ...askedSelect,
  priceBasis: true,
  payment: true,
  buyerCommission: true,
  sellMode: true,
  minHeads: true,
  cutPercent: true,
  deliverFrom: true,
  deliverTo: true,
  freightPayer: true,
  ageMin: true,
  ageMax: true,
  teethMin: true,
  teethMax: true,
  horns: true,
  condition: true,
  frame: true,
  weanedDays: true,
  origin: true,
  traits: true,
  priceKg: true,
  priceLot: true,
  cashPrice: true,
  cashAmount: true,
  cashLot: true,
  cashPercent: true,
} as const satisfies Prisma.AnimalListingSelect & Record<Fact, true>;

type LotRow = Prisma.AnimalListingGetPayload<{ select: typeof lotSelect }>;

/** The columns that are sent as they are stored; the schema let nothing else in. */
const AS_STORED = [
  'titleAuto',
  'class',
  'headCount',
  'weightMin',
  'weightMax',
  'weightMethod',
  'curfewHours',
  'priceBasis',
  'payment',
  'sellMode',
  'minHeads',
  'cutPercent',
  'freightPayer',
  'ageMin',
  'ageMax',
  'teethMin',
  'teethMax',
  'horns',
  'frame',
  'weanedDays',
  'origin',
  'traits',
] as const satisfies Fact[];

/** Maps a stored lot to its DTO. */
export function toLotDto(row: LotRow, titles: LotDto['titles']): LotDto {
  const { weighedOn, deliverFrom, deliverTo } = row;
  const { rate, comparable, ...asked } = toAskedDto(row);
  const asStored = Object.fromEntries(AS_STORED.map((name) => [name, row[name]])) as unknown as Pick<
    LotDto,
    (typeof AS_STORED)[number]
  >;
  return {
    ...asStored,
    titles,
    weighedOn: weighedOn && toDay(weighedOn),
    deliverFrom: deliverFrom && toDay(deliverFrom),
    deliverTo: deliverTo && toDay(deliverTo),
    shrinkPercent: row.shrinkPercent?.toString() ?? null,
    dressingPercent: row.dressingPercent?.toString() ?? null,
    ...asked,
    buyerCommission: row.buyerCommission?.toString() ?? null,
    condition: row.condition?.toString() ?? null,
    priceKg: (comparable && row.priceKg?.toFixed(4)) || null,
    lotTotal: (comparable && row.priceLot?.toFixed(2)) || null,
    cashPrice: (comparable && row.cashPrice?.toFixed(2)) || null,
    cashTotal: (comparable && row.cashLot?.toFixed(2)) || null,
    cashAmount: row.cashAmount?.toString() ?? null,
    cashPercent: row.cashPercent?.toString() ?? null,
    rate,
    comparable,
  };
}
