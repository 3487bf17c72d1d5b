import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { Advertiser } from './dto';
import { requireAdvertiser } from './policy';

/**
 * Returns what the form of an advertisement begins with, as the actor's account has it.
 * @throws DomainError `forbidden` unless the actor is a commercial seller.
 */
export async function getAdvertiser(actor: Actor): Promise<Advertiser> {
  requireAdvertiser(actor);
  const { businessName, email } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { businessName: true, email: true },
  });
  return { companyName: businessName ?? '', contactEmail: email };
}
