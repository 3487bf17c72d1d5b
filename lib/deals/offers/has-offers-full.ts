import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { isFull } from './ask-seller';
import { stillOpen } from './dto';

/** Whether a buyer has so many open offers that another would be refused. */
export async function hasOffersFull(actor: Pick<Actor, 'id'>, now = new Date()): Promise<boolean> {
  const open = await db.negotiation.count({
    where: { buyerId: actor.id, status: 'open', offers: { some: stillOpen(now) } },
  });
  return open > 0 && isFull(db, actor.id, open);
}
