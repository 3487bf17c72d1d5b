import 'server-only';
import { byAddress, ownerAndClaimant } from '@/lib/accounts/contacts/by-address';
import { db } from '@/lib/core/db/client';
import { SECOND_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { metrics } from '@/lib/core/metrics/metrics';
import { verifyPassword } from '@/lib/accounts/passwords/hash-password';
import { perProcess } from '@/lib/core/per-process';
import { createTurns } from '@/lib/core/turns/turns';
import { consume, refund, type LimitRule } from '@/lib/core/rate-limit/limit';
import { browserKey } from '@/lib/accounts/sessions/known-browser';
import { toUserDto, userSelect, type UserDto } from './dto';
import { isSuspended } from './is-suspended';
import type { LoginInput } from './schema';

/**
 * A sign-in is some queries and two hashes, each of which waits for the others': as many at once as the processor takes,
 * and who would wait longer than people do is refused before anything is counted. Client addresses take turns, so that
 * one person's sign-in waits for one of each other address at most.
 */
const SIGN_INS = {
  atOnce: 3,
  waiting: 20,
  waitMs: 1.5 * SECOND_MS,
  refusal: () => new DomainError('unavailable'),
};

const inTurn = perProcess('sign-ins', () => createTurns(SIGN_INS));

/**
 * Verifies an e-mail address and a password. Failures are counted per account and per client address, or per browser if
 * the account's owner has used it; an unknown e-mail gets the same answer as a wrong password, in the same time. Of
 * several accounts with the address, the one that confirmed it comes first, then the newest (`byAddress`).
 * @param browser the token of `rememberBrowser`
 * @throws DomainError `invalid_credentials`, `account_suspended`, `rate_limited`, `unavailable` if too many wait.
 */
export async function authenticate(
  input: LoginInput,
  clientAddress: string,
  browser: string | null = null,
): Promise<UserDto> {
  try {
    return await inTurn(() => check(input, clientAddress, browser), clientAddress);
  } catch (error) {
    if (error instanceof DomainError) metrics.signInFailures.inc({ reason: (error as DomainError).code });
    throw error;
  }
}

async function check({ email, password }: LoginInput, clientAddress: string, browser: string | null): Promise<UserDto> {
  const limits = await limitsOf(email, clientAddress, browser);
  for (const [rule, key] of limits) await consume(rule, key);
  const giveBack = () => Promise.all(limits.map(([rule, key]) => refund(rule, key)));
  const { owner, claimant } = ownerAndClaimant(
    await db.user.findMany({
      ...byAddress(email),
      select: { ...userSelect, password: true, suspendedAt: true, suspendedUntil: true },
    }),
  );
  // Always two, so that the time doesn't reveal whether the address has an owner to somebody who claimed it.
  const [isOwner, isClaimant] = await Promise.all([
    verifyPassword(owner?.password ?? null, password),
    verifyPassword(claimant?.password ?? null, password),
  ]).catch(async (error: unknown) => {
    // Too many sign in at once: nothing was tried.
    await giveBack();
    throw error;
  });
  const row = isOwner ? owner : isClaimant ? claimant : null;
  if (!row) throw new DomainError('invalid_credentials');
  await giveBack();
  // Checked after the password, so that strangers don't learn that the account is suspended.
  if (isSuspended(row)) throw new DomainError('account_suspended');
  const { password: _hash, suspendedAt: _suspended, suspendedUntil: _until, ...user } = row;
  return toUserDto(user);
}

async function limitsOf(email: string, clientAddress: string, browser: string | null): Promise<[LimitRule, string][]> {
  // Only the browser of the address's owner counts by itself: anybody can open an account that claims it.
  const owner = browser
    ? await db.user.findFirst({ where: { email, emailConfirmedAt: { not: null } }, select: { id: true } })
    : null;
  const key = owner && browserKey(owner.id, browser);
  if (key) return [['signInByBrowser', key]];
  return [
    ['signInByAddress', clientAddress],
    ['signInByAccount', email],
  ];
}
