import 'server-only';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import type { BidTerms } from '@/lib/livestock/pricing/bid-total';
import { EXTENSION_MINUTES } from './auction-rules';
import { NEXT_BID } from './lot-rows';
import type { MailedLot } from './notify-of-lot';

type Row = Pick<MailedLot, 'id' | 'title' | 'endTime'> &
  Omit<BidTerms, 'priceUnits'> & {
    price: Prisma.Decimal | null;
    nextMinimum: Prisma.Decimal;
    priceUnits: Prisma.Decimal;
  };

/** Returns the values that mails about these lots use, by id. */
export async function lotMailFacts(tx: Transaction, ids: readonly string[]): Promise<Map<string, MailedLot>> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT l.id, l.title, l.current_highest_bid AS price, ${NEXT_BID}, l.end_time AS "endTime",
      l.price_basis AS "priceBasis", l.price_currency AS "priceCurrency", l.price_units AS "priceUnits"
    FROM auction_lots l WHERE l.id = ANY(${[...ids]}::uuid[])`;
  return new Map(
    rows.map(({ id, title, endTime, price, nextMinimum, priceBasis, priceCurrency, priceUnits }) => [
      id,
      {
        id,
        title,
        endTime,
        extensionMinutes: EXTENSION_MINUTES,
        price: price?.toFixed(2) ?? null,
        minimum: nextMinimum.toFixed(2),
        priceBasis,
        priceCurrency,
        priceUnits: priceUnits.toString(),
      },
    ]),
  );
}
