import { countAnimalListingsByCategory } from '../../lib/market/animal-lots/count-by-category';
import { listAnimalListingsForSitemap } from '../../lib/market/animal-lots/list-for-sitemap';
import { parseAnimalListingQuery } from '../../lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '../../lib/market/animal-lots/search-animal-listings';
import { db, pool } from '../../lib/core/db/client';
import { placeIdOf } from '../../lib/places/place-text';
import { databaseTime } from './database-time';
import { searchCorpus, TOWN, type Search } from './searches';

/**
 * Prints 95th percentiles in milliseconds of sequential searches: the whole verb for the named searches, only the
 * database time for the corpus.
 */

const TIMES = 100;
/** The smallest sample with a 95th percentile. */
const TIMES_OF_CORPUS = 20;

const NAMED: Record<string, Search> = {
  'newest page': {},
  'category + breed + price, by price': {
    category: 'bovine',
    breed: 'Angus',
    minPrice: '500',
    maxPrice: '3000',
    sort: 'price_asc',
  },
  'class + price per kilo': { category: 'bovine', class: 'heifer', minPriceKg: '1.5', maxPriceKg: '3' },
  'class + price per kilo, by price per kilo': {
    category: 'bovine',
    class: 'heifer',
    minPriceKg: '1.5',
    maxPriceKg: '3',
    sort: 'price_kg_asc',
  },
  'all by price per kilo': { sort: 'price_kg_desc' },
  'class by heads': { class: 'steer', sort: 'heads_desc' },
  'text with accents and a typo': { search: 'vaqillonas preñadas' },
  'page 83': { page: '83' },
  'total of a category': { category: 'bovine', limit: '1' },
};

const inDatabase = databaseTime(pool);

async function p95(times: number, act: () => Promise<unknown>, clock = () => performance.now()): Promise<number> {
  await act();
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = clock();
    await act();
    taken.push(clock() - start);
  }
  return taken.sort((a, b) => a - b)[Math.ceil(times * 0.95) - 1] ?? 0;
}

async function main(): Promise<void> {
  const named: Record<string, number> = {};
  const search = (raw: Search) => searchAnimalListings(parseAnimalListingQuery(raw).query);
  for (const [name, raw] of Object.entries(NAMED)) named[name] = await p95(TIMES, () => search(raw));
  named['counts beside filters'] = await p95(TIMES, countAnimalListingsByCategory);
  named['first part of the sitemap'] = await p95(TIMES_OF_CORPUS, () => listAnimalListingsForSitemap(0));
  const { count } = (await pool.query<{ count: number }>('SELECT count(*)::int FROM cattle_listings WHERE is_active'))
    .rows[0] ?? { count: 0 };
  named['last part of the sitemap'] = await p95(TIMES_OF_CORPUS, () =>
    listAnimalListingsForSitemap(Math.floor((count - 1) / 10_000)),
  );
  const corpus: { search: Search; p95: number }[] = [];
  for (const raw of searchCorpus(String(placeIdOf(TOWN))))
    corpus.push({ search: raw, p95: await p95(TIMES_OF_CORPUS, () => search(raw), inDatabase.read) });
  console.log(JSON.stringify({ named, corpus: corpus.sort((a, b) => b.p95 - a.p95) }));
}

main()
  .finally(() => Promise.all([db.$disconnect(), pool.end()]))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
