import 'server-only';
import { db, type Transaction } from '@/lib/core/db/client';

/** Returns the kinds of second factors that an account has; none if its password is enough. */
export async function factorsOf(userId: string, tx: Transaction = db): Promise<('passkey' | 'code')[]> {
  const app = await tx.authenticatorApp.findUnique({ where: { userId }, select: { confirmedAt: true } });
  const passkey = await tx.passkey.findFirst({ where: { userId }, select: { id: true } });
  return [...(passkey ? (['passkey'] as const) : []), ...(app?.confirmedAt ? (['code'] as const) : [])];
}
