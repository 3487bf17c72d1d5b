import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db, type Prisma, type Transaction } from '@/lib/core/db/client';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { countryOf } from '@/lib/core/i18n/country';
import { isClassCode } from '@/lib/livestock/stock/classes';
import { isOutOfRange } from '@/lib/livestock/stock/usual-range';
import { usualPrice, type UsualPrice } from '@/lib/market/animal-lots/lots/usual-price';
import { recordListingPrice } from '@/lib/market/price-history/record-price';
import { worthOfAnimals } from '@/lib/market/price-history/unlikely-price';
import { weightDeviation } from '@/lib/deals/terms/weight-deviation';
import { areDressed, deliveredOf, headsThatCame, newestWeighings } from './compare-sides';
import { areDifferentPeople } from './deal-figures';
import { bothSayLeft } from './departure';
import { readDeal, type DealRow } from './get-deal';
import { recordEvent } from './lock-deal';
import { sellHeads } from './reserve-heads';

/** So many times more or less than what others ask for such animals where they are is no price of the market. */
const UNUSUAL_TIMES = { kg: 2, head: 5 };

/**
 * Returns what others ask for the animals of a deal that may be about to close; null where nobody can say. Thousands of listings are
 * read for it: before the deal's own is locked, for which others wait.
 */
export async function usualOf(where: Prisma.DealWhereInput, tx: Transaction = db): Promise<UsualPrice | null> {
  const deal = await tx.deal.findFirst({
    where: { ...where, status: 'open' },
    select: { sellerId: true, listing: { select: { class: true, location: true } } },
  });
  if (!deal?.sellerId || !deal.listing || !isClassCode(deal.listing.class)) return null;
  return usualPrice({ id: deal.sellerId }, deal.listing.class, countryOf(deal.listing.location), tx);
}

/** Whether the price of a deal is out of what animals of the class are sold for: anywhere, and in their country. */
async function isUnusual(
  tx: Transaction,
  { terms }: DealRow,
  listingId: string,
  usual: UsualPrice | null,
): Promise<boolean> {
  const { amount, heads } = terms;
  const { category, code, ...worth } = await worthOfAnimals(tx, listingId, amount, heads);
  if (isOutOfRange(category, code, worth)) return true;
  const own = usual ? worth[usual.per] : null;
  if (!usual || own === null) return false;
  const times = UNUSUAL_TIMES[usual.per];
  return own < usual.amount / times || own > usual.amount * times;
}

/** What came of a deal against what was declared, in percent; null of carcasses, as live animals were declared. */
const compared = ({ terms, disputes, ...deal }: DealRow) => ({
  weightCompared: true,
  weightDeviation: areDressed(deal.events)
    ? null
    : weightDeviation({
        declared: terms.kg,
        firm: deal.netKg === null ? null : deliveredOf({ ...deal, terms }),
        disputes,
        ...newestWeighings(deal.weighings),
      }),
});

/** Writes what came of a closed deal, whose row the caller has locked, as after the end of a claim about it. */
export async function writeDeviation(tx: Transaction, number: number): Promise<void> {
  const deal = await readDeal(number, tx);
  if (deal?.status === 'closed') await tx.deal.update({ where: { number }, data: compared(deal) });
}

async function compareNext(tx: Transaction, after: string) {
  const [due] = await tx.$queryRaw<{ id: string; number: number; sellerId: string | null }[]>`
    SELECT id, number, seller_id AS "sellerId" FROM deals WHERE status = 'closed' AND NOT weight_compared AND id > ${after}::uuid
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;
  if (!due) return null;
  await writeDeviation(tx, due.number);
  if (due.sellerId) await pagesChanged(tx, [`seller:${due.sellerId}`]);
  return { count: 1, last: due.id };
}

/** Writes what came of the deals that were closed by a version that didn't; returns how many. */
export const compareClosed = (): Promise<number> => forEachDue(compareNext);

/**
 * Closes a deal in the caller's transaction: the heads that came are sold, and its price counts in figures of the market, with the
 * weight that was delivered. (The price of a lot of an auction was recorded when it ended.)
 * @param usual what others ask for such animals, as `usualOf` says
 */
export async function closeDeal(tx: Transaction, deal: DealRow, usual: UsualPrice | null, now: Date): Promise<void> {
  await tx.deal.update({ where: { id: deal.id }, data: { status: 'closed', closedAt: now, ...compared(deal) } });
  await recordEvent(tx, deal.id, 'closed', null, now);
  if (deal.sellerId) await pagesChanged(tx, [`seller:${deal.sellerId}`]);
  if (!deal.listingId) return;
  await sellHeads(tx, deal.listingId, deal.heads, headsThatCame(deal), now);
  const { amount, heads, payment } = deal.terms;
  const delivered = deliveredOf(deal);
  const kg = delivered && !delivered.isDressed ? Math.round(Number(delivered.kg) / delivered.heads) : null;
  // Two accounts can say of each other whatever they like: a price of the market takes two people, animals that left, money
  // that came, and no more or less than such animals are sold for.
  const isUnproven =
    !deal.paidAt ||
    (!deal.acceptedAt && !bothSayLeft(deal)) ||
    (!deal.loadedAt && !delivered) ||
    !(await areDifferentPeople(tx, deal.id)) ||
    (await isUnusual(tx, deal, deal.listingId, usual));
  await recordListingPrice(tx, 'deal', deal.listingId, { amount, heads, kg, payment, isUnproven }, now);
}
