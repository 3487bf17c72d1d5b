import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { db, type Transaction } from '@/lib/core/db/client';
import { once } from '@/lib/core/db/once';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { isBlockedBetween } from '@/lib/messages/messages/blocks';

/** The same request sent again within this time is a double click, or a retry on a bad connection. */
const REPEATED_SECONDS = 60;

interface Asked<Result> {
  find: (tx: Transaction, id: string) => Promise<Result>;
  make: (tx: Transaction) => Promise<Result>;
}

/**
 * Sends the seller of a listing something from a buyer, once however often it is sent, in one transaction.
 * @throws DomainError `listing_not_found`, `own_listing`, `messaging_blocked`, `email_unconfirmed`, `rate_limited`, and those
 * of `make`.
 */
export async function askSeller<Result extends { id: string }>(
  actor: Actor,
  kind: 'offer' | 'visit',
  input: { listingId: string },
  { find, make }: Asked<Result>,
): Promise<Result> {
  const limit = `${kind}ByUser` as const;
  requireConfirmedEmail(actor);
  await consume(limit, actor.id);
  const owner = await db.animalListing.findUnique({ where: { id: input.listingId }, select: { userId: true } });
  if (!owner) throw new DomainError('listing_not_found');
  if (owner.userId === actor.id) throw new DomainError('own_listing');
  if (await isBlockedBetween(actor.id, owner.userId)) throw new DomainError('messaging_blocked');
  const { result, repeated } = await db.$transaction((tx) =>
    once(
      tx,
      { userId: actor.id, sent: [kind, input], seconds: REPEATED_SECONDS },
      { find: (id) => find(tx, id), make: () => make(tx) },
    ),
  );
  if (repeated) await refund(limit, actor.id);
  else deliverSoon();
  return result;
}
