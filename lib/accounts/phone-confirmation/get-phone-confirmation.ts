import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { WRONG_TRIES_MAX } from '@/lib/core/mailed-codes/mailed-code';
import { phoneChannel } from '@/lib/core/phones/phone-message';
import type { PhoneConfirmationDto } from './dto';
import { CLAIM_DAYS } from './schema';

/** Claims that were made after this time can still be answered. */
export const claimsSince = (now: Date): Date => new Date(now.getTime() - CLAIM_DAYS * DAY_MS);

/** Returns how far the confirmation of the actor's phone is; null if no phone can be confirmed here. */
export async function getPhoneConfirmation(actor: Actor, now = new Date()): Promise<PhoneConfirmationDto | null> {
  const channel = phoneChannel();
  if (!channel) return null;
  const { phone, phoneConfirmedAt, phoneConfirmations } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      phone: true,
      phoneConfirmedAt: true,
      phoneConfirmations: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 1 },
    },
  });
  const isConfirmed = phoneConfirmedAt !== null;
  const [newest] = phoneConfirmations;
  const isOpen = newest && !newest.usedAt && newest.expiresAt > now && newest.attempts < WRONG_TRIES_MAX;
  const isAsked = newest?.ownerId && !newest.answeredAt && newest.usedAt && newest.usedAt > claimsSince(now);
  const claim =
    isConfirmed && phone
      ? await db.phoneConfirmation.findFirst({
          where: { ownerId: actor.id, phone, answeredAt: null, usedAt: { gt: claimsSince(now) } },
          orderBy: { id: 'asc' },
          select: { id: true },
        })
      : null;
  return {
    channel,
    phone,
    isConfirmed,
    codeSentTo: isOpen ? newest.phone : null,
    askedFor: isAsked ? newest.phone : null,
    claim,
  };
}
