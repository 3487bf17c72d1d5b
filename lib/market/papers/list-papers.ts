import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { db } from '@/lib/core/db/client';
import { toDay } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { OwnPaperDto, PublicPaperDto, RequestablePaperDto } from './dto';
import { dateOf, isValidAt, kindOf, NAME } from './rows';

/** The latest views that an owner sees of a paper. */
const VIEWS_SHOWN = 20;

/** Returns the actor's papers, latest first, with who asked for them, may see them and has seen them. */
export async function listOwnPapers(actor: Actor, now = new Date()): Promise<OwnPaperDto[]> {
  const rows = await db.paper.findMany({
    where: { ownerId: actor.id },
    orderBy: { id: 'desc' },
    include: {
      listing: { select: { title: true } },
      grants: {
        where: { revokedAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
        orderBy: [{ grantedAt: { sort: 'asc', nulls: 'first' } }, { requestedAt: 'asc' }],
        include: { user: { select: NAME }, listing: { select: { title: true } } },
      },
      views: { orderBy: { id: 'desc' }, take: VIEWS_SHOWN, include: { user: { select: NAME } } },
    },
  });
  return rows.map(({ id, kind, number, country, issuedOn, expiresOn, heads, listing, checkedAt, grants, views }) => ({
    id,
    kind: kindOf(kind),
    number,
    country,
    issuedOn: toDay(issuedOn),
    expiresOn: expiresOn && toDay(expiresOn),
    isExpired: expiresOn !== null && expiresOn < dateOf(now),
    heads,
    listing: listing?.title ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    grants: grants.map(({ userId, user, listing: where, requestedAt, endsAt }) => ({
      userId,
      name: fullName(user),
      listing: where?.title ?? null,
      requestedAt: requestedAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
    views: views.map(({ user, at, how }) => ({ name: fullName(user), at: at.toISOString(), isAdmin: how === 'admin' })),
  }));
}

const publicSelect = { id: true, kind: true, issuedOn: true, expiresOn: true, checkedAt: true } as const;

/** The papers that are about the animals of a listing and have not expired. */
export const aboutListing = (listing: { id: string; userId: string }, now: Date) => ({
  ownerId: listing.userId,
  AND: [{ OR: [{ listingId: listing.id }, { listingId: null }] }, isValidAt(now)],
});

type PublicRow = { id: string; kind: string; issuedOn: Date; expiresOn: Date | null; checkedAt: Date | null };

const toPublic = ({ id, kind, issuedOn, expiresOn, checkedAt }: PublicRow): PublicPaperDto => ({
  id,
  kind: kindOf(kind),
  issuedOn: toDay(issuedOn),
  expiresOn: expiresOn && toDay(expiresOn),
  isChecked: checkedAt !== null,
});

/** Returns what everybody may know of the papers about a listing's animals; those that have expired are left out. */
export async function getPublicPapers(
  listing: { id: string; userId: string },
  now = new Date(),
): Promise<PublicPaperDto[]> {
  const rows = await db.paper.findMany({
    where: aboutListing(listing, now),
    orderBy: { id: 'asc' },
    select: publicSelect,
  });
  return rows.map(toPublic);
}

/**
 * Returns the papers about a listing's animals, with the state of the actor's request for each.
 * @throws DomainError `listing_not_found`.
 */
export async function listRequestablePapers(
  actor: Actor,
  listingId: string,
  now = new Date(),
): Promise<{ title: string; isOwner: boolean; papers: RequestablePaperDto[] }> {
  const listing = await getAnimalListing(actor, listingId, { alsoSold: true });
  if (!listing) throw new DomainError('listing_not_found');
  const rows = await db.paper.findMany({
    where: aboutListing(listing, now),
    orderBy: { id: 'asc' },
    select: { ...publicSelect, grants: { where: { userId: actor.id, revokedAt: null } } },
  });
  const papers = rows.map(({ grants: [grant], ...row }) => {
    const isOpen = grant && (grant.endsAt === null || grant.endsAt > now);
    const state = !isOpen ? ('none' as const) : grant.endsAt ? ('granted' as const) : ('requested' as const);
    return { ...toPublic(row), state, endsAt: (isOpen && grant.endsAt?.toISOString()) || null };
  });
  return { title: listing.title, isOwner: listing.userId === actor.id, papers };
}
