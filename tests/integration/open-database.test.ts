import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFreePort } from '@/scripts/lib/free-port';
import { checkDatabaseUrl, openDatabase } from '@/scripts/lib/database';
import { explainEngineError } from '@/scripts/lib/migrate';
import { rootDir } from '@/scripts/lib/paths';

const url = (): URL => new URL(process.env.DATABASE_URL ?? '');

describe('checkDatabaseUrl', () => {
  it('accepts a server that answers', async () => {
    await expect(checkDatabaseUrl(url().href)).resolves.toBeUndefined();
  });

  it.each(['nonsense', 'mysql://localhost/corral', 'postgresql://'])('refuses %s', async (value) => {
    await expect(checkDatabaseUrl(value)).rejects.toThrow(/^DATABASE_URL /);
  });

  it('names a server that can’t be reached', async () => {
    const port = await findFreePort();
    await expect(checkDatabaseUrl(`postgresql://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
      `DATABASE_URL cannot be used: no PostgreSQL server answers at 127.0.0.1:${port}.`,
    );
  });

  it('names a refused password and a missing database', async () => {
    const wrongPassword = url();
    wrongPassword.password = 'wrong';
    await expect(checkDatabaseUrl(wrongPassword.href)).rejects.toThrow(/refused the user or the password\.$/);
    const missing = url();
    missing.pathname = '/missing';
    await expect(checkDatabaseUrl(missing.href)).rejects.toThrow(/has no database "missing"\.$/);
  });
});

describe('openDatabase', () => {
  it('starts no server of its own for a command in production', async () => {
    const before = jest.replaceProperty(process, 'env', { NODE_ENV: 'production' });
    await expect(openDatabase({ shared: true })).rejects.toThrow(/^DATABASE_URL is not set/);
    before.restore();
  });
});

describe('explainEngineError', () => {
  it('keeps the migration’s name and the database’s message', () => {
    const report = `external connector error
      ERROR: relation "a" already exists
         0: sql_schema_connector::apply_script
           with migration_name="20990101000000_a"`;
    expect(explainEngineError(new Error(report))).toBe('20990101000000_a: ERROR: relation "a" already exists');
  });
});

describe('migrate', () => {
  // As after an interrupted first start. In a separate process: the engine is an ES module.
  it('rebuilds the schema in a process that has already built it', async () => {
    const script = `
      const { emptyDatabase } = require('./scripts/lib/local-instance');
      const { migrate } = require('./scripts/lib/migrate');
      void (async () => {
        for (let time = 0; time < 2; time++) {
          await emptyDatabase(process.env.DATABASE_URL ?? '');
          await migrate(process.env.DATABASE_URL ?? '');
        }
        process.exit();
      })();`;
    const child = promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=commonjs', '-e', script], {
      cwd: rootDir,
      env: { ...process.env },
    });
    await expect(child).resolves.toBeDefined();
  });
});
