import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { addFactor, codesForFirst } from './add-factor';
import type { RecoveryCodesDto } from './dto';
import { stepOfCode } from './one-time-code';
import { openSecret } from './sealed-secret';

/**
 * Adds the authenticator app that `startApp` began, given one of its codes. With the account's first second factor come
 * recovery codes (none otherwise), and the other sessions end, because they were opened without it.
 * @throws DomainError `confirmation_required`, `rate_limited`, `conflict` if none is being added, `invalid_input` at `code`.
 */
export async function confirmApp(
  actor: Actor,
  code: string,
  token: string,
  now = new Date(),
): Promise<RecoveryCodesDto> {
  requireConfirmed(actor);
  await consume('changeByUser', actor.id);
  await stepOfNewApp(db, actor.id, code, now);
  const prepared = await codesForFirst(actor);
  const added = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
    const step = await stepOfNewApp(tx, actor.id, code, now);
    return addFactor(tx, actor, token, prepared, () =>
      tx.authenticatorApp.update({ where: { userId: actor.id }, data: { confirmedAt: now, lastStep: step } }),
    );
  });
  deliverSoon();
  return added;
}

/** Returns the time step of a code of the app that is being added. @throws DomainError `conflict`, `invalid_input`. */
async function stepOfNewApp(tx: Transaction, userId: string, code: string, now: Date): Promise<number> {
  const app = await tx.authenticatorApp.findFirst({ where: { userId, confirmedAt: null } });
  if (!app) throw new DomainError('conflict');
  const secret = openSecret(userId, app.secret);
  const step = secret && stepOfCode(secret, code, now.getTime());
  if (!step) throw invalidField('code', 'factorCode');
  return step;
}
