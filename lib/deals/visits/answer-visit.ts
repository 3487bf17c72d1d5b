import 'server-only';
import { findMailRecipient, type MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { db, type Transaction } from '@/lib/core/db/client';
import type { Prisma } from '@/lib/core/db/generated/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import { otherSide, personOn, sideOf, type Side } from '@/lib/deals/terms/side';
import { slotEnd, slotKey, type Slot } from '@/lib/deals/terms/dates/visit-slots';
import { isBlockedBetween } from '@/lib/messages/messages/blocks';
import { statusNow, type VisitDto, type VisitStatus } from './dto';
import { getVisit } from './get-visit';
import { notifyOfVisit, type VisitNews } from './notify-of-visit';
import { endOf, placeOf } from './slot-place';

/** A visit that somebody answers, while it is locked. */
type LockedVisit = {
  id: string;
  listingId: string;
  side: Side;
  proposedBy: Side;
  slots: Slot[];
  status: VisitStatus;
};

type Answer = { news: VisitNews; data: Prisma.VisitUpdateInput };

/**
 * Runs an answer in one transaction, under the lock of the visit.
 * @param talks whether the two have to be able to write to each other: to agree, but not to end it
 */
async function withLockedVisit(
  actor: Actor,
  visitId: string,
  { talks, now }: { talks: boolean; now: Date },
  answer: (tx: Transaction, visit: LockedVisit) => Promise<Answer> | Answer,
): Promise<VisitDto> {
  await consume(talks ? 'visitByUser' : 'endingByUser', actor.id);
  const found = isId(visitId)
    ? await db.visit.findUnique({ where: { id: visitId }, select: { sellerId: true, buyerId: true } })
    : null;
  const side = found && sideOf(found, actor.id);
  if (!side) throw new DomainError('visit_not_found');
  const otherId = personOn(found, otherSide(side)) ?? '';
  if (talks && (await isBlockedBetween(actor.id, otherId))) throw new DomainError('messaging_blocked');
  const visit = await db.$transaction(async (tx) => {
    await refuseSuspended(tx, actor.id);
    await tx.$executeRaw`SELECT 1 FROM visits WHERE id = ${visitId}::uuid FOR UPDATE`;
    const row = await tx.visit.findUnique({ where: { id: visitId } });
    if (!row) throw new DomainError('visit_not_found');
    const other: MailRecipient | null = await findMailRecipient(otherId, tx);
    if (talks && !other) throw new DomainError('person_inactive');
    const { news, data } = await answer(tx, {
      id: row.id,
      listingId: row.listingId,
      side,
      // The checks of the table and the rules of slots let nothing else in.
      proposedBy: row.proposedBy as Side,
      slots: row.slots as Slot[],
      status: statusNow(row, now),
    });
    await tx.visit.update({ where: { id: row.id }, data: { ...data, updatedAt: now } });
    const answered = await getVisit(actor, row.id, now, tx);
    if (other) await notifyOfVisit(tx, other, news, answered, actor.id);
    return answered;
  });
  deliverSoon();
  return visit;
}

/** Refuses an answer to slots that don't wait for one, and one to the actor's own. */
function requireTurn({ status, side, proposedBy }: LockedVisit): void {
  if (status !== 'open') throw new DomainError('visit_closed');
  if (side === proposedBy) throw new DomainError('visit_own');
}

/** Nobody agrees on seeing animals that are sold or were taken down meanwhile. */
async function requireOnSale(tx: Transaction, listingId: string): Promise<void> {
  const listing = await tx.animalListing.findUnique({
    where: { id: listingId },
    select: { soldAt: true, takenDownAt: true },
  });
  if (!listing || listing.soldAt || listing.takenDownAt) throw new DomainError('listing_not_found');
}

/**
 * Chooses one of the slots that the other side proposes, which is the one that was seen.
 * @throws DomainError `visit_not_found`, `visit_closed`, `visit_own`, `visit_outdated` if it isn't proposed any more or is
 * over, `listing_not_found`, `messaging_blocked`, `person_inactive`, `account_suspended`, `email_unconfirmed`,
 * `rate_limited`.
 */
export async function chooseSlot(actor: Actor, visitId: string, slot: Slot, now = new Date()): Promise<VisitDto> {
  requireConfirmedEmail(actor);
  return withLockedVisit(actor, visitId, { talks: true, now }, async (tx, visit) => {
    requireTurn(visit);
    if (!visit.slots.some((one) => slotKey(one) === slotKey(slot))) throw new DomainError('visit_outdated');
    await requireOnSale(tx, visit.listingId);
    const endsAt = slotEnd(slot, await placeOf(tx, visit.listingId));
    if (endsAt <= now) throw new DomainError('visit_outdated');
    return { news: 'agreed', data: { status: 'agreed', chosen: slot, endsAt } };
  });
}

/**
 * Proposes other slots than those of the other side, who then chooses.
 * @throws DomainError as `chooseSlot`, `invalid_input` at `slots`.
 */
export async function proposeSlots(
  actor: Actor,
  visitId: string,
  slots: readonly Slot[],
  now = new Date(),
): Promise<VisitDto> {
  requireConfirmedEmail(actor);
  return withLockedVisit(actor, visitId, { talks: true, now }, async (tx, visit) => {
    requireTurn(visit);
    await requireOnSale(tx, visit.listingId);
    const endsAt = endOf(slots, await placeOf(tx, visit.listingId), now);
    return { news: 'proposed', data: { slots: [...slots], proposedBy: visit.side, endsAt } };
  });
}

/** Declines what the other side proposes. @throws DomainError `visit_not_found`, `visit_closed`, `visit_own`, `rate_limited`. */
export const declineVisit = (actor: Actor, visitId: string, now = new Date()): Promise<VisitDto> =>
  withLockedVisit(actor, visitId, { talks: false, now }, (_, visit) => {
    requireTurn(visit);
    return { news: 'declined', data: { status: 'declined', endedBy: visit.side } };
  });

/**
 * Calls off a visit that is asked for or agreed on, as either side may.
 * @throws DomainError `visit_not_found`, `visit_closed`, `rate_limited`.
 */
export const cancelVisit = (actor: Actor, visitId: string, now = new Date()): Promise<VisitDto> =>
  withLockedVisit(actor, visitId, { talks: false, now }, (_, { status, side }) => {
    if (status !== 'open' && status !== 'agreed') throw new DomainError('visit_closed');
    return { news: 'cancelled', data: { status: 'cancelled', endedBy: side } };
  });
