import 'server-only';
import type { Transaction } from './client';

/** Serialises what takes the lock of this name, until the transaction ends. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/** Locks the row of an account until the transaction ends. */
export async function lockUser(tx: Transaction, id: string): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`;
}
