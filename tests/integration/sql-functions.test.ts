import { Pool } from 'pg';
import {
  applyChangedFunctions,
  createMissingFunctions,
  readFunctions,
  type SqlFunction,
} from '@/scripts/lib/functions';

const twice = (factor: string): SqlFunction => ({
  name: 'test_twice',
  checksum: `times ${factor}`,
  sql: `CREATE OR REPLACE FUNCTION test_twice(value int) RETURNS int LANGUAGE sql AS $$ SELECT value * ${factor} $$;`,
});
const ofLaterType: SqlFunction = {
  name: 'test_of_later_type',
  checksum: 'x',
  sql: 'CREATE OR REPLACE FUNCTION test_of_later_type(value test_later_type) RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;',
};

describe('SQL functions', () => {
  let pool: Pool;
  beforeAll(() => (pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 })));
  beforeEach(() => pool.query('DROP FUNCTION IF EXISTS test_twice; DROP TYPE IF EXISTS test_later_type CASCADE'));
  afterAll(() => pool.end());

  const four = async () => (await pool.query<{ result: number }>('SELECT test_twice(2) AS result')).rows[0]?.result;

  it('are all in the migrated database, as their files say', async () => {
    expect(await applyChangedFunctions(pool, await readFunctions())).toEqual([]);
  });

  it('have bodies that PostgreSQL accepts, which migrating does not check', async () => {
    for (const { sql } of await readFunctions()) await pool.query(`SET LOCAL check_function_bodies = on; ${sql}`);
  });

  it('are replaced when their file changed, and left alone otherwise', async () => {
    await createMissingFunctions(pool, [twice('2')]);
    expect(await four()).toBe(4);
    // A running version may need the old body until the migrations have been applied.
    await createMissingFunctions(pool, [twice('3')]);
    expect(await four()).toBe(4);
    expect(await applyChangedFunctions(pool, [twice('3')])).toEqual(['test_twice']);
    expect(await four()).toBe(6);
    expect(await applyChangedFunctions(pool, [twice('3')])).toEqual([]);
  });

  it('are skipped until the migration that creates a type of their signature', async () => {
    await createMissingFunctions(pool, [ofLaterType, twice('2')]);
    expect(await four()).toBe(4);
    await pool.query("CREATE TYPE test_later_type AS ENUM ('one')");
    await createMissingFunctions(pool, [ofLaterType]);
    await expect(pool.query("SELECT test_of_later_type('one')")).resolves.toBeDefined();
  });

  it('are named if one cannot be applied, which then changes nothing', async () => {
    const broken = { ...twice('2'), sql: `${twice('2').sql} SELECT 1 / 0` };
    await expect(applyChangedFunctions(pool, [broken])).rejects.toThrow(
      'The function test_twice could not be applied: division by zero.',
    );
    await expect(four()).rejects.toThrow('does not exist');
  });
});
