import 'server-only';
import { randomBytes } from 'node:crypto';
import { lockAddress, takeAddress } from '@/lib/accounts/contacts/take-address';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { hashPassword } from '@/lib/accounts/passwords/hash-password';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { emailAddress } from '@/lib/core/validation/fields';

/**
 * Gives the account with this e-mail address the role `admin`, creating it with a random password if there is none.
 * Accounts that only claim the address don't count: anybody may have opened them.
 * @throws DomainError `invalid_input` if this isn't an e-mail address.
 */
export async function createAdmin({ email }: { email: string }): Promise<{ created: boolean; password?: string }> {
  const parsed = emailAddress.safeParse(email);
  if (!parsed.success) throw new DomainError('invalid_input', { fields: fieldErrors(parsed.error.issues) });
  const { count } = await db.user.updateMany({
    where: { email: parsed.data, emailConfirmedAt: { not: null } },
    data: { role: 'admin' },
  });
  if (count > 0) return { created: false };
  const password = randomBytes(12).toString('base64url');
  const hash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    await lockAddress(tx, parsed.data);
    const data = { email: parsed.data, password: hash, firstName: 'Admin', lastName: 'Corral', role: 'admin' } as const;
    const { id } = await tx.user.create({ data, select: { id: true } });
    // The operator vouches for the address.
    if (!(await takeAddress(tx, id, parsed.data))) throw new DomainError('conflict');
  });
  return { created: true, password };
}
