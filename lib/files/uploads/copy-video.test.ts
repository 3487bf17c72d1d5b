import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { storage } from '@/lib/files/storage/storage';
import { cameraVideo, PLACE } from '@/tests/factories/camera-videos';
import { makePlayable } from '@/tests/factories/playable-video';
import { box, makeVideo } from '@/tests/factories/video';
import { copyVideo } from './copy-video';
import { ContainerCheck } from './video-container';

type Container = 'mp4' | 'mov' | 'webm';

/** Copies a video; null if it is refused. */
async function copy(bytes: Buffer, container: Container = 'mp4', limitMs?: number): Promise<Buffer | null> {
  const key = `private/incoming/${randomUUID()}`;
  await storage().put(key, bytes, 'application/octet-stream');
  let copied: Buffer | null = null;
  const isCopied = await copyVideo(
    { key, container },
    async (body) => {
      copied = await buffer(body);
    },
    limitMs,
  );
  return isCopied ? copied : null;
}

/** The tracks of a file with the contents of their frames and how they are shown. */
async function tracksOf(bytes: Buffer) {
  const tracks = await new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) }).getTracks();
  return Promise.all(
    tracks.map(async (track) => {
      const frames: string[] = [];
      const sink = new EncodedPacketSink(track);
      for (let next = await sink.getFirstPacket(); next; next = await sink.getNextPacket(next))
        frames.push(Buffer.from(next.data).toString('hex'));
      const rotation = track.isVideoTrack() ? await track.getRotation() : null;
      return { type: track.type, codec: await track.getCodec(), frames, rotation };
    }),
  );
}

const patched = (bytes: Buffer, ...pairs: readonly (readonly [from: string, to: string])[]) => {
  const copied = Buffer.from(bytes);
  for (const [from, to] of pairs)
    for (let at = copied.indexOf(from, 0, 'latin1'); at >= 0; at = copied.indexOf(from, at + 1, 'latin1'))
      copied.write(to, at, 'latin1');
  return copied;
};

describe('a video of a camera', () => {
  it.each([
    ['phone.mp4', 'mp4'],
    ['phone.mov', 'mov'],
    ['recorder.webm', 'webm'],
  ] as const)('keeps picture and sound, and nothing of where it was: %s', async (name, container) => {
    const original = await cameraVideo(name);
    expect(original.includes(PLACE)).toBe(true);
    const clean = await copy(original, container);
    if (!clean) throw new Error('refused');
    for (const written of [PLACE, 'GPS', '058.3816', 'location', 'x264 - core'])
      expect(clean.includes(written)).toBe(false);
    const [picture, sound, ...others] = await tracksOf(clean);
    expect(others).toEqual([]);
    const before = await tracksOf(original);
    expect([picture?.type, sound?.type]).toEqual(['video', 'audio']);
    expect(picture?.frames.length).toBe(before[0]?.frames.length);
    // The first frame of H.264 loses what its encoder wrote about itself.
    expect(picture?.frames.slice(1)).toEqual(before[0]?.frames.slice(1));
    expect(sound?.frames).toEqual(before[1]?.frames);
    const check = new ContainerCheck(container);
    expect(check.push(clean) && check.isWhole()).toBe(true);
  });

  it('loses telemetry, time codes, boxes of its maker and what no track refers to', async () => {
    const phone = await cameraVideo('phone.mp4');
    const xmp = box('uuid', Buffer.from(`be7acfcb97a942e89c71999491e3afac<exif:GPSLatitude>${PLACE}`));
    for (const codes of [
      [
        ['tx3g', 'gpmd'],
        ['sbtl', 'meta'],
      ],
      [
        ['tx3g', 'tmcd'],
        ['sbtl', 'tmcd'],
      ],
      [
        ['tx3g', 'camm'],
        ['sbtl', 'camm'],
      ],
      [
        ['\xa9xyz', '@xyz'],
        ['udta', 'moof'],
      ],
    ] as const) {
      const clean = await copy(Buffer.concat([patched(phone, ...codes), xmp, box('free', Buffer.from(PLACE))]));
      expect([codes[0], clean?.includes(PLACE), clean?.includes('GPS')]).toEqual([codes[0], false, false]);
      if (clean) expect((await tracksOf(clean)).map(({ type }) => type)).toEqual(['video', 'audio']);
    }
  });

  it('loses the comments of its sound’s setup', async () => {
    const recorder = await cameraVideo('recorder.webm');
    expect(recorder.includes('Lavc')).toBe(true);
    expect((await copy(recorder, 'webm'))?.includes('Lavc')).toBe(false);
  });

  it('is shown without its sound if that can’t be read, and refused if its picture can’t', async () => {
    const phone = await cameraVideo('phone.mp4');
    const mute = await copy(patched(phone, ['mp4a', 'samr'], ['esds', 'free']));
    expect(mute && (await tracksOf(mute)).map(({ type }) => type)).toEqual(['video']);
    expect(await copy(patched(phone, ['avc1', 'xyz1']))).toBeNull();
  });
});

describe('copyVideo', () => {
  it.each(['mp4', 'mov', 'webm'] as const)('copies large frames: %s', async (container) => {
    const original = await makePlayable(container, 9_000_000);
    const clean = await copy(original, container);
    expect(clean && (await tracksOf(clean))).toEqual(await tracksOf(original));
  });

  it.each(['mp4', 'mov'] as const)('refuses a container of anything: %s', async (container) => {
    expect(await copy(makeVideo(container, 50_000), container)).toBeNull();
  });

  it('refuses one that keeps its reader busy, and takes the next one', async () => {
    expect(await copy(makeVideo('webm', 50_000), 'webm', 2_000)).toBeNull();
    expect(await copy(await makePlayable('webm'), 'webm')).not.toBeNull();
  });

  it('leaves behind what a small video carries', async () => {
    const video = await makePlayable();
    const clean = await copy(Buffer.concat([video, box('mdat', Buffer.alloc(60_000, 'payload'))]));
    expect(clean?.includes('payload')).toBe(false);
    expect(clean?.length).toBeLessThan(video.length + 5_000);
  });

  it('refuses one whose frames are not in the file, or lie in the same place', async () => {
    const video = await makePlayable('mp4', 50_000);
    const start = video.indexOf('moov') - 4;
    const index = video.subarray(start, start + video.readUInt32BE(start));
    expect(await copy(Buffer.concat([video.subarray(0, 32), index]))).toBeNull();
    // Each frame as large as all of them together.
    const sizes = video.indexOf('stsz') + 16;
    const greedy = Buffer.from(video);
    for (let frame = 0; frame < 10; frame += 1) greedy.writeUInt32BE(45_000, sizes + frame * 4);
    expect(await copy(greedy)).toBeNull();
  });

  it('refuses one cut off anywhere, boxes of no or absurd length, and thousands of tracks', async () => {
    const phone = await cameraVideo('phone.mp4');
    for (const size of [1, 40, 900, 2_000]) expect([size, await copy(phone.subarray(0, size))]).toEqual([size, null]);
    const moov = phone.indexOf('moov');
    for (const length of [0, 1, 7, 0x7fffffff, 0xffffffff]) {
      const strange = Buffer.from(phone);
      strange.writeUInt32BE(length, phone.indexOf('stbl') - 4);
      strange.writeUInt32BE(length, phone.indexOf('udta', moov) - 4);
      const clean = await copy(strange, 'mp4', 5_000);
      expect([length, clean?.includes(PLACE) ?? false]).toEqual([length, false]);
    }
    const trak = phone.indexOf('trak') - 4;
    const track = phone.subarray(trak, trak + phone.readUInt32BE(trak));
    const many = box('moov', Buffer.concat([phone.subarray(moov + 4, trak), ...Array<Buffer>(3_000).fill(track)]));
    expect(await copy(Buffer.concat([phone.subarray(0, moov - 4), many]), 'mp4', 5_000)).toBeNull();
  });

  it('refuses random bytes, and a file of one byte', async () => {
    expect(await copy(Buffer.alloc(100_000, 'no video'))).toBeNull();
    expect(await copy(Buffer.from('a'))).toBeNull();
  });
});
