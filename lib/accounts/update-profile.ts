import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { isBarredPhone, signalSameContact } from '@/lib/addresses/barred-contacts';
import { pagesChanged } from '@/lib/cache/page-changes';
import { db } from '@/lib/db/client';
import { invalidField } from '@/lib/errors/domain-error';
import { consume } from '@/lib/rate-limit/limit';
import { refuseOfficialName } from './official-name';
import { toUserDto, userSelect, type UserDto } from './dto';
import type { ProfileInput } from './schema';

/**
 * Updates the actor's name, phone, location and language of e-mails.
 * @throws DomainError `invalid_input` at a name that pretends to be the operator or contains an address,
 * and at a phone number that a suspended account had confirmed, `rate_limited`.
 */
export async function updateProfile(actor: Actor, input: ProfileInput): Promise<UserDto> {
  await consume('changeByUser', actor.id);
  const { firstName, lastName, phone, location, language } = input;
  return db.$transaction(async (tx) => {
    const before = await tx.user.findUniqueOrThrow({
      where: { id: actor.id },
      select: { firstName: true, lastName: true, phone: true },
    });
    // Administrators speak for the operator; a name from before the rule stays.
    const isRenamed = before.firstName !== firstName || before.lastName !== lastName;
    if (isRenamed && actor.role !== 'admin') refuseOfficialName(input);
    const now = new Date();
    const isNewPhone = phone !== null && phone !== before.phone;
    if (isNewPhone && (await isBarredPhone(tx, phone, now))) throw invalidField('phone', 'phoneRefused');
    await pagesChanged(tx, [`seller:${actor.id}`]);
    const data = { firstName, lastName, phone, location, language };
    const user = await tx.user.update({ where: { id: actor.id }, data, select: userSelect });
    if (isNewPhone) await signalSameContact(tx, actor.id, now);
    return toUserDto(user);
  });
}
