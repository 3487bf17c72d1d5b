import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import { OFFER_HOURS } from '@/lib/deals/terms/schema';
import { listingStatus } from '@/lib/market/listings/policy';
import { isBlockedBetween } from '@/lib/messages/messages/blocks';
import { fullName } from '@/lib/core/validation/full-name';
import { stillOpen, type OfferableDto } from './dto';
import { askedFor, firstTerms, headsLeft, isSoldTogether, offeredSelect, toOfferedListing } from './listing-terms';

/**
 * Returns what a first offer for a listing begins with; null unless it is on sale and says how many heads it has and what
 * it asks, and has heads left.
 */
export async function getOfferable(
  actor: Pick<Actor, 'id'>,
  listingId: string,
  now = new Date(),
): Promise<OfferableDto | null> {
  if (!isId(listingId)) return null;
  const listing = await db.animalListing.findUnique({
    where: { id: listingId },
    select: {
      ...offeredSelect,
      location: true,
      images: true,
      user: { select: { id: true, firstName: true, lastName: true } },
      negotiations: {
        where: { buyerId: actor.id, status: 'open', offers: { some: stillOpen(now) } },
        select: { id: true },
        take: 1,
      },
    },
  });
  if (!listing || listing.priceAmount === null || listingStatus(listing, now) !== 'active') return null;
  const heads = headsLeft(listing);
  const amount = askedFor(listing, heads);
  if (heads < 1 || amount === null) return null;
  const { user } = listing;
  return {
    listing: toOfferedListing(listing),
    person: { id: user.id, name: fullName(user) },
    terms: firstTerms(listing, { heads, amount, note: null, isConfirmed: false, hours: OFFER_HOURS.usual }),
    asked: listing.priceAmount.toString(),
    isTogether: isSoldTogether(listing),
    isOwn: user.id === actor.id,
    isBlocked: await isBlockedBetween(actor.id, user.id),
    openNegotiation: listing.negotiations[0]?.id ?? null,
  };
}
