import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { lockUser } from '@/lib/core/db/locks';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { readPremises } from '@/lib/livestock/ids/premises';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import { noteWrongId } from './note-wrong-id';
import { PREMISES_MAX, type PremisesInput } from './schema';

const WRONG = { format: 'idFormat', check: 'idCheckDigit' } as const;

/**
 * Adds premises to the actor's account, as declared. Others see that they are, not the number.
 * @throws DomainError `invalid_input` at `number`: a wrong format or check digit, declared already, or too many;
 * `rate_limited`.
 */
export async function declarePremises(actor: Actor, { scheme, number: typed }: PremisesInput): Promise<void> {
  await consume('changeByUser', actor.id);
  const read = readPremises(scheme, typed);
  if ('wrong' in read) {
    await noteWrongId(actor, 'premises');
    throw invalidField('number', WRONG[read.wrong]);
  }
  const { number } = read;
  await db.$transaction(async (tx) => {
    await lockUser(tx, actor.id);
    const present = await tx.declaredId.findMany({
      where: { userId: actor.id, listingId: null },
      select: { number: true },
    });
    if (present.some((other) => other.number === number)) throw invalidField('number', 'premisesDeclared');
    if (present.length >= PREMISES_MAX) throw invalidField('number', 'premisesFull', { maximum: PREMISES_MAX });
    await tx.declaredId.create({ data: { userId: actor.id, scheme, number } });
    await pagesChanged(tx, [`seller:${actor.id}`]);
  });
}

/** Removes premises from the actor's account. @throws DomainError `not_found`. */
export async function withdrawPremises(actor: Actor, id: string): Promise<void> {
  await consume('changeByUser', actor.id);
  await db.$transaction(async (tx) => {
    const { count } = isId(id)
      ? await tx.declaredId.deleteMany({ where: { id, userId: actor.id, listingId: null } })
      : { count: 0 };
    if (count === 0) throw new DomainError('not_found');
    await pagesChanged(tx, [`seller:${actor.id}`]);
  });
}
