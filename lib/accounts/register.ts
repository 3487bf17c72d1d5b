import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import type { Locale } from '@/lib/i18n/locales';
import { acceptTerms } from '@/lib/legal/accept-terms';
import { hashPassword } from '@/lib/passwords/hash-password';
import { refuseWeakPassword } from '@/lib/passwords/weak-passwords';
import { consume } from '@/lib/rate-limit/limit';
import { refuseOfficialName } from './official-name';
import { toUserDto, userSelect, type UserDto } from './dto';
import type { RegisterInput } from './schema';

const UNIQUE_VIOLATION = 'P2002';

/**
 * Creates an account with the role `user`, which accepts the current terms.
 * @throws DomainError `email_taken` (at the field `email`), `invalid_input` at `password` if it is easily guessed
 * and at a name that pretends to be the operator or contains an address,
 * `rate_limited`.
 */
export async function register(input: RegisterInput, language: Locale, clientAddress: string): Promise<UserDto> {
  await consume('registerByAddress', clientAddress);
  const { email, firstName, lastName, phone } = input;
  refuseOfficialName(input);
  await refuseWeakPassword('password', input.password, { email, firstName, lastName, phone });
  const password = await hashPassword(input.password);
  try {
    const user = await db.$transaction(async (tx) => {
      const created = await tx.user.create({
        data: { email, password, firstName, lastName, phone, language },
        select: userSelect,
      });
      await acceptTerms(tx, created.id, 'registration');
      return created;
    });
    return toUserDto(user);
  } catch (cause) {
    if (cause instanceof Prisma.PrismaClientKnownRequestError && cause.code === UNIQUE_VIOLATION) {
      throw new DomainError('email_taken', { fields: { email: [{ key: 'emailTaken' }] }, cause });
    }
    throw cause;
  }
}
