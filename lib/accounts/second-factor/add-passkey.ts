import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { logger } from '@/lib/core/log/logger';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { addFactor, codesForFirst } from './add-factor';
import type { RecoveryCodesDto } from './dto';
import { takeChallenge } from './passkey-challenge';
import { RELYING_PARTY, webauthn } from './passkeys';
import type { NewPasskey } from './schema';

const PASSKEYS_MAX = 10;

/**
 * Adds the passkey that `startPasskey` began, under the name of the device. With the account's first second factor come
 * recovery codes (none otherwise).
 * @throws DomainError `confirmation_required`, `passkey_refused`, `conflict` if the account has ten, or somebody has this one.
 */
export async function addPasskey(
  actor: Actor,
  answer: NewPasskey,
  name: string,
  token: string,
): Promise<RecoveryCodesDto> {
  requireConfirmed(actor);
  const challenge = await takeChallenge(actor.id, token);
  if (!challenge) throw new DomainError('passkey_refused');
  const { verifyRegistrationResponse } = await webauthn();
  const { transports = [], ...response } = answer.response;
  const result = await verifyRegistrationResponse({
    response: { ...answer, response },
    expectedChallenge: challenge,
    expectedOrigin: RELYING_PARTY.origin,
    expectedRPID: RELYING_PARTY.id,
    requireUserVerification: true,
  }).catch((err: unknown) => {
    logger.info({ err }, 'passkey refused');
    return null;
  });
  if (!result?.verified) throw new DomainError('passkey_refused');
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const prepared = await codesForFirst(actor);
  const added = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
    if ((await tx.passkey.count({ where: { userId: actor.id } })) >= PASSKEYS_MAX) throw new DomainError('conflict');
    return addFactor(tx, actor, token, prepared, async () => {
      const { count } = await tx.passkey.createMany({
        data: [{ id, userId: actor.id, name, publicKey: Buffer.from(publicKey), counter, transports }],
        skipDuplicates: true,
      });
      if (count === 0) throw new DomainError('conflict');
    });
  });
  deliverSoon();
  return added;
}
