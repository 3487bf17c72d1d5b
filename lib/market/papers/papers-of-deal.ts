import 'server-only';
import { db } from '@/lib/core/db/client';
import { toDay } from '@/lib/core/durations';
import { aboutListing } from './list-papers';
import { kindOf } from './rows';
import type { PaperKind } from './schema';

type PaperOfDeal = { kind: PaperKind; number: string | null; issuedOn: string; expiresOn: string | null };

/**
 * Returns the papers about the animals of a listing that has been agreed on, as its seller keeps them now; those that have
 * expired are left out. A number is for the owner and for whom the owner lets see the paper at the moment.
 */
export async function papersOfDeal(
  listing: { id: string; userId: string },
  readerId: string,
  now = new Date(),
): Promise<PaperOfDeal[]> {
  const rows = await db.paper.findMany({
    where: aboutListing(listing, now),
    orderBy: { id: 'asc' },
    select: {
      kind: true,
      number: true,
      issuedOn: true,
      expiresOn: true,
      grants: { where: { userId: readerId, revokedAt: null, endsAt: { gt: now } }, select: { userId: true } },
    },
  });
  return rows.map(({ kind, number, issuedOn, expiresOn, grants }) => ({
    kind: kindOf(kind),
    number: listing.userId === readerId || grants.length > 0 ? number : null,
    issuedOn: toDay(issuedOn),
    expiresOn: expiresOn && toDay(expiresOn),
  }));
}
