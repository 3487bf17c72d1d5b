import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import { announce, interestedIn, lockLot } from './lot-rows';
import { lotMailFacts } from './mail-facts';
import { deleteNewsUnderWay, notifyOfLot } from './notify-of-lot';
import { lotState, mayCancelLot } from './policy';

type Held = NonNullable<Awaited<ReturnType<typeof lockLot>>>;

/** Builds the audit entry of a lot that an administrator cancelled. */
export function lotCancelled(id: string): AuditEntry {
  return {
    action: 'auction_lot.cancelled',
    target: 'auction_lot',
    id,
    before: { status: 'active' },
    after: { status: 'cancelled' },
  };
}

/**
 * Cancels a locked lot: marks its bids as failed and notifies its bidders and watchers, and its seller unless the seller
 * cancelled it or the caller notifies them.
 */
export async function withdrawLot(
  tx: Transaction,
  lot: Held,
  by: Pick<Actor, 'id'>,
  { tellSeller = true } = {},
): Promise<void> {
  await tx.$executeRaw`
    UPDATE auction_lots SET status = 'cancelled', held_at = NULL, settled_at = clock_timestamp(), version = version + 1, updated_at = clock_timestamp() WHERE id = ${lot.id}::uuid`;
  await tx.$executeRaw`UPDATE auction_bids SET status = 'failed', is_winning = false, notice_owed = false WHERE auction_lot_id = ${lot.id}::uuid AND voided_at IS NULL`;
  const facts = (await lotMailFacts(tx, [lot.id])).get(lot.id);
  if (facts) {
    const people = await interestedIn(tx, lot.id);
    await deleteNewsUnderWay(tx, lot.id, people);
    for (const person of people) {
      if (person.id !== lot.userId) await notifyOfLot(tx, person, 'cancelled', facts);
    }
    const seller =
      tellSeller && lot.userId && lot.userId !== by.id ? await tx.user.findUnique({ where: { id: lot.userId } }) : null;
    if (seller && !seller.suspendedAt) await notifyOfLot(tx, seller, 'takenDown', facts);
  }
  await announce(tx, lot.id);
}

/**
 * Locks a lot that hasn't ended.
 * @throws DomainError `lot_not_found`, `lot_cancelled`, `lot_ended`.
 */
export async function holdOpenLot(tx: Transaction, id: string): Promise<Held> {
  const lot = isId(id) ? await lockLot(tx, id) : null;
  if (!lot) throw new DomainError('lot_not_found');
  const state = lotState(lot, lot.serverTime);
  if (state === 'cancelled') throw new DomainError('lot_cancelled');
  if (state === 'sold' || state === 'ended') throw new DomainError('lot_ended');
  return lot;
}

/**
 * Cancels a lot. Its owner may until the first bid that stands; an administrator may until its end, also of a lot of their own,
 * which adds an audit entry with the reason.
 * @throws DomainError `lot_not_found`, `forbidden` for anybody else, `lot_has_bids`, `lot_cancelled`, `lot_ended`,
 * `rate_limited`.
 */
export async function cancelLot(actor: Actor, id: string, reason: string | null = null): Promise<void> {
  await consume('changeByUser', actor.id);
  const select = { userId: true, status: true };
  const lot = isId(id) ? await db.auctionLot.findUnique({ where: { id }, select }) : null;
  const isStranger = lot?.userId !== actor.id && actor.role !== 'admin';
  // Only its seller and administrators see a held one.
  if (!lot || (isStranger && lot.status === 'held')) throw new DomainError('lot_not_found');
  if (isStranger) throw new DomainError('forbidden');
  if (actor.role !== 'admin') await db.$transaction((tx) => cancelOwn(tx, actor, id));
  else {
    await adminAct(actor, async (tx) => {
      const lot = await holdOpenLot(tx, id);
      await withdrawLot(tx, lot, actor);
      const operation = lotCancelled(lot.id);
      return {
        result: undefined,
        entries: [reason ? { ...operation, after: { status: 'cancelled', reason } } : operation],
      };
    });
  }
  deliverSoon();
}

async function cancelOwn(tx: Transaction, actor: Actor, id: string): Promise<void> {
  const lot = await holdOpenLot(tx, id);
  if (!mayCancelLot(actor, { ...lot, state: lotState(lot, lot.serverTime) })) throw new DomainError('lot_has_bids');
  await withdrawLot(tx, lot, actor);
}
