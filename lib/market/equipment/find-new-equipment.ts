import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { all, byValues, filterConditions, textConditions } from '@/lib/market/search/conditions';
import { RESULTS_MAX } from '@/lib/market/search/find-ids';
import { equipmentListingSelect, toEquipmentListingDto, type EquipmentListingDto } from './dto';
import { EQUIPMENT_LISTINGS } from './equipment-listings';
import type { EquipmentListingQuery } from './query-schema';
import { EQUIPMENT_FILTERS, withNames } from './search-equipment-listings';

/**
 * Finds the equipment on sale that matches a search and was published after `after` and up to `until`, newest first, at
 * most `limit`, and its total (counted up to 1,000). Excludes what the user `notOf` sells.
 */
export async function findNewEquipment(
  client: Transaction,
  asked: EquipmentListingQuery,
  { after, until, notOf, limit }: { after: Date; until: Date; notOf: string; limit: number },
): Promise<{ listings: EquipmentListingDto[]; total: number }> {
  const query = withNames(asked);
  const where = all([
    Prisma.sql`l.is_active AND l.created_at > ${after} AND l.created_at <= ${until} AND l.expires_at > ${until} AND l.user_id <> ${notOf}::uuid`,
    ...filterConditions(EQUIPMENT_FILTERS, query),
    ...(await textConditions(client, query.search)),
  ]);
  const ids = await client.$queryRaw<{ id: string }[]>`
    ${byValues} SELECT l.id FROM ${EQUIPMENT_LISTINGS.table} l WHERE ${where}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${RESULTS_MAX}`;
  const rows = await client.equipmentListing.findMany({
    where: { id: { in: ids.slice(0, limit).map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: equipmentListingSelect,
  });
  return { listings: rows.map(toEquipmentListingDto), total: ids.length };
}
