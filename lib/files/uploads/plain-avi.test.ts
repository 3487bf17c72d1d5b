import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { cameraVideo, PLACE } from '@/tests/factories/camera-videos';
import { makeVideo } from '@/tests/factories/video';
import { plainAvi } from './plain-avi';
import { ContainerCheck } from './video-container';

function plain(bytes: Buffer, piece = 65_536): Promise<Buffer> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  );
  return buffer(Readable.from(plainAvi(Readable.from(pieces))));
}

/** The contents of a file's parts of a type, in their order. */
function partsOf(bytes: Buffer, type: string): string[] {
  const found: string[] = [];
  for (let at = bytes.indexOf(type); at >= 0; at = bytes.indexOf(type, at + 4))
    found.push(bytes.toString('hex', at, at + 8 + bytes.readUInt32LE(at + 4)));
  return found;
}

const chunk = (type: string, content: string | Buffer) => {
  const bytes = Buffer.from(content);
  const head = Buffer.from(`${type}....`, 'latin1');
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
};
const list = (name: string, ...parts: Buffer[]) => chunk('LIST', Buffer.concat([Buffer.from(name), ...parts]));

describe('an AVI', () => {
  it.each([1, 7, 4096, 65_536])('keeps its picture and sound, but no tags, in pieces of %d bytes', async (piece) => {
    const video = await cameraVideo('camera.avi');
    expect(video.includes(PLACE)).toBe(true);
    const clean = await plain(video, piece);
    expect(clean).toHaveLength(video.length);
    expect(clean.includes(PLACE)).toBe(false);
    expect(clean.includes('INFO')).toBe(false);
    // Before the frames FFmpeg reserves room for an index, which begins with the name of its stream's parts.
    const frames = (bytes: Buffer) => bytes.subarray(bytes.indexOf('movi'));
    for (const kept of ['avih', 'strh', 'strf', 'vprp'])
      expect([kept, partsOf(clean, kept)]).toEqual([kept, partsOf(video, kept)]);
    for (const kept of ['00dc', '01wb', 'idx1'])
      expect([kept, partsOf(frames(clean), kept)]).toEqual([kept, partsOf(frames(video), kept)]);
    const check = new ContainerCheck('avi');
    expect(check.push(clean) && check.isWhole()).toBe(true);
  });

  it('loses the notes within its JPEG pictures, and nothing else of them', async () => {
    const video = await cameraVideo('compact.avi');
    expect(video.includes('Lavc')).toBe(true);
    const clean = await plain(video, 1_000);
    expect(clean.includes('Lavc')).toBe(false);
    const pictures = (bytes: Buffer) => partsOf(bytes, '00dc').flatMap((hex) => /ffdb.*/.exec(hex) ?? []);
    expect(pictures(clean).slice(0, 3)).toEqual(pictures(video).slice(0, 3));
  });

  it('loses what a camera wrote beside its streams, other streams, and frames of none', async () => {
    const strh = (kind: string) => chunk('strh', Buffer.concat([Buffer.from(kind), Buffer.alloc(52)]));
    const other = { strd: 'maker note 1', strn: 'name 2', ISBJ: 'subject 3', IDIT: 'date 4', GPS0: 'place 5' };
    const notes = Object.entries(other).map(([type, note]) => chunk(type, note));
    const body = Buffer.concat([
      Buffer.from('AVI '),
      list(
        'hdrl',
        chunk('avih', Buffer.alloc(56, 1)),
        list('strl', strh('vids'), chunk('strf', 'how 1'), ...notes),
        list('strl', strh('txts'), chunk('strf', 'place 6'), chunk('indx', 'place 7')),
        list('ncdt', chunk('nctg', 'place 8')),
        chunk('strf', Buffer.alloc(5_000, 'place 9')),
      ),
      list('INFO', chunk('ICMT', 'place 10')),
      list(
        'movi',
        chunk('00dc', 'frame'),
        chunk('01tx', 'place 11'),
        chunk('01dc', 'place 12'),
        chunk('77wb', 'place'),
      ),
      list('exif', chunk('ecor', 'maker note 13')),
      chunk('idx1', Buffer.alloc(16)),
    ]);
    const clean = (await plain(chunk('RIFF', body))).toString('latin1');
    expect(clean).toHaveLength(chunk('RIFF', body).length);
    expect(clean).not.toMatch(/place|note|name|subject|date/);
    for (const kept of ['how 1', 'frame', 'avih', 'idx1']) expect(clean).toContain(kept);
    expect(clean.match(/strf/g)).toHaveLength(1);
  });

  it('is passed on soon, whatever somebody made up', async () => {
    const segments = Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      ...Array<Buffer>(400_000).fill(Buffer.from('ffe10002', 'hex')),
    ]);
    const crafted = [
      Buffer.concat([makeVideo('avi', 2_000).subarray(0, 52), chunk('00dc', segments)]),
      Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffAVI ', 'latin1'), Buffer.from('LIST\0\0\0\0LIST\x01\0\0\0a')]),
      Buffer.from('RIFF'),
      Buffer.alloc(0),
      Buffer.concat([
        Buffer.from('RIFF\x04\0\0\0AVI LIST\xff\xff\xff\xffmovi00dc\xff\xff\xff\xff\xff\xd8\xff\xe1\0\0', 'latin1'),
      ]),
    ];
    for (const bytes of crafted) expect(await plain(bytes)).toHaveLength(bytes.length);
  });
});
