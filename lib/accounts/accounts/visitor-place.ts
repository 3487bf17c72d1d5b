import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { isAnswered } from '@/lib/core/visitor-hints/visitor-place';

type Person = Pick<Actor, 'id'>;

/** Keeps somebody's own place, or that they don't say it, for their other devices. */
export async function keepVisitorPlace({ id }: Person, answer: string): Promise<void> {
  await db.$executeRaw`UPDATE users SET visitor_place = ${answer} WHERE id = ${id}::uuid`;
}

/**
 * Returns what somebody answered on another device, for one without an answer; null if nothing. An answer that this
 * device has stays, and is kept if the account has none.
 */
export async function shareVisitorPlace(person: Person, answered: string | undefined): Promise<string | null> {
  const { visitorPlace } = await db.user.findUniqueOrThrow({
    where: { id: person.id },
    select: { visitorPlace: true },
  });
  if (!isAnswered(answered)) return visitorPlace;
  if (visitorPlace === null) await keepVisitorPlace(person, answered);
  return null;
}
