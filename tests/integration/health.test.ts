import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { db, pool } from '@/lib/core/db/client';
import { OLDER_LAYOUT } from '@/lib/core/db/older-layout';
import { env } from '@/lib/core/env';
import { checkReadiness } from '@/lib/desk/health/check-readiness';
import { sharedFigures } from '@/lib/desk/health/shared-figures';
import { logger } from '@/lib/core/log/logger';
import { storage } from '@/lib/files/storage/storage';

const mockStatfs = jest.fn(() => Promise.resolve({ bavail: 1e6, bsize: 4096 }));
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises'),
  statfs: () => mockStatfs(),
}));

const OK = { database: 'ok', storage: 'ok', migrations: 'ok' };

describe('readiness', () => {
  // A process that is still loading its modules doesn't answer in time; who asks it will ask again.
  beforeAll(async () => {
    while (!(await checkReadiness()).ready);
  });

  it('succeeds with database, storage and migrations, and leaves no file behind', async () => {
    expect(await checkReadiness()).toEqual({ ready: true, checks: OK });
    expect(await readdir(path.join(env.CORRAL_DATA_DIR, 'storage', 'health'))).toEqual([]);
  });

  it('is checked once for concurrent requests', async () => {
    const put = jest.spyOn(storage(), 'put');
    await Promise.all(Array.from({ length: 50 }, () => checkReadiness()));
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });

  it('fails while files cannot be written, or the storage hangs', async () => {
    const put = jest.spyOn(storage(), 'put').mockRejectedValueOnce(new Error('disk full'));
    expect(await checkReadiness()).toEqual({ ready: false, checks: { ...OK, storage: 'failing' } });
    put.mockReturnValueOnce(new Promise(() => undefined));
    expect(await checkReadiness()).toEqual({ ready: false, checks: { ...OK, storage: 'failing' } });
    put.mockRestore();
    expect(await checkReadiness()).toMatchObject({ ready: true });
  });

  it('fails on a disk without room for the next photographs', async () => {
    mockStatfs.mockResolvedValueOnce({ bavail: 1000, bsize: 4096 });
    expect(await checkReadiness()).toEqual({ ready: false, checks: { ...OK, storage: 'failing' } });
    expect(await checkReadiness()).toMatchObject({ ready: true });
  });

  it('fails while a migration is not applied, but not with one that this version does not know', async () => {
    await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '20261122200300_operations'`;
    expect(await checkReadiness()).toEqual({ ready: false, checks: { ...OK, migrations: 'failing' } });
    await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = now()`;
    await db.$executeRaw`
      INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29991231000000_of_a_newer_version', now())`;
    expect(await checkReadiness()).toMatchObject({ ready: true });
  });

  it('fails on a database with the previous layout, and the log says what to do', async () => {
    await db.$executeRaw`
      INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('y', 'y', '20261101000000_init', now())`;
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
    expect(await checkReadiness()).toMatchObject({ checks: { migrations: 'failing' } });
    expect(warn).toHaveBeenCalledWith({ check: 'migrations', err: new Error(OLDER_LAYOUT) }, 'not ready');
    warn.mockRestore();
    await db.$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'y'`;
  });

  it('does not wait for the metrics of a database that hangs', async () => {
    const hung = jest.spyOn(db.jobRun, 'findMany').mockReturnValue(new Promise(() => undefined) as never);
    await expect(sharedFigures()).rejects.toThrow('no answer in time');
    hung.mockRestore();
    expect(await sharedFigures()).toContain('corral_outbox_mails');
  });

  it('fails without the database', async () => {
    await pool.end();
    expect(await checkReadiness()).toEqual({
      ready: false,
      checks: { database: 'failing', storage: 'ok', migrations: 'failing' },
    });
  });
});
