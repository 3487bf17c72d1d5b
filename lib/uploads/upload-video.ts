import 'server-only';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { VIDEO_MAX_BYTES } from '@/lib/listings/schema';
import { countUpload } from '@/lib/metrics/count-upload';
import { consume } from '@/lib/rate-limit/limit';
import { storage } from '@/lib/storage/storage';
import { contentTypeOf } from '@/lib/storage/storage-key';

/** Enough to tell every container that we accept. */
const SNIFFED_BYTES = 4100;

const EXTENSIONS: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/vnd.avi': 'avi',
};

function refused(code: 'too_large' | 'unsupported_type') {
  return new DomainError(code, { fields: { video: [{ key: code === 'too_large' ? 'videoTooLarge' : 'videoType' }] } });
}

/** What has been read of a body to know it, and the rest; fails as soon as both are over 100 MB. */
async function* whole(head: readonly Buffer[], rest: AsyncIterator<Buffer>, read: { bytes: number }): AsyncGenerator<Buffer> {
  const counted = (chunk: Buffer) => {
    read.bytes += chunk.length;
    if (read.bytes > VIDEO_MAX_BYTES) throw refused('too_large');
    return chunk;
  };
  for (const chunk of head) yield counted(chunk);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield counted(next.value);
}

/**
 * Streams a video of at most 100 MB to storage, to be put on a listing within a day; it is never held whole in memory. What a file
 * is, its first bytes say. Answers the video's address.
 * @throws DomainError `too_large` or `unsupported_type` at `video`, `storage_unavailable`, `rate_limited`.
 */
export function uploadVideo(actor: Actor, body: Readable): Promise<string> {
  const read = { bytes: 0 };
  return countUpload('video', () => read.bytes, () => storeVideo(actor, body, read));
}

async function storeVideo(actor: Actor, body: Readable, read: { bytes: number }): Promise<string> {
  await consume('uploadByUser', actor.id);
  const rest = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head: Buffer[] = [];
  for (let size = 0; size < SNIFFED_BYTES; ) {
    const next = await rest.next();
    if (next.done) break;
    head.push(next.value);
    size += next.value.length;
  }
  const extension = EXTENSIONS[(await fileTypeFromBuffer(Buffer.concat(head)))?.mime ?? ''];
  if (!extension) {
    body.destroy();
    throw refused('unsupported_type');
  }
  const key = `videos/${randomUUID()}.${extension}`;
  await storage().put(key, Readable.from(whole(head, rest, read)), contentTypeOf(key));
  try {
    await db.upload.create({ data: { userId: actor.id, kind: 'video', key } });
  } catch (cause) {
    await storage().delete([key]).catch(() => undefined);
    throw cause;
  }
  return `/media/${key}`;
}
