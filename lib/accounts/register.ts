import 'server-only';
import { lockAddress } from '@/lib/addresses/take-address';
import { db, type Transaction } from '@/lib/db/client';
import { MINUTE_MS } from '@/lib/durations';
import { mailLimits, queueConfirmation } from '@/lib/email-confirmation/queue-confirmation';
import type { Locale } from '@/lib/i18n/locales';
import { acceptTerms } from '@/lib/legal/accept-terms';
import { deliverSoon } from '@/lib/outbox/outbox-worker';
import { hashPassword, verifyPassword } from '@/lib/passwords/hash-password';
import { refuseWeakPassword } from '@/lib/passwords/weak-passwords';
import { consume, isWithin } from '@/lib/rate-limit/limit';
import { refuseOfficialName } from './official-name';
import { toUserDto, userSelect, type UserDto } from './dto';
import type { RegisterInput } from './schema';

/** The same form sent again within this time is a double click or a retry. */
const REPEAT_MS = MINUTE_MS;

/**
 * Creates an account with the role `user`, which accepts the current terms, and mails a code that confirms its address.
 * An address that has an account already is answered alike: the new account can never confirm it, and its owner is
 * mailed instead. A repeated request returns the account of the first.
 * @throws DomainError `invalid_input` at `password` if it is easily guessed
 * and at a name that pretends to be the operator or contains an address,
 * `rate_limited`.
 */
export async function register(input: RegisterInput, language: Locale, clientAddress: string): Promise<UserDto> {
  await consume('registerByAddress', clientAddress);
  const { email, firstName, lastName, phone } = input;
  refuseOfficialName(input);
  await refuseWeakPassword('password', input.password, { email, firstName, lastName, phone });
  const password = await hashPassword(input.password);
  const isMailOwed = await isWithin(mailLimits(email, clientAddress));
  const user = await db.$transaction(async (tx) => {
    await lockAddress(tx, email);
    const earlier = await findEarlier(tx, input);
    if (earlier) return earlier;
    const created = await tx.user.create({
      data: { email, password, firstName, lastName, phone, language },
      select: userSelect,
    });
    await acceptTerms(tx, created.id, 'registration');
    await queueConfirmation(tx, created, email, isMailOwed);
    return created;
  });
  deliverSoon();
  return toUserDto(user);
}

/** Finds the account that the same form has just created. */
async function findEarlier(tx: Transaction, { email, password }: RegisterInput) {
  const found = await tx.user.findFirst({
    where: { email, emailConfirmedAt: null, createdAt: { gt: new Date(Date.now() - REPEAT_MS) } },
    orderBy: { createdAt: 'desc' },
    select: { ...userSelect, password: true },
  });
  if (!found || !(await verifyPassword(found.password, password))) return null;
  const { password: _hash, ...user } = found;
  return user;
}
