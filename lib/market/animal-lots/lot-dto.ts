import type { Prisma } from '@/lib/core/db/generated/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { FACT_NAMES } from '@/lib/livestock/facts/facts';
import { factSelect, readFacts } from '@/lib/livestock/facts/stored-facts';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { askedSelect, toAskedDto } from '@/lib/market/listings/columns';
import type { AskedDto } from '@/lib/market/listings/dto';
import type { LotFields } from './lot-schema';

/**
 * The lot that a listing sells and its price as asked, by the names of the fields that change them. Decimals are text,
 * days `YYYY-MM-DD`, weights kilograms per head, ages months. Null is what nobody said.
 */
export type LotDto = {
  [Name in keyof LotFields]-?: Exclude<LotFields[Name], undefined>;
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
  /** The percentage a month that the cash price is calculated with; null for the seller's own discount. */
  cashPercent: string | null;
  /** How many heads are neither reserved nor sold by a deal; null where nobody said how many the lot has. */
  headsLeft: number | null;
} & Pick<AskedDto, 'rate' | 'comparable'>;

export const lotSelect = {
  ...factSelect(FACT_NAMES),
  titleAuto: true,
  ...askedSelect,
  priceBasis: true,
  traits: true,
  priceKg: true,
  priceLot: true,
  cashPrice: true,
  cashAmount: true,
  cashLot: true,
  cashPercent: true,
  headsReserved: true,
  headsSold: true,
} as const satisfies Prisma.AnimalListingSelect & Record<keyof LotFields, true>;

type LotRow = Prisma.AnimalListingGetPayload<{ select: typeof lotSelect }>;

/** Maps a stored lot to its DTO. */
export function toLotDto(row: LotRow, titles: LotDto['titles']): LotDto {
  const { rate, comparable, ...asked } = toAskedDto(row);
  return {
    ...readFacts(FACT_NAMES, row),
    titleAuto: row.titleAuto,
    titles,
    ...asked,
    // The schema let nothing else in.
    priceBasis: row.priceBasis as PriceBasis,
    traits: row.traits as LotDto['traits'],
    priceKg: (comparable && row.priceKg?.toFixed(4)) || null,
    lotTotal: (comparable && row.priceLot?.toFixed(2)) || null,
    cashPrice: (comparable && row.cashPrice?.toFixed(2)) || null,
    cashTotal: (comparable && row.cashLot?.toFixed(2)) || null,
    cashAmount: row.cashAmount?.toString() ?? null,
    cashPercent: row.cashPercent?.toString() ?? null,
    headsLeft: row.headCount === null ? null : row.headCount - row.headsReserved - row.headsSold,
    rate,
    comparable,
  };
}
