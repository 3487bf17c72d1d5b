import 'server-only';
import { Prisma } from '@/lib/db/client';
import { ORDERS as ANY_ORDERS, type Order } from '@/lib/listings/result-order';
import { equals, priceFilters, within } from '@/lib/listings/search-conditions';
import { searchTable, type ResultPage } from '@/lib/listings/search-table';
import type { Filter } from '@/lib/listings/search-terms';
import { toEquipmentDto, type EquipmentDto, type EquipmentRow } from './dto';
import type { EquipmentQuery, EquipmentSort } from './query-schema';

/** What says no year comes last in both directions. */
const YEAR = { column: Prisma.sql`l.year`, type: Prisma.sql`int`, mayLack: true };

const ORDERS = {
  ...ANY_ORDERS,
  year_asc: { ...YEAR, direction: 'ASC' },
  year_desc: { ...YEAR, direction: 'DESC' },
} as const satisfies Record<EquipmentSort, Order>;

const COLUMNS = Prisma.sql`l.condition::text, l.brand, l.model, l.year`;

function equipmentFilters(query: EquipmentQuery): Filter[] {
  return [
    ...priceFilters(query),
    ...equals('category', query.category, 'equipment_category'),
    ...equals('condition', query.condition, 'equipment_condition'),
    ...within('year', 'int', [query.minYear, query.maxYear], null),
  ];
}

/** Finds equipment on sale; see `searchTable`. */
export async function searchEquipment(query: EquipmentQuery): Promise<ResultPage<EquipmentDto>> {
  return searchTable<EquipmentRow, EquipmentDto>({
    kind: 'equipment',
    columns: COLUMNS,
    order: ORDERS[query.sort],
    filters: equipmentFilters(query),
    query,
    toDto: toEquipmentDto,
  });
}
