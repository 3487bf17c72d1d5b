import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import type { Transaction } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { countryOf } from '@/lib/core/i18n/country';

type Place = { country: string | null; region: string | null };

/** Reads "Tacuarembó, Uruguay"; a place that names no country has no region either. */
function placeOf(location: string): Place {
  const country = countryOf(location);
  const region = location.split(',').at(-2)?.trim();
  return { country, region: (country && region) || null };
}

/** The seller as figures of the market know them: it shows neither who it is, nor that it is the one of another year. */
function sellerKey(sellerId: string, now: Date): Buffer {
  return createHmac('sha256', env.AUTH_SECRET)
    .update(`price observations ${now.getUTCFullYear()} ${sellerId}`)
    .digest();
}

/**
 * What a sale differs in from what the listing asks; the basis and the currency are the asked ones. One that may be taken
 * back has an id, which its price has as well. Its heads are null only where nobody said how many there are; its kilograms
 * are the average live weight that was delivered, where it was weighed. One that `isUnproven` counts in no figure.
 */
type Sale = {
  id?: string;
  amount: string;
  heads: number | null;
  kg?: number | null;
  payment?: { kind: string } | null;
  isUnproven?: boolean;
};

/**
 * Records in the caller's transaction what is asked for a listing of animals, or what it was sold for: as its seller says,
 * or as two people agreed. A listing without a class is not recorded.
 */
export async function recordListingPrice(
  tx: Transaction,
  source: 'asked' | 'asked_change' | 'sold_declared' | 'deal',
  id: string,
  sale: Sale | null = null,
  now = new Date(),
): Promise<void> {
  const { userId, location } = await tx.animalListing.findUniqueOrThrow({
    where: { id },
    select: { userId: true, location: true },
  });
  const { country, region } = placeOf(location);
  const isUnproven = sale?.isUnproven ?? false;
  const payment = sale?.payment === undefined ? null : JSON.stringify(sale.payment);
  await tx.$executeRaw`
    INSERT INTO price_observations (id, source, listing_id, seller_key, day, country, region, class, breed, kg, heads, basis, currency, amount,
      usd_head, usd_kg, is_cash, is_valid, why_not)
    SELECT ${sale?.id ?? randomUUID()}::uuid, ${source}, l.id, ${sellerKey(userId, now)}, ${now}::date, ${country}, ${region}, l.class, l.breed, said.kg,
      said.heads, l.price_basis, l.price_currency, said.amount, corral_at_most(p.price, 99999999.99),
      corral_at_most(p.price_kg, 999999.9999), said.payment->>'kind' = 'cash',
      l.held_at IS NULL AND NOT ${isUnproven}, CASE WHEN ${isUnproven} THEN 'unproven' WHEN l.held_at IS NOT NULL THEN 'held' END
    FROM cattle_listings AS l,
      LATERAL (SELECT coalesce(${sale?.amount ?? null}::numeric, l.price_amount) AS amount, coalesce(${sale?.heads ?? null}::int, l.head_count) AS heads,
        coalesce(${sale?.kg ?? null}::numeric, l.weight::numeric) AS kg, coalesce(${payment}::jsonb, l.payment) AS payment) AS said,
      corral_asked_price(said.amount, l.price_basis, l.price_currency, said.heads, said.kg, l.shrink_percent, l.dressing_percent, l.class, said.payment) AS p
    WHERE l.id = ${id}::uuid AND l.class IS NOT NULL`;
}

/** Records in the caller's transaction what an auction lot was sold for. A lot without a class or a number of head is not recorded. */
export async function recordHammerPrice(tx: Transaction, id: string, now = new Date()): Promise<void> {
  const { userId, location } = await tx.auctionLot.findUniqueOrThrow({
    where: { id },
    select: { userId: true, location: true },
  });
  if (!userId) return;
  const { country, region } = placeOf(location);
  await tx.$executeRaw`
    INSERT INTO price_observations (id, source, auction_lot_id, seller_key, day, country, region, class, breed, kg, heads, basis, currency, amount,
      usd_head, usd_kg, is_cash)
    SELECT ${randomUUID()}::uuid, 'auction', l.id, ${sellerKey(userId, now)}, ${now}::date, ${country}, ${region}, l.class, l.breed,
      l.average_weight, l.quantity, l.price_basis, l.price_currency, l.current_highest_bid, p.usd_head, p.usd_kg, NULL
    FROM auction_lots AS l, corral_normalise_price(l.current_highest_bid, l.price_basis, l.price_rate, l.quantity, l.average_weight::numeric, l.shrink_percent,
      corral_dressing(l.dressing_percent, l.price_basis, l.class)) AS p
    WHERE l.id = ${id}::uuid AND l.class IS NOT NULL AND p.usd_head IS NOT NULL`;
}

/** What a lot was sold for doesn't count once it is awarded to somebody else at another price, or to nobody. */
export async function voidHammerPrice(tx: Transaction, lotId: string, whyNot: 'unsold' | 'corrected'): Promise<void> {
  await tx.priceObservation.updateMany({
    where: { auctionLotId: lotId, source: 'auction', isValid: true },
    data: { isValid: false, whyNot },
  });
}

/** What a seller declared doesn't count once they take the sale back. */
export async function voidDeclaredSales(tx: Transaction, saleIds: readonly string[]): Promise<void> {
  await tx.priceObservation.updateMany({
    where: { id: { in: [...saleIds] }, source: 'sold_declared', isValid: true },
    data: { isValid: false, whyNot: 'unsold' },
  });
}
