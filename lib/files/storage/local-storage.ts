import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { resolveRange } from './byte-range';
import type { ByteRange, Storage, StoredEntry, StoredFile } from './driver';
import { contentTypeOf, isStorageKey } from './storage-key';

/** The remains of a write that a crash interrupted. */
const PARTIAL = /\.[0-9a-f-]{36}\.part$/;

/** Identity papers are among the files: other accounts of the machine can't read them. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Stores files in `$CORRAL_DATA_DIR/storage`, for a single machine. */
export class LocalStorage implements Storage {
  readonly signer = null;
  private readonly root = path.resolve(env.CORRAL_DATA_DIR, 'storage');

  async put(key: string, body: Buffer | Readable): Promise<void> {
    const target = this.pathOf(key);
    // Written to a temporary file and renamed, so that readers never see a partial file.
    const partial = `${target}.${randomUUID()}.part`;
    const source = Buffer.isBuffer(body) ? Readable.from([body]) : body;
    // A body can fail before `pipeline` listens, which would end the process; `pipeline` then rejects all the same.
    source.on('error', () => undefined);
    try {
      await mkdir(path.dirname(target), { recursive: true, mode: FOLDER_MODE });
      // Opened before the first byte is asked for: a body that fails at once can't have its file created after `rm`.
      const file = await open(partial, 'wx', FILE_MODE);
      await pipeline(source, file.createWriteStream());
      await rename(partial, target);
    } catch (cause) {
      await rm(partial, { force: true }).catch(() => undefined);
      if (cause instanceof DomainError) throw cause;
      throw new DomainError('storage_unavailable', { cause });
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | null> {
    const file = this.pathOf(key);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    const resolved = range ? resolveRange(range, found.size) : null;
    if (range && !resolved) return null;
    return {
      body: createReadStream(file, resolved ?? {}),
      size: found.size,
      contentType: contentTypeOf(key),
      range: resolved,
    };
  }

  async delete(keys: readonly string[]): Promise<void> {
    await Promise.all(
      keys.map((key) => rm(this.pathOf(key.replace(PARTIAL, '')) + (PARTIAL.exec(key)?.[0] ?? ''), { force: true })),
    );
  }

  async *list(prefix: string): AsyncGenerator<StoredEntry> {
    for await (const file of this.files(this.root)) {
      const key = path.relative(this.root, file).split(path.sep).join('/');
      if (!key.startsWith(prefix) || !isStorageKey(key.replace(PARTIAL, ''))) continue;
      // It may have been deleted since the folder was read.
      const found = await stat(file).catch(() => null);
      if (found) yield { key, modified: found.mtime };
    }
  }

  /**
   * All files below a folder. Not `opendir` with `recursive`, which in Node 20 returns at most 32 entries per folder
   * (github.com/nodejs/node/issues/48820).
   */
  private async *files(folder: string): AsyncGenerator<string> {
    const entries = await opendir(folder).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return null;
      throw new DomainError('storage_unavailable', { cause });
    });
    for await (const entry of entries ?? []) {
      const found = path.join(folder, entry.name);
      if (entry.isDirectory()) yield* this.files(found);
      else if (entry.isFile()) yield found;
    }
  }

  private pathOf(key: string): string {
    if (!isStorageKey(key)) throw new DomainError('not_found');
    return path.join(this.root, key);
  }
}
