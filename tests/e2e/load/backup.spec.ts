import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { extract, pack } from 'tar-stream';
import type { TableEntry } from '../../../scripts/lib/backup/manifest';
import { TableDigest } from '../../../scripts/lib/backup/tables';
import { migrate } from '../../../scripts/lib/migrate';
import { rootDir } from '../../../scripts/lib/paths';
import { readMigrations } from '../../../scripts/lib/schema-engine';
import { makeBidders } from '../support/auction';
import { query, queryAt } from '../support/database';
import { startDatabase, startServer, stopAll, type OwnDatabase } from '../support/server-process';

/** Restores with `npm run restore` what `npm run backup` saved into an empty server, and runs Corral on it. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

/** A text with everything that has a special meaning in COPY, tar or SQL. */
const NASTY = 'tab\there, \\N, \\., line\r\nbreak, ñandú 🐄, \'quote\', "double", \\x00';

let folder: string;
let archive: string;
let first: OwnDatabase;
let second: OwnDatabase;
let cookie: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'corral-drill-'));
  archive = path.join(folder, 'whole.tar.gz');
  [first, second] = await Promise.all([startDatabase({ migrated: false }), startDatabase({ migrated: false })]);
});

test.afterAll(async () => {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
});

type Outcome = { code: number | null; said: string };

/** Runs `npm run backup` or `npm run restore` as users do. */
async function run(
  script: 'backup' | 'restore',
  args: string[],
  { url, dataDir }: { url?: string | undefined; dataDir?: string | undefined },
): Promise<Outcome> {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url, CORRAL_DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: rootDir,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said: out + err };
}

/**
 * Reads rows and checksum of every table, its indexes, constraints and triggers from PostgreSQL itself, not with the
 * code under test.
 */
async function portrait(url: string): Promise<unknown> {
  const tables = await queryAt<{ name: string }>(
    url,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p' AND relname <> '_prisma_migrations' ORDER BY 1`,
  );
  const rows = [];
  for (const { name } of tables) {
    const [found] = await queryAt<{ rows: number }>(
      url,
      `SELECT count(*)::int AS rows, md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS sum FROM "${name}" t`,
    );
    rows.push({ name, ...found });
  }
  const around = await queryAt(
    url,
    `SELECT conrelid::regclass::text AS "on", conname AS name, pg_get_constraintdef(oid) || convalidated::text AS what FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT 'migration', migration_name, checksum FROM _prisma_migrations ORDER BY 1, 2, 3`,
  );
  return { rows, around };
}

const tablesOf = (url: string) => queryAt(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);

test('everything comes back into an empty server: rows, checksums, keys, triggers, files', async () => {
  const [person] = await makeBidders(1);
  cookie = person?.cookie ?? '';
  await query(`UPDATE users SET location = $2 WHERE id = $1`, [person?.id, NASTY]);
  const source = { url: process.env.DATABASE_URL, dataDir: process.env.CORRAL_DATA_DIR };
  expect(await run('backup', [archive, '--files'], source)).toMatchObject({ code: 0 });
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect(await run('backup', [archive], source)).toMatchObject({
    code: 1,
    said: expect.stringContaining('exists already'),
  });
  expect(await run('backup', [path.join(archive, 'below-a-file.tar.gz')], source)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^[^\n]*below-a-file.tar.gz could not be written: ENOTDIR[^\n]*\n$/),
  });
  expect(await run('restore', [archive], first)).toMatchObject({
    code: 0,
    said: expect.stringContaining('counts and checksums are equal'),
  });

  // The data of the server under test keeps changing, so the comparison saves and restores the restored copy.
  const again = path.join(folder, 'again.tar.gz');
  expect(await run('backup', [again, '--files'], first)).toMatchObject({ code: 0 });
  expect(await run('restore', [again], second)).toMatchObject({ code: 0 });
  const [before, after] = [await portrait(first.url), await portrait(second.url)];
  expect(after).toEqual(before);
  const { rows } = before as { rows: { name: string; rows: number }[] };
  expect(rows.length).toBeGreaterThan(20);
  expect(await first.query('SELECT location FROM users WHERE id = $1', [person?.id])).toEqual([{ location: NASTY }]);
  expect(await filesBelow(second.dataDir)).toEqual(await filesBelow(first.dataDir));
  // Archives don't contain the state of sequences, so there must be none.
  expect(await second.query('SELECT * FROM pg_sequences')).toEqual([]);
});

async function filesBelow(dataDir: string): Promise<string[]> {
  return (await readdir(path.join(dataDir, 'storage'), { recursive: true })).sort();
}

test('Corral works on what was restored', async () => {
  const server = await startServer({ env: { DATABASE_URL: second.url, CORRAL_DATA_DIR: second.dataDir } });
  const [{ words } = { words: 0 }] = await second.query<{ words: number }>(
    'SELECT count(*)::int AS words FROM search_words',
  );
  expect(words).toBeGreaterThan(50);
  const found = (await (await fetch(`${server.base}/api/cattle?search=angsu`)).json()) as {
    listings: { id: string; images: string[] }[];
    total: number;
  };
  expect(found.total).toBeGreaterThan(0);
  const [listing] = found.listings;
  expect((await fetch(`${server.base}/listing/${listing?.id}`)).status).toBe(200);
  const picture = await fetch(new URL(listing?.images[0] ?? '', server.base));
  expect(picture.headers.get('content-type')).toBe('image/webp');
  // The restored session is valid.
  expect((await fetch(`${server.base}/api/user`, { headers: { cookie } })).status).toBe(200);
  expect(await server.stop()).toMatchObject({ ms: expect.any(Number) });
});

test('nothing is overwritten', async () => {
  expect(await run('restore', [archive], second)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not empty'),
  });
});

type Entry = { name: string; bytes: Buffer };

/** Unpacks an archive. */
async function entriesOf(file: string): Promise<Entry[]> {
  const source = extract();
  const read = pipeline(createReadStream(file), createGunzip(), source);
  const entries: Entry[] = [];
  for await (const entry of source)
    entries.push({ name: entry.header.name, bytes: await buffer(entry as AsyncIterable<Buffer>) });
  await read;
  return entries;
}

async function writeEntries(file: string, entries: readonly Entry[]): Promise<void> {
  const target = pack();
  const written = pipeline(target, createGzip({ level: 1 }), createWriteStream(file));
  for (const { name, bytes } of entries) target.entry({ name, type: name.endsWith('/') ? 'directory' : 'file' }, bytes);
  target.finalize();
  await written;
}

type Manifest = { format: number; migrations: { name: string; checksum: string }[]; tables: TableEntry[] };

/** Returns the entries with the manifest changed by `change`. */
function withManifest(entries: readonly Entry[], change: (manifest: Manifest) => Manifest): Entry[] {
  return entries.map(({ name, bytes }) => ({
    name,
    bytes:
      name === 'manifest.json' ? Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString()) as Manifest))) : bytes,
  }));
}

const NEWER = { name: '29991231000000_of_a_newer_version', checksum: '0'.repeat(64) };

const OLDER = { name: '20261101000000_init', checksum: '0'.repeat(64) };

/** Defects of archives: name, how to produce it, and the error message. */
const BROKEN: [string, (entries: Entry[], bytes: Buffer) => Entry[] | Buffer, RegExp][] = [
  ['cut off in the middle', (_, bytes) => bytes.subarray(0, bytes.length >> 1), /damaged or truncated/],
  ['cut off just before its end', (entries) => entries.slice(0, -1), /it is truncated/],
  [
    'damaged on the disk',
    (_, bytes) => Buffer.from(bytes).fill(0x55, bytes.length >> 1, (bytes.length >> 1) + 8),
    /damaged or truncated/,
  ],
  [
    'with a row too many',
    (entries) => entries.flatMap((entry) => (entry.name.startsWith('tables/users/') ? [entry, entry] : [entry])),
    /the rows of users/,
  ],
  [
    'that names no tables',
    (entries) => withManifest(entries, (manifest) => ({ ...manifest, tables: [] })),
    /damaged or truncated \(tables: /,
  ],
  ['of a later format', () => [{ name: 'corral-backup.json', bytes: Buffer.from('{"format":2}') }], /has format 2/],
  [
    'of a newer version',
    (entries) => withManifest(entries, (manifest) => ({ ...manifest, migrations: [...manifest.migrations, NEWER] })),
    /newer version of Corral/,
  ],
  [
    'of a version with other migrations',
    (entries) =>
      withManifest(entries, (manifest) => ({
        ...manifest,
        migrations: manifest.migrations.map(({ name }) => ({ ...NEWER, name })),
      })),
    /is not the one of this version/,
  ],
  [
    'of the layout before',
    (entries) => withManifest(entries, (manifest) => ({ ...manifest, migrations: [OLDER, ...manifest.migrations] })),
    /made by an earlier layout of Corral/,
  ],
  ['that is none', () => [{ name: 'holiday.jpg', bytes: Buffer.from('me') }], /not a backup of Corral/],
  [
    'that was unpacked and packed by name',
    (entries) => entries.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    /repacked/,
  ],
  [
    'that was repacked with its folders',
    (entries) => entries.toSpliced(1, 0, { name: 'tables/', bytes: Buffer.alloc(0) }),
    /repacked/,
  ],
  [
    'that was repacked as the folder it is in',
    (entries) => entries.map((entry) => ({ ...entry, name: `./${entry.name}` })),
    /not a backup of Corral/,
  ],
  ['that is no archive at all', () => Buffer.from('SELECT 1;'), /damaged or truncated/],
  // Complete and consistent in itself: PostgreSQL notices when the foreign keys are restored, after all rows.
  [
    'whose people are gone',
    (entries) =>
      withManifest(
        entries.filter(({ name }) => !name.startsWith('tables/users/')),
        (manifest) => ({
          ...manifest,
          tables: manifest.tables.map((table) => (table.name === 'users' ? new TableDigest().entry(table) : table)),
        }),
      ),
    /violates foreign key/,
  ],
];

test('a broken archive, or one of another version, is refused with an explanation and changes nothing', async () => {
  const small = path.join(folder, 'small.tar.gz');
  expect(await run('backup', [small], first)).toMatchObject({ code: 0 });
  const [entries, bytes] = [await entriesOf(small), await readFile(small)];
  const empty = await emptyDatabaseOn(first, 'empty');
  const target = { url: empty, dataDir: path.join(folder, 'untouched') };
  const refusals = BROKEN.map(async ([name, breakIt, words], place) => {
    const file = path.join(folder, `broken-${place}.tar.gz`);
    const broken = breakIt(entries, bytes);
    await (Buffer.isBuffer(broken) ? writeFile(file, broken) : writeEntries(file, broken));
    const { code, said } = await run('restore', [file], target);
    expect({ name, code, said }).toEqual({ name, code: 1, said: expect.stringMatching(words) });
    // No stack trace.
    expect(said).not.toMatch(/\n\s+at /);
  });
  // They can run at once: only the last one gets as far as the database.
  await Promise.all(refusals);
  expect(await run('restore', [path.join(folder, 'nowhere.tar.gz')], target)).toMatchObject({
    code: 1,
    said: expect.stringContaining('no file'),
  });
  expect(await tablesOf(empty)).toEqual([]);
  await expect(stat(path.join(folder, 'untouched', 'storage'))).rejects.toThrow();
});

test('a backup of an older version is restored and migrated to the present', async () => {
  const [old, present] = [await emptyDatabaseOn(first, 'old'), await emptyDatabaseOn(first, 'present')];
  const names = (await readMigrations()).migrationDirectories.map(({ path: name }) => name);
  await migrate(old, names.slice(0, -1));
  await queryAt(
    old,
    `INSERT INTO users (id, email, password, first_name, last_name, updated_at) VALUES (uuidv7(), 'old@corral.test', '', 'Ana', 'Luz', now())`,
  );
  const file = path.join(folder, 'old.tar.gz');
  expect(await run('backup', [file], { url: old })).toMatchObject({ code: 0 });
  expect(await run('restore', [file], { url: present, dataDir: first.dataDir })).toMatchObject({
    code: 0,
    said: expect.stringContaining(`Migrations since the backup: ${names.at(-1)}.`),
  });
  expect(await queryAt(present, 'SELECT first_name AS name FROM users')).toEqual([{ name: 'Ana' }]);
});

async function emptyDatabaseOn({ url }: OwnDatabase, name: string): Promise<string> {
  await queryAt(url, `CREATE DATABASE ${name}`);
  return new URL(`/${name}`, url).href;
}
