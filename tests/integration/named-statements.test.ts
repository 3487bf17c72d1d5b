import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { db, pool } from '@/lib/core/db/client';

/** The statements that the connections of this process keep; asked on one, since the tests below use one at a time. */
const kept = async (like: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE $1',
    [like],
  );
  return rows[0]?.count ?? 0;
};

const OFTEN = 12;

beforeAll(async () => {
  await pool.query('CREATE TABLE grown (id int PRIMARY KEY, name text)');
  await pool.query(`INSERT INTO grown VALUES (1, 'one')`);
});

const grown = () => db.$queryRaw<Record<string, unknown>[]>`SELECT * FROM grown WHERE id = ${1}`;
const often = async <T>(act: () => Promise<T>): Promise<T> => {
  for (let time = 1; time < OFTEN; time += 1) await act();
  return act();
};

it('keeps the plan of a statement that is asked often', async () => {
  const user = () =>
    db.user.findUnique({ where: { id: '00000000-0000-4000-8000-000000000000' }, select: { id: true } });
  await user();
  expect(await kept('%"users"%')).toBe(0);
  await often(user);
  expect(await kept('%"users"%')).toBe(1);
});

it('keeps none of a search, whose plan depends on what is asked', async () => {
  const { query } = parseAnimalListingQuery({ category: 'bovine', maxPrice: '900' });
  await often(() => searchAnimalListings(query));
  expect(await kept('%SELECT ids[%')).toBe(0);
});

it('asks for an estimate of its hits only where there can be many', async () => {
  const { query } = parseAnimalListingQuery({ category: 'bovine', maxPrice: '901' });
  await searchAnimalListings(query);
  const asked = jest.spyOn(pool, 'query');
  await searchAnimalListings({ ...query, maxPrice: '902' });
  const texts = asked.mock.calls.map(([statement]: unknown[]) => JSON.stringify(statement));
  asked.mockRestore();
  expect(texts.filter((text) => text.includes('SELECT ids['))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('EXPLAIN'))).toEqual([]);
});

it('answers after a migration that changes the columns of a statement', async () => {
  expect(await often(grown)).toEqual([{ id: 1, name: 'one' }]);
  expect(await kept('%FROM grown%')).toBe(1);
  await pool.query('ALTER TABLE grown ADD heads int DEFAULT 7');
  expect(await grown()).toEqual([{ id: 1, name: 'one', heads: 7 }]);
  expect(await often(grown)).toEqual([{ id: 1, name: 'one', heads: 7 }]);
});

it('answers after the statements of a connection were closed', async () => {
  await often(grown);
  await pool.query('DEALLOCATE ALL');
  expect(await often(grown)).toHaveLength(1);
});

it('fails once at most within a transaction, which such a migration ends', async () => {
  const within = () => db.$transaction((tx) => tx.$queryRaw<Record<string, unknown>[]>`SELECT * FROM grown LIMIT ${1}`);
  await often(within);
  await pool.query('ALTER TABLE grown DROP heads');
  await expect(within()).rejects.toThrow('cached plan must not change result type');
  expect(await often(within)).toEqual([{ id: 1, name: 'one' }]);
});
