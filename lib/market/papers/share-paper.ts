import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { db, type Transaction } from '@/lib/core/db/client';
import { HOUR_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { notify } from '@/lib/records/notifications/notify';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import { paperMail } from './paper-mail';
import { isValidAt, kindOf } from './rows';
import type { GrantInput, RequestInput, RevokeInput } from './schema';

const person = { id: true, email: true, firstName: true, lastName: true, language: true } as const;

/**
 * Asks the owner of a paper to let the actor see it, and notifies the owner. Nothing happens if the actor waits for an answer
 * or may see it already.
 * @throws DomainError `email_unconfirmed`, `not_found` if the paper isn't one of the listing's or the actor's own,
 * `messaging_blocked`, `account_suspended`, `rate_limited`.
 */
export async function requestPaper(
  actor: Actor,
  { paperId, listingId }: RequestInput,
  now = new Date(),
): Promise<void> {
  requireConfirmedEmail(actor);
  const listing = isId(paperId) ? await getAnimalListing(actor, listingId, { alsoSold: true }) : null;
  if (!listing || listing.userId === actor.id) throw new DomainError('not_found');
  await consume('paperRequestByUser', actor.id);
  await db.$transaction(async (tx) => {
    await refuseSuspended(tx, actor.id);
    const paper = await tx.paper.findFirst({
      where: {
        id: paperId,
        ownerId: listing.userId,
        AND: [{ OR: [{ listingId }, { listingId: null }] }, isValidAt(now)],
      },
      select: { kind: true, owner: { select: person } },
    });
    if (!paper) throw new DomainError('not_found');
    const { owner } = paper;
    const blocks = await tx.userBlock.count({ where: { blockerId: owner.id, blockedId: actor.id } });
    if (blocks > 0) throw new DomainError('messaging_blocked');
    const asked = await tx.$executeRaw`
      INSERT INTO paper_grants AS g (paper_id, user_id, listing_id, requested_at) VALUES (${paperId}::uuid, ${actor.id}::uuid, ${listingId}::uuid, ${now})
      ON CONFLICT (paper_id, user_id) DO UPDATE SET listing_id = excluded.listing_id, requested_at = excluded.requested_at, granted_at = NULL, ends_at = NULL, revoked_at = NULL
        WHERE g.revoked_at IS NOT NULL OR g.ends_at <= ${now}`;
    if (asked === 0) return;
    const me = await tx.user.findUniqueOrThrow({ where: { id: actor.id }, select: person });
    const data = { paper: kindOf(paper.kind), person: fullName(me), title: listing.title };
    await notify(
      tx,
      owner.id,
      { kind: 'paperRequested', topic: { kind: 'listing', id: listingId }, subject: `${paperId}:${actor.id}`, data },
      () => paperMail(owner, 'requested', data, '/papers'),
      { now },
    );
  });
  deliverSoon();
}

/** Locks a request for a paper of the actor. @throws DomainError `not_found`. */
async function lockGrant(tx: Transaction, actor: Actor, { paperId, userId }: { paperId: string; userId: string }) {
  const [row] =
    isId(paperId) && isId(userId)
      ? await tx.$queryRaw<{ kind: string; listingId: string | null; title: string | null; isOpen: boolean }[]>`
        SELECT p.kind, g.listing_id AS "listingId", l.title, g.revoked_at IS NULL AS "isOpen"
        FROM paper_grants g JOIN papers p ON p.id = g.paper_id LEFT JOIN cattle_listings l ON l.id = g.listing_id
        WHERE g.paper_id = ${paperId}::uuid AND g.user_id = ${userId}::uuid AND p.owner_id = ${actor.id}::uuid FOR UPDATE OF g`
      : [];
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * Lets somebody who asked see a paper of the actor for some hours, and notifies them.
 * @throws DomainError `not_found`, `conflict` if the request was refused meanwhile, `rate_limited`.
 */
export async function grantPaper(actor: Actor, input: GrantInput, now = new Date()): Promise<void> {
  await consume('changeByUser', actor.id);
  await db.$transaction(async (tx) => {
    const { kind, listingId, title, isOpen } = await lockGrant(tx, actor, input);
    if (!isOpen) throw new DomainError('conflict');
    const { paperId, userId, hours } = input;
    const endsAt = new Date(now.getTime() + hours * HOUR_MS);
    await tx.paperGrant.update({
      where: { paperId_userId: { paperId, userId } },
      data: { grantedAt: now, endsAt },
    });
    const reader = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: person });
    const topic = listingId ? ({ kind: 'listing', id: listingId } as const) : null;
    const data = { paper: kindOf(kind), title: title ?? '', endTime: endsAt.toISOString() };
    const page = listingId ? `/papers/of/${listingId}` : '/dashboard/notifications';
    await notify(tx, userId, { kind: 'paperGranted', topic, subject: paperId, data }, () =>
      paperMail(reader, 'granted', data, page),
    );
  });
  deliverSoon();
}

/**
 * Refuses a request for a paper of the actor, or ends a permission at once. Idempotent.
 * @throws DomainError `not_found`, `rate_limited`.
 */
export async function revokePaper(actor: Actor, { paperId, userId }: RevokeInput, now = new Date()): Promise<void> {
  await consume('changeByUser', actor.id);
  await db.$transaction(async (tx) => {
    await lockGrant(tx, actor, { paperId, userId });
    await tx.paperGrant.updateMany({ where: { paperId, userId, revokedAt: null }, data: { revokedAt: now } });
  });
}
