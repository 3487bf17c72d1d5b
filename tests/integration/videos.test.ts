import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { consume } from '@/lib/core/rate-limit/limit';
import { VIDEO_MAX_BYTES } from '@/lib/files/uploads/schema';
import { storage } from '@/lib/files/storage/storage';
import { CAMERA_VIDEOS, cameraVideo, PLACE } from '@/tests/factories/camera-videos';
import { uploadVideo } from '@/lib/files/uploads/upload-video';
import { makeUser } from '@/tests/factories/user';
import { videoHead } from '@/tests/factories/video';

// These files have a container but no frames; `lib/files/uploads/copy-video.test.ts` copies real ones.
const copyVideo = jest.fn();
jest.mock('@/lib/files/uploads/copy-video', () => ({
  copyVideo: (...given: unknown[]): unknown => copyVideo(...given),
}));

const { copyVideo: copyReally } = jest.requireActual<typeof import('@/lib/files/uploads/copy-video')>(
  '@/lib/files/uploads/copy-video',
);
const asItIs: typeof copyReally = async ({ key }, take) => {
  const file = await storage().get(key);
  if (file) await take(file.body);
  return file !== null;
};
beforeEach(() => copyVideo.mockImplementation(asItIs));

const CHUNK = Buffer.alloc(1024 * 1024);
/** Returns a body of `size` bytes that begins with `head`, generated while it is read. */
function bodyOf(head: Buffer, size: number): { name: string; body: Readable } {
  function* pieces() {
    yield head;
    for (let left = size - head.length; left > 0; left -= CHUNK.length) yield CHUNK.subarray(0, left);
  }
  return { name: 'remate.mov', body: Readable.from(pieces()) };
}

const storedVideos = () => readdir(path.join(env.CORRAL_DATA_DIR, 'storage', 'videos')).catch(() => []);

describe('uploading a video', () => {
  let seller: Actor;

  beforeEach(async () => {
    seller = (await makeUser()).actor;
  });

  it.each(['webm', 'mov', 'avi', 'mp4'] as const)('knows %s by its first bytes', async (container) => {
    const url = await uploadVideo(seller, bodyOf(videoHead(container, 10_000), 10_000));
    expect(url).toMatch(new RegExp(`^/media/videos/[0-9a-f-]{36}\\.${container}$`));
    expect(await db.upload.findMany({ where: { userId: seller.id } })).toMatchObject([
      { kind: 'video', key: url.replace('/media/', '') },
    ]);
  });

  it.each(CAMERA_VIDEOS)('stores nothing of where it was, and keeps no original: %s', async (name) => {
    copyVideo.mockImplementation(copyReally);
    const url = await uploadVideo(seller, { name, body: Readable.from([await cameraVideo(name)]) });
    const file = await storage().get(url.replace('/media/', ''));
    expect(file && (await buffer(file.body)).includes(PLACE)).toBe(false);
    expect(await readdir(path.join(env.CORRAL_DATA_DIR, 'storage', 'private', 'incoming')).catch(() => [])).toEqual([]);
  });

  it('says what to do with one whose picture it can’t read, and stores nothing', async () => {
    copyVideo.mockImplementation(copyReally);
    const before = await storedVideos();
    await expect(uploadVideo(seller, bodyOf(videoHead('mp4', 10_000), 10_000))).rejects.toMatchObject({
      code: 'unsupported_type',
      fields: { video: [{ key: 'videoPicture', values: { name: 'remate.mov' } }] },
    });
    expect(await storedVideos()).toEqual(before);
  });

  it('accepts 100 MB, refuses one byte more, and stores nothing of a refused file', async () => {
    await uploadVideo(seller, bodyOf(videoHead('webm', VIDEO_MAX_BYTES), VIDEO_MAX_BYTES));
    const before = await storedVideos();
    await expect(
      uploadVideo(seller, bodyOf(videoHead('webm', VIDEO_MAX_BYTES + 1), VIDEO_MAX_BYTES + 1)),
    ).rejects.toMatchObject({
      code: 'too_large',
      fields: { video: [{ key: 'videoTooLarge', values: { name: 'remate.mov' } }] },
    });
    expect(await storedVideos()).toEqual(before);
    expect(await db.upload.count({ where: { userId: seller.id } })).toBe(1);
  });

  it('keeps the newest three that wait for their listing', async () => {
    const urls: string[] = [];
    for (let count = 0; count < 5; count += 1)
      urls.push(await uploadVideo(seller, bodyOf(videoHead('webm', 10_000), 10_000)));
    const waiting = await db.upload.findMany({ where: { userId: seller.id }, orderBy: { id: 'asc' } });
    expect(waiting.map(({ key }) => `/media/${key}`)).toEqual(urls.slice(2));
    const files: string[] = await storedVideos();
    expect(urls.map((url) => files.includes(path.basename(url)))).toEqual([false, false, true, true, true]);
  });

  it('takes a gigabyte a day, three from a verified seller', async () => {
    const size = 3 * CHUNK.length;
    const send = (actor: Actor) => uploadVideo(actor, bodyOf(videoHead('webm', size), size));
    const verified = (await makeUser({ verificationStatus: 'verified' })).actor;
    await consume('videoMegabytesByUser', seller.id, 997);
    await consume('videoMegabytesByVerified', verified.id, 1_000);
    await send(seller);
    const refused = bodyOf(videoHead('webm', size), size);
    await expect(uploadVideo(seller, refused)).rejects.toMatchObject({ code: 'rate_limited' });
    // Nothing more of it is read.
    expect(refused.body.destroyed).toBe(true);
    await send(verified);
  });
});
