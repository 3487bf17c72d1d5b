import 'server-only';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
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
    SELECT ${columnsOf('AuctionLot', ['id', 'title', 'endTime', 'priceBasis', 'priceCurrency'], 'l')},
      l.price_units AS "priceUnits", l.current_highest_bid AS price, ${NEXT_BID}
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
