import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireConfirmed } from '@/lib/actors/require-confirmed';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { consume } from '@/lib/rate-limit/limit';
import type { RecoveryCodesDto } from './dto';
import { factorsOf } from './factors-of';
import { replaceRecoveryCodes } from './recovery-codes';

/**
 * Gives the actor new recovery codes; the former ones stop working.
 * @throws DomainError `confirmation_required`, `rate_limited`, `conflict` without a second factor.
 */
export async function renewRecoveryCodes(actor: Actor): Promise<RecoveryCodesDto> {
  requireConfirmed(actor);
  await consume('changeByUser', actor.id);
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
    if ((await factorsOf(actor.id, tx)).length === 0) throw new DomainError('conflict');
    return { codes: await replaceRecoveryCodes(tx, actor.id) };
  });
}
