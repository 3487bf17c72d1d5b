import type { Client } from 'pg';
import { DEFAULT_LOCALE } from '../../lib/core/i18n/locales';
import { saidColumns } from '../../lib/language/lexicon/said';
import { CLASSES } from '../../lib/livestock/stock/classes';
import { choosePictures } from '../../prisma/seed/choose-pictures';
import { demoListings } from '../../prisma/seed/content/listings';
import { createRandom } from '../../prisma/seed/content/random';
import { pictureSets } from '../../prisma/seed/pictures/pool';
import { renderPicture } from '../../prisma/seed/pictures/render';
import { placeColumns } from '../../lib/places/place-columns';
import { storage } from '../../lib/files/storage/storage';
import { withClient } from '../lib/database';
import { loadTowns } from './load-towns';

const SELLERS = 10_000;
/** Number of farm names, each a word that few listings contain. */
const FARMS = 30_000;
/** From this many rows on, rebuilding the indexes is faster than maintaining them. */
const MANY_ROWS = 100_000;
/** Trigger that is disabled during the load, because all words are inserted at once. */
const LEARNING = 'cattle_listings_learn_words_insert';
/** Number of hamlets, in addition to the towns of the templates. */
const HAMLETS = 2_000;

/** Renders one picture for each set that the templates use, so that pages load real pictures. */
async function storePictures(): Promise<{ keys: Map<string, string>; blur: string }> {
  const keys = new Map<string, string>();
  let blur = '';
  const byCategory = new Map(pictureSets().map((set) => [set.category, set]));
  for (const set of byCategory.values()) {
    const picture = set.pictures[0];
    if (!picture) continue;
    const rendered = await renderPicture(picture.svg());
    for (const { width, webp } of rendered.variants)
      await storage().put(`${picture.key}-${width}.webp`, webp, 'image/webp');
    keys.set(set.category, picture.key);
    blur = rendered.blur;
  }
  return { keys, blur };
}

/** Generates plausible farm names such as `Sanlugar` and `Monteverdo`. */
function farmNames(): string[] {
  const random = createRandom(7);
  const syllables = [
    'san',
    'lu',
    'gar',
    'mon',
    'te',
    'ver',
    'do',
    'ca',
    'ra',
    'guay',
    'pi',
    'ñe',
    'tú',
    'que',
    'bra',
    'cho',
    'el',
    'or',
    'ti',
    'za',
    'bu',
    'ri',
    'llo',
    'fa',
    'xim',
    'no',
  ];
  const names = new Set<string>();
  while (names.size < FARMS) {
    const name = Array.from({ length: random.int(3, 5) }, () => random.pick(syllables)).join('');
    names.add(name.charAt(0).toUpperCase() + name.slice(1));
  }
  return [...names];
}

async function prepare(client: Client): Promise<void> {
  const { keys, blur } = await storePictures();
  const templates = demoListings().map((listing, index) => {
    const place = placeColumns(listing.location);
    const said = saidColumns({ ...listing, language: DEFAULT_LOCALE, country: place.country });
    return {
      ...listing,
      ...place,
      ...said,
      image: keys.get(listing.category) ?? choosePictures(listing, index, index)[0],
    };
  });
  await client.query(`
    INSERT INTO users (id, email, email_confirmed_at, password, first_name, last_name, verification_status, updated_at)
    SELECT uuidv7(), 'seller-' || n || '@corral.test', now(), '', 'Seller', n::text, (ARRAY['verified','unverified'])[1 + n % 2]::verification_status, now()
    FROM generate_series(1, ${SELLERS}) n ON CONFLICT DO NOTHING`);
  await client.query(
    `CREATE TEMP TABLE templates AS SELECT (row_number() OVER (ORDER BY md5(title || description)) - 1)::int AS place, t.*, $2::jsonb AS details
     FROM jsonb_to_recordset($1::jsonb) AS t(title text, description text, category animal_category, breed text, age int, weight int, price numeric, "priceNegotiable" bool, location text, "healthStatus" text, vaccinated bool, "healthCertificate" bool, "pregnancyTested" bool, "youtubeUrl" text, image text, "saidClass" text, "saidFacts" text[], "placeId" int, country text, "regionId" int, lat real, lon real)`,
    [JSON.stringify(templates), JSON.stringify([{ width: 1600, height: 1200, blur }])],
  );
  await client.query(
    "CREATE TEMP TABLE sellers AS SELECT id, (row_number() OVER () - 1)::int AS place FROM users WHERE email LIKE 'seller-%'",
  );
  await client.query(
    'CREATE TEMP TABLE farms AS SELECT name, (place - 1)::int AS place FROM unnest($1::text[]) WITH ORDINALITY AS f(name, place)',
    [farmNames()],
  );
  await client.query(
    `CREATE TEMP TABLE stock AS
     SELECT code, category::animal_category, (row_number() OVER (PARTITION BY category) - 1)::int AS place, count(*) OVER (PARTITION BY category)::int AS classes
     FROM jsonb_to_recordset($1::jsonb) AS s(code text, category text)`,
    [JSON.stringify(Object.entries(CLASSES).map(([code, { category }]) => ({ code, category })))],
  );
  await loadTowns(client);
  // Prices in other currencies are compared at recent rates only.
  await client.query('UPDATE fx_rates SET day = now()::date');
  await client.query('ANALYZE templates, sellers, farms, stock');
  // The templates and the names contain every word and sign of the listings.
  await client.query(`
    INSERT INTO search_words SELECT DISTINCT word
    FROM (SELECT title || ' ' || description || ' ' || breed || ' ' || location FROM templates UNION SELECT name FROM farms UNION SELECT ',.') AS texts(content),
      unnest(tsvector_to_array(corral_search_vector(content))) word ON CONFLICT DO NOTHING`);
}

/**
 * The distribution is skewed as in a real market: of a million listings a common breed has a hundred thousand, a rare
 * one a few hundred. One listing in ten is in a hamlet, one in twenty is paused, one in a hundred is highlighted. They
 * are asked by head, lot, live kilogram and arroba, in dollars and three other currencies; one in ten has no class but in its title.
 * Every second one is on the map in a town of its country, more often in a large one, whatever its text says; the
 * others are where their text says.
 */
async function insertListings(client: Client, rows: number): Promise<void> {
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT n, floor(power(random(), 1.6) * (SELECT count(*) FROM templates))::int AS template, floor(power(random(), 2) * (SELECT count(*) FROM sellers))::int AS seller,
         floor(power(random(), 3) * (SELECT count(*) FROM farms))::int AS farm,
         power(random(), 2) AS town, (0.6 + power(random(), 2))::numeric AS usd, 1 + (power(random(), 3) * 200)::int AS heads, (ARRAY['USD', 'USD', 'USD', 'ARS', 'UYU', 'BRL'])[1 + floor(random() * 6)::int] AS currency
       FROM generate_series(1, $1::int) n)
     INSERT INTO cattle_listings (id, user_id, title, description, category, breed, age, weight, class, said_class, said_facts, head_count, price_amount, price_basis, price_currency, price_negotiable, location, place_id, country, region_id, lat, lon, health_status, vaccinated, health_certificate,
       pregnancy_tested, images, image_details, youtube_url, is_active, created_at, expires_at, updated_at, is_highlighted, highlight_duration, highlight_until)
     SELECT uuidv7(), s.id, t.title, t.description || ' ' || f.name || '.', t.category, t.breed, least(300, t.age + n % 7), t.weight, c.code, CASE WHEN c.code IS NULL THEN t."saidClass" END, t."saidFacts", d.heads,
       round(t.price * d.usd * coalesce(r.per_usd, 1) * CASE b.basis WHEN 'live_kg' THEN 1.0 / t.weight WHEN 'arroba' THEN 30.0 / t.weight WHEN 'lot' THEN d.heads ELSE 1 END, 4), b.basis, d.currency,
       t."priceNegotiable", CASE WHEN n % 10 = 0 THEN h.name || ', ' ELSE '' END || t.location,
       coalesce(w.id, t."placeId"), t.country, coalesce(w.region_id, t."regionId"), coalesce(w.lat, t.lat), coalesce(w.lon, t.lon), t."healthStatus", t.vaccinated, t."healthCertificate",
       t."pregnancyTested", ARRAY[t.image], t.details, t."youtubeUrl", n % 20 <> 7, now() - random() * interval '110 days', now() + interval '120 days', now(), n % 100 = 0,
       CASE WHEN n % 100 = 0 THEN 'week'::highlight_duration END, CASE WHEN n % 100 = 0 THEN now() + interval '5 days' END
     FROM drawn d JOIN templates t ON t.place = d.template JOIN sellers s ON s.place = d.seller JOIN farms f ON f.place = d.farm JOIN farms h ON h.place = d.farm % ${HAMLETS}
     LEFT JOIN (SELECT country, max(towns) AS towns FROM towns GROUP BY country) m ON m.country = t.country
     LEFT JOIN towns w ON n % 2 = 0 AND w.country = t.country AND w.place = floor(d.town * m.towns)::int
     LEFT JOIN fx_now r USING (currency) LEFT JOIN stock c ON c.category = t.category AND c.place = n % c.classes AND n % 10 > 0,
     LATERAL (SELECT CASE WHEN t.weight > 0 AND n % 3 = 0 THEN 'live_kg' WHEN t.weight > 0 AND n % 7 = 0 THEN 'arroba' WHEN n % 5 = 0 THEN 'lot' ELSE 'head' END AS basis) b`,
    [rows],
  );
}

/** Runs `work` on a table without the indexes that don't back a constraint, then rebuilds them. */
async function withoutIndexes(client: Client, table: string, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; sql: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS sql FROM pg_index
     WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await work();
  await client.query("SET maintenance_work_mem = '512MB'");
  for (const { sql } of indexes) await client.query(sql);
}

/**
 * Fills the database up to `rows` listings: the demo's texts repeated, each with its own farm, time, price, age and
 * seller.
 */
export async function loadListings(databaseUrl: string, rows: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await prepare(client);
    const {
      rows: [before],
    } = await client.query<{ count: number }>('SELECT count(*)::int FROM cattle_listings');
    const missing = rows - (before?.count ?? 0);
    await client.query(`ALTER TABLE cattle_listings DISABLE TRIGGER ${LEARNING}`);
    if (missing < MANY_ROWS) await insertListings(client, missing);
    else await withoutIndexes(client, 'cattle_listings', () => insertListings(client, missing));
    await client.query(`ALTER TABLE cattle_listings ENABLE TRIGGER ${LEARNING}`);
    await client.query('VACUUM ANALYZE');
    // Flushes pending writes, so that they don't distort the measurements.
    await client.query('CHECKPOINT');
  });
}
