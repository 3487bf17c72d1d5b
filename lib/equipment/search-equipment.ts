import 'server-only';
import { Prisma } from '@/lib/db/client';
import { readPage, type ResultPage } from '@/lib/listings/read-page';
import { inPlace, type Filters } from '@/lib/search/conditions';
import type { Order } from '@/lib/search/find-ids';
import { toEquipmentDto, type EquipmentDto, type EquipmentRow } from './dto';
import { EQUIPMENT } from './equipment';
import type { EquipmentQuery, EquipmentSort } from './query-schema';

const FILTERS: Filters<EquipmentQuery> = {
  category: (category) => Prisma.sql`l.category = ${category}::equipment_category`,
  condition: (condition) => Prisma.sql`l.condition = ${condition}::equipment_condition`,
  minPrice: (price) => Prisma.sql`l.price >= ${price}::numeric`,
  maxPrice: (price) => Prisma.sql`l.price <= ${price}::numeric`,
  minYear: (year) => Prisma.sql`l.year >= ${year}::int`,
  maxYear: (year) => Prisma.sql`l.year <= ${year}::int`,
  location: inPlace,
};

/** What says no year comes last in both directions. */
const ORDERS: Record<EquipmentSort, Order> = {
  newest: { column: Prisma.sql`l.created_at`, direction: 'DESC' },
  price_asc: { column: Prisma.sql`l.price`, direction: 'ASC' },
  price_desc: { column: Prisma.sql`l.price`, direction: 'DESC' },
  year_asc: { column: Prisma.sql`l.year`, direction: 'ASC NULLS LAST' },
  year_desc: { column: Prisma.sql`l.year`, direction: 'DESC NULLS LAST' },
};

const COLUMNS = Prisma.sql`l.condition::text, l.brand, l.model, l.year`;

/** Finds equipment on sale. */
export function searchEquipment(query: EquipmentQuery): Promise<ResultPage<EquipmentDto>> {
  return readPage<EquipmentQuery, EquipmentRow, EquipmentDto>(
    {
      kind: 'equipment',
      table: EQUIPMENT.table,
      columns: COLUMNS,
      filters: FILTERS,
      orders: ORDERS,
      toDto: toEquipmentDto,
    },
    query,
  );
}
