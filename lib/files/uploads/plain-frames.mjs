// What stands beside pictures and sound within a frame or a codec's setup: notes of the encoder and the camera, which
// may name a place. No player needs them.

/** @typedef {{ codec: string, description: Uint8Array | null }} Setup */

/** NAL units of supplemental information, by their type in the header's first byte. */
const SUPPLEMENTAL = {
  avc: (/** @type {number} */ head) => (head & 0x1f) === 6,
  hevc: (/** @type {number} */ head) => [39, 40].includes((head >> 1) & 0x3f),
};

/**
 * A frame of H.264 or H.265 without supplemental information, in which cameras write time and place; others unchanged.
 * @param {Uint8Array} frame
 * @param {Setup} setup
 */
export function plainFrame(frame, { codec, description }) {
  if (codec !== 'avc' && codec !== 'hevc') return frame;
  // Without a description the units are not counted but marked, which MP4 doesn't allow.
  if (!description) throw new Error('no description');
  const isSupplemental = SUPPLEMENTAL[codec];
  const lengthBytes = ((description[codec === 'avc' ? 4 : 21] ?? 0) & 3) + 1;
  const kept = [];
  let isPlain = true;
  for (let at = 0; at < frame.length;) {
    let length = 0;
    for (let byte = 0; byte < lengthBytes; byte += 1) length = length * 256 + (frame[at + byte] ?? 0);
    const end = at + lengthBytes + length;
    if (end > frame.length) throw new Error('a unit beyond its frame');
    if (length > 0 && isSupplemental(frame[at + lengthBytes] ?? 0)) isPlain = false;
    else kept.push(frame.subarray(at, end));
    at = end;
  }
  return isPlain ? frame : Buffer.concat(kept);
}

/**
 * The setup of Vorbis or FLAC without comments, which are tags like any other; that of other codecs unchanged.
 * @param {string} codec
 * @param {Uint8Array} description
 */
export function plainSetup(codec, description) {
  if (codec === 'vorbis') return plainVorbis(Buffer.from(description));
  if (codec === 'flac') return plainFlac(Buffer.from(description));
  return description;
}

/** No vendor, no comments, and the bit that ends them. */
const NO_COMMENTS = Buffer.from('\x03vorbis\0\0\0\0\0\0\0\0\x01', 'latin1');

/**
 * Three packets behind their count and the lengths of the first two, in units of up to 255.
 * @param {Buffer} bytes
 */
function plainVorbis(bytes) {
  let at = 1;
  const lengths = [0, 0].map(() => {
    let length = 0;
    let part = 255;
    while (part === 255) {
      part = bytes.readUInt8(at);
      length += part;
      at += 1;
    }
    return length;
  });
  const [identification = 0, comments = 0] = lengths;
  const first = bytes.subarray(at, at + identification);
  const setup = bytes.subarray(at + identification + comments);
  if (bytes[0] !== 2 || identification > 254 || setup.length === 0) throw new Error('no setup of Vorbis');
  return Buffer.concat([Buffer.from([2, identification, NO_COMMENTS.length]), first, NO_COMMENTS, setup]);
}

const FLAC_MARK = Buffer.from('fLaC');
const LAST_BLOCK = 0x80;

/**
 * Only the first block says how the sound is encoded.
 * @param {Buffer} bytes
 */
function plainFlac(bytes) {
  const start = bytes.subarray(0, 4).equals(FLAC_MARK) ? 4 : 0;
  const length = bytes.readUIntBE(start + 1, 3);
  if (((bytes[start] ?? 0) & 0x7f) !== 0 || start + 4 + length > bytes.length) throw new Error('no setup of FLAC');
  const block = Buffer.from(bytes.subarray(start, start + 4 + length));
  block[0] = LAST_BLOCK;
  return Buffer.concat([FLAC_MARK, block]);
}
