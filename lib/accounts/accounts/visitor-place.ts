import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { isAnswered } from '@/lib/core/visitor-hints/visitor-place';
import { visitorPlaceOf } from '@/lib/places/visitor-place';

type Person = Pick<Actor, 'id'>;

/** Keeps somebody's own place, or that they don't say it, for their other devices. */
export async function keepVisitorPlace({ id }: Person, answer: string): Promise<void> {
  await db.$executeRaw`UPDATE users SET visitor_place = ${answer} WHERE id = ${id}::uuid`;
}

/**
 * Returns what somebody answered on another device, or else the place of their profile, for a device without an answer;
 * null if there is none. An answer that this device has stays, and is kept if the account has none.
 */
export async function shareVisitorPlace(person: Person, answered: string | undefined): Promise<string | null> {
  const { visitorPlace, location } = await db.user.findUniqueOrThrow({
    where: { id: person.id },
    select: { visitorPlace: true, location: true },
  });
  if (!isAnswered(answered)) return visitorPlace ?? (location === null ? null : visitorPlaceOf(location));
  if (visitorPlace === null) await keepVisitorPlace(person, answered);
  return null;
}
