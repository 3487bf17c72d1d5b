import { CLASS_CODES } from '@/lib/livestock/stock/classes';
import { db } from '@/lib/core/db/client';
import { dressing, normalisePrice, type NormalisedPrice } from '@/lib/livestock/pricing/normalise-price';
import { PRICE_BASES, type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { createRandom } from '@/prisma/seed/content/random';

const LOTS = 1_000;
const seed = Number(process.env.CORRAL_SEED ?? 20261123);
const random = createRandom(seed);

interface Lot {
  amount: string;
  basis: PriceBasis;
  perUsd: string;
  heads: number | null;
  kg: number | null;
  shrink: string | null;
  declared: string | null;
  stockClass: string | null;
}

/** Decimal text with as many places as the column has at most. */
const decimal = (min: number, max: number, places: number) =>
  (random.int(min * 10 ** places, max * 10 ** places) / 10 ** places).toFixed(random.int(0, places));

const anyLot = (): Lot => ({
  amount: decimal(0, random.pick([5, 400, 10_000, 9_000_000]), 4),
  basis: random.pick(PRICE_BASES),
  perUsd: random.chance(0.4) ? '1' : decimal(1, random.pick([6, 50, 8_000]), 8),
  heads: random.chance(0.1) ? null : random.chance(0.2) ? 1 : random.int(1, random.pick([60, 100_000])),
  kg: random.chance(0.1) ? null : random.chance(0.5) ? random.int(0, 1_200) : Number(decimal(0, 1_200, 8)),
  shrink: random.chance(0.3) ? random.pick(['0', null]) : decimal(0, 15, 2),
  declared: random.chance(0.5) ? null : decimal(35, 70, 1),
  stockClass: random.chance(0.2) ? null : random.pick(CLASS_CODES),
});

/** What the database makes of the lots, in their order. */
const inDatabase = (lots: readonly Lot[]) => db.$queryRaw<NormalisedPrice[]>`
  SELECT price.usd_head::text AS head, price.usd_kg::text AS kg, price.usd_lot::text AS lot
  FROM jsonb_to_recordset(${JSON.stringify(lots.map((lot, place) => ({ ...lot, place })))}::jsonb)
    AS l (amount numeric, basis text, "perUsd" numeric, heads integer, kg numeric, shrink numeric, declared numeric, "stockClass" text, place integer),
  corral_normalise_price(amount, basis, "perUsd", heads, kg, shrink, corral_dressing(declared, basis, "stockClass")) AS price
  ORDER BY place`;

const inBrowser = ({ declared, stockClass, ...lot }: Lot): NormalisedPrice =>
  normalisePrice({ ...lot, dressing: dressing(declared, lot.basis, stockClass) });

it('browser and database agree on a thousand lots, to the last digit', async () => {
  const lots = Array.from({ length: LOTS }, anyLot);
  const prices = await inDatabase(lots);
  expect(prices).toHaveLength(LOTS);
  const differing = lots.flatMap((lot, index) => {
    const [browser, database] = [inBrowser(lot), prices[index]];
    return JSON.stringify(Object.values(browser)) === JSON.stringify(Object.values(database ?? {}))
      ? []
      : [{ seed, lot, browser, database }];
  });
  expect(differing).toEqual([]);
});

it('both round a half cent up, and compute no figure from a rounded one', async () => {
  const lot: Lot = {
    amount: '3.015',
    basis: 'lot',
    perUsd: '1',
    heads: 3,
    kg: 170,
    shrink: '0',
    declared: null,
    stockClass: null,
  };
  const expected = { head: '1.01', kg: '0.0059', lot: '3.02' };
  expect(inBrowser(lot)).toEqual(expected);
  expect(await inDatabase([lot])).toEqual([expected]);
});
