import { plainFrame, plainSetup } from './plain-frames.mjs';

const NOTE = 'GPS -34.9 -56.2';

/** A unit behind its length in so many bytes. */
function unit(lengthBytes: number, ...head: number[]): Buffer {
  const body = Buffer.concat([Buffer.from(head), Buffer.from(NOTE)]);
  const length = Buffer.alloc(lengthBytes);
  length.writeUIntBE(body.length, 0, lengthBytes);
  return Buffer.concat([length, body]);
}

const header = (length: number, at: number) => Buffer.alloc(length, 0).fill(3, at, at + 1);
const AVC = { codec: 'avc', description: header(7, 4) };
const HEVC = { codec: 'hevc', description: header(23, 21) };

describe('a frame', () => {
  it.each([0, 6, 9, 12, 24, 30, 31])('of H.264 comes without units of type %d', (type) => {
    const picture = unit(4, 0x65);
    expect(plainFrame(Buffer.concat([unit(4, type), picture, unit(4, type)]), AVC)).toEqual(picture);
  });

  it.each([35, 38, 39, 40, 41, 48, 63])('of H.265 comes without units of type %d', (type) => {
    const picture = unit(4, 19 << 1, 1);
    expect(plainFrame(Buffer.concat([unit(4, type << 1, 1), picture]), HEVC)).toEqual(picture);
  });
});

describe('a setup', () => {
  const [sequence, picture, note] = [unit(2, 0x67), unit(2, 0x68), unit(2, 0x06)];

  it('of H.264 comes with what describes pictures alone', () => {
    const start = Buffer.from([1, 100, 0, 31, 0xff]);
    const counted = (sequences: Buffer[], pictures: Buffer[], rest: Buffer) =>
      Buffer.concat([
        ...[start, Buffer.from([0xe0 | sequences.length]), ...sequences],
        ...[Buffer.from([pictures.length]), ...pictures, rest],
      ]);
    const depth = Buffer.from([0xfd, 0xf8, 0xf8, 0]);
    expect(plainSetup('avc', counted([note, sequence], [picture, note], Buffer.concat([depth, note])))).toEqual(
      counted([sequence], [picture], depth),
    );
    const baseline = counted([sequence], [picture], Buffer.alloc(0));
    expect(plainSetup('avc', baseline)).toEqual(baseline);
  });

  it('of H.265 comes without lists of notes', () => {
    const list = (type: number) => Buffer.concat([Buffer.from([0x80 | type, 0, 1]), unit(2, type << 1, 1)]);
    const setup = (...lists: Buffer[]) => Buffer.concat([header(22, 21), Buffer.from([lists.length]), ...lists]);
    expect(plainSetup('hevc', setup(list(32), list(33), list(39), list(34)))).toEqual(
      setup(list(32), list(33), list(34)),
    );
  });
});
