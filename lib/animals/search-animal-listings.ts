import 'server-only';
import { readPage, type ResultPage } from '@/lib/browse/read-page';
import { Prisma } from '@/lib/db/client';
import { inPlace, type Filters } from '@/lib/search/conditions';
import type { Order } from '@/lib/search/find-ids';
import { ANIMAL_LISTINGS } from './animal-listings';
import { toAnimalListingDto, type AnimalListingDto, type AnimalListingRow } from './dto';
import { LOT_COLUMNS } from './lot-dto';
import type { AnimalListingQuery, AnimalListingSort } from './query-schema';

/** SQL conditions of the animal search, by query key. */
export const ANIMAL_FILTERS: Filters<AnimalListingQuery> = {
  category: (category) => Prisma.sql`l.category = ${category}::animal_category`,
  breed: (breed) => Prisma.sql`l.breed = ${breed}`,
  minPrice: (price) => Prisma.sql`l.price >= ${price}::numeric`,
  maxPrice: (price) => Prisma.sql`l.price <= ${price}::numeric`,
  minAge: (months) => Prisma.sql`l.age >= ${months}::int`,
  maxAge: (months) => Prisma.sql`l.age <= ${months}::int`,
  location: inPlace,
  vaccinated: () => Prisma.sql`l.vaccinated`,
  healthCertificate: () => Prisma.sql`l.health_certificate`,
  pregnancyTested: () => Prisma.sql`l.pregnancy_tested`,
  sellerId: (id) => Prisma.sql`l.user_id = ${id}::uuid`,
};

const ORDERS: Record<AnimalListingSort, Order> = {
  newest: { column: Prisma.sql`l.created_at`, direction: 'DESC' },
  price_asc: { column: Prisma.sql`l.price`, direction: 'ASC' },
  price_desc: { column: Prisma.sql`l.price`, direction: 'DESC' },
  age_asc: { column: Prisma.sql`l.age`, direction: 'ASC' },
  age_desc: { column: Prisma.sql`l.age`, direction: 'DESC' },
};

const COLUMNS = Prisma.sql`
  l.breed, l.age, l.weight, l.health_status AS "healthStatus", l.vaccinated, l.health_certificate AS "healthCertificate",
  l.pregnancy_tested AS "pregnancyTested", l.video_file AS "videoFile", ${LOT_COLUMNS}`;

/** Searches the animal listings on sale. */
export function searchAnimalListings(query: AnimalListingQuery): Promise<ResultPage<AnimalListingDto>> {
  return readPage<AnimalListingQuery, AnimalListingRow, AnimalListingDto>(
    {
      kind: 'listing',
      table: ANIMAL_LISTINGS.table,
      columns: COLUMNS,
      filters: ANIMAL_FILTERS,
      orders: ORDERS,
      toDto: toAnimalListingDto,
    },
    query,
  );
}
