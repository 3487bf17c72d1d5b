import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { pagesChanged } from '@/lib/cache/page-changes';
import { db } from '@/lib/db/client';
import { consume } from '@/lib/rate-limit/limit';
import { refuseOfficialName } from './official-name';
import { toUserDto, userSelect, type UserDto } from './dto';
import type { ProfileInput } from './schema';

/**
 * Updates the actor's name, phone, location and language of e-mails.
 * @throws DomainError `invalid_input` at a name that pretends to be the operator or contains an address,
 * `rate_limited`.
 */
export async function updateProfile(actor: Actor, input: ProfileInput): Promise<UserDto> {
  await consume('changeByUser', actor.id);
  const { firstName, lastName, phone, location, language } = input;
  return db.$transaction(async (tx) => {
    const before = await tx.user.findUniqueOrThrow({
      where: { id: actor.id },
      select: { firstName: true, lastName: true },
    });
    // Administrators speak for the operator; a name from before the rule stays.
    const isRenamed = before.firstName !== firstName || before.lastName !== lastName;
    if (isRenamed && actor.role !== 'admin') refuseOfficialName(input);
    await pagesChanged(tx, [`seller:${actor.id}`]);
    const data = { firstName, lastName, phone, location, language };
    return toUserDto(await tx.user.update({ where: { id: actor.id }, data, select: userSelect }));
  });
}
