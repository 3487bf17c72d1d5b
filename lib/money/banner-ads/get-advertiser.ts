import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { Advertiser } from './dto';
import { requireAdvertiser } from './policy';

/**
 * Returns what the form of an advertisement begins with: as the actor's last request has it, or else their account.
 * @throws DomainError `forbidden` unless the actor is a commercial seller.
 */
export async function getAdvertiser(actor: Actor): Promise<Advertiser> {
  requireAdvertiser(actor);
  const last = await db.bannerAd.findFirst({
    where: { requestedBy: actor.id },
    orderBy: { id: 'desc' },
    select: { companyName: true, contactEmail: true, contactPhone: true },
  });
  if (last) return { ...last, contactPhone: last.contactPhone ?? '' };
  const { businessName, email } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { businessName: true, email: true },
  });
  return { companyName: businessName ?? '', contactEmail: email, contactPhone: '' };
}
