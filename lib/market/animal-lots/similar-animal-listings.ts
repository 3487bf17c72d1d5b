import 'server-only';
import { Prisma, db } from '@/lib/core/db/client';
import { onSale } from '@/lib/market/listings/policy';
import { groupsWithin } from '@/lib/livestock/stock/class-groups';
import { CLASSES, classesOf } from '@/lib/livestock/stock/classes';
import { animalListingSelect, toAnimalListingDto, type AnimalListingDto } from './dto';

const SHOWN = 3;
const OF_ONE_SELLER = 2;
/** What each of the seven ways of looking for candidates contributes at most: 196 in all. */
const CANDIDATES = 28;
/** Entries of an index that each way reads at most. */
const READ = 400;
const AROUND_KM = 500;

/** What the index of candidates holds. */
const ENTRY = Prisma.sql`id, category, search_class, country, lat, lon`;

/** The distance of a row `l` from the listing `me`; null if the gazetteer doesn't know one of the places. */
const KM = Prisma.sql`corral_km(l.lat, l.lon, me.lat, me.lon)`;

/** The smaller of two figures divided by the larger one, e^(−|ln ratio|); null if one of them is unknown. */
const likeness = (one: Prisma.Sql, other: Prisma.Sql) =>
  Prisma.sql`least(${one}::float8 / nullif(${other}, 0), ${other}::float8 / nullif(${one}, 0))`;

/**
 * How alike a row `l` and the listing `me` are: their classes, breeds, weights, places and prices per kilogram. What one of
 * them lacks counts nothing.
 */
const SCORE = Prisma.sql`
  CASE WHEN l.search_class = me.search_class THEN 3 ELSE 0 END + CASE WHEN l.breed = me.breed THEN 1.5 ELSE 0 END
  + coalesce((${likeness(Prisma.sql`l.weight`, Prisma.sql`me.weight`)}) ^ 5, 0) + coalesce(exp(-${KM} / 250), 0)
  + coalesce((${likeness(Prisma.sql`l.compared_kg`, Prisma.sql`me.compared_kg`)}) ^ 4, 0)`;

/** Finds ids of listings like another one, the most alike first: of its family, and of its country or around its place. */
async function alike({ id, lot }: Pick<AnimalListingDto, 'id' | 'lot'>): Promise<string[]> {
  const family = lot.class === null ? [] : groupsWithin(classesOf(CLASSES[lot.class].family));
  const isOfFamily =
    family.length === 0 ? Prisma.sql`true` : Prisma.sql`(l.search_class IS NULL OR l.search_class = ANY(${family}))`;
  const candidates = (where: Prisma.Sql) => Prisma.sql`
    (SELECT l.id FROM me, LATERAL (SELECT ${ENTRY} FROM cattle_listings WHERE is_active AND ${where} LIMIT ${READ}) l
      WHERE l.category = me.category AND ${isOfFamily} AND (me.country IS NULL OR l.country = me.country OR ${KM} <= ${AROUND_KM})
      LIMIT ${CANDIDATES})`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH me AS MATERIALIZED (SELECT * FROM cattle_listings WHERE id = ${id}::uuid),
    candidates AS (
      ${candidates(Prisma.sql`search_class = me.search_class AND compared_kg >= coalesce(me.compared_kg, 0) ORDER BY compared_kg`)} UNION
      ${candidates(Prisma.sql`search_class = me.search_class AND compared_kg < me.compared_kg ORDER BY compared_kg DESC`)} UNION
      ${candidates(Prisma.sql`search_class = me.search_class AND compared_kg IS NULL`)} UNION
      ${candidates(Prisma.sql`search_class = ANY(${family})`)} UNION
      ${candidates(Prisma.sql`category = me.category AND breed = me.breed AND price >= me.price ORDER BY price`)} UNION
      ${candidates(Prisma.sql`category = me.category AND breed = me.breed AND price < me.price ORDER BY price DESC`)} UNION
      ${candidates(Prisma.sql`country = me.country AND region_id = me.region_id`)}
    ),
    scored AS (
      SELECT l.id, ${SCORE} AS score, row_number() OVER (PARTITION BY l.user_id ORDER BY ${SCORE} DESC, l.id DESC) AS of_seller
      FROM me, candidates JOIN cattle_listings l USING (id) WHERE l.id <> me.id AND l.is_active AND l.expires_at > ${new Date()}
    )
    SELECT id FROM scored WHERE of_seller <= ${OF_ONE_SELLER} ORDER BY score DESC, id DESC LIMIT ${SHOWN}`;
  return rows.map((row) => row.id);
}

/** Returns up to three other listings on sale, the most alike first, filled up with the newest of the category. */
export async function similarAnimalListings(
  listing: Pick<AnimalListingDto, 'id' | 'category' | 'lot'>,
): Promise<AnimalListingDto[]> {
  const ids = await alike(listing);
  const [found, others] = await Promise.all([
    db.animalListing.findMany({ where: { id: { in: ids } }, select: animalListingSelect }),
    db.animalListing.findMany({
      where: { id: { notIn: [listing.id, ...ids] }, category: listing.category, ...onSale() },
      orderBy: [{ isHighlighted: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
      take: SHOWN - ids.length,
      select: animalListingSelect,
    }),
  ]);
  return [...found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), ...others].map(toAnimalListingDto);
}
