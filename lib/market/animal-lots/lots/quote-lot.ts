import 'server-only';
import type { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { countryOf } from '@/lib/core/i18n/country';
import { consume } from '@/lib/core/rate-limit/limit';
import { CLASSES } from '@/lib/livestock/stock/classes';
import type { LotQuote, quoteSchema } from './quote-schema';
import { isOutOfRange } from '@/lib/livestock/stock/usual-range';
import { TYPO_PERCENT, usualPrice, type UsualPrice } from './usual-price';

type Row = {
  head: string | null;
  kg: string | null;
  lot: string | null;
  cashAmount: string | null;
  isRecent: boolean;
};

function isSlip({ head, kg }: Row, usual: UsualPrice): boolean {
  const own = usual.per === 'head' ? head : kg;
  if (own === null) return false;
  const percent = (Number(own) / usual.amount) * 100;
  return percent < TYPO_PERCENT.below || percent > TYPO_PERCENT.above;
}

/** Tells a seller who is typing a price what it comes to, as the database will compute it, and whether it is unusual. */
export async function quoteLot(actor: Actor, asked: z.output<typeof quoteSchema>): Promise<LotQuote> {
  await consume('readByUser', actor.id);
  const { priceAmount, priceBasis = 'head', priceCurrency = 'USD', headCount = null, shrinkPercent = null } = asked;
  const stockClass = asked.class ?? null;
  const [row] = await db.$queryRaw<Row[]>`
    SELECT price::text AS head, price_kg::text AS kg, price_lot::text AS lot, trim_scale(cash_amount)::text AS "cashAmount",
      corral_rate_is_current(price_rate_on) AS "isRecent"
    FROM corral_asked_price(${priceAmount ?? '0'}::numeric, ${priceBasis}, ${priceCurrency}, ${headCount}::int, ${asked.weight}::numeric,
      ${shrinkPercent}::numeric, ${asked.dressingPercent ?? null}::numeric, ${stockClass}, ${asked.payment ?? null}::jsonb)`;
  if (!row || row.head === null) return { usd: null, cashAmount: null, isOutOfRange: false, usual: null };
  const { head, kg, lot, cashAmount, isRecent } = row;
  const usual = stockClass && isRecent ? await usualPrice(actor, stockClass, countryOf(asked.location)) : null;
  return {
    usd: priceCurrency !== 'USD' && isRecent ? { head, kg, lot } : null,
    cashAmount,
    isOutOfRange: stockClass
      ? isOutOfRange(CLASSES[stockClass].category, stockClass, {
          head: Number(head),
          kg: kg === null ? null : Number(kg),
        })
      : false,
    usual: usual && isSlip(row, usual) ? { per: usual.per, amount: usual.amount.toFixed(2) } : null,
  };
}
