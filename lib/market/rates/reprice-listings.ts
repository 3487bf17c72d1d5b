import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db, Prisma } from '@/lib/core/db/client';
import { CURRENCIES, type Currency } from '@/lib/core/i18n/currencies';

/** A price that moved by less than this share stays as it is: every rewrite touches all indexes of its row. */
const MOVED = 0.01;

/** Even a price that didn't move is rewritten when its rate falls so many days behind, before it is shown as an old one. */
const DAYS_BEHIND = 3;

const BATCH = 500;

/** What money costs matters to prices with a term that have no discount of the seller's own. */
const HAS_TERM = Prisma.sql`(l.payment->>'kind' <> 'cash' AND l.payment->'cashDiscountPercent' IS NULL)`;

interface Priced {
  kind: 'listing' | 'equipment';
  table: Prisma.Sql;
  /** A further reason to rewrite a row `l`. */
  isOutdated: Prisma.Sql;
}

const PRICED: readonly Priced[] = [
  {
    kind: 'listing',
    table: Prisma.sql`cattle_listings`,
    isOutdated: Prisma.sql`l.compared_kg IS NOT NULL AND NOT corral_rate_is_current(rate.day)
      OR ${HAS_TERM} AND l.cash_percent IS DISTINCT FROM discount.monthly_percent`,
  },
  { kind: 'equipment', table: Prisma.sql`equipment_listings`, isOutdated: Prisma.sql`false` },
];

/** Rewrites listings of a currency whose price in US dollars is out of date; the trigger computes. Returns how many. */
function repriceBatch({ kind, table, isOutdated }: Priced, currency: Currency): Promise<number> {
  return db.$transaction(async (tx) => {
    // In SQL, so that updated_at stays: the owner changed nothing. Whoever edits a listing reprices it anyway.
    const rows = await tx.$queryRaw<{ id: string; userId: string }[]>`
      UPDATE ${table} SET price_currency = price_currency
      WHERE id IN (
        SELECT l.id FROM ${table} AS l
        LEFT JOIN fx_now AS rate ON rate.currency = l.price_currency
        LEFT JOIN discount_now AS discount ON discount.currency = l.price_currency
        WHERE l.is_active AND l.price_currency = ${currency} AND (
          abs(rate.per_usd / l.price_rate - 1) > ${MOVED}::numeric
          OR rate.day - l.price_rate_on >= ${DAYS_BEHIND}::int
          OR ${isOutdated})
        ORDER BY l.id LIMIT ${BATCH} FOR UPDATE OF l SKIP LOCKED)
      RETURNING id, user_id AS "userId"`;
    const tags = new Set(rows.flatMap((row) => listingTags(kind, row)));
    if (rows.length > 0) await pagesChanged(tx, [...tags]);
    return rows.length;
  });
}

/**
 * Brings the prices of what is on sale up to date with the rates and with what money costs, in small transactions.
 * Returns how many listings it rewrote.
 */
export async function repriceListings(): Promise<number> {
  let repriced = 0;
  for (const priced of PRICED) {
    for (const currency of CURRENCIES) {
      let count = BATCH;
      while (count === BATCH) {
        count = await repriceBatch(priced, currency);
        repriced += count;
      }
    }
  }
  return repriced;
}
