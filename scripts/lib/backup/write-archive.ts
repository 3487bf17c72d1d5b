import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { pack, type Pack } from 'tar-stream';
import { withClient } from '../database';
import { UserError } from '../fail';
import {
  FILES,
  FORMAT,
  HEAD_ENTRY,
  MANIFEST_ENTRY,
  PIECE_BYTES,
  TABLES,
  type Manifest,
  type TableEntry,
} from './manifest';
import { FIXED_FORM, listTables, readTable, TableDigest, type Table } from './tables';

/**
 * Writes a consistent snapshot of the database at `url` to the archive `file`, with the stored files of `storageDir` if
 * given. Streams tables and files. The archive is readable by its owner only, and gets its final name when it is
 * complete.
 *
 * @throws UserError if `file` exists or can't be written, or the database is not one of Corral's
 */
export async function writeArchive(url: string, file: string, storageDir: string | null): Promise<Manifest> {
  if (await stat(file).catch(() => null)) throw new UserError(`${file} exists already: choose another name.`);
  const draft = `${file}.part`;
  let unwritten: Error | undefined;
  try {
    const archive = pack();
    const written = pipeline(archive, createGzip(), createWriteStream(draft, { mode: 0o600 }));
    // Reported below; until then a full disk must not end the process.
    written.catch((error: Error) => {
      unwritten ??= error;
      archive.destroy(error);
    });
    const manifest = await withClient(url, (client) => fill(archive, client, storageDir));
    archive.finalize();
    await written;
    await flush(draft);
    await rename(draft, file);
    return manifest;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw unwritten ? new UserError(`${file} could not be written: ${unwritten.message}.`) : error;
  }
}

async function fill(archive: Pack, client: Client, storageDir: string | null): Promise<Manifest> {
  await client.query(FIXED_FORM);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows: migrations } = await client
    .query<{ name: string; checksum: string }>(
      'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name',
    )
    .catch(() => ({ rows: [] }));
  if (migrations.length === 0) throw new UserError('This is not a database of Corral, or it was never migrated.');
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  await addText(archive, HEAD_ENTRY, { format: FORMAT });
  const tables: TableEntry[] = [];
  for (const table of await listTables(client)) tables.push(await addTable(archive, client, table));
  await client.query('COMMIT');
  const files = storageDir === null ? null : await addFiles(archive, storageDir);
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    postgres: rows[0]?.server_version ?? '',
    migrations,
    tables,
    files,
  };
  await addText(archive, MANIFEST_ENTRY, manifest);
  return manifest;
}

/** Writes one entry and waits until the archive accepts more. */
function addBytes(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function addText(archive: Pack, name: string, content: unknown): Promise<void> {
  return addBytes(archive, name, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
}

/** Written in pieces: a tar entry begins with its size, which is unknown until a table has been read. */
async function addTable(archive: Pack, client: Client, table: Table): Promise<TableEntry> {
  const digest = new TableDigest();
  let pieces = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const flushPiece = async () => {
    if (size === 0) return;
    pieces += 1;
    const piece = Buffer.concat(waiting);
    digest.add(piece);
    waiting = [];
    size = 0;
    await addBytes(archive, `${TABLES}${table.name}/${String(pieces).padStart(8, '0')}`, piece);
  };
  for await (const chunk of readTable(client, table) as AsyncIterable<Buffer>) {
    if (size + chunk.length > PIECE_BYTES) await flushPiece();
    waiting.push(chunk);
    size += chunk.length;
  }
  await flushPiece();
  return digest.entry(table);
}

/** Adds the stored files, which are immutable; a file that is deleted meanwhile is skipped. */
async function addFiles(archive: Pack, storageDir: string): Promise<Manifest['files']> {
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  const entries = await readdir(storageDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(storageDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  for (const name of names.sort()) {
    const source = await open(path.join(storageDir, name)).catch(() => null);
    if (!source) continue;
    const { size } = await source.stat();
    hash.update(`${name}\0${size}\0`);
    const body = createReadStream('', { fd: source });
    body.on('data', (chunk) => hash.update(chunk));
    await pipeline(body, archive.entry({ name: FILES + name, size, mode: 0o600 }));
    count += 1;
    bytes += size;
  }
  return { count, bytes, sha256: hash.digest('hex') };
}

/** Syncs the file to disk, so that it survives a power cut. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
