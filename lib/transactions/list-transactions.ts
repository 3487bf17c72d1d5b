import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import { db, Prisma } from '@/lib/db/client';
import { TABLE_PAGE_SIZE, tableWindow, type TablePage } from '@/lib/validation/table-query';
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

/** The rows with these ids, in their order. */
export async function transactionsInOrder(ids: readonly { id: string }[]): Promise<TransactionDto[]> {
  const rows = await db.transaction.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: transactionSelect });
  const byId = new Map(rows.map((row) => [row.id, toTransactionDto(row)]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []);
}

/**
 * One page of all transactions.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function listTransactions(actor: Actor, query: TransactionQuery): Promise<TablePage<TransactionDto>> {
  requireAdmin(actor);
  const where = transactionConditions(query);
  const [counted] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM transactions t WHERE ${where}`;
  const total = counted?.total ?? 0;
  const { page, totalPages, offset } = tableWindow(total, query.page);
  const ids = await db.$queryRaw<{ id: string }[]>`
    SELECT t.id FROM transactions t WHERE ${where} ORDER BY ${ORDERS[query.sort]} LIMIT ${TABLE_PAGE_SIZE} OFFSET ${offset}`;
  return { items: await transactionsInOrder(ids), total, page, totalPages };
}
