import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { isBarredPhone } from '@/lib/accounts/contacts/barred-contacts';
import { db, type Transaction } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { invalidField } from '@/lib/core/errors/domain-error';
import { WRONG_TRIES_MAX, isRightCode } from '@/lib/core/mailed-codes/mailed-code';
import { notify } from '@/lib/records/notifications/notify';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { phoneClaimedMail } from './claim-mails';
import type { PhoneOutcome } from './dto';
import { requireChannel } from './require-channel';
import { CLAIM_DAYS } from './schema';
import { REFUSAL_DAYS } from './send-phone-code';
import { lockPhone, ownerOf, takePhone } from './take-phone';

type Open = { id: string; phone: string; code: string };

/**
 * Confirms the phone to which the actor's newest code was sent; a code allows five wrong tries and ten minutes. One that
 * confirms another account stays there: its owner is asked, by mail and on the bell, and nobody learns whose it is.
 * @throws DomainError `not_found` if no phone can be confirmed here, `invalid_input` at `code`: wrong, or of no use because
 * it expired or was tried too often; the phone of a suspended account.
 */
export async function confirmPhone(actor: Actor, code: string, now = new Date()): Promise<PhoneOutcome> {
  requireChannel();
  // Counts the try before the code is compared, in one statement, so that parallel guesses can't exceed the limit.
  const [open] = await db.$queryRaw<Open[]>`
    UPDATE phone_confirmations SET attempts = attempts + 1
    WHERE id = (SELECT id FROM phone_confirmations WHERE user_id = ${actor.id}::uuid ORDER BY created_at DESC, id DESC LIMIT 1)
      AND used_at IS NULL AND expires_at > ${now} AND attempts < ${WRONG_TRIES_MAX}
    RETURNING id, phone, code`;
  if (!open) throw invalidField('code', 'codeSpent');
  if (!isRightCode(open.code, open.id, code)) throw invalidField('code', 'codeInvalid');
  const outcome = await db.$transaction((tx) => complete(tx, actor.id, open, now));
  deliverSoon();
  return outcome;
}

async function complete(tx: Transaction, userId: string, { id, phone }: Open, now: Date): Promise<PhoneOutcome> {
  await lockPhone(tx, phone);
  const { count } = await tx.phoneConfirmation.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
  if (count === 0) throw invalidField('code', 'codeSpent');
  if (await isBarredPhone(tx, phone, now)) throw invalidField('code', 'phoneRefused');
  const owner = await ownerOf(tx, phone, userId);
  if (!owner) {
    await takePhone(tx, userId, phone, now);
    return 'confirmed';
  }
  const since = new Date(now.getTime() - REFUSAL_DAYS * DAY_MS);
  const refused = { userId, phone, ownerId: owner.id, answeredAt: { gt: since } };
  if ((await tx.phoneConfirmation.count({ where: refused })) > 0) return 'refused';
  await tx.phoneConfirmation.update({ where: { id }, data: { ownerId: owner.id } });
  await notify(
    tx,
    owner.id,
    { kind: 'phoneAsked', topic: null, subject: id, data: { days: CLAIM_DAYS } },
    () => phoneClaimedMail(owner),
    { now },
  );
  return 'asked';
}
