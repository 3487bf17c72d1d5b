import 'server-only';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import type { Category } from '@/lib/livestock/stock/categories';
import { isClassCode, type ClassCode } from '@/lib/livestock/stock/classes';
import { isOutOfRange } from '@/lib/livestock/stock/usual-range';

/** What a price for some of a listing's animals comes to in US dollars. */
type Worth = {
  category: Category;
  code: ClassCode | null;
  location: string;
  head: number | null;
  kg: number | null;
};

/** Computes what a price for so many of a listing's animals comes to, of all where it is null. */
export async function worthOfAnimals(
  tx: Transaction,
  id: string,
  amount: string,
  heads: number | null,
): Promise<Worth> {
  const {
    category,
    class: code,
    location,
  } = await tx.animalListing.findUniqueOrThrow({
    where: { id },
    select: { category: true, class: true, location: true },
  });
  const [worth] = await tx.$queryRaw<Record<'head' | 'kg', Prisma.Decimal | null>[]>`
    SELECT p.price AS head, p.price_kg AS kg
    FROM cattle_listings AS l, corral_asked_price(${amount}::numeric, l.price_basis, l.price_currency, coalesce(${heads}::int, l.head_count),
      l.weight::numeric, l.shrink_percent, l.dressing_percent, l.class, l.payment) AS p
    WHERE l.id = ${id}::uuid`;
  const [head, kg] = [worth?.head?.toNumber() ?? null, worth?.kg?.toNumber() ?? null];
  return { category, code: isClassCode(code) ? code : null, location, head, kg };
}

/** Whether a price for so many of a listing's animals, all where it is null, is out of the range of their class. */
export async function isUnlikelyPrice(
  tx: Transaction,
  id: string,
  amount: string,
  heads: number | null,
): Promise<boolean> {
  const { category, code, ...worth } = await worthOfAnimals(tx, id, amount, heads);
  return isOutOfRange(category, code, worth);
}
