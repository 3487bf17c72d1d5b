import 'server-only';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { isClassCode } from '@/lib/livestock/stock/classes';
import { isOutOfRange } from '@/lib/livestock/stock/usual-range';

/** Whether a price for so many of a listing's animals, all where it is null, is out of the range of their class. */
export async function isUnlikelyPrice(
  tx: Transaction,
  id: string,
  amount: string,
  heads: number | null,
): Promise<boolean> {
  const { category, class: code } = await tx.animalListing.findUniqueOrThrow({
    where: { id },
    select: { category: true, class: true },
  });
  const [worth] = await tx.$queryRaw<Record<'head' | 'kg', Prisma.Decimal | null>[]>`
    SELECT p.price AS head, p.price_kg AS kg
    FROM cattle_listings AS l, corral_asked_price(${amount}::numeric, l.price_basis, l.price_currency, coalesce(${heads}::int, l.head_count),
      l.weight::numeric, l.shrink_percent, l.dressing_percent, l.class, l.payment) AS p
    WHERE l.id = ${id}::uuid`;
  const asked = { head: worth?.head?.toNumber() ?? null, kg: worth?.kg?.toNumber() ?? null };
  return isOutOfRange(category, isClassCode(code) ? code : null, asked);
}
