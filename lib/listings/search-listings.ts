import 'server-only';
import { Prisma } from '@/lib/db/client';
import { toListingDto, type ListingDto, type ListingRow } from './dto';
import type { ListingQuery, Sort } from './query-schema';
import { ORDERS as ANY_ORDERS, type Order } from './result-order';
import { animalFilters } from './search-conditions';
import { searchTable, type ResultPage } from './search-table';
import { AGE_STEP_MAX, ageOfStep } from './search-terms';

const AGE = {
  column: Prisma.sql`l.age`,
  type: Prisma.sql`int`,
  steps: {
    name: 'age',
    of: Prisma.sql`corral_age_grade`,
    start: (step: number) => String(ageOfStep(step)),
    last: () => AGE_STEP_MAX,
  },
};

const ORDERS = {
  ...ANY_ORDERS,
  age_asc: { ...AGE, direction: 'ASC' },
  age_desc: { ...AGE, direction: 'DESC' },
} as const satisfies Record<Sort, Order>;

const COLUMNS = Prisma.sql`
  l.breed, l.age, l.weight, l.health_status AS "healthStatus", l.vaccinated, l.health_certificate AS "healthCertificate",
  l.pregnancy_tested AS "pregnancyTested", l.video_file AS "videoFile"`;

/** Finds animals on sale; see `searchTable`. */
export async function searchListings(query: ListingQuery): Promise<ResultPage<ListingDto>> {
  return searchTable<ListingRow, ListingDto>({
    kind: 'listing',
    columns: COLUMNS,
    order: ORDERS[query.sort],
    filters: animalFilters(query),
    query,
    toDto: toListingDto,
  });
}
