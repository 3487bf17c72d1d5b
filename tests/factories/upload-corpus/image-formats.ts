import { crc32, deflateSync } from 'node:zlib';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const little = (value: number, length: number) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntLE(value, 0, length);
  return bytes;
};

/** A chunk of PNG with its length and checksum. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
}

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

type PngOptions = { bits?: 1 | 8 | 16; colour?: 0 | 2 | 6; between?: Buffer[]; data?: Buffer };

/** Builds a PNG of one colour, the smallest possible for its dimensions. */
export function makePng(
  width: number,
  height: number,
  { bits = 1, colour = 0, between = [], data }: PngOptions = {},
): Buffer {
  const samples = { 0: 1, 2: 3, 6: 4 }[colour];
  const pixels = data ?? Buffer.alloc(height * (1 + Math.ceil((width * bits * samples) / 8)));
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([bits, colour, 0, 0, 0])])),
    ...between,
    pngChunk('IDAT', deflateSync(pixels, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An animated PNG of one pixel. */
export function makeApng(frames: number): Buffer {
  const data = deflateSync(Buffer.from([0, 0]));
  const control = (sequence: number) =>
    pngChunk('fcTL', Buffer.concat([...[sequence, 1, 1, 0, 0].map(uint32), Buffer.from([0, 1, 0, 100, 0, 0])]));
  const parts = [
    PNG_SIGNATURE,
    pngChunk('IHDR', Buffer.concat([uint32(1), uint32(1), Buffer.from([8, 0, 0, 0, 0])])),
    pngChunk('acTL', Buffer.concat([uint32(frames), uint32(0)])),
    control(0),
    pngChunk('IDAT', data),
  ];
  for (let frame = 1; frame < frames; frame += 1)
    parts.push(control(2 * frame - 1), pngChunk('fdAT', Buffer.concat([uint32(2 * frame), data])));
  return Buffer.concat([...parts, pngChunk('IEND', Buffer.alloc(0))]);
}

/** Repeats the last scan of a progressive JPEG; decoders without a limit accept any number. */
export function withScans(progressive: Buffer, times: number): Buffer {
  const end = progressive.lastIndexOf(Buffer.from('ffd9', 'hex'));
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from('ffda', 'hex'), end), end);
  return Buffer.concat([progressive.subarray(0, end), ...Array<Buffer>(times).fill(scan), progressive.subarray(end)]);
}

const FRAME = Buffer.from('21f9040000000000' + '2c00000000010001000002024401' + '00', 'hex');

/** An animated GIF on a canvas of this size, each frame of one pixel. */
export function makeGif(frames: number, width = 1, height = 1): Buffer {
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    little(width, 2),
    little(height, 2),
    Buffer.from('800000' + '000000' + 'ffffff', 'hex'),
  ]);
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(FRAME), Buffer.from(';')]);
}

function riffChunk(type: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), little(content.length, 4), content, Buffer.alloc(content.length & 1)]);
}

/** Builds an animated WebP of one pixel; every frame is `still`, a WebP of one pixel. */
export function makeAnimatedWebp(frames: number, still: Buffer): Buffer {
  const picture = still.subarray(12);
  const frame = riffChunk('ANMF', Buffer.concat([Buffer.alloc(12), little(10, 3), Buffer.from([0]), picture]));
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', Buffer.from([2, ...Array<number>(9).fill(0)])),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), little(body.length, 4), body]);
}

/** Inserts segments after the start of a JPEG; `[0xe1, content]` is an APP1. */
export function withSegments(jpeg: Buffer, segments: readonly (readonly [number, Buffer])[]): Buffer {
  const made = segments.flatMap(([code, content]) => {
    const head = Buffer.from([0xff, code, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return [head, content];
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...made, jpeg.subarray(2)]);
}
