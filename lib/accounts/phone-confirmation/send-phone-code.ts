import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { isBarredPhone } from '@/lib/accounts/contacts/barred-contacts';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { DAY_MS, MINUTE_MS } from '@/lib/core/durations';
import { env } from '@/lib/core/env';
import { invalidField } from '@/lib/core/errors/domain-error';
import { languageOf } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { hashCode, newCode } from '@/lib/core/mailed-codes/mailed-code';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { queuePhoneMessage } from '@/lib/core/outbox/queue-mail';
import { readPhone, type Phone } from '@/lib/core/phones/read-phone';
import { consume } from '@/lib/core/rate-limit/limit';
import type { PhoneCodeSentDto } from './dto';
import { requireChannel } from './require-channel';
import { PHONE_CODE_MINUTES, type SendPhoneCodeInput } from './schema';

/** The number without its last four digits: whoever earns with messages to numbers rents them by the block. */
const blockOf = (number: string): string => number.slice(0, -4);

/**
 * Sends a code to a phone that the actor wants to confirm; earlier codes are void. Whether the phone confirms another
 * account already is answered alike: only who has the phone at hand learns it.
 * @throws DomainError `not_found` if no phone can be confirmed here, `email_unconfirmed`, `rate_limited`, `invalid_input`
 * at `phone`: no number, of a country that isn't served, confirmed already, or of a suspended account.
 */
export async function sendPhoneCode(
  actor: Actor,
  { phone: typed }: SendPhoneCodeInput,
  clientAddress: string,
  now = new Date(),
): Promise<PhoneCodeSentDto> {
  requireChannel();
  requireConfirmedEmail(actor);
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { phone: true, phoneConfirmedAt: true, location: true, language: true },
  });
  const phone = readPhone(typed, user.location);
  if (!phone) throw invalidField('phone', 'phone');
  if (!env.PHONE_COUNTRIES.includes(phone.country)) throw invalidField('phone', 'phoneCountry');
  const { number } = phone;
  if (user.phoneConfirmedAt && user.phone === number) throw invalidField('phone', 'phoneConfirmedAlready');
  const remaining = await countCode(actor, phone, clientAddress);
  const [id, code] = [newId(now.getTime()), newCode()];
  const expiresAt = new Date(now.getTime() + PHONE_CODE_MINUTES * MINUTE_MS);
  const language = languageOf(user.language);
  const t = await translator(language, 'phoneMessage');
  const text = t('code', { code, minutes: PHONE_CODE_MINUTES });
  await db.$transaction(async (tx) => {
    if (await isBarredPhone(tx, number, now)) throw invalidField('phone', 'phoneRefused');
    await tx.phoneConfirmation.deleteMany({ where: { userId: actor.id, usedAt: null } });
    await tx.phoneConfirmation.create({
      data: { id, userId: actor.id, phone: number, code: hashCode(id, code), expiresAt, createdAt: now },
    });
    await queuePhoneMessage(tx, { phone: number, code, language, text }, expiresAt);
  });
  deliverSoon();
  return { phone: number, remaining };
}

/** Counts a code, the limits that one person reaches first; returns how many more the actor may request. */
async function countCode(actor: Actor, { number, country }: Phone, clientAddress: string): Promise<number> {
  const remaining = await consume('phoneCodeByUser', actor.id);
  await consume('phoneCodeByAddress', clientAddress);
  await consume('phoneCodeByPhone', number);
  await consume('phoneCodeByBlock', blockOf(number));
  await consume('phoneCodeByCountry', country);
  await consume('phoneCodeInAll', 'all');
  return remaining;
}

/** How long it is remembered that a phone's owner refused it to another account. */
export const REFUSAL_DAYS = 30;

/** Deletes codes and claims that matter no more. Returns how many. */
export async function deleteOldPhoneCodes(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - REFUSAL_DAYS * DAY_MS);
  return (await db.phoneConfirmation.deleteMany({ where: { createdAt: { lte: before } } })).count;
}
