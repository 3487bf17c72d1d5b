import 'server-only';
import { randomBytes } from 'node:crypto';
import { db } from '@/lib/db/client';
import { DomainError, invalidField } from '@/lib/errors/domain-error';
import { consume, refund } from '@/lib/rate-limit/limit';
import { browserKey } from '@/lib/sessions/known-browser';
import { hashToken } from '@/lib/sessions/sessions';
import { CHALLENGE_MINUTES } from './schema';
import { spendCode } from './spend-code';

const ATTEMPTS_MAX = 5;

/** Begins to wait for the second factor of somebody whose password was right; returns the token of the browser's cookie. */
export async function startChallenge(userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * 60_000);
  await db.signInChallenge.create({ data: { id: hashToken(token), userId, expiresAt } });
  return token;
}

/**
 * Verifies the second factor of the sign-in that this browser began, and returns whose it is. A challenge allows five
 * attempts within ten minutes and lets one of them in.
 * @param browser the token of `rememberBrowser`, whose attempts are counted apart from those of strangers
 * @throws DomainError `sign_in_expired` if the password has to be given again, `invalid_input` at `code`, `rate_limited`.
 */
export async function answerChallenge(token: string | null, code: string, browser: string | null): Promise<string> {
  const id = hashToken(token ?? '');
  // Counts the attempt before the code is compared, in one statement, so that parallel guesses can't exceed the limit.
  const [challenge] = await db.$queryRaw<{ userId: string }[]>`
    UPDATE sign_in_challenges SET attempts = attempts + 1
    WHERE id = ${id} AND expires_at > now() AND attempts < ${ATTEMPTS_MAX} RETURNING user_id AS "userId"`;
  if (!challenge) throw new DomainError('sign_in_expired');
  const { userId } = challenge;
  const key = browserKey(userId, browser) ?? userId;
  await consume('factorByAccount', key);
  if (!(await spendCode(userId, code))) throw invalidField('code', 'factorCode');
  await refund('factorByAccount', key);
  const { count } = await db.signInChallenge.deleteMany({ where: { id } });
  if (count === 0) throw new DomainError('sign_in_expired');
  return userId;
}
