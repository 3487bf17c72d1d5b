import 'server-only';
import type { Prisma, Transaction } from '@/lib/db/client';
import type { MailedLot } from './notify-of-lot';
import { EXTENSION_MINUTES } from './auction-rules';

type Row = { id: string; title: string; price: Prisma.Decimal | null; minimum: Prisma.Decimal; endTime: Date };

/** Returns the values that mails about these lots use, by id. */
export async function lotMailFacts(tx: Transaction, ids: readonly string[]): Promise<Map<string, MailedLot>> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT id, title, current_highest_bid AS price, corral_next_minimum(starting_price, current_highest_bid) AS minimum, end_time AS "endTime"
    FROM auction_lots WHERE id = ANY(${[...ids]}::uuid[])`;
  return new Map(
    rows.map(({ price, minimum, ...row }) => [
      row.id,
      { ...row, extensionMinutes: EXTENSION_MINUTES, price: price?.toFixed(2) ?? null, minimum: minimum.toFixed(2) },
    ]),
  );
}
