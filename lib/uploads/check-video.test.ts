import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { storage } from '@/lib/storage/storage';
import { makePlayable } from '@/tests/factories/playable-video';
import { box, makeVideo } from '@/tests/factories/video';
import { checkVideo } from './check-video';
import { withoutPlace } from './without-place';

async function check(bytes: Buffer): Promise<boolean> {
  const key = `videos/${randomUUID()}.mp4`;
  await storage().put(key, bytes, 'video/mp4');
  return checkVideo(key, bytes.length);
}

describe('checkVideo', () => {
  it.each(['mp4', 'mov', 'webm'] as const)('takes a video: %s', async (container) => {
    expect(await check(await makePlayable(container))).toBe(true);
    expect(await check(await makePlayable(container, 9_000_000))).toBe(true);
  });

  it('takes one whose place was removed', async () => {
    const video = withoutPlace(
      Readable.from([await makePlayable()]) as AsyncIterable<Buffer> as AsyncGenerator<Buffer>,
    );
    expect(await check(await buffer(video))).toBe(true);
  });

  it.each(['mp4', 'mov', 'avi'] as const)('refuses a container of anything: %s', async (container) => {
    expect(await check(makeVideo(container, 50_000))).toBe(false);
  });

  it('refuses one that keeps its reader busy, and takes the next one', async () => {
    const key = `videos/${randomUUID()}.webm`;
    await storage().put(key, makeVideo('webm', 50_000), 'video/webm');
    expect(await checkVideo(key, 50_000, 2_000)).toBe(false);
    expect(await check(await makePlayable('webm'))).toBe(true);
  });

  it('refuses a small video that carries something else', async () => {
    expect(await check(Buffer.concat([await makePlayable(), box('mdat', Buffer.alloc(60_000, 'a'))]))).toBe(false);
  });

  it('refuses one whose frames are not in the file', async () => {
    const video = await makePlayable('mp4', 50_000);
    const start = video.indexOf('moov') - 4;
    const index = video.subarray(start, start + video.readUInt32BE(start));
    expect(await check(Buffer.concat([video.subarray(0, 32), index]))).toBe(false);
  });

  it('refuses random bytes, and a file of one byte', async () => {
    expect(await check(Buffer.alloc(100_000, 'no video'))).toBe(false);
    expect(await check(Buffer.from('a'))).toBe(false);
  });
});
