import 'server-only';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { invalidField, unconfirmedPrice } from '@/lib/core/errors/domain-error';
import { isOutOfRange } from '@/lib/livestock/stock/usual-range';
import { dressing, normalisePrice } from '@/lib/livestock/pricing/normalise-price';
import { BID_MAX } from '../auction-rules';
import type { LotFields } from '../schema';

type Rate = { priceRate: Prisma.Decimal; priceRateOn: Date; priceRateSource: string };

/** What is asked for a lot, and of what animals. */
export type AskedLot = Omit<LotFields, 'startTime' | 'endTime' | 'language' | 'priceConfirmed'>;

/**
 * Refuses a starting price that is out of what such animals are sold for.
 * @throws DomainError `price_unconfirmed`.
 */
export function refuseUnlikely(lot: AskedLot, { priceRate }: Partial<Rate>): void {
  const { class: code = null, priceBasis: basis = 'lot', startingPrice, quantity, averageWeight, shrinkPercent } = lot;
  const { head, kg } = normalisePrice({
    amount: startingPrice,
    basis,
    perUsd: priceRate?.toString() ?? '1',
    // Fewer than one there can't be.
    heads: quantity ?? 1,
    kg: averageWeight,
    shrink: shrinkPercent ?? '0',
    dressing: dressing(lot.dressingPercent ?? null, basis, code),
  });
  const worth = { head: head === null ? null : Number(head), kg: kg === null ? null : Number(kg) };
  if (isOutOfRange(lot.category, code, worth)) throw unconfirmedPrice('startingPrice');
}

/**
 * Returns the rate of a lot's currency as its columns, which a lot keeps so that no bid's total changes later; none for US
 * dollars.
 * @throws DomainError `invalid_input` if there is no rate, or the lot comes to more than a bid may.
 */
export async function lotRate(tx: Transaction, fields: AskedLot): Promise<Partial<Rate>> {
  const { priceBasis = 'lot', priceCurrency = 'USD', startingPrice, reservePrice } = fields;
  const { quantity, averageWeight, shrinkPercent = null, dressingPercent = null, class: stockClass = null } = fields;
  const [row] = await tx.$queryRaw<({ starting: Prisma.Decimal; reserve: Prisma.Decimal | null } & Rate)[]>`
    SELECT r.per_usd AS "priceRate", r.day AS "priceRateOn", r.source AS "priceRateSource",
      corral_bid_total(${startingPrice}::numeric, u.units, r.per_usd) AS starting, corral_bid_total(${reservePrice}::numeric, u.units, r.per_usd) AS reserve
    FROM (SELECT 1 AS per_usd, NULL::date AS day, NULL AS source WHERE ${priceCurrency} = 'USD'
          UNION ALL SELECT per_usd, day, source FROM fx_now WHERE currency = ${priceCurrency}) r,
      (SELECT corral_lot_units(${priceBasis}, ${quantity}::int, ${averageWeight}::numeric, ${shrinkPercent}::numeric, ${dressingPercent}::numeric, ${stockClass}) AS units) u`;
  if (!row) throw invalidField('priceCurrency', 'priceCurrency');
  const { starting, reserve, ...rate } = row;
  if (starting.gt(BID_MAX)) throw invalidField('startingPrice', 'amountTooHigh');
  if (reserve?.gt(BID_MAX)) throw invalidField('reservePrice', 'amountTooHigh');
  return priceCurrency === 'USD' ? {} : rate;
}
