import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { all, byValues, filterConditions, textConditions, type Filters } from '@/lib/market/search/conditions';
import { RESULTS_MAX } from '@/lib/market/search/find-ids';

/** What was published after `after` and up to `until`, but nothing that the user `notOf` sells; at most `limit` are read. */
export type NewWindow = { after: Date; until: Date; notOf: string; limit: number };

/** Finds what on sale matches a search and is new, newest first: the ids to read, and the total (counted up to 1,000). */
export async function newIds<Query extends { search?: string | undefined }>(
  client: Transaction,
  { table, filters }: { table: Prisma.Sql; filters: Filters<Query> },
  query: Query,
  { after, until, notOf, limit }: NewWindow,
): Promise<{ ids: string[]; total: number }> {
  const where = all([
    Prisma.sql`l.is_active AND l.created_at > ${after} AND l.created_at <= ${until} AND l.expires_at > ${until} AND l.user_id <> ${notOf}::uuid`,
    ...filterConditions(filters, query),
    ...(await textConditions(client, query.search)),
  ]);
  const ids = await client.$queryRaw<{ id: string }[]>`
    ${byValues} SELECT l.id FROM ${table} l WHERE ${where} ORDER BY l.created_at DESC, l.id DESC LIMIT ${RESULTS_MAX}`;
  return { ids: ids.slice(0, limit).map(({ id }) => id), total: ids.length };
}
