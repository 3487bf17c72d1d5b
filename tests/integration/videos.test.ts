import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { VIDEO_MAX_BYTES } from '@/lib/listings/schema';
import { uploadVideo } from '@/lib/uploads/upload-video';
import { makeUser } from '@/tests/factories/user';

const CHUNK = Buffer.alloc(1024 * 1024);
const WEBM = Buffer.from('1a45dfa387428284' + Buffer.from('webm').toString('hex'), 'hex');
const QUICKTIME = Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1');
const AVI = Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1');

/** A body of `size` bytes that begins like this, made while it is read. */
function* bodyOf(head: Buffer, size: number): Generator<Buffer> {
  yield head;
  for (let left = size - head.length; left > 0; left -= CHUNK.length) yield CHUNK.subarray(0, left);
}

const storedVideos = () => readdir(path.join(env.CORRAL_DATA_DIR, 'storage', 'videos')).catch(() => []);

describe('uploading a video', () => {
  let seller: Actor;

  beforeEach(async () => {
    seller = (await makeUser()).actor;
  });

  it.each([
    ['webm', WEBM, 'webm'],
    ['quicktime', QUICKTIME, 'mov'],
    ['avi', AVI, 'avi'],
  ])('knows %s by its first bytes', async (_, head, extension) => {
    const url = await uploadVideo(seller, Readable.from(bodyOf(head, 10_000)));
    expect(url).toMatch(new RegExp(`^/media/videos/[0-9a-f-]{36}\\.${extension}$`));
    expect(await db.upload.findMany({ where: { userId: seller.id } })).toMatchObject([{ kind: 'video', key: url.replace('/media/', '') }]);
  });

  it('takes 100 MB and refuses a byte more, of which nothing is kept', async () => {
    await uploadVideo(seller, Readable.from(bodyOf(WEBM, VIDEO_MAX_BYTES)));
    const before = await storedVideos();
    await expect(uploadVideo(seller, Readable.from(bodyOf(WEBM, VIDEO_MAX_BYTES + 1)))).rejects.toMatchObject({ code: 'too_large', fields: { video: [{ key: 'videoTooLarge' }] } });
    expect(await storedVideos()).toEqual(before);
    expect(await db.upload.count({ where: { userId: seller.id } })).toBe(1);
  });
});
