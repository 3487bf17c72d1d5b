import 'server-only';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { logger } from '@/lib/core/log/logger';
import type { PasskeyAnswer } from './schema';

const site = new URL(env.APP_URL);

/** The site that passkeys are for. A browser uses them there only, which is what makes them safe from phishing. */
export const RELYING_PARTY = { name: 'Corral', id: site.hostname, origin: site.origin } as const;

/** Loaded with the first passkey: it is large, and most visitors have none. */
export const webauthn = () => import('@simplewebauthn/server');

/** Returns the id of an account as passkeys store it: 16 bytes without meaning to others. */
export const userHandle = (userId: string): Buffer<ArrayBuffer> => Buffer.from(userId.replaceAll('-', ''), 'hex');

/** Returns what the browser needs to ask for a passkey: one of `userId`, or any of this site. */
export async function passkeyRequest(userId: string | null): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  const allowed = userId
    ? await db.passkey.findMany({ where: { userId }, select: { id: true, transports: true } })
    : [];
  return generateAuthenticationOptions({
    rpID: RELYING_PARTY.id,
    userVerification: 'required',
    allowCredentials: allowed,
  });
}

/**
 * Verifies the answer of a passkey to a challenge: its site, signature and counter, and that the device has checked who
 * is there. Returns the id of its owner, or null if it is wrong or not `userId`'s.
 */
export async function verifyPasskey(
  answer: PasskeyAnswer,
  challenge: string,
  userId: string | null,
): Promise<string | null> {
  const passkey = await db.passkey.findUnique({ where: { id: answer.id } });
  if (!passkey || (userId !== null && passkey.userId !== userId)) return null;
  const handle = answer.response.userHandle;
  if (handle !== undefined && !Buffer.from(handle, 'base64url').equals(userHandle(passkey.userId))) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const { id, publicKey, counter, transports } = passkey;
  const { response, ...rest } = answer;
  const { userHandle: _given, ...signed } = response;
  const result = await verifyAuthenticationResponse({
    response: { ...rest, response: handle === undefined ? signed : { ...signed, userHandle: handle } },
    expectedChallenge: challenge,
    expectedOrigin: RELYING_PARTY.origin,
    expectedRPID: RELYING_PARTY.id,
    credential: { id, publicKey, counter: Number(counter), transports },
    requireUserVerification: true,
  }).catch((err: unknown) => {
    logger.info({ err }, 'passkey refused');
    return null;
  });
  if (!result?.verified) return null;
  const { newCounter } = result.authenticationInfo;
  // Repeats the comparison of the counters, in case a copy answers at the same time.
  const { count } = await db.passkey.updateMany({
    where: { id, counter: newCounter === 0 ? 0 : { lt: newCounter } },
    data: { counter: newCounter, usedAt: new Date() },
  });
  return count === 1 ? passkey.userId : null;
}
