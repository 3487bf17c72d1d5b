import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { isBarredPhone, signalSameContact } from '@/lib/accounts/contacts/barred-contacts';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { dropClaims, phoneChanged } from '@/lib/accounts/phone-confirmation/take-phone';
import { ownPhone } from '@/lib/core/phones/own-phone';
import { samePhone } from '@/lib/core/phones/read-phone';
import { consume } from '@/lib/core/rate-limit/limit';
import { refusePlace } from '@/lib/records/risk-phrases/refuse-place';
import { refuseOfficialName } from '@/lib/records/risk-phrases/official-name';
import { toUserDto, userSelect, type UserDto } from './dto';
import type { ProfileInput } from './schema';

const spelling = (phone: string | null, place: string | null) => phone && samePhone(phone, place);

/**
 * Updates the actor's name, phone, location and language of e-mails. Another phone isn't confirmed.
 * @throws DomainError `invalid_input` at a name that pretends to be the operator or contains an address, at a new place
 * that nobody knows, and at a phone number that the place's country hasn't or a suspended account had confirmed, `rate_limited`.
 */
export async function updateProfile(actor: Actor, input: ProfileInput): Promise<UserDto> {
  await consume('changeByUser', actor.id);
  const { firstName, lastName, location, language } = input;
  const phone = input.phone && ownPhone(input.phone, location, 'phone');
  return db.$transaction(async (tx) => {
    const before = await tx.user.findUniqueOrThrow({
      where: { id: actor.id },
      select: { firstName: true, lastName: true, phone: true, phoneConfirmedAt: true, location: true },
    });
    // Administrators speak for the operator; a name from before the rule stays.
    const isRenamed = before.firstName !== firstName || before.lastName !== lastName;
    if (isRenamed && actor.role !== 'admin') refuseOfficialName(input);
    if (location !== null) refusePlace(location, before.location);
    const now = new Date();
    const isSamePhone = spelling(phone, location) === spelling(before.phone, before.location);
    const isNewPhone = phone !== null && !isSamePhone;
    if (isNewPhone && (await isBarredPhone(tx, phone, now, location))) throw invalidField('phone', 'phoneRefused');
    await pagesChanged(tx, [`seller:${actor.id}`]);
    const data = {
      ...{ firstName, lastName, location, language },
      // A confirmed phone stays as it was confirmed, however it is written now.
      ...(before.phoneConfirmedAt && isSamePhone ? {} : { phone, phoneConfirmedAt: null }),
    };
    if (!isSamePhone) {
      await dropClaims(tx, actor.id);
      await phoneChanged(tx, actor.id);
    }
    const user = await tx.user.update({ where: { id: actor.id }, data, select: userSelect });
    if (isNewPhone) await signalSameContact(tx, actor.id, now);
    return toUserDto(user);
  });
}
