import { randomBytes } from 'node:crypto';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

const FORMATS = { mp4: Mp4OutputFormat, mov: MovOutputFormat, webm: WebMOutputFormat };
const FRAMES = 10;
const SIZE = { codedWidth: 640, codedHeight: 480 };
/** What a decoder of H.264 has to know. */
const DESCRIPTION = Buffer.from('0142001effe1000a6742001eda014016e84001000468ce3c80', 'hex');

/** A frame of H.264 of one unit, behind its length. */
function unit(size: number, isKey: boolean): Buffer {
  const bytes = randomBytes(size);
  bytes.writeUInt32BE(size - 4);
  bytes.writeUInt8(isKey ? 0x65 : 0x41, 4);
  return bytes;
}

/** Returns a file with a video track of ten frames whose contents are random, of a little more than `size` bytes. */
export async function makePlayable(container: keyof typeof FORMATS = 'mp4', size = 20_000): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new FORMATS[container](), target });
  const isWebm = container === 'webm';
  const source = new EncodedVideoPacketSource(isWebm ? 'vp8' : 'avc');
  const decoderConfig = isWebm
    ? { codec: 'vp8', ...SIZE }
    : { codec: 'avc1.42001e', description: DESCRIPTION, ...SIZE };
  output.addVideoTrack(source, { frameRate: 25 });
  await output.start();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const bytes = isWebm ? randomBytes(Math.ceil(size / FRAMES)) : unit(Math.ceil(size / FRAMES), frame === 0);
    const packet = new EncodedPacket(bytes, frame === 0 ? 'key' : 'delta', frame / 25, 1 / 25);
    await source.add(packet, frame === 0 ? { decoderConfig } : undefined);
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
