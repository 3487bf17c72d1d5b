import 'server-only';
import { columnsOf } from '@/lib/core/db/columns-of';
import { readPage, type ResultPage } from '@/lib/market/browse/read-page';
import { Prisma } from '@/lib/core/db/client';
import { askedSelect } from '@/lib/market/listings/columns';
import { PLACE_FILTERS, bandFrom, centreAsked, centreOf, distanceOf } from '@/lib/places/near';
import type { VisitorPlace } from '@/lib/places/dto';
import { all, type Filters } from '@/lib/market/search/conditions';
import type { Order } from '@/lib/market/search/find-ids';
import { orderNear } from '@/lib/market/browse/order-near';
import { byRank } from '@/lib/market/browse/order-of-nearness';
import { isCalled, isHeaded, isTitled, isWritten, withNames } from './called-alike';
import { toEquipmentListingDto, type EquipmentListingDto, type EquipmentListingRow } from './dto';
import { EQUIPMENT_LISTINGS } from './equipment-listings';
import type { EquipmentListingQuery, EquipmentListingSort } from './query-schema';

/** A search whose text's things, «tractor», are found by any of their names. */
type NamedQuery = EquipmentListingQuery & { called?: readonly string[] };

/** SQL conditions of the equipment search, by query key. */
export const EQUIPMENT_FILTERS: Filters<NamedQuery> = {
  called: (names) => all(names.map((name) => isCalled(name, names.length === 1))),
  category: (category) => Prisma.sql`l.category = ${category}::equipment_category`,
  condition: (condition) => Prisma.sql`l.condition = ${condition}::equipment_condition`,
  minPrice: (price) => Prisma.sql`l.price >= ${price}::numeric`,
  maxPrice: (price) => Prisma.sql`l.price <= ${price}::numeric`,
  minYear: (year) => Prisma.sql`l.year >= ${year}::int`,
  maxYear: (year) => Prisma.sql`l.year <= ${year}::int`,
  ...PLACE_FILTERS,
};

/** Equipment without a year comes last in both directions. */
const ORDERS: Record<Exclude<EquipmentListingSort, 'distance_asc' | 'near_recent'>, Order> = {
  newest: { column: Prisma.sql`l.created_at`, direction: 'DESC' },
  price_asc: { column: Prisma.sql`l.price`, direction: 'ASC' },
  price_desc: { column: Prisma.sql`l.price`, direction: 'DESC' },
  year_asc: { column: Prisma.sql`l.year`, direction: 'ASC NULLS LAST' },
  year_desc: { column: Prisma.sql`l.year`, direction: 'DESC NULLS LAST' },
};

const ASKED = Object.keys(askedSelect) as (keyof typeof askedSelect)[];
const COLUMNS = columnsOf('EquipmentListing', ['condition', 'brand', 'model', 'year', ...ASKED], 'l');

/**
 * A search with words that only rank, and the visitor's own place. `titled` are words of which titles should have many, the
 * first of them before all; `isStrict` keeps its own country first in any order.
 */
type RankedQuery = EquipmentListingQuery & {
  prefer?: string;
  from?: VisitorPlace;
  titled?: readonly string[];
  isStrict?: true | undefined;
};

/** More than there are bands of distance: a title with another word comes before what is nearer. */
const PER_WORD = 100;
/** What a title begins with is what it is, whatever other words another title has. */
const PER_HEAD = 10 * PER_WORD;

const PLACE = ['near', 'location', 'region', 'places', 'country'] as const;

/** What has the words of a search that names no place: in the visitor's own country first. */
const ownFirst = ({ from, search, ...query }: RankedQuery): Pick<Order, 'first'> =>
  from && search && PLACE.every((key) => query[key] === undefined)
    ? { first: [Prisma.sql`l.country = ${from.country}`] }
    : {};

/**
 * Titles that begin with the first of some words come first, then those with most of the words, then what is nearer, then the
 * highlighted, then the newest. What is called by the very name that is asked for is a step nearer: a gooseneck before other
 * trailers.
 */
function byTitle(words: readonly string[], query: RankedQuery): Order {
  const has = (word: string, nth: number) =>
    Prisma.sql`(${isTitled(word)})::int * ${(nth === 0 ? 3 : 2) * PER_WORD}::int`;
  const centre = centreAsked(query);
  const named = words
    .slice(0, 1)
    .map((word) => Prisma.sql`(${isWritten(word)})::int - (${isHeaded(word)})::int * ${PER_HEAD}::int`);
  const rank = Prisma.join([centre ? bandFrom(centre) : Prisma.sql`0`, ...words.map(has), ...named], ' - ');
  return {
    ...byRank(rank),
    reads: Prisma.sql`l.title, l.search_vector, l.category, l.lat, l.lon, l.country, l.created_at`,
  };
}

/** Returns the order where none was chosen: near a place, or of a visitor whose place is known, by nearness and newness. */
export const bestSort = (query: RankedQuery): EquipmentListingSort =>
  query.sort === 'newest' && (centreOf(query) || query.from) ? 'near_recent' : query.sort;

/** Searches the equipment on sale. */
export function searchEquipmentListings(query: RankedQuery): Promise<ResultPage<EquipmentListingDto>> {
  const distance = distanceOf(query);
  return readPage<RankedQuery, EquipmentListingRow, EquipmentListingDto>(
    {
      kind: 'equipment',
      table: EQUIPMENT_LISTINGS.table,
      columns: distance ? Prisma.sql`${COLUMNS}, ${distance.column}` : COLUMNS,
      filters: EQUIPMENT_FILTERS,
      order: (asked) =>
        asked.titled ? { ...byTitle(asked.titled, asked), ...ownFirst(query) } : orderNear(asked, distance, ORDERS),
      toDto: toEquipmentListingDto,
    },
    withNames(query),
  );
}
