import 'server-only';
import { findMailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { askSeller } from '@/lib/deals/offers/ask-seller';
import type { VisitInput } from '@/lib/deals/terms/visit-slots';
import { lockListing } from '@/lib/market/listings/lock-listing';
import { listingStatus } from '@/lib/market/listings/policy';
import { LISTING_TABLES } from '@/lib/market/listings/tables';
import type { VisitDto } from './dto';
import { endVisits } from './end-visits';
import { getVisit } from './get-visit';
import { notifyOfVisit } from './notify-of-visit';
import { endOf, placeOf } from './slot-place';

/** Visits that one buyer may have ahead of them; fewer before their phone is confirmed. */
const AHEAD_MAX = { confirmed: 10, unconfirmed: 3 } as const;

/**
 * Asks the seller of a listing on sale for a visit, in one of at most three slots.
 * @throws DomainError `invalid_input` at `slots`, `listing_not_found`, `own_listing`, `visit_open` if the actor has a visit
 * there ahead of them, `visits_full`, `messaging_blocked`, `recipient_not_found`, `account_suspended`,
 * `email_unconfirmed`, `rate_limited`.
 */
export function askVisit(actor: Actor, input: VisitInput, now = new Date()): Promise<VisitDto> {
  return askSeller(actor, 'visit', input, {
    find: (tx, id) => getVisit(actor, id, now, tx),
    make: (tx) => make(tx, actor, input, now),
  });
}

async function make(tx: Transaction, actor: Actor, input: VisitInput, now: Date): Promise<VisitDto> {
  await refuseSuspended(tx, actor.id);
  const listing = await lockListing(tx, LISTING_TABLES.listing, input.listingId);
  if (!listing || listingStatus(listing, now) !== 'active') throw new DomainError('listing_not_found');
  const seller = await findMailRecipient(listing.userId, tx);
  if (!seller) throw new DomainError('recipient_not_found');
  await refuseAnother(tx, actor, listing.id, now);
  const { id } = await tx.visit.create({
    data: {
      listingId: listing.id,
      buyerId: actor.id,
      sellerId: listing.userId,
      visitor: input.visitor,
      inspectorName: input.visitor === 'inspector' ? input.inspectorName : null,
      slots: input.slots,
      proposedBy: 'buyer',
      endsAt: endOf(input.slots, await placeOf(tx, listing.id), now),
      updatedAt: now,
    },
    select: { id: true },
  });
  const visit = await getVisit(actor, id, now, tx);
  await notifyOfVisit(tx, seller, 'asked', visit, actor.id);
  return visit;
}

/** Refuses a second visit to a listing, and more than a buyer may have; the lock is held until the transaction ends. */
async function refuseAnother(tx: Transaction, actor: Actor, listingId: string, now: Date): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`visits ${actor.id}`}, 0))`;
  await endVisits(tx, { buyerId: actor.id }, now);
  const ahead = await tx.visit.findMany({
    where: { buyerId: actor.id, status: { in: ['open', 'agreed'] } },
    select: { listingId: true },
  });
  if (ahead.some((one) => one.listingId === listingId)) throw new DomainError('visit_open');
  const { phoneConfirmedAt } = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { phoneConfirmedAt: true },
  });
  if (ahead.length >= (phoneConfirmedAt ? AHEAD_MAX.confirmed : AHEAD_MAX.unconfirmed))
    throw new DomainError('visits_full');
}
