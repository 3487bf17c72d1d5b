import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';

/** The ids of the administrators who can act, held until the transaction ends: those who remove one another go one by one. */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const admins = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM users WHERE role = 'admin' AND suspended_at IS NULL ORDER BY id FOR UPDATE`;
  return admins.map(({ id }) => id);
}

/** @throws DomainError `last_admin` where nobody would be left to administer without this person. */
export function refuseLastAdmin(admins: readonly string[], userId: string): void {
  if (admins.length === 1 && admins[0] === userId) throw new DomainError('last_admin');
}
