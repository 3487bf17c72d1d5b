import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { isBarredPhone } from '@/lib/accounts/contacts/barred-contacts';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { notify } from '@/lib/records/notifications/notify';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { phoneAnsweredMail } from './claim-mails';
import { claimsSince } from './get-phone-confirmation';
import type { AnswerClaimInput } from './schema';
import { lockPhone, ownerOf, phoneChanged, takePhone } from './take-phone';

/**
 * Answers whether another account may have the actor's phone, whose user proved to have it at hand. With `allow` the phone
 * confirms that account from then on, and the actor's no more. Tells the other user.
 * @throws DomainError `not_found` for what the actor isn't asked, or no longer.
 */
export async function answerClaim(actor: Actor, { id, allow }: AnswerClaimInput, now = new Date()): Promise<void> {
  const where = { id, ownerId: actor.id, answeredAt: null, usedAt: { gt: claimsSince(now) } };
  const claim = await db.phoneConfirmation.findFirst({ where, select: { phone: true, userId: true } });
  if (!claim) throw new DomainError('not_found');
  const { phone, userId } = claim;
  await db.$transaction(async (tx) => {
    await lockPhone(tx, phone);
    await tx.$queryRaw`SELECT id FROM users WHERE id = ANY (${[actor.id, userId]}::uuid[]) ORDER BY id FOR UPDATE`;
    if ((await tx.phoneConfirmation.updateMany({ where, data: { answeredAt: now } })).count === 0)
      throw new DomainError('not_found');
    const owned = { id: actor.id, phone, phoneConfirmedAt: { not: null } };
    const released = allow
      ? await tx.user.updateMany({ where: owned, data: { phoneConfirmedAt: null } })
      : { count: 0 };
    if (released.count > 0) {
      await phoneChanged(tx, actor.id);
      const isFree = !(await ownerOf(tx, phone, userId)) && !(await isBarredPhone(tx, phone, now));
      if (isFree) await takePhone(tx, userId, phone, now);
    }
    const claimant = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, firstName: true, language: true, phone: true, phoneConfirmedAt: true },
    });
    const outcome = claimant.phone === phone && claimant.phoneConfirmedAt ? 'confirmed' : 'refused';
    const notice = { kind: 'phoneAnswered', topic: null, subject: id, data: { outcome } } as const;
    await notify(tx, userId, notice, () => phoneAnsweredMail(claimant, outcome), { now });
    // A refusal is remembered by the claim; one that was allowed has served its purpose.
    if (outcome === 'confirmed') await tx.phoneConfirmation.delete({ where: { id } });
  });
  deliverSoon();
}
