import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import type { RecoveryCodesDto } from './dto';
import { factorsOf } from '@/lib/core/actors/factors-of';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';

/**
 * Gives the actor new recovery codes; the former ones stop working.
 * @throws DomainError `confirmation_required`, `rate_limited`, `conflict` without a second factor.
 */
export async function renewRecoveryCodes(actor: Actor): Promise<RecoveryCodesDto> {
  requireConfirmed(actor);
  if ((await factorsOf(actor.id)).length === 0) throw new DomainError('conflict');
  await consume('recoveryCodesByUser', actor.id);
  const renewed = await makeRecoveryCodes();
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
    if ((await factorsOf(actor.id, tx)).length === 0) throw new DomainError('conflict');
    await replaceRecoveryCodes(tx, actor.id, renewed);
  });
  return { codes: renewed.codes };
}
