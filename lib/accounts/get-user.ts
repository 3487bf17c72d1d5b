import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { toUserDto, userSelect, type UserDto } from './dto';

/** Returns the actor's own account. */
export async function getUser(actor: Actor): Promise<UserDto> {
  return toUserDto(await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: userSelect }));
}
