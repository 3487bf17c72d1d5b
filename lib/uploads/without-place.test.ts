import { Readable } from 'node:stream';
import { box, makeVideo } from '@/tests/factories/video';
import { ContainerCheck } from './video-container';
import { withoutPlace } from './without-place';

async function passed(bytes: Buffer, piece: number): Promise<Buffer> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, i) =>
    Buffer.from(bytes.subarray(i * piece, (i + 1) * piece)),
  );
  const out: Buffer[] = [];
  for await (const chunk of withoutPlace(Readable.from(pieces))) out.push(chunk);
  return Buffer.concat(out);
}

const place = Buffer.from('+40.4893-003.6827/');
const boxesWithPlace = [
  box('udta', box('\xa9xyz', place)),
  box('meta', Buffer.concat([Buffer.from('com.apple.quicktime.location.ISO6709'), place])),
];
const moov = box(
  'moov',
  Buffer.concat([
    box('mvhd', Buffer.alloc(100, 7)),
    ...boxesWithPlace,
    box('trak', Buffer.concat([box('tkhd', Buffer.alloc(80, 8)), ...boxesWithPlace])),
  ]),
);
// Media data may contain any bytes.
const media = box('mdat', Buffer.concat([Buffer.from('\0\0\0\x10udta'), Buffer.alloc(5_000, 9)]));
const ftyp = box('ftyp', Buffer.from('isomisom'));

describe('a video without its place', () => {
  it.each([1, 7, 64, 100_000])(
    'is as long and whole, with nothing of what the camera wrote, in pieces of %d bytes',
    async (piece) => {
      for (const file of [Buffer.concat([ftyp, moov, media]), Buffer.concat([ftyp, media, moov, ...boxesWithPlace])]) {
        const clean = await passed(file, piece);
        expect(clean).toHaveLength(file.length);
        expect(clean.includes('-003')).toBe(false);
        expect(clean.includes('location')).toBe(false);
        expect(clean.includes(media)).toBe(true);
        expect(clean.includes(Buffer.alloc(100, 7))).toBe(true);
        expect(clean.includes(Buffer.alloc(80, 8))).toBe(true);
        const check = new ContainerCheck('mp4');
        expect(check.push(clean) && check.isWhole()).toBe(true);
      }
    },
  );

  it('is unchanged where nothing was written, the last box has no end, or sizes make no sense', async () => {
    const long = Buffer.concat([Buffer.from('\0\0\0\x01mdat\0\0\0\0\0\0\0\x14', 'latin1'), Buffer.alloc(4)]);
    for (const file of [
      makeVideo('mp4'),
      makeVideo('mov'),
      Buffer.concat([ftyp, long, Buffer.from('\0\0\0\0mdat'), place]),
      Buffer.concat([ftyp, Buffer.from('\0\0\0\x02moov'), place]),
      Buffer.alloc(3),
    ]) {
      expect((await passed(file, 5)).equals(file)).toBe(true);
    }
  });

  it('is looked through soon, however many boxes somebody made up', async () => {
    const file = Buffer.concat([ftyp, box('moov', Buffer.concat(Array<Buffer>(300_000).fill(box('free'))))]);
    expect((await passed(file, 65_536)).equals(file)).toBe(true);
  });
});
