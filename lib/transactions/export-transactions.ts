import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import { db, Prisma } from '@/lib/db/client';
import { transactionConditions } from './conditions';
import type { TransactionDto } from './dto';
import { transactionsInOrder } from './list-transactions';
import type { TransactionQuery } from './query-schema';

const BATCH = 1000;

/**
 * Returns all transactions that match a query, latest first, in batches. Keyset pagination keeps memory and the time
 * per batch independent of the table's size.
 * @throws DomainError `forbidden` for anyone but administrators, before the first batch.
 */
export function exportTransactions(
  actor: Actor,
  query: Pick<TransactionQuery, 'search' | 'type' | 'status'>,
): AsyncGenerator<TransactionDto[]> {
  requireAdmin(actor);
  return batches(transactionConditions(query));
}

async function* batches(where: Prisma.Sql): AsyncGenerator<TransactionDto[]> {
  let after = Prisma.empty;
  for (;;) {
    const ids = await db.$queryRaw<{ id: string; createdAt: Date }[]>`
      SELECT t.id, t.created_at AS "createdAt" FROM transactions t WHERE ${where} ${after} ORDER BY t.created_at DESC, t.id DESC LIMIT ${BATCH}`;
    const last = ids.at(-1);
    if (!last) return;
    yield await transactionsInOrder(ids.map(({ id }) => id));
    if (ids.length < BATCH) return;
    after = Prisma.sql`AND (t.created_at, t.id) < (${last.createdAt}, ${last.id}::uuid)`;
  }
}
