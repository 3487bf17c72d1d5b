import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { lockName } from '@/lib/core/db/locks';
import { suspendIfBarred } from './barred-contacts';
import { deleteClaimants } from './delete-claimants';

/** Serialises what changes the owner of an e-mail address, until the transaction ends. Take it before other locks. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await lockName(tx, `address ${email}`);
}

/** Whether another account than `userId` has confirmed this address. */
export async function isTaken(tx: Transaction, userId: string, email: string): Promise<boolean> {
  const where = { email, emailConfirmedAt: { not: null }, id: { not: userId } };
  return (await tx.user.count({ where })) > 0;
}

/**
 * Gives a confirmed address to an account, in the caller's transaction, which has called `lockAddress`. Other accounts
 * that only claimed the address are deleted: nobody proved that it is theirs, and an attacker may have opened them
 * before its owner came. An account that confirms its first address with barred contacts is suspended. Returns false if
 * the address belongs to another account.
 */
export async function takeAddress(tx: Transaction, userId: string, email: string, now = new Date()): Promise<boolean> {
  if (await isTaken(tx, userId, email)) return false;
  const isFirst = (await tx.user.count({ where: { id: userId, emailConfirmedAt: null } })) > 0;
  await deleteClaimants(tx, Prisma.sql`email = ${email} AND id <> ${userId}::uuid`);
  await tx.user.update({ where: { id: userId }, data: { email, emailConfirmedAt: now } });
  if (isFirst) await suspendIfBarred(tx, userId, now);
  // Codes and links for this address that others hold, and older ones of this account, are void.
  await tx.emailConfirmation.deleteMany({ where: { OR: [{ email }, { userId }], usedAt: null } });
  return true;
}
