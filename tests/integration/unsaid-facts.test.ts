import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { EMPTY_FACTS } from '@/lib/livestock/facts/stored-facts';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { db } from '@/lib/core/db/client';
import { updateListing } from '@/lib/market/listings/update-listing';
import { createDatabase, withClient } from '@/scripts/lib/database';
import { createMissingFunctions, readFunctions } from '@/scripts/lib/functions';
import { fromRoot } from '@/scripts/lib/paths';
import { listingFields } from '@/tests/factories/listing';
import { publishAnimals } from '@/tests/factories/publish';
import { makeUser } from '@/tests/factories/user';

type Traits = Parameters<typeof listingFields>[0];

const SAID = {
  headCount: '40',
  payment: '{"kind":"cash"}',
  shrinkPercent: '0',
  sellMode: 'whole',
  freightPayer: 'buyer',
};

describe('facts that nobody said', () => {
  let seller: Actor;

  beforeAll(async () => {
    seller = (await makeUser()).actor;
  });

  const publish = (traits: Traits) => publishAnimals(seller, traits);

  const found = async (asked: Record<string, string>, ids: readonly string[]) => {
    const { query } = parseAnimalListingQuery({ sellerId: seller.id, ...asked, limit: '100' });
    const { listings } = await searchAnimalListings(query);
    return ids.map((id) => listings.some((listing) => listing.id === id));
  };

  it('are null, and what they would be calculated with is left out', async () => {
    const { lot } = await publish({ price: '900' });
    expect(lot).toMatchObject({ ...EMPTY_FACTS, lotTotal: null, cashPrice: null, cashTotal: null, cashAmount: null });
  });

  it('are none of a lot that states others', async () => {
    const { lot } = await publish({
      class: 'calf_m',
      headCount: '40',
      weight: '170',
      price: undefined,
      priceAmount: '3',
      priceBasis: 'live_kg',
    });
    expect(lot).toMatchObject({ ...EMPTY_FACTS, class: 'calf_m', headCount: 40, priceKg: '3.0000' });
  });

  it('satisfy no filter, but the price as stated is found', async () => {
    const [silent, cash, later] = await Promise.all([
      publish({ price: '901' }),
      publish({ price: '901', ...SAID }),
      publish({ price: '901', ...SAID, payment: '{"kind":"days","days":[60],"cashDiscountPercent":10}' }),
    ]);
    const ids = [silent.id, cash.id, later.id];
    expect(await found({ pay: 'cash' }, ids)).toEqual([false, true, false]);
    expect(await found({ pay: '30' }, ids)).toEqual([false, false, true]);
    expect(await found({ maxHeads: '50' }, ids)).toEqual([false, true, true]);
    expect(await found({ minPrice: '900', maxPrice: '902' }, ids)).toEqual([true, true, true]);
    // 901 / 742 kg: of the one with a term what it comes to at once is compared.
    expect(await found({ minPriceKg: '1.21', maxPriceKg: '1.22' }, ids)).toEqual([true, true, false]);
    const { query } = parseAnimalListingQuery({
      sellerId: seller.id,
      sort: 'heads_desc',
      minPrice: '901',
      maxPrice: '901',
    });
    const { listings } = await searchAnimalListings(query);
    expect(listings.map(({ lot }) => lot.headCount)).toEqual([40, 40, null]);
  });

  it('are said by an edit and taken back by another', async () => {
    const { id } = await publish({ price: '902' });
    const change = (traits: Traits) =>
      updateListing(seller, ANIMAL_LISTINGS, id, listingFields({ price: '902', ...traits }), []);
    const said = {
      headCount: 40,
      payment: { kind: 'cash' },
      shrinkPercent: '0',
      sellMode: 'whole',
      freightPayer: 'buyer',
    };
    expect((await change(SAID)).lot).toMatchObject({ ...said, lotTotal: '36080.00' });
    expect((await change({})).lot).toMatchObject(said);
    const blank = Object.fromEntries(Object.keys(SAID).map((name) => [name, '']));
    expect((await change(blank)).lot).toMatchObject({ ...EMPTY_FACTS, lotTotal: null });
  });

  it('are not recorded of prices either', async () => {
    const { id } = await publish({ class: 'bull', price: '903' });
    expect(await db.priceObservation.findMany({ where: { listingId: id } })).toMatchObject([
      { heads: null, isCash: null },
    ]);
  });
});

const UNSAID = '20261124033000_unsaid_facts';

it('stored defaults, which nobody can tell from what was said, become null', async () => {
  const url = new URL(process.env.DATABASE_URL ?? '');
  const name = `${url.pathname.slice(1)}_defaults`;
  await createDatabase(url.href, name);
  const before = new URL(`/${name}`, url).href;
  const functions = await readFunctions();
  const folder = fromRoot('prisma', 'migrations');
  const names = (await readdir(folder)).filter((entry) => /^\d/.test(entry) && entry <= UNSAID).sort();
  const rows = await withClient(before, async (client) => {
    const apply = async (migration: string) => {
      await createMissingFunctions(client, functions);
      await client.query(await readFile(path.join(folder, migration, 'migration.sql'), 'utf8'));
    };
    for (const migration of names.slice(0, -1)) await apply(migration);
    // Functions are those of today, and the one that reckons prices reads columns that came later.
    await client.query(`
      ALTER TABLE cattle_listings ADD COLUMN heads_reserved INTEGER NOT NULL DEFAULT 0, ADD COLUMN heads_sold INTEGER NOT NULL DEFAULT 0`);
    await client.query(`
      INSERT INTO users (id, email, password, first_name, last_name, updated_at)
      VALUES ('00000000-0000-7000-8000-000000000001', 'a@corral.test', 'x', 'A', 'B', now())`);
    const insert = (columns: string, values: string) =>
      client.query(`
        INSERT INTO cattle_listings (id, user_id, title, breed, age, location, expires_at, updated_at, weight, price, ${columns})
        VALUES (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'x', 'Angus', 9, 'Salto', now(), now(), 380, 900, ${values})`);
    await insert('title_auto', 'false');
    await insert(
      'class, shrink_percent, payment, sell_mode, freight_payer',
      `'bull', 4, '{"kind":"days","days":[30]}', 'any_number', 'seller'`,
    );
    await apply(UNSAID);
    return client.query(`
      SELECT head_count AS heads, payment->>'kind' AS kind, pay_days AS days, shrink_percent::float8 AS shrink, sell_mode AS sells,
        freight_payer AS pays, weight, price::float8, price_kg::float8 AS kg, price_lot::float8 AS lot
      FROM cattle_listings ORDER BY class NULLS FIRST`);
  });
  const figures = { weight: 380, price: 900 };
  expect(rows.rows).toEqual([
    { ...figures, heads: null, kind: null, days: null, shrink: null, sells: null, pays: null, kg: 2.3684, lot: null },
    {
      ...figures,
      heads: 1,
      kind: 'days',
      days: 30,
      shrink: 4,
      sells: 'any_number',
      pays: 'seller',
      kg: 2.4671,
      lot: 900,
    },
  ]);
  await withClient(url.href, (client) => client.query(`DROP DATABASE "${name}"`));
});
