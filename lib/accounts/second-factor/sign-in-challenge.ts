import 'server-only';
import { randomBytes } from 'node:crypto';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { refuseSuspendedSignIn } from '@/lib/core/actors/refuse-suspended';
import { db } from '@/lib/core/db/client';
import { MINUTE_MS } from '@/lib/core/durations';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { browserKey } from '@/lib/accounts/sessions/known-browser';
import { hashToken } from '@/lib/accounts/sessions/sessions';
import { passkeyRequest, verifyPasskey } from './passkeys';
import { CHALLENGE_MINUTES, type FactorAnswer } from './schema';
import { spendCode } from './spend-code';

const ATTEMPTS_MAX = 5;

/**
 * Begins to wait for the second factor of somebody whose password was right, or for any passkey (null). Returns the token
 * of the browser's cookie.
 */
export async function startChallenge(userId: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * MINUTE_MS);
  await db.signInChallenge.create({ data: { id: hashToken(token), userId, expiresAt } });
  return token;
}

/**
 * Returns what the browser needs to ask for a passkey: one of the account whose sign-in waits, or any if none does; then
 * with the token of a new challenge.
 * @throws DomainError `rate_limited`.
 */
export async function startPasskeySignIn(
  waiting: string | null,
  clientAddress: string,
): Promise<{ token: string; options: PublicKeyCredentialRequestOptionsJSON }> {
  await consume('passkeyByAddress', clientAddress);
  const where = { id: hashToken(waiting ?? ''), expiresAt: { gt: new Date() }, attempts: { lt: ATTEMPTS_MAX } };
  const found = await db.signInChallenge.findFirst({ where, select: { userId: true } });
  const token = found && waiting ? waiting : await startChallenge(null);
  const options = await passkeyRequest(found?.userId ?? null);
  await db.signInChallenge.updateMany({
    where: { id: hashToken(token) },
    data: { passkeyChallenge: options.challenge },
  });
  return { token, options };
}

/**
 * Verifies the second factor of the sign-in that this browser began, or a passkey alone, and returns whose it is. A
 * challenge allows five attempts within ten minutes and lets one of them in.
 * @param browser the token of `rememberBrowser`, whose attempts are counted apart from those of strangers
 * @throws DomainError `sign_in_expired` if the password has to be given again, `invalid_input` at `code`,
 * `passkey_refused`, `account_suspended`, `rate_limited`.
 */
export async function answerChallenge(
  token: string | null,
  answer: FactorAnswer,
  browser: string | null,
): Promise<string> {
  const id = hashToken(token ?? '');
  // Counts the attempt before the answer is checked, in one statement, so that parallel guesses can't exceed the limit.
  const [challenge] = await db.$queryRaw<{ userId: string | null; passkeyChallenge: string | null }[]>`
    UPDATE sign_in_challenges SET attempts = attempts + 1
    WHERE id = ${id} AND expires_at > now() AND attempts < ${ATTEMPTS_MAX}
    RETURNING user_id AS "userId", passkey_challenge AS "passkeyChallenge"`;
  if (!challenge) throw new DomainError('sign_in_expired');
  const { userId, passkeyChallenge } = challenge;
  const key = userId && (browserKey(userId, browser) ?? userId);
  if (key) await consume('factorByAccount', key);
  const proved = answer.passkey
    ? passkeyChallenge && (await verifyPasskey(answer.passkey, passkeyChallenge, userId))
    : userId && (await spendCode(userId, answer.code ?? '')) && userId;
  if (!proved) throw answer.passkey ? new DomainError('passkey_refused') : invalidField('code', 'factorCode');
  if (key) await refund('factorByAccount', key);
  const { count } = await db.signInChallenge.deleteMany({ where: { id } });
  if (count === 0) throw new DomainError('sign_in_expired');
  await refuseSuspendedSignIn(db, proved);
  return proved;
}
