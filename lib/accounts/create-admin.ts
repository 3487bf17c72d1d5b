import 'server-only';
import { randomBytes } from 'node:crypto';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { hashPassword } from '@/lib/passwords/hash-password';
import { fieldErrors } from '@/lib/validation/field-errors';
import { emailAddress } from '@/lib/validation/fields';

/**
 * Gives the account with this e-mail address the role `admin`, creating it with a random password if there is none.
 * @throws DomainError `invalid_input` if this isn't an e-mail address.
 */
export async function createAdmin({ email }: { email: string }): Promise<{ created: boolean; password?: string }> {
  const parsed = emailAddress.safeParse(email);
  if (!parsed.success) throw new DomainError('invalid_input', { fields: fieldErrors(parsed.error.issues) });
  const { count } = await db.user.updateMany({ where: { email: parsed.data }, data: { role: 'admin' } });
  if (count > 0) return { created: false };
  const password = randomBytes(12).toString('base64url');
  await db.user.create({
    data: {
      email: parsed.data,
      password: await hashPassword(password),
      firstName: 'Admin',
      lastName: 'Corral',
      role: 'admin',
    },
  });
  return { created: true, password };
}
