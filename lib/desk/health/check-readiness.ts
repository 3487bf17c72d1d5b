import 'server-only';
import { randomUUID } from 'node:crypto';
import { readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { db } from '@/lib/core/db/client';
import { isOlderLayout, OLDER_LAYOUT } from '@/lib/core/db/older-layout';
import { env } from '@/lib/core/env';
import { logger } from '@/lib/core/log/logger';
import { storage } from '@/lib/files/storage/storage';
import { inTime } from './in-time';

export type Check = 'ok' | 'failing';
export type Readiness = { ready: boolean; checks: { database: Check; storage: Check; migrations: Check } };

async function databaseAnswers(): Promise<void> {
  await db.$queryRaw`SELECT 1`;
}

/** A disk with less room takes a small file, but not the next photographs and videos. */
const SPARE_BYTES = 256 * 1024 * 1024;

/** Writes and deletes a small file where there is room for large ones: on a full disk reads still succeed. */
async function storageTakesFiles(): Promise<void> {
  if (env.STORAGE_DRIVER !== 's3') {
    const { bavail, bsize } = await statfs(env.CORRAL_DATA_DIR);
    if (bavail * bsize < SPARE_BYTES) throw new Error('the disk is full');
  }
  const key = `health/${randomUUID()}`;
  await storage().put(key, Buffer.from('ok'), 'text/plain');
  await storage().delete([key]);
}

/** The database may be ahead (a newer version is being deployed) but not behind. */
async function migrationsAreApplied(): Promise<void> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = rows.map(({ name }) => name);
  const entries = await readdir(path.join(process.cwd(), 'prisma', 'migrations'), { withFileTypes: true });
  const known = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  if (isOlderLayout(applied, known)) throw new Error(OLDER_LAYOUT);
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length > 0) throw new Error(`not applied: ${missing.join(', ')}`);
}

async function outcomeOf(name: string, check: () => Promise<void>): Promise<Check> {
  try {
    await inTime(check());
    return 'ok';
  } catch (error) {
    logger.warn({ err: error, check: name }, 'not ready');
    return 'failing';
  }
}

async function checkAll(): Promise<Readiness> {
  const [database, files, migrations] = await Promise.all([
    outcomeOf('database', databaseAnswers),
    outcomeOf('storage', storageTakesFiles),
    outcomeOf('migrations', migrationsAreApplied),
  ]);
  const checks = { database, storage: files, migrations };
  return { ready: Object.values(checks).every((check) => check === 'ok'), checks };
}

let underWay: Promise<Readiness> | null = null;

/**
 * Checks whether this process can serve requests: the database responds and has every migration, and files can be
 * written. Concurrent calls share one check.
 */
export function checkReadiness(): Promise<Readiness> {
  underWay ??= checkAll().finally(() => (underWay = null));
  return underWay;
}
