import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import type { PersonDto } from './dto';

const LISTED_MAX = 500;

/**
 * Blocks messages between the actor and a person, in both directions. Idempotent.
 * @throws DomainError `recipient_not_found`, `invalid_input` for oneself, `rate_limited`.
 */
export async function blockUser(actor: Actor, userId: string): Promise<void> {
  await consume('changeByUser', actor.id);
  if (userId === actor.id) throw invalidField('userId', 'blockOneself');
  if (!isId(userId) || !(await db.user.findUnique({ where: { id: userId }, select: { id: true } }))) {
    throw new DomainError('recipient_not_found');
  }
  await db.userBlock.createMany({ data: [{ blockerId: actor.id, blockedId: userId }], skipDuplicates: true });
}

/**
 * Removes the actor's block of a person; that person's own block stays. Who won a lot of the actor meanwhile could not
 * write about it, so that they are never reported for not answering: it stands as cleared from the start.
 * @throws DomainError `rate_limited`.
 */
export async function unblockUser(actor: Actor, userId: string): Promise<void> {
  await consume('changeByUser', actor.id);
  if (!isId(userId)) return;
  await db.$transaction(async (tx) => {
    const { count } = await tx.userBlock.deleteMany({ where: { blockerId: actor.id, blockedId: userId } });
    if (count === 0) return;
    await tx.$executeRaw`
      INSERT INTO missed_answers (auction_lot_id, user_id, cleared_at)
      SELECT id, highest_bidder, now() FROM auction_lots
      WHERE user_id = ${actor.id}::uuid AND highest_bidder = ${userId}::uuid AND status = 'sold'
      ON CONFLICT DO NOTHING`;
  });
}

/** Returns the people whom the actor blocked, most recent first. */
export async function listBlocked(actor: Actor): Promise<PersonDto[]> {
  const rows = await db.userBlock.findMany({
    where: { blockerId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { blockedId: 'asc' }],
    take: LISTED_MAX,
    select: { blocked: { select: { id: true, firstName: true, lastName: true, profileImageUrl: true } } },
  });
  return rows.map(({ blocked }) => ({ ...blocked, isDeleted: false }));
}

/** Returns the ids of the people with whom nothing passes, because the actor blocked them or they blocked the actor. */
export async function listBlockedWith(actor: Pick<Actor, 'id'>, tx: Transaction = db): Promise<string[]> {
  const rows = await tx.userBlock.findMany({
    where: { OR: [{ blockerId: actor.id }, { blockedId: actor.id }] },
    orderBy: { createdAt: 'desc' },
    take: LISTED_MAX,
  });
  return [...new Set(rows.map(({ blockerId, blockedId }) => (blockerId === actor.id ? blockedId : blockerId)))];
}

/** True if either of the two blocked the other. */
export async function isBlockedBetween(one: string, other: string, tx: Transaction = db): Promise<boolean> {
  const row = await tx.userBlock.findFirst({
    where: {
      OR: [
        { blockerId: one, blockedId: other },
        { blockerId: other, blockedId: one },
      ],
    },
    select: { blockerId: true },
  });
  return row !== null;
}
