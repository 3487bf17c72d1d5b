import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { transactionConditions } from './conditions';
import type { TransactionDto } from './dto';
import { transactionsInOrder } from './list-transactions';
import type { TransactionQuery } from './query-schema';

const BATCH = 1000;

/**
 * Returns all transactions that match a query, latest first, in batches. Keyset pagination keeps memory and the time
 * per batch independent of the table's size. The export is recorded in the audit log.
 * @throws DomainError `forbidden` for anyone but administrators, before the first batch.
 */
export async function exportTransactions(
  actor: Actor,
  { search, type, status }: Pick<TransactionQuery, 'search' | 'type' | 'status'>,
): Promise<AsyncGenerator<TransactionDto[]>> {
  const query = [search, type, status].filter(Boolean).join(', ');
  await adminAct(actor, () =>
    Promise.resolve({
      result: undefined,
      entries: [
        { action: 'transactions.exported', target: 'export', id: 'transactions', before: null, after: { query } },
      ],
    }),
  );
  return batches(transactionConditions({ search, type, status }));
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
