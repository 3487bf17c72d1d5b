import 'server-only';
import { queueAlert } from '@/lib/account-alerts/queue-alert';
import type { Actor } from '@/lib/actors/actor';
import { requireConfirmedEmail } from '@/lib/actors/require-confirmed-email';
import type { Transaction } from '@/lib/db/client';
import { deleteOtherSessions } from '@/lib/sessions/sessions';
import type { RecoveryCodesDto } from './dto';
import { factorsOf } from './factors-of';
import { replaceRecoveryCodes } from './recovery-codes';

/**
 * Adds a second factor by `store`, in a transaction that has locked the account. The first one brings recovery codes and
 * ends the sessions other than that of `token`, which were opened without it.
 */
export async function addFactor(
  tx: Transaction,
  actor: Actor,
  token: string,
  store: () => Promise<unknown>,
): Promise<RecoveryCodesDto> {
  requireConfirmedEmail(actor);
  const isFirst = (await factorsOf(actor.id, tx)).length === 0;
  await queueAlert(tx, actor.id, 'factorAdded');
  await store();
  if (!isFirst) return { codes: [] };
  await deleteOtherSessions(tx, actor.id, token);
  return { codes: await replaceRecoveryCodes(tx, actor.id) };
}
