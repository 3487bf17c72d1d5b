import { createDatabase, withClient } from '@/scripts/lib/database';
import { migrate } from '@/scripts/lib/migrate';

describe('a database with the previous layout', () => {
  it('is refused with one sentence that says what to do, and left unchanged', async () => {
    const url = new URL(process.env.DATABASE_URL ?? '');
    const name = `${url.pathname.slice(1)}_older`;
    await createDatabase(url.href, name);
    const older = new URL(`/${name}`, url).href;
    await withClient(older, (client) =>
      client.query(`
        CREATE TABLE _prisma_migrations (migration_name text, finished_at timestamptz, rolled_back_at timestamptz);
        INSERT INTO _prisma_migrations VALUES ('20261101000000_init', now(), NULL), ('20261101000100_listing_rules_and_search', NULL, NULL)`),
    );
    await expect(migrate(older)).rejects.toThrow(
      /^The database was made by an earlier layout of Corral, .* npm run demo -- --reset .* npm run db:reset/,
    );
    const { rows } = await withClient(older, (client) =>
      client.query(`
        SELECT (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public') AS tables,
          (SELECT count(*)::int FROM pg_proc WHERE pronamespace = 'public'::regnamespace) AS functions,
          (SELECT count(*)::int FROM _prisma_migrations WHERE rolled_back_at IS NULL) AS rows`),
    );
    expect(rows).toEqual([{ tables: 1, functions: 0, rows: 2 }]);
    await withClient(url.href, (client) => client.query(`DROP DATABASE "${name}"`));
  });
});
