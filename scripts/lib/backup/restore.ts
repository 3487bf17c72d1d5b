import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { DatabaseError, escapeIdentifier, type Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { isOlderLayout } from '../../../lib/core/db/older-layout';
import { isStorageKey } from '../../../lib/files/storage/storage-key';
import { withClient } from '../database';
import { UserError } from '../fail';
import { emptyDatabase } from '../local-instance';
import { migrate } from '../migrate';
import { readMigrations } from '../schema-engine';
import type { Manifest } from './manifest';
import { readArchive } from './read-archive';
import { columnsOf, digestTable, FIXED_FORM, listTables, type Table } from './tables';

/**
 * Restores an archive into an empty database, and its files into `storageDir`: creates the schema as it was, loads the
 * rows in one transaction, compares counts and checksums, then applies later migrations. The whole archive is verified
 * first, and a failure leaves everything empty.
 *
 * @throws UserError if the archive is broken or of a newer version, or the target is not empty
 */
export async function restoreArchive(
  url: string,
  file: string,
  storageDir: string,
): Promise<{ manifest: Manifest; migrated: string[] }> {
  const manifest = await readArchive(file);
  await refuseUnknownMigrations(manifest);
  await refuseTables(url);
  if (manifest.files) await refuseFiles(storageDir);
  const draft = `${storageDir}.restoring`;
  try {
    await migrate(
      url,
      manifest.migrations.map(({ name }) => name),
    );
    await withClient(url, (client) => fillTables(client, file, manifest, draft));
    if (manifest.files) {
      await mkdir(draft, { recursive: true });
      await rm(storageDir, { recursive: true, force: true });
      await rename(draft, storageDir);
    }
  } catch (error) {
    await emptyDatabase(url);
    await rm(draft, { recursive: true, force: true });
    throw error instanceof DatabaseError
      ? new UserError(`${file} cannot be restored: the database reported: ${error.message}.`)
      : error;
  }
  const migrated = await migrate(url);
  await withClient(url, (client) => client.query('ANALYZE'));
  return { manifest, migrated };
}

/** The archive's schema is recreated by this version's migrations, so their checksums must match. */
async function refuseUnknownMigrations({ migrations }: Manifest): Promise<void> {
  const { migrationDirectories } = await readMigrations();
  const ours = new Map(
    migrationDirectories.map(({ path: name, migrationFile: { content } }) => [
      name,
      content.tag === 'ok' ? createHash('sha256').update(content.value).digest('hex') : '',
    ]),
  );
  if (
    isOlderLayout(
      migrations.map(({ name }) => name),
      [...ours.keys()],
    )
  )
    throw new UserError(
      'The backup was made by an earlier layout of Corral, which this version cannot read: restore it with the version that made it.',
    );
  const unknown = migrations.find(({ name }) => !ours.has(name));
  if (unknown)
    throw new UserError(
      `The backup was made by a newer version of Corral, which has the migration ${unknown.name}: restore it with that version.`,
    );
  const changed = migrations.find(({ name, checksum }) => ours.get(name) !== checksum);
  if (changed)
    throw new UserError(
      `The migration ${changed.name} of the backup is not the one of this version: restore it with the version that made it.`,
    );
}

async function refuseTables(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"),
  );
  if (rows.length > 0)
    throw new UserError(
      `The database is not empty (${rows.length} tables): restore into a new one, so that nothing is overwritten.`,
    );
}

async function refuseFiles(storageDir: string): Promise<void> {
  const there = await readdir(storageDir).catch(() => []);
  if (there.length > 0) throw new UserError(`The folder ${storageDir} is not empty: move it away first.`);
}

/**
 * Loads rows without foreign keys and triggers, so in any order and without counting or learning anything twice. The
 * keys are restored, and thereby validated, in the same transaction. Requires the owner, but no superuser.
 */
async function fillTables(client: Client, file: string, manifest: Manifest, draft: string): Promise<void> {
  await client.query(FIXED_FORM);
  await client.query('BEGIN');
  const tables = await listTables(client);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of tables) await client.query(`ALTER TABLE ${escapeIdentifier(name)} DISABLE TRIGGER USER`);
  // Migrations insert rows of their own.
  await client.query(`TRUNCATE ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
  await copyRows(client, file, manifest, draft);
  for (const { name } of tables) await client.query(`ALTER TABLE ${escapeIdentifier(name)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  await compare(client, tables, manifest);
  await client.query('COMMIT');
}

async function copyRows(client: Client, file: string, manifest: Manifest, draft: string): Promise<void> {
  let open: { name: string; stream: CopyStreamQuery } | null = null;
  const close = async () => {
    if (!open) return;
    open.stream.end();
    await finished(open.stream);
    open = null;
  };
  await readArchive(file, {
    piece: async (name, piece) => {
      if (open?.name !== name) {
        await close();
        const table = manifest.tables.find((known) => known.name === name);
        if (!table) throw new UserError(`${file} changed while it was read.`);
        open = { name, stream: client.query(copyFrom(`COPY ${columnsOf(table)} FROM STDIN`)) };
      }
      await write(open.stream, piece);
    },
    file: async (key, body) => {
      // Only valid storage keys: prevents path traversal.
      if (!isStorageKey(key)) throw new UserError(`${file} holds a file with an invalid storage key: ${key}.`);
      const target = path.join(draft, key);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(body, createWriteStream(target, { flags: 'wx' }));
    },
  });
  await close();
}

function write(stream: CopyStreamQuery, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.write(piece, (error) => {
      stream.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Checks that the database contains exactly what the archive's source did. */
async function compare(client: Client, tables: readonly Table[], manifest: Manifest): Promise<void> {
  for (const wanted of manifest.tables) {
    const table = tables.find(({ name }) => name === wanted.name);
    const found = table && (await digestTable(client, { ...table, columns: wanted.columns }));
    if (found?.sha256 !== wanted.sha256 || found.rows !== wanted.rows)
      throw new UserError(`The rows of ${wanted.name} are not those of the backup.`);
  }
}
