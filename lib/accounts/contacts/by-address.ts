import 'server-only';
import type { Prisma } from '@/lib/core/db/client';

/**
 * The accounts with an e-mail address that count: the one that has confirmed it, then the newest that claims it. Those
 * that claimed it earlier are left out, so that registering an address many times makes no sign-in dearer.
 */
export function byAddress(email: string) {
  return {
    where: { email },
    orderBy: [{ emailConfirmedAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }],
    take: 2,
  } satisfies Prisma.UserFindManyArgs;
}

type Claim = { emailConfirmedAt: Date | null };

/** Sorts what `byAddress` found: the address's owner, and the newest account that claims it. */
export function ownerAndClaimant<Row extends Claim>(rows: readonly Row[]): { owner: Row | null; claimant: Row | null } {
  return {
    owner: rows.find(({ emailConfirmedAt }) => emailConfirmedAt) ?? null,
    claimant: rows.find(({ emailConfirmedAt }) => !emailConfirmedAt) ?? null,
  };
}
