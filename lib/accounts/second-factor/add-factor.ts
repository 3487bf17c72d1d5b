import 'server-only';
import { queueAlert } from '@/lib/accounts/account-alerts/queue-alert';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deleteOtherSessions } from '@/lib/accounts/sessions/sessions';
import type { RecoveryCodesDto } from './dto';
import { factorsOf } from '@/lib/core/actors/factors-of';
import { makeRecoveryCodes, replaceRecoveryCodes, type NewRecoveryCodes } from './recovery-codes';

/** Returns the recovery codes that come with the actor's first second factor; null if they have one. Call it before the transaction. */
export async function codesForFirst(actor: Actor): Promise<NewRecoveryCodes | null> {
  return (await factorsOf(actor.id)).length === 0 ? makeRecoveryCodes() : null;
}

/**
 * Adds a second factor by `store`, in a transaction that has locked the account. The first one brings recovery codes and
 * ends the sessions other than that of `token`, which were opened without it.
 * @param prepared what `codesForFirst` returned
 * @throws DomainError `conflict` if the one that the actor had was removed meanwhile.
 */
export async function addFactor(
  tx: Transaction,
  actor: Actor,
  token: string,
  prepared: NewRecoveryCodes | null,
  store: () => Promise<unknown>,
): Promise<RecoveryCodesDto> {
  requireConfirmedEmail(actor);
  const isFirst = (await factorsOf(actor.id, tx)).length === 0;
  await queueAlert(tx, actor.id, 'factorAdded');
  await store();
  if (!isFirst) return { codes: [] };
  if (!prepared) throw new DomainError('conflict');
  await deleteOtherSessions(tx, actor.id, token);
  await replaceRecoveryCodes(tx, actor.id, prepared);
  return { codes: prepared.codes };
}
