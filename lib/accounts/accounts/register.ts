import 'server-only';
import { lockAddress } from '@/lib/accounts/contacts/take-address';
import { db, type Transaction } from '@/lib/core/db/client';
import { MINUTE_MS } from '@/lib/core/durations';
import { queueConfirmation } from '@/lib/accounts/email-confirmation/queue-confirmation';
import type { Locale } from '@/lib/core/i18n/locales';
import { acceptTerms } from '@/lib/records/legal/accept-terms';
import { isWithinMailbox } from '@/lib/core/outbox/mailbox-budget';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { hashPassword, verifyPassword } from '@/lib/accounts/passwords/hash-password';
import { refuseWeakPassword } from '@/lib/accounts/passwords/weak-passwords';
import { consume, isWithin } from '@/lib/core/rate-limit/limit';
import { refuseOfficialName } from '@/lib/records/risk-phrases/official-name';
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
  const isMailOwed =
    (await isWithin([['confirmationByAddress', clientAddress]])) && (await isWithinMailbox(email, clientAddress));
  // Accounts of other forms. Passwords are compared outside of the transaction, because that is slow.
  const others = new Set<string>();
  const create = () =>
    db.$transaction(async (tx) => {
      await lockAddress(tx, email);
      const earlier = await findEarlier(tx, email);
      if (earlier && !others.has(earlier.id)) return { earlier };
      const user = await tx.user.create({
        data: { email, password, firstName, lastName, phone, language },
        select: userSelect,
      });
      await acceptTerms(tx, user.id, 'registration');
      await queueConfirmation(tx, user, email, isMailOwed);
      return { user };
    });
  for (;;) {
    const { user, earlier } = await create();
    if (user) {
      deliverSoon();
      return toUserDto(user);
    }
    const { password: hash, ...found } = earlier;
    if (await verifyPassword(hash, input.password)) return toUserDto(found);
    others.add(found.id);
  }
}

/** Finds the account that the same form may have just created. */
function findEarlier(tx: Transaction, email: string) {
  return tx.user.findFirst({
    where: {
      email,
      emailConfirmedAt: null,
      createdAt: { gt: new Date(Date.now() - REPEAT_MS) },
    },
    orderBy: { createdAt: 'desc' },
    select: { ...userSelect, password: true },
  });
}
