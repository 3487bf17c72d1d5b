import { Prisma } from '@/lib/db/generated/client';
import type { LotFacts } from './lot-schema';

type Fact = keyof LotFacts;

/**
 * The lot that a listing sells and its price as asked, by the names of the fields that change them. Decimals are text,
 * days `YYYY-MM-DD`, weights kilograms per head, ages months.
 */
export type LotDto = {
  [Name in Fact]-?: Exclude<LotFacts[Name], undefined>;
} & {
  /** US dollars per kilogram of live weight after shrink; null without a weight. */
  priceKg: string | null;
  /** US dollars for the whole lot. */
  lotTotal: string;
  /** Units of the currency for a US dollar, of which day and from where; null for a price in US dollars. */
  rate: { perUsd: string; on: string; source: string } | null;
};

export const lotSelect = {
  class: true,
  headCount: true,
  weightMin: true,
  weightMax: true,
  weightMethod: true,
  weighedOn: true,
  curfewHours: true,
  shrinkPercent: true,
  dressingPercent: true,
  priceAmount: true,
  priceBasis: true,
  priceCurrency: true,
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
  priceKg: true,
  priceLot: true,
  priceRate: true,
  priceRateOn: true,
  priceRateSource: true,
} as const satisfies Prisma.AnimalListingSelect & Record<Fact, true>;

type LotRow = Prisma.AnimalListingGetPayload<{ select: typeof lotSelect }>;

/** The same columns of a row `l`, for searches. */
export const LOT_COLUMNS = Prisma.raw(
  Object.keys(lotSelect)
    .map((name) => `l.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${name}"`)
    .join(', '),
);

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** The columns that are sent as they are stored; the schema let nothing else in. */
const AS_STORED = [
  'class',
  'headCount',
  'weightMin',
  'weightMax',
  'weightMethod',
  'curfewHours',
  'priceBasis',
  'priceCurrency',
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
] as const satisfies Fact[];

/** Maps a stored lot to its DTO. */
export function toLotDto(row: LotRow): LotDto {
  const { weighedOn, deliverFrom, deliverTo, priceRate, priceRateOn, priceRateSource } = row;
  const asStored = Object.fromEntries(AS_STORED.map((name) => [name, row[name]])) as unknown as Pick<
    LotDto,
    (typeof AS_STORED)[number]
  >;
  return {
    ...asStored,
    weighedOn: weighedOn && toDay(weighedOn),
    deliverFrom: deliverFrom && toDay(deliverFrom),
    deliverTo: deliverTo && toDay(deliverTo),
    shrinkPercent: row.shrinkPercent.toString(),
    dressingPercent: row.dressingPercent?.toString() ?? null,
    priceAmount: row.priceAmount?.toString() ?? '0',
    buyerCommission: row.buyerCommission?.toString() ?? null,
    condition: row.condition?.toString() ?? null,
    priceKg: row.priceKg?.toFixed(4) ?? null,
    lotTotal: row.priceLot.toFixed(2),
    rate:
      priceRate && priceRateOn && priceRateSource
        ? { perUsd: priceRate.toString(), on: toDay(priceRateOn), source: priceRateSource }
        : null,
  };
}
