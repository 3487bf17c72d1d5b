import { areSires } from '@/lib/livestock/stock/likeness';
import { inRole } from '@/lib/livestock/stock/roles';
import { classesOf } from '@/lib/livestock/stock/classes';
import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { bandsOf } from '@/lib/finding/understood-searches/bands';
import { searchUnderstood } from '@/lib/finding/understood-searches/search-understood';
import { demoListings } from '@/prisma/seed/content/listings';
import { demoSellers } from '@/prisma/seed/content/sellers';
import { listingRow } from '@/prisma/seed/listings';
import firstLots from '@/tests/corpora/first-lots.json';
import { makeUser } from '@/tests/factories/user';

/** What somebody from a country who asks for it would open first, among the lots of the demonstration. */
type Judged = [Locale, string, string, { class: string; breed?: string; location: string }];

beforeAll(async () => {
  const sellers: string[] = [];
  for (const { email } of demoSellers()) sellers.push((await makeUser({ email })).id);
  const now = new Date();
  const none = { images: [], imageDetails: [] };
  const data = demoListings().map((one, at) => ({ ...listingRow(one, at, sellers, new Map(), now), ...none }));
  await db.animalListing.createMany({ data });
  await db.$executeRaw`ANALYZE`;
});

/** So many lots are seen without scrolling. */
const SEEN = 6;
const CASTRATED: readonly (string | null)[] = inRole('castrated');

it.each(firstLots as Judged[])('%s %s: %s', async (locale, country, search, first) => {
  const asked = parseAnimalListingQuery({ search }).query;
  const { read, query, results, far } = await searchUnderstood(asked, locale, { country });
  const bands = await bandsOf(query, results, { figures: read?.figures, far });
  const lots = [results.listings, ...bands.map((band) => band.lots.map(({ listing }) => listing))]
    .flat()
    .slice(0, SEEN);
  const [found] = lots.map(({ lot, breed, location }) => ({ class: lot.class, breed, location }));
  expect(found).toMatchObject({ ...first, location: expect.stringContaining(first.location) as string });
  // A castrated animal is no relative of a sire.
  const castrated = lots.filter(({ lot }) => CASTRATED.includes(lot.class)).map(({ title }) => title);
  if (areSires(classesOf(query.class ?? ''))) expect(castrated).toEqual([]);
});
