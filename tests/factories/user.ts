import type { Actor } from '@/lib/core/actors/actor';
import { DAY_MS } from '@/lib/core/durations';
import { db, type Prisma } from '@/lib/core/db/client';
import { DEFAULT_LOCALE, isLocale } from '@/lib/core/i18n/locales';
import { gazetteer } from '@/lib/places/gazetteer';
import { hashPassword } from '@/lib/accounts/passwords/hash-password';

let count = 0;

/** The default password of created users. */
export const PASSWORD = 'secret-1';
let passwordHash: Promise<string> | undefined;

/**
 * Stores a user, whose e-mail address is confirmed unless `emailConfirmedAt` is null, and returns it with its actor.
 */
export async function makeUser(traits: Partial<Prisma.UserUncheckedCreateInput> = {}) {
  // As a server does when it starts: read in the first transaction that names a place, it could outlast that.
  gazetteer();
  const number = (count += 1);
  const password = await (passwordHash ??= hashPassword(PASSWORD));
  const user = await db.user.create({
    data: {
      email: `person-${number}@corral.test`,
      emailConfirmedAt: new Date(),
      password,
      firstName: 'Rosa',
      lastName: `Pérez ${number}`,
      ...traits,
    },
  });
  const actor: Actor = {
    id: user.id,
    role: user.role,
    language: isLocale(user.language) ? user.language : DEFAULT_LOCALE,
    confirmedAt: new Date(),
    emailConfirmed: user.emailConfirmedAt !== null,
  };
  return { ...user, actor };
}

/**
 * Somebody whom an administrator verified: what deals say counts such people alone, and those of a confirmed telephone. No two are
 * of the same fortnight, as accounts that somebody made for each other are.
 */
export const makeTrader = (traits: Parameters<typeof makeUser>[0] = {}) =>
  makeUser({ verificationStatus: 'verified', createdAt: new Date(Date.now() - (count + 1) * 15 * DAY_MS), ...traits });
