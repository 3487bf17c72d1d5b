// A process of its own, so that a video made to keep its reader busy is ended without harm to the server (see
// check-video.ts). Plain JavaScript: it starts without compiling anything.

import { ALL_FORMATS, CustomSource, EncodedPacketSink, Input } from 'mediabunny';

/** More than two hours of video and sound. */
const PACKETS_MAX = 1_000_000;

/** The parts of the file that were asked for and have not arrived, by their start and end. */
const awaited = new Map();

/**
 * @param {number} start
 * @param {number} end exclusive
 */
const read = (start, end) =>
  new Promise((resolve) => {
    awaited.set(`${start}-${end}`, resolve);
    process.send?.({ start, end });
  });

/**
 * Whether the file has a video track whose frames are in the file, and its tracks make up most of it.
 * @param {number} size
 */
async function isVideo(size) {
  const source = new CustomSource({
    getSize: () => size,
    read,
    maxCacheSize: 16 * 2 ** 20,
    prefetchProfile: 'network',
  });
  const tracks = await new Input({ formats: ALL_FORMATS, source }).getTracks();
  let bytes = 0;
  let packets = 0;
  let hasFrames = false;
  for (const track of tracks) {
    const sink = new EncodedPacketSink(track);
    if (track.isVideoTrack()) {
      const first = await sink.getFirstPacket();
      const last = await sink.getPacket(Infinity);
      if (first !== null && last !== null && first.data.length > 0 && last.data.length > 0) hasFrames = true;
    }
    for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
      bytes += packet.byteLength;
      packets += 1;
      if (packets > PACKETS_MAX) return false;
    }
  }
  return hasFrames && bytes <= size && bytes >= size / 2;
}

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => undefined);
process.on('SIGINT', () => undefined);
process.on('message', (/** @type {{ size: number } | { start: number, end: number, bytes: Uint8Array }} */ message) => {
  if ('bytes' in message) {
    const place = `${message.start}-${message.end}`;
    awaited.get(place)?.(message.bytes);
    awaited.delete(place);
    return;
  }
  isVideo(message.size).then(
    (isWhole) => process.send?.({ isVideo: isWhole }),
    () => process.send?.({ isVideo: false }),
  );
});
