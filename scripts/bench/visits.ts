import { createRandom, type Random } from '../../prisma/seed/content/random';
import { withClient } from '../lib/database';
import { UserError } from '../lib/fail';

/** Answers the path of the next request. */
export type Source = () => string;

/** Sources of one run: no path comes twice, whichever source asks, but for the popular ones of `mix`. */
export type Visits = { animal: Source; search: Source; text: Source; mix: Source };

type Sample = { id: string; category: string; breed: string; location: string; title: string; farm: string };

const SEED = 16;
const MOST_ANIMALS = 100_000;
const SEARCHES = 40_000;
const SORTS = ['newest', 'price_asc', 'price_desc', 'age_asc', 'age_desc'];
const POSTS = 20;

/** Half of all visits of home and searches are one of these. */
const POPULAR = [
  '/',
  '/',
  '/',
  '/?page=2',
  '/?category=bovine',
  '/?category=equine',
  '/?category=ovine',
  '/?category=bovine&breed=Angus',
  '/?category=bovine&maxPrice=1000',
  '/?search=vaquillonas',
];

function shuffle<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = random.int(0, last);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
}

/** Takes the paths one by one; a run that needs more than there are stops. */
function takeFrom(what: string, paths: string[]): Source {
  return () => {
    const taken = paths.pop();
    if (taken === undefined) throw new UserError(`There are too few ${what} for so long a run: load more rows.`);
    return taken;
  };
}

/** Up to `count` different queries that `draw` makes. */
function different(count: number, draw: () => Record<string, string | number>): string[] {
  const queries = new Set<string>();
  for (let tries = 0; queries.size < count && tries < count * 2; tries += 1) {
    const entries = Object.entries(draw()).map(([key, value]) => [key, String(value)]);
    queries.add(new URLSearchParams(entries).toString());
  }
  return [...queries];
}

/** Two to five filters that go together, as a form sends them. */
function drawFilters(samples: Sample[], random: Random): Record<string, string | number> {
  const { category, breed, location } = random.pick(samples);
  const minPrice = random.int(50, 3000, 10);
  return {
    category,
    ...(random.chance(0.4) ? { breed } : {}),
    minPrice,
    ...(random.chance(0.6) ? { maxPrice: minPrice + random.int(100, 3000, 50) } : {}),
    ...(random.chance(0.3) ? { maxAge: random.int(6, 120) } : {}),
    ...(random.chance(0.3) ? { location: location.split(', ').at(-1) ?? '' } : {}),
    ...(random.chance(0.5) ? { sort: random.pick(SORTS) } : {}),
  };
}

/** Words of a title, of a farm's name, or both; one in five with a letter left out. */
function drawText(samples: Sample[], random: Random): Record<string, string | number> {
  const words = random
    .pick(samples)
    .title.split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  const { farm } = random.pick(samples);
  const text = random.pick([
    farm,
    `${random.pick(words)} ${farm}`,
    `${random.pick(words)} ${random.pick(words)} ${farm}`,
  ]);
  const left = random.int(1, text.length - 1);
  return { search: random.chance(0.2) ? text.slice(0, left) + text.slice(left + 1) : text };
}

async function readSamples(databaseUrl: string): Promise<Sample[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Sample>(
      `SELECT id, category, breed, location, title, substring(description FROM '(\\w+)\\.$') AS farm
       FROM cattle_listings WHERE is_active AND description ~ '\\w\\.$' ORDER BY md5(id::text) LIMIT $1`,
      [MOST_ANIMALS],
    );
    return rows;
  });
}

/** Plans whom the run will be visited by; the listing with the id `except` is left to others. */
export async function planVisits(databaseUrl: string, lotId: string, except: string): Promise<Visits> {
  const random = createRandom(SEED);
  const samples = await readSamples(databaseUrl);
  const ids = shuffle(
    samples.map(({ id }) => id).filter((id) => id !== except),
    random,
  );
  const id = takeFrom('listings', ids);
  const query = takeFrom(
    'searches',
    shuffle(
      different(SEARCHES, () => drawFilters(samples, random)),
      random,
    ),
  );
  const words = takeFrom(
    'texts',
    shuffle(
      different(SEARCHES, () => drawText(samples, random)),
      random,
    ),
  );
  const animal = () => `/listing/${id()}`;
  const search = () => `/?${query()}`;
  const text = () => `/?${words()}`;
  const api = () => random.pick([() => '/api/cattle', () => `/api/cattle?${query()}`, () => `/api/cattle/${id()}`])();
  const rest = () => random.pick(['/blog', `/blog/agua-${random.int(1, POSTS)}`, '/auctions', `/auctions/${lotId}`]);
  const mix = () => {
    const draw = random.next();
    if (draw < 0.3) return random.pick(POPULAR);
    if (draw < 0.6) return random.chance(0.7) ? search() : text();
    if (draw < 0.85) return animal();
    return draw < 0.95 ? api() : rest();
  };
  return { animal, search, text, mix };
}
