import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Client, Pool } from 'pg';
import { applyScript, concurrentIndexOf } from '@/scripts/lib/apply-script';
import { fromRoot } from '@/scripts/lib/paths';

const url = () => process.env.DATABASE_URL ?? '';
const BUILD = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "big_text" ON "big" (md5("text" || "id"), "text");';

/** Creates a table whose index takes a while to build. */
async function makeBig(pool: Pool): Promise<void> {
  await pool.query(`DROP TABLE IF EXISTS big; CREATE TABLE big (id int PRIMARY KEY, text text NOT NULL);
    INSERT INTO big SELECT n, repeat(md5(n::text), 4) FROM generate_series(1, 200000) n`);
}

async function isValid(pool: Pool): Promise<boolean | undefined> {
  const { rows } = await pool.query<{ valid: boolean }>(
    "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('big_text')",
  );
  return rows[0]?.valid;
}

describe('applyScript', () => {
  let pool: Pool;
  beforeAll(async () => {
    pool = new Pool({ connectionString: url() });
    pool.on('error', () => undefined);
    await makeBig(pool);
  });
  afterAll(() => pool.end());

  it('builds an index while its table is written to, without delaying a write', async () => {
    const started = performance.now();
    let building = true;
    const build = applyScript(pool, BUILD).finally(() => (building = false));
    let slowest = 0;
    let writes = 0;
    for (; building; writes += 1) {
      const start = performance.now();
      await pool.query('UPDATE big SET text = text || $1 WHERE id = $2', ['x', 1 + (writes % 1000)]);
      slowest = Math.max(slowest, performance.now() - start);
    }
    await build;
    expect(await isValid(pool)).toBe(true);
    expect(writes).toBeGreaterThan(20);
    // A lock of the whole table would hold one write for as long as the index takes.
    expect(slowest / (performance.now() - started)).toBeLessThan(1 / 2);
  });

  it('drops the index of a killed build and builds it again', async () => {
    await pool.query('DROP INDEX IF EXISTS big_text');
    const build = applyScript(pool, BUILD).catch((error: unknown) => error);
    for (let killed = false; !killed;) {
      const { rows } = await pool.query<{ killed: boolean }>(
        "SELECT pg_terminate_backend(pid) AS killed FROM pg_stat_progress_create_index WHERE relid = 'big'::regclass AND phase LIKE 'building%'",
      );
      killed = rows[0]?.killed ?? false;
    }
    expect(await build).toBeInstanceOf(Error);
    expect(await isValid(pool)).toBe(false);
    await applyScript(pool, BUILD);
    expect(await isValid(pool)).toBe(true);
  });

  it('does not wait behind a long transaction, where all others would wait behind it', async () => {
    const other = new Client({ connectionString: url() });
    await other.connect();
    await other.query('BEGIN; SELECT 1 FROM big LIMIT 1');
    const change = applyScript(pool, 'ALTER TABLE big ADD COLUMN note text');
    const start = performance.now();
    while (performance.now() - start < 1_500) await pool.query('SELECT text FROM big WHERE id = 1');
    await other.query('COMMIT');
    await other.end();
    await change;
    await expect(pool.query('SELECT note FROM big LIMIT 1')).resolves.toBeDefined();
  });
});

describe('a script that changes what writes lock in another order', () => {
  const CHANGE = `CREATE INDEX "search_herd_words_word" ON "search_herd_words" ("word"); SELECT pg_sleep(0.7);
    CREATE TRIGGER "herds_learn" AFTER INSERT ON "herds" FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();
    DROP TRIGGER "herds_learn" ON "herds"`;
  const HERD = "INSERT INTO herds VALUES ('Brangus')";
  const WORD = "INSERT INTO search_herd_words VALUES ('brangus')";
  let pool: Pool;
  beforeEach(async () => {
    pool = new Pool({ connectionString: url() });
    await pool.query(
      'DROP TABLE IF EXISTS herds, search_herd_words; CREATE TABLE herds (name text); CREATE TABLE search_herd_words (word text)',
    );
  });
  afterEach(() => pool.end());

  it('makes no write fail that locks the listing before its words', async () => {
    let changing = true;
    const change = applyScript(pool, CHANGE).finally(() => (changing = false));
    const write = async (): Promise<void> => {
      while (changing) await pool.query(`BEGIN; ${HERD}; SELECT pg_sleep(0.01); ${WORD}; COMMIT`);
    };
    await Promise.all([write(), write(), write(), write()]);
    await change;
  });

  it('gives up before a write that it blocks, and that blocks it, fails', async () => {
    const writer = new Client({ connectionString: url() });
    await writer.connect();
    await writer.query(`BEGIN; ${WORD}`);
    const change = applyScript(pool, CHANGE);
    for (let waits = false; !waits;) {
      const { rows } = await pool.query<{ waits: boolean }>(
        "SELECT count(*) > 0 AS waits FROM pg_locks WHERE NOT granted AND relation = 'search_herd_words'::regclass",
      );
      waits = rows[0]?.waits ?? false;
    }
    await writer.query(`${HERD}; COMMIT`);
    await writer.end();
    await expect(change).resolves.toBeUndefined();
  });
});

/** Returns the tables of earlier migrations whose writes a script blocks while it builds an index. */
function tablesLockedForIndexes(sql: string): (string | undefined)[] {
  if (concurrentIndexOf(sql) !== null) return [];
  const statements = sql.replace(/--.*$/gm, '');
  const created = [...statements.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"(\w+)"/g)];
  const indexed = [...statements.matchAll(/CREATE (?:UNIQUE )?INDEX "?\w+"? ON "?(\w+)"?/g)];
  const own = new Set(created.map(([, table]) => table));
  return indexed.map(([, table]) => table).filter((table) => !own.has(table));
}

describe('migrations', () => {
  const folder = fromRoot('prisma', 'migrations');
  /** Until this migration the tables are empty. */
  const LAST_OF_FIRST_RELEASE = '20261122200400_search';

  it('build no index on an earlier table within a transaction', () => {
    const later = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name > LAST_OF_FIRST_RELEASE,
    );
    const locked = later.flatMap(({ name }) =>
      tablesLockedForIndexes(readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')).map((table) => [
        name,
        table,
      ]),
    );
    expect(locked).toEqual([]);
  });

  it.each([
    ['CREATE INDEX "a" ON "users" ("b");', ['users']],
    ['CREATE TABLE "new" ("b" int); CREATE UNIQUE INDEX "a" ON "new" ("b");', []],
    ['CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "users" ("b");', []],
  ])('%s locks %j', (sql, tables) => {
    expect(tablesLockedForIndexes(sql)).toEqual(tables);
  });

  it('refuses CONCURRENTLY beside anything else', () => {
    expect(() => concurrentIndexOf('CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON b (c); SELECT 1;')).toThrow(
      /one statement/,
    );
    expect(() => concurrentIndexOf('CREATE INDEX CONCURRENTLY a ON b (c);')).toThrow(/IF NOT EXISTS/);
    expect(concurrentIndexOf('-- why\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "b" ("c");')).toBe('a');
    expect(concurrentIndexOf('CREATE INDEX "a" ON "b" ("c");')).toBeNull();
  });
});
