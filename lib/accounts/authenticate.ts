import 'server-only';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { metrics } from '@/lib/metrics/metrics';
import { verifyPassword } from '@/lib/passwords/hash-password';
import { consume, refund } from '@/lib/rate-limit/limit';
import { toUserDto, userSelect, type UserDto } from './dto';
import { isSuspended } from './is-suspended';
import type { LoginInput } from './schema';

/**
 * Verifies an e-mail address and a password. Failures are counted per account and per client address; an unknown e-mail
 * gets the same answer as a wrong password, in the same time.
 * @throws DomainError `invalid_credentials`, `account_suspended`, `rate_limited`.
 */
export async function authenticate(input: LoginInput, clientAddress: string): Promise<UserDto> {
  try {
    return await check(input, clientAddress);
  } catch (error) {
    if (error instanceof DomainError) metrics.signInFailures.inc({ reason: (error as DomainError).code });
    throw error;
  }
}

async function check({ email, password }: LoginInput, clientAddress: string): Promise<UserDto> {
  await consume('signInByAddress', clientAddress);
  await consume('signInByAccount', email);
  const row = await db.user.findUnique({
    where: { email },
    select: { ...userSelect, password: true, suspendedAt: true, suspendedUntil: true },
  });
  if (!(await verifyPassword(row?.password ?? null, password)) || !row) throw new DomainError('invalid_credentials');
  await Promise.all([refund('signInByAddress', clientAddress), refund('signInByAccount', email)]);
  // Checked after the password, so that strangers don't learn that the account is suspended.
  if (isSuspended(row)) throw new DomainError('account_suspended');
  const { password: _hash, suspendedAt: _suspended, suspendedUntil: _until, ...user } = row;
  return toUserDto(user);
}
