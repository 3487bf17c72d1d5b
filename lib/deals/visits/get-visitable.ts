import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import { fullName } from '@/lib/core/validation/full-name';
import { isBlockedBetween } from '@/lib/messages/messages/blocks';
import { listingStatus } from '@/lib/market/listings/policy';
import { toVisitedListing, type VisitedListingDto } from './dto';

/** What a request for a visit begins with. */
type VisitableDto = {
  listing: VisitedListingDto;
  person: { id: string; name: string };
  isOwn: boolean;
  /** One of the two blocked the other: no visit is asked for between them. */
  isBlocked: boolean;
  /** The visit that the reader has ahead of them there. */
  visitAhead: string | null;
};

/** Returns what a request for a visit to a listing begins with; null unless it is on sale. */
export async function getVisitable(
  actor: Pick<Actor, 'id'>,
  listingId: string,
  now = new Date(),
): Promise<VisitableDto | null> {
  if (!isId(listingId)) return null;
  const listing = await db.animalListing.findUnique({
    where: { id: listingId },
    select: {
      ...{ id: true, title: true, category: true, images: true, location: true },
      ...{ isActive: true, expiresAt: true, soldAt: true },
      user: { select: { id: true, firstName: true, lastName: true } },
      visits: {
        where: { buyerId: actor.id, status: { in: ['open', 'agreed'] }, endsAt: { gt: now } },
        select: { id: true },
        take: 1,
      },
    },
  });
  if (!listing || listingStatus(listing, now) !== 'active') return null;
  const { user } = listing;
  return {
    listing: toVisitedListing(listing),
    person: { id: user.id, name: fullName(user) },
    isOwn: user.id === actor.id,
    isBlocked: await isBlockedBetween(actor.id, user.id),
    visitAhead: listing.visits[0]?.id ?? null,
  };
}
