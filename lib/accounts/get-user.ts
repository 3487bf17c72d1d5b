import 'server-only';
import { db } from '@/lib/db/client';
import type { Actor } from './actor';
import { toUserDto, userSelect, type UserDto } from './dto';

/** The actor's own account. */
export async function getUser(actor: Actor): Promise<UserDto> {
  return toUserDto(await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: userSelect }));
}
