import 'server-only';
import { Prisma } from '@/lib/db/client';
import { priceConditions } from '@/lib/listings/search-conditions';
import { searchTable, type ResultPage } from '@/lib/listings/search-table';
import { toEquipmentDto, type EquipmentDto, type EquipmentRow } from './dto';
import type { EquipmentQuery, EquipmentSort } from './query-schema';

/** What says no year comes last in both orders by year. */
const ORDERS = {
  newest: Prisma.sql`l.is_highlighted DESC, l.created_at DESC, l.id DESC`,
  price_asc: Prisma.sql`l.is_highlighted DESC, l.price ASC, l.id DESC`,
  price_desc: Prisma.sql`l.is_highlighted DESC, l.price DESC, l.id DESC`,
  year_asc: Prisma.sql`l.is_highlighted DESC, l.year ASC NULLS LAST, l.id DESC`,
  year_desc: Prisma.sql`l.is_highlighted DESC, l.year DESC NULLS LAST, l.id DESC`,
} as const satisfies Record<EquipmentSort, Prisma.Sql>;

const COLUMNS = Prisma.sql`l.condition::text, l.brand, l.model, l.year`;

function filterConditions(query: EquipmentQuery): Prisma.Sql[] {
  const conditions = priceConditions(query);
  if (query.category) conditions.push(Prisma.sql`l.category = ${query.category}::equipment_category`);
  if (query.condition) conditions.push(Prisma.sql`l.condition = ${query.condition}::equipment_condition`);
  if (query.minYear !== undefined) conditions.push(Prisma.sql`l.year >= ${query.minYear}`);
  if (query.maxYear !== undefined) conditions.push(Prisma.sql`l.year <= ${query.maxYear}`);
  return conditions;
}

const SORT_COLUMNS = Prisma.sql`l.created_at, l.price, l.year`;

/** Finds equipment on sale; see `searchTable`. */
export async function searchEquipment(query: EquipmentQuery): Promise<ResultPage<EquipmentDto>> {
  return searchTable<EquipmentRow, EquipmentDto>({
    ...{ kind: 'equipment', columns: COLUMNS, order: ORDERS[query.sort], sortColumns: SORT_COLUMNS },
    ...{ filters: filterConditions(query), query, toDto: toEquipmentDto },
  });
}
