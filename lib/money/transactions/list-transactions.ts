import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { TABLE_PAGE_SIZE, tableWindow, type TablePage } from '@/lib/core/validation/table-query';
import { transactionSelect, toTransactionDto } from './columns';
import { transactionConditions } from './conditions';
import type { TransactionDto } from './dto';
import type { TransactionQuery } from './query-schema';

const ORDERS = {
  created_desc: Prisma.sql`t.created_at DESC, t.id DESC`,
  created_asc: Prisma.sql`t.created_at, t.id`,
  amount_desc: Prisma.sql`t.amount DESC, t.id DESC`,
  amount_asc: Prisma.sql`t.amount, t.id`,
} as const satisfies Record<TransactionQuery['sort'], Prisma.Sql>;

/** Returns the transactions with these ids, in their order. */
export async function transactionsInOrder(ids: readonly string[]): Promise<TransactionDto[]> {
  const rows = await db.transaction.findMany({ where: { id: { in: [...ids] } }, select: transactionSelect });
  const byId = new Map(rows.map((row) => [row.id, toTransactionDto(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Returns one page of all transactions.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function listTransactions(actor: Actor, query: TransactionQuery): Promise<TablePage<TransactionDto>> {
  requireAdmin(actor);
  // A search is evaluated once, for both the count and the sort; without one, the page comes from an ordered index
  // scan.
  const kept = query.search ? Prisma.sql`MATERIALIZED` : Prisma.sql`NOT MATERIALIZED`;
  const [found] = await db.$queryRaw<{ total: number; ids: string[] }[]>`
    WITH found AS ${kept} (SELECT t.id, t.created_at, t.amount FROM transactions t WHERE ${transactionConditions(query)}),
      counted AS (SELECT count(*)::int AS total FROM found)
    SELECT total, ARRAY(
      SELECT t.id FROM found t ORDER BY ${ORDERS[query.sort]} LIMIT ${TABLE_PAGE_SIZE}
      OFFSET least(${query.page}::int - 1, greatest(total - 1, 0) / ${TABLE_PAGE_SIZE}::int) * ${TABLE_PAGE_SIZE}::int
    ) AS ids FROM counted`;
  const { total, ids } = found ?? { total: 0, ids: [] };
  const { page, totalPages } = tableWindow(total, query.page);
  return { items: await transactionsInOrder(ids), total, page, totalPages };
}
