import 'server-only';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@/lib/core/durations';
import { perProcess } from '@/lib/core/per-process';
import { Prisma, db } from './client';
import { PLANNED_BY_VALUES } from './statement-names';

const TABLES = 10;

const tables = perProcess('rows-of-tables', () => new LRUCache<string, number>({ max: TABLES, ttl: MINUTE_MS }));

/** Returns the planner's estimate of the rows that a query selects. */
export async function expectedRows(query: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>`
    ${Prisma.raw(PLANNED_BY_VALUES)} EXPLAIN (FORMAT JSON) ${query}`;
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** Returns its estimate of the rows of a table, up to a minute old. */
export async function rowsOfTable(table: Prisma.Sql): Promise<number> {
  const known = tables.get(table.sql);
  if (known !== undefined) return known;
  const rows = await expectedRows(Prisma.sql`SELECT FROM ${table}`);
  tables.set(table.sql, rows);
  return rows;
}
