import { choosePictures } from '../../prisma/seed/choose-pictures';
import { demoListings } from '../../prisma/seed/content/listings';
import { pictureSets } from '../../prisma/seed/pictures/pool';
import { renderPicture } from '../../prisma/seed/pictures/render';
import { storage } from '../../lib/storage/storage';
import { withClient } from '../lib/database';

const SELLERS = 500;
const BATCH = 100_000;

/** Draws one picture per set that the templates use, so that pages load real pictures. */
async function storePictures(): Promise<{ keys: Map<string, string>; blur: string }> {
  const keys = new Map<string, string>();
  let blur = '';
  const byCategory = new Map(pictureSets().map((set) => [set.category, set]));
  for (const set of byCategory.values()) {
    const picture = set.pictures[0];
    if (!picture) continue;
    const rendered = await renderPicture(picture.svg());
    for (const { width, webp } of rendered.variants) await storage().put(`${picture.key}-${width}.webp`, webp, 'image/webp');
    keys.set(set.category, picture.key);
    blur = rendered.blur;
  }
  return { keys, blur };
}

/**
 * Fills the database with `rows` listings: the demonstration's texts over and over, each with its own moment, price, age and seller;
 * one in a hundred is highlighted. The words are learnt from the templates, which say them all.
 */
export async function loadListings(databaseUrl: string, rows: number): Promise<void> {
  const { keys, blur } = await storePictures();
  const details = JSON.stringify([{ width: 1600, height: 1200, blur }]);
  const templates = demoListings().map((listing, index) => ({ ...listing, index, image: keys.get(listing.category) ?? choosePictures(listing, index)[0] }));
  await withClient(databaseUrl, async (client) => {
    await client.query(`
      INSERT INTO users (id, email, password, first_name, last_name, verification_status, updated_at)
      SELECT uuidv7(), 'seller-' || n || '@corral.test', '', 'Seller', n::text, (ARRAY['verified','unverified'])[1 + n % 2]::verification_status, now()
      FROM generate_series(1, ${SELLERS}) n`);
    await client.query('CREATE TEMP TABLE templates AS SELECT * FROM jsonb_to_recordset($1::jsonb) AS t(index int, title text, description text, category animal_category, breed text, age int, weight int, price numeric, "priceNegotiable" bool, location text, "healthStatus" text, vaccinated bool, "healthCertificate" bool, "pregnancyTested" bool, "youtubeUrl" text, image text)', [JSON.stringify(templates)]);
    await client.query('CREATE TEMP TABLE sellers AS SELECT id, row_number() OVER () - 1 AS place FROM users');
    await client.query('ALTER TABLE cattle_listings DISABLE TRIGGER cattle_listings_learn_words_insert');
    for (let done = 0; done < rows; done += BATCH) {
      await client.query(`
        INSERT INTO cattle_listings (id, user_id, title, description, category, breed, age, weight, price, price_negotiable, location, health_status,
          vaccinated, health_certificate, pregnancy_tested, images, image_details, youtube_url, created_at, updated_at, is_highlighted, highlight_duration, highlight_until)
        SELECT uuidv7(), s.id, t.title, t.description, t.category, t.breed, least(300, t.age + n % 5), t.weight, round(t.price * (0.8 + 0.4 * random())::numeric, 2),
          t."priceNegotiable", t.location, t."healthStatus", t.vaccinated, t."healthCertificate", t."pregnancyTested", ARRAY[t.image], '${details}'::jsonb, t."youtubeUrl",
          now() - random() * interval '110 days', now(), n % 100 = 0,
          CASE WHEN n % 100 = 0 THEN 'week'::highlight_duration END, CASE WHEN n % 100 = 0 THEN now() + interval '5 days' END
        FROM generate_series(${done + 1}, ${Math.min(rows, done + BATCH)}) n
        JOIN templates t ON t.index = n % ${templates.length} JOIN sellers s ON s.place = n % ${SELLERS}`);
    }
    await client.query('ALTER TABLE cattle_listings ENABLE TRIGGER cattle_listings_learn_words_insert');
    await client.query(`
      INSERT INTO search_words SELECT DISTINCT word FROM templates, regexp_split_to_table(corral_normalize(title || ' ' || description || ' ' || breed || ' ' || location), '[^[:alnum:]]+') word
      WHERE char_length(word) BETWEEN 4 AND 40 AND word !~ '[0-9]' ON CONFLICT DO NOTHING`);
    await client.query('VACUUM ANALYZE');
  });
}
