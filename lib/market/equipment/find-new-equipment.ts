import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { newIds, type NewWindow } from '@/lib/market/browse/new-ids';
import { equipmentListingSelect, toEquipmentListingDto, type EquipmentListingDto } from './dto';
import { EQUIPMENT_LISTINGS } from './equipment-listings';
import type { EquipmentListingQuery } from './query-schema';
import { withNames } from './called-alike';
import { EQUIPMENT_FILTERS } from './search-equipment-listings';

/** Finds the equipment on sale that matches a search and is new, newest first, and its total (counted up to 1,000). */
export async function findNewEquipment(
  client: Transaction,
  query: EquipmentListingQuery,
  window: NewWindow,
): Promise<{ listings: EquipmentListingDto[]; total: number }> {
  const { table } = EQUIPMENT_LISTINGS;
  const { ids, total } = await newIds(client, { table, filters: EQUIPMENT_FILTERS }, withNames(query), window);
  const rows = await client.equipmentListing.findMany({
    where: { id: { in: ids } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: equipmentListingSelect,
  });
  return { listings: rows.map(toEquipmentListingDto), total };
}
