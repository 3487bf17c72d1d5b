import 'server-only';
import { db, type Prisma } from './client';

type Queue = {
  table: Prisma.Sql;
  /** The column that identifies a row. */
  key: Prisma.Sql;
  /** Which rows are due. */
  due: Prisma.Sql;
  /** Which of them come first. */
  order: Prisma.Sql;
  /** What keeps a claimed row from being due while it is worked on: a crash then only makes it late. */
  putOff: Prisma.Sql;
  returning: Prisma.Sql;
  most?: number;
};

/**
 * Claims the next due rows of a queue for this process, without those that another process is claiming, and counts the
 * attempt. The work is done after it, so that no transaction is open meanwhile, and ends with deleting or marking the row.
 */
export function claimDue<Row>({ table, key, due, order, putOff, returning, most = 1 }: Queue): Promise<Row[]> {
  // In an array, because the planner may run a subquery of `IN` more than once, which would claim more rows.
  return db.$queryRaw<Row[]>`
    UPDATE ${table} SET attempts = attempts + 1, ${putOff} WHERE ${key} = ANY (ARRAY(
      SELECT ${key} FROM ${table} WHERE ${due} ORDER BY ${order} LIMIT ${most} FOR UPDATE SKIP LOCKED))
    RETURNING ${returning}`;
}
