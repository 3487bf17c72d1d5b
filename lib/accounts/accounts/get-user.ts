import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { toUserDto, userSelect, type UserDto } from './dto';

/** Returns the actor's own account. */
export async function getUser(actor: Actor): Promise<UserDto> {
  return toUserDto(await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: userSelect }));
}
