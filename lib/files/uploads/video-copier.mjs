// A process of its own, so that a video made to keep its reader busy is ended without harm to the server (see
// copy-video.ts). Plain JavaScript: it starts without compiling anything.

import { fstatSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import {
  CustomSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { plainFrame, plainSetup } from './plain-frames.mjs';

/** More than two hours of video and sound. */
const PACKETS_MAX = 1_000_000;
/** Cameras write a handful, of which one is picture and one is sound. */
const TRACKS_MAX = 50;
const CACHE_BYTES = 8 * 2 ** 20;
const WRITTEN_AT_ONCE = 2 ** 20;

/** The index goes in front, so that a video starts before it has arrived; its room is known, as its frames are counted. */
const FORMATS = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'reserve' }),
  mov: () => new MovOutputFormat({ fastStart: 'reserve' }),
  webm: () => new WebMOutputFormat(),
};

/** @typedef {Awaited<ReturnType<typeof describe>>} Track */

/**
 * What is known of a track before it is copied; null if its codec is unknown, or the format has no place for it.
 * @param {import('mediabunny').InputTrack} track
 * @param {import('mediabunny').OutputFormat} format
 */
async function describe(track, format) {
  const codec = await track.getCodec();
  const config = codec && (await track.getDecoderConfig());
  if (!codec || !config || !format.getSupportedCodecs().includes(codec)) return null;
  const sink = new EncodedPacketSink(track);
  const given = config.description && bytesOf(config.description);
  const description = given ? plainSetup(codec, given) : null;
  const decoderConfig = description ? { ...config, description } : config;
  return { track, codec, sink, description, decoderConfig, packets: 0, bytes: 0, from: Infinity };
}

/** @param {AllowSharedBufferSource} source */
const bytesOf = (source) =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);

/**
 * The first track of these whose codec is known, with its frames counted from the first that stands for itself; null if
 * there is none.
 * @param {readonly import('mediabunny').InputTrack[]} tracks
 * @param {import('mediabunny').OutputFormat} format
 */
async function firstKnown(tracks, format) {
  for (const candidate of tracks) {
    const found = await describe(candidate, format).catch(() => null);
    if (!found) continue;
    let packet = await found.sink.getFirstKeyPacket({ metadataOnly: true });
    while (packet) {
      found.packets += 1;
      found.bytes += packet.byteLength;
      found.from = Math.min(found.from, packet.timestamp);
      if (found.packets > PACKETS_MAX) throw new Error('too many frames');
      packet = await found.sink.getNextPacket(packet, { metadataOnly: true });
    }
    if (found.bytes > 0) return found;
  }
  return null;
}

/**
 * Writes a video anew with its picture and its sound, and nothing else of it. False if it has no picture that can be
 * copied.
 * @param {{ container: keyof typeof FORMATS, original: string, copy: string }} files
 */
async function copy({ container, original, copy }) {
  const [from, to] = [openSync(original, 'r'), openSync(copy, 'r+')];
  const { size } = fstatSync(from);
  // The server has the copy open too: without names the files are gone when both close them, also by a crash.
  rmSync(path.dirname(copy), { recursive: true });
  /** @type {(start: number, end: number) => Uint8Array} */
  const read = (start, end) => {
    const bytes = new Uint8Array(end - start);
    return bytes.subarray(0, readSync(from, bytes, 0, bytes.length, start));
  };
  const source = new CustomSource({ getSize: () => size, read, maxCacheSize: CACHE_BYTES });
  const tracks = await new Input({ formats: [MP4, QTFF, WEBM], source }).getTracks();
  if (tracks.length > TRACKS_MAX) return false;
  const format = FORMATS[container]();
  const picture = await firstKnown(
    tracks.filter((track) => track.isVideoTrack()),
    format,
  );
  if (!picture) return false;
  const sound = await firstKnown(
    tracks.filter((track) => track.isAudioTrack()),
    format,
  );
  // Frames may lie in the same place of the file, which a copy of it would multiply.
  if (picture.bytes + (sound?.bytes ?? 0) > size) return false;
  await write(to, format, picture, sound);
  return true;
}

/**
 * @param {number} copied the open file to write to
 * @param {import('mediabunny').OutputFormat} format
 * @param {NonNullable<Track>} picture
 * @param {Track} sound
 */
async function write(copied, format, picture, sound) {
  const writable = new WritableStream({
    write: (/** @type {import('mediabunny').StreamTargetChunk} */ { data, position }) => {
      for (let done = 0; done < data.length;)
        done += writeSync(copied, data, done, data.length - done, position + done);
    },
  });
  const output = new Output({
    format,
    target: new StreamTarget(writable, { chunked: true, chunkSize: WRITTEN_AT_ONCE }),
  });
  const lanes = [];
  const videoTrack = /** @type {import('mediabunny').InputVideoTrack} */ (picture.track);
  const videoSource = new EncodedVideoPacketSource(/** @type {import('mediabunny').VideoCodec} */ (picture.codec));
  const [rotation, flip] = [await videoTrack.getRotation(), await videoTrack.getFlip()];
  output.addVideoTrack(videoSource, { rotation, flip, maximumPacketCount: picture.packets });
  lanes.push({ ...picture, source: videoSource, next: await picture.sink.getFirstKeyPacket() });
  if (sound) {
    const audioSource = new EncodedAudioPacketSource(/** @type {import('mediabunny').AudioCodec} */ (sound.codec));
    output.addAudioTrack(audioSource, { maximumPacketCount: sound.packets });
    lanes.push({ ...sound, source: audioSource, next: await sound.sink.getFirstKeyPacket() });
  }
  await output.start();
  // Sound may begin before the picture, at a negative time; no track of a copy does.
  const from = Math.min(...lanes.map((lane) => lane.from));
  const isFirst = new Set(lanes);
  for (;;) {
    const lane = lanes
      .filter(({ next }) => next !== null)
      .sort((a, b) => (a.next?.timestamp ?? 0) - (b.next?.timestamp ?? 0))[0];
    if (!lane?.next) break;
    const packet = lane.next;
    const data = plainFrame(packet.data, lane);
    const meta = isFirst.delete(lane) ? { decoderConfig: lane.decoderConfig } : undefined;
    // The two sources take the same, each for its own kind of codec.
    await /** @type {EncodedVideoPacketSource} */ (lane.source).add(
      packet.clone({ data, timestamp: Math.max(0, packet.timestamp - from) }),
      /** @type {EncodedVideoChunkMetadata | undefined} */ (meta),
    );
    lane.next = await lane.sink.getNextPacket(packet);
    if (!lane.next) lane.source.close();
  }
  await output.finalize();
}

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => undefined);
process.on('SIGINT', () => undefined);
process.on('message', (/** @type {Parameters<typeof copy>[0]} */ files) => {
  copy(files).then(
    (isCopied) => process.send?.({ isCopied }),
    (/** @type {Error} */ error) => process.send?.({ isCopied: false, why: error.message.slice(0, 200) }),
  );
});
