import 'server-only';
import { db } from '@/lib/db/client';
import { consume } from '@/lib/rate-limit/limit';
import type { Actor } from './actor';
import { toUserDto, userSelect, type UserDto } from './dto';
import type { ProfileInput } from './schema';

/** Changes the actor's name, phone, location and language of e-mails. @throws DomainError `rate_limited`. */
export async function updateProfile(actor: Actor, input: ProfileInput): Promise<UserDto> {
  await consume('changeByUser', actor.id);
  const { firstName, lastName, phone, location, language } = input;
  return toUserDto(
    await db.user.update({
      where: { id: actor.id },
      data: { firstName, lastName, phone, location, language },
      select: userSelect,
    }),
  );
}
