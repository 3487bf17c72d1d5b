import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { z } from 'zod';
import { UserError } from '../fail';
import {
  FILES,
  FORMAT,
  headSchema,
  HEAD_ENTRY,
  manifestSchema,
  MANIFEST_ENTRY,
  PIECE_BYTES,
  TABLES,
  type Manifest,
  type TableEntry,
} from './manifest';
import { TableDigest } from './tables';

type Entry = AsyncIterable<Buffer> & { header: Pick<Header, 'name' | 'size' | 'type'> };

/** Handlers of an archive's content. */
type Handlers = {
  piece?: (table: string, piece: Buffer) => Promise<void>;
  /** Must read `body` to its end. */
  file?: (key: string, body: AsyncIterable<Buffer>) => Promise<void>;
};

/** For archives with folders or in another order, which `npm run backup` never writes. */
const REPACKED = 'it was repacked by another program; only the original file written by `npm run backup` can be read.';

/** Maximum size of the head and of the manifest. */
const TEXT_BYTES = 16 * 1024 * 1024;

/**
 * Reads an archive from beginning to end, verifies everything against its manifest and returns the manifest.
 *
 * @throws UserError if the archive is truncated, damaged, of another format or not a Corral archive
 */
export async function readArchive(file: string, handlers: Handlers = {}): Promise<Manifest> {
  const entries = extract();
  const gunzip = createGunzip();
  const source = pipeline(createReadStream(file), gunzip, entries);
  source.catch(() => undefined);
  const content = new Content(handlers);
  try {
    for await (const entry of entries as AsyncIterable<Entry>) await content.take(entry);
    await source;
  } catch (error) {
    throw explain(file, error);
  }
  return content.checked(file);
}

class Content {
  private readonly tables = new Map<string, TableDigest>();
  private readonly fileHash = createHash('sha256');
  private files = 0;
  private bytes = 0;
  private known = false;
  private manifest: Manifest | null = null;

  constructor(private readonly handlers: Handlers) {}

  async take(entry: Entry): Promise<void> {
    const { name, size, type } = entry.header;
    if (!this.known) {
      if (name !== HEAD_ENTRY) throw new UserError('it is not a backup of Corral.');
      const { format } = headSchema.parse(JSON.parse((await whole(entry, size, TEXT_BYTES)).toString()));
      if (format !== FORMAT)
        throw new UserError(`it has format ${format}, and this version of Corral reads format ${FORMAT}.`);
      this.known = true;
    } else if (this.manifest || type === 'directory') {
      throw new UserError(REPACKED);
    } else if (name === MANIFEST_ENTRY) {
      this.manifest = manifestSchema.parse(JSON.parse((await whole(entry, size, TEXT_BYTES)).toString()));
    } else if (name.startsWith(TABLES)) {
      await this.takePiece(name.slice(TABLES.length).split('/')[0] ?? '', await whole(entry, size, 2 * PIECE_BYTES));
    } else if (name.startsWith(FILES)) {
      await this.takeFile(name.slice(FILES.length), size, entry);
    } else throw new UserError(`it contains an unknown entry: ${name}.`);
  }

  private async takePiece(table: string, piece: Buffer): Promise<void> {
    const digest = this.tables.get(table) ?? new TableDigest();
    this.tables.set(table, digest);
    digest.add(piece);
    await this.handlers.piece?.(table, piece);
  }

  private async takeFile(key: string, size: number, body: AsyncIterable<Buffer>): Promise<void> {
    this.fileHash.update(`${key}\0${size}\0`);
    this.files += 1;
    this.bytes += size;
    const { fileHash } = this;
    async function* hashed() {
      for await (const chunk of body) {
        fileHash.update(chunk);
        yield chunk;
      }
    }
    if (this.handlers.file) await this.handlers.file(key, hashed());
    else for await (const _ of hashed());
  }

  checked(file: string): Manifest {
    const { manifest } = this;
    if (!manifest) throw explain(file, new UserError('it is truncated.'));
    const found: TableEntry[] = manifest.tables.map((table) =>
      (this.tables.get(table.name) ?? new TableDigest()).entry(table),
    );
    const wrong = manifest.tables.filter(
      ({ rows, sha256 }, place) => found[place]?.rows !== rows || found[place]?.sha256 !== sha256,
    );
    const files =
      this.files > 0 || manifest.files
        ? { count: this.files, bytes: this.bytes, sha256: this.fileHash.digest('hex') }
        : null;
    const strange = [...this.tables.keys()].filter((name) => !manifest.tables.some((table) => table.name === name));
    if (wrong.length > 0 || strange.length > 0)
      throw explain(
        file,
        new UserError(
          `the rows of ${[...wrong.map(({ name }) => name), ...strange].join(', ')} do not match the checksums of the manifest.`,
        ),
      );
    if (JSON.stringify(files) !== JSON.stringify(manifest.files))
      throw explain(file, new UserError('its files do not match the checksums of the manifest.'));
    return manifest;
  }
}

async function whole(entry: Entry, size: number, limit: number): Promise<Buffer> {
  if (size > limit) throw new UserError(`an entry of ${size} bytes is larger than any that a backup contains.`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Turns errors of zlib, the tar reader and the schema into one sentence; other errors are returned unchanged. */
function explain(file: string, error: unknown): unknown {
  if (error instanceof UserError) return new UserError(`${file} cannot be restored: ${error.message}`);
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new UserError(`There is no file ${file}.`);
  const broken =
    code?.startsWith('Z_') ||
    error instanceof SyntaxError ||
    error instanceof z.ZodError ||
    /unexpected end|invalid tar|incorrect header/i.test(message);
  const reason =
    error instanceof z.ZodError
      ? error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)[0]
      : message.split('\n')[0];
  return broken ? new UserError(`${file} cannot be restored: it is damaged or truncated (${reason}).`) : error;
}
