import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { noticeVoidBidsSoon } from './notice-void-bids';
import type { ShutOutInput } from './schema';
import { voidBidsOf } from './void-bids';

/**
 * Shuts the person behind a bid on one of the actor's lots out of all their lots: the person's bids on those under way
 * become void, and new ones are refused, until the actor lifts it. Idempotent; the first reason stays on record. The
 * person is named by a bid, because sellers don't see who bids.
 * @throws DomainError `not_found` unless it is a bid on a lot of the actor, `account_suspended`, `rate_limited`.
 */
export async function shutOut(actor: Actor, { bidId, reason }: ShutOutInput): Promise<void> {
  await consume('changeByUser', actor.id);
  const bid = await db.auctionBid.findUnique({
    where: { id: bidId, lot: { userId: actor.id } },
    select: { userId: true, auctionLotId: true },
  });
  if (!bid?.userId) throw new DomainError('not_found');
  const { userId, auctionLotId } = bid;
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT corral_lock_bidder(${userId}::uuid)`;
      const inForce = { sellerId: actor.id, userId, liftedAt: null };
      if (!(await tx.shutOut.findFirst({ where: inForce, select: { id: true } })))
        await tx.shutOut.create({ data: { sellerId: actor.id, userId, auctionLotId, reason } });
      await voidBidsOf(tx, userId, 'shut_out', { sellerId: actor.id });
      // Accounts are locked after lots.
      await refuseSuspended(tx, actor.id);
    },
    { maxWait: 10_000, timeout: 15_000 },
  );
  noticeVoidBidsSoon();
}

/**
 * Lets a person bid on the actor's lots again; the bids that became void stay void.
 * @throws DomainError `not_found`, `rate_limited`.
 */
export async function liftShutOut(actor: Actor, id: string): Promise<void> {
  await consume('changeByUser', actor.id);
  const { count } = await db.shutOut.updateMany({
    where: { id, sellerId: actor.id, liftedAt: null },
    data: { liftedAt: new Date() },
  });
  if (count === 0) throw new DomainError('not_found');
}
