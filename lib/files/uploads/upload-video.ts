import 'server-only';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { countUpload } from '@/lib/core/metrics/count-upload';
import { consume } from '@/lib/core/rate-limit/limit';
import { storage } from '@/lib/files/storage/storage';
import { contentTypeOf } from '@/lib/files/storage/storage-key';
import { cleanText } from '@/lib/core/validation/fields';
import { copyVideo } from './copy-video';
import { discardBeyond } from './discard-uploads';
import { uploadKey } from './pending-key';
import { plainAvi } from './plain-avi';
import { VIDEO_MAX_BYTES } from './schema';
import { ContainerCheck, type VideoContainer } from './video-container';

const MEGABYTE = 1024 * 1024;

/** Maximum videos that wait for their listing, per user; the oldest are discarded. */
const WAITING_MAX = 3;

/** Enough to detect every container format that we accept. */
const SNIFFED_BYTES = 4100;

const EXTENSIONS: Partial<Record<string, VideoContainer>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/vnd.avi': 'avi',
};

/** A video being uploaded, with its original file name. */
type IncomingVideo = { name: string; body: Readable };
type Read = { bytes: number };
type Refuse = (code: 'too_large' | 'unsupported_type', key?: 'videoPicture') => DomainError;

/** Nothing below `private/` has a public address; what a crash leaves there is swept. */
const ORIGINALS = 'private/incoming';

/**
 * Yields the bytes read for detection and then the rest; fails as soon as they exceed 100 MB or can't be a complete
 * video any more.
 */
async function* whole(
  container: VideoContainer,
  head: readonly Buffer[],
  rest: AsyncIterator<Buffer>,
  read: Read,
  refused: Refuse,
): AsyncGenerator<Buffer> {
  const check = new ContainerCheck(container);
  const checked = (chunk: Buffer) => {
    read.bytes += chunk.length;
    if (read.bytes > VIDEO_MAX_BYTES) throw refused('too_large');
    if (!check.push(chunk)) throw refused('unsupported_type');
    return chunk;
  };
  for (const chunk of head) yield checked(chunk);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield checked(next.value);
  // Must throw before the stream ends, because the store would otherwise accept the file.
  if (!check.isWhole()) throw refused('unsupported_type');
}

/**
 * Streams a video of at most 100 MB to storage, for use in a listing within a day. Its bytes determine the type, its
 * container the completeness; what becomes public is its picture and its sound, and nothing else of the file, in which
 * cameras write where it was recorded. Returns the video's URL.
 * @throws DomainError `too_large` or `unsupported_type` naming the file at `video`, `storage_unavailable`,
 * `rate_limited`.
 */
export function uploadVideo(actor: Actor, video: IncomingVideo): Promise<string> {
  const read = { bytes: 0 };
  return countUpload(
    'video',
    () => read.bytes,
    () => storeVideo(actor, video, read),
  );
}

async function storeVideo(actor: Actor, { name, body }: IncomingVideo, read: Read): Promise<string> {
  const refused: Refuse = (code, why) => {
    const key = why ?? (code === 'too_large' ? 'videoTooLarge' : 'videoType');
    return new DomainError(code, { fields: { video: [{ key, values: { name: cleanText(name).slice(0, 100) } }] } });
  };
  await consume('videoByUser', actor.id);
  const quota = await quotaOf(actor);
  // The first megabyte before anything is read: nothing is when the quota is used up.
  await consume(quota, actor.id).catch((error: unknown) => {
    body.destroy();
    throw error;
  });
  const rest = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head: Buffer[] = [];
  for (let size = 0; size < SNIFFED_BYTES;) {
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
  const key = uploadKey(actor, `videos/${randomUUID()}.${extension}`);
  try {
    const video = whole(extension, head, rest, read, refused);
    if (extension === 'avi') await storage().put(key, Readable.from(plainAvi(video)), contentTypeOf(key));
    else if (!(await storeCopy(key, extension, video))) throw refused('unsupported_type', 'videoPicture');
    await db.upload.create({ data: { userId: actor.id, kind: 'video', key } });
    // Best effort; the video is already stored.
    await discardBeyond(actor, 'video', WAITING_MAX).catch(() => undefined);
  } catch (cause) {
    // Don't wait for the rest of the body.
    body.destroy();
    await storage()
      .delete([key])
      .catch(() => undefined);
    throw cause;
  } finally {
    // What goes beyond the quota was read already; the next video is refused.
    const more = Math.floor(read.bytes / MEGABYTE);
    if (more > 0) await consume(quota, actor.id, more).catch(() => undefined);
  }
  return `/media/${key}`;
}

/** Stores the original in private until its copy is made; false if it can't be copied. */
async function storeCopy(
  key: string,
  container: Exclude<VideoContainer, 'avi'>,
  video: AsyncIterable<Buffer>,
): Promise<boolean> {
  const original = `${ORIGINALS}/${randomUUID()}`;
  try {
    await storage().put(original, Readable.from(video), 'application/octet-stream');
    return await copyVideo({ key: original, container }, (copy) => storage().put(key, copy, contentTypeOf(key)));
  } finally {
    await storage()
      .delete([original])
      .catch(() => undefined);
  }
}

/** Returns the rule that counts the megabytes of the actor's videos. */
async function quotaOf(actor: Actor): Promise<'videoMegabytesByVerified' | 'videoMegabytesByUser'> {
  const { verificationStatus } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { verificationStatus: true },
  });
  return verificationStatus === 'verified' ? 'videoMegabytesByVerified' : 'videoMegabytesByUser';
}
