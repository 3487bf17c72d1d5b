import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';

/**
 * Subscribes the actor to the mail an hour before a lot ends; idempotent.
 * @throws DomainError `lot_not_found`, `rate_limited`.
 */
export async function watchLot(actor: Actor, lotId: string): Promise<void> {
  if (!isId(lotId)) throw new DomainError('lot_not_found');
  await consume('favoriteByUser', actor.id);
  if (!(await db.auctionLot.findUnique({ where: { id: lotId, status: { not: 'held' } }, select: { id: true } })))
    throw new DomainError('lot_not_found');
  await db.auctionWatch.createMany({ data: [{ userId: actor.id, auctionLotId: lotId }], skipDuplicates: true });
}

/**
 * Unsubscribes the actor; does nothing if they don't watch the lot or it is deleted.
 * @throws DomainError `rate_limited`.
 */
export async function unwatchLot(actor: Actor, lotId: string): Promise<void> {
  await consume('favoriteByUser', actor.id);
  if (isId(lotId)) await db.auctionWatch.deleteMany({ where: { userId: actor.id, auctionLotId: lotId } });
}
