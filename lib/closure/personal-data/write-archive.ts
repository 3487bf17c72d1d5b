import 'server-only';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { storage } from '@/lib/files/storage/storage';
import { readPersonalData, type PersonalFile } from './read-personal-data';

/** Counts the bytes that pass. */
async function* counted(source: AsyncIterable<Buffer>, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/** Adds a stream and waits until it is written, so that one file at a time is open. */
async function add(zip: ZipFile, body: Readable, name: string, signal: AbortSignal, compress = false): Promise<void> {
  const written = once(body, 'end', { signal });
  zip.addReadStream(body, name, { compress });
  await written.finally(() => body.destroy());
}

async function fill(zip: ZipFile, userId: string, signal: AbortSignal): Promise<void> {
  const files = new Map<string, PersonalFile>();
  const data = readPersonalData(userId, (file) => files.set(file.name, file));
  await add(zip, Readable.from(data, { objectMode: false }), 'data.json', signal, true);
  for (const { key, name } of files.values()) {
    const file = await storage().get(key);
    if (file) await add(zip, file.body, name, signal);
  }
  zip.end();
}

/**
 * Writes everything that an account holds into one zip file in storage: `data.json` and the files. Streams, so that memory
 * does not grow with the number of files. Returns its size in bytes.
 */
export async function writeArchive(userId: string, key: string): Promise<number> {
  const zip = new ZipFile();
  const failed = new AbortController();
  let size = 0;
  const output = Readable.from(counted(zip.outputStream as AsyncIterable<Buffer>, (bytes) => (size += bytes)));
  const fail = (error: Error) => {
    failed.abort(error);
    output.destroy(error);
  };
  zip.on('error', fail);
  // The store may have stopped reading; who waits for it learns the error from `stored`.
  output.on('error', () => undefined);
  const stored = storage().put(key, output, 'application/zip');
  stored.catch(fail);
  await fill(zip, userId, failed.signal).catch((error: unknown) => fail(error as Error));
  await stored;
  failed.signal.throwIfAborted();
  return size;
}
