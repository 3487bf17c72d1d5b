import 'server-only';
import { findMailRecipient, type MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { db, type Transaction } from '@/lib/core/db/client';
import { lockName } from '@/lib/core/db/locks';
import { once } from '@/lib/core/db/once';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { lockListing } from '@/lib/market/listings/lock-listing';
import { listingStatus } from '@/lib/market/listings/policy';
import { LISTING_TABLES } from '@/lib/market/listings/tables';
import { isBlockedBetween } from '@/lib/messages/messages/blocks';

/** The same request sent again within this time is a double click, or a retry on a bad connection. */
const REPEATED_SECONDS = 60;

/** Open offers that one buyer may have, and visits ahead of them; fewer before their phone is confirmed. */
const OPEN_MAX = { confirmed: 10, unconfirmed: 3 } as const;

/** Whether a buyer has as many open as they may have. */
export async function isFull(client: Transaction, userId: string, open: number): Promise<boolean> {
  const { phoneConfirmedAt } = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: { phoneConfirmedAt: true },
  });
  return open >= (phoneConfirmedAt ? OPEN_MAX.confirmed : OPEN_MAX.unconfirmed);
}

interface Asked<Result> {
  /** Returns what was sent before; null once it is over, when the same may be meant again. */
  find: (tx: Transaction, id: string) => Promise<Result | null>;
  /** Reads the listings of what the buyer has open, once what is over has ended. */
  open: (tx: Transaction) => Promise<{ listingId: string }[]>;
  make: (tx: Transaction, listing: { id: string; seller: MailRecipient }) => Promise<Result>;
}

/**
 * Sends the seller of a listing on sale something from a buyer, once however often it is sent, in one transaction under the
 * listing's lock.
 * @throws DomainError `listing_not_found`, `listing_off_sale` if it left the sale since its page was opened, `own_listing`,
 * `offer_open` or `visit_open` if the actor has one open for it, `offers_full` or `visits_full`, `messaging_blocked`,
 * `person_inactive`, `account_suspended`, `email_unconfirmed`,
 * `rate_limited`, and those of `make`.
 */
export async function askSeller<Result extends { id: string }>(
  actor: Actor,
  kind: 'offer' | 'visit',
  input: { listingId: string },
  now: Date,
  { find, open, make }: Asked<Result>,
): Promise<Result> {
  const limit = `${kind}ByUser` as const;
  requireConfirmedEmail(actor);
  await consume(limit, actor.id);
  const owner = await db.animalListing.findUnique({ where: { id: input.listingId }, select: { userId: true } });
  if (!owner) throw new DomainError('listing_not_found');
  if (owner.userId === actor.id) throw new DomainError('own_listing');
  if (await isBlockedBetween(actor.id, owner.userId)) throw new DomainError('messaging_blocked');
  const ask = async (tx: Transaction): Promise<Result> => {
    await refuseSuspended(tx, actor.id);
    const listing = await lockListing(tx, LISTING_TABLES.listing, input.listingId);
    if (!listing) throw new DomainError('listing_not_found');
    if (listingStatus(listing, now) !== 'active') throw new DomainError('listing_off_sale');
    const seller = await findMailRecipient(listing.userId, tx);
    if (!seller) throw new DomainError('person_inactive');
    await refuseAnother(tx, actor, kind, listing.id, open);
    return make(tx, { id: listing.id, seller });
  };
  const { result, repeated } = await db.$transaction((tx) =>
    once(
      tx,
      { userId: actor.id, sent: [kind, input], seconds: REPEATED_SECONDS },
      { find: (id) => find(tx, id), make: () => ask(tx) },
    ),
  );
  if (repeated) await refund(limit, actor.id);
  else deliverSoon();
  return result;
}

/** Refuses a second one for a listing, and more than a buyer may have open; the lock is held until the transaction ends. */
async function refuseAnother(
  tx: Transaction,
  actor: Actor,
  kind: 'offer' | 'visit',
  listingId: string,
  readOpen: (tx: Transaction) => Promise<{ listingId: string }[]>,
): Promise<void> {
  await lockName(tx, `${kind}s ${actor.id}`);
  const open = await readOpen(tx);
  if (open.some((one) => one.listingId === listingId)) throw new DomainError(`${kind}_open`);
  if (await isFull(tx, actor.id, open.length)) throw new DomainError(`${kind}s_full`);
}
