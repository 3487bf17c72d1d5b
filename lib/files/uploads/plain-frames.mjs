// What stands beside pictures and sound within a frame or a codec's setup: notes of the encoder and the camera, which
// may name a place. No player needs them.

/** @typedef {{ codec: string, description: Uint8Array | null }} Setup */

/** The types of units that pictures are made of; others hold notes, padding or what no player knows. */
const PICTURE_UNITS = {
  avc: {
    types: new Set([1, 2, 3, 4, 5, 7, 8, 13, 14, 15, 19, 20, 21]),
    typeOf: (/** @type {number} */ head) => head & 0x1f,
  },
  hevc: {
    types: new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 18, 19, 20, 21, 32, 33, 34, 36, 37]),
    typeOf: (/** @type {number} */ head) => (head >> 1) & 0x3f,
  },
};

/**
 * A frame of H.264 or H.265 with its picture alone: cameras write time and place into other units. Other codecs' unchanged.
 * @param {Uint8Array} frame
 * @param {Setup} setup
 */
export function plainFrame(frame, { codec, description }) {
  if (codec !== 'avc' && codec !== 'hevc') return frame;
  // Without a description the units are not counted but marked, which MP4 doesn't allow.
  if (!description) throw new Error('no description');
  const { types, typeOf } = PICTURE_UNITS[codec];
  const lengthBytes = ((description[codec === 'avc' ? 4 : 21] ?? 0) & 3) + 1;
  const kept = [];
  let isPlain = true;
  for (let at = 0; at < frame.length;) {
    let length = 0;
    for (let byte = 0; byte < lengthBytes; byte += 1) length = length * 256 + (frame[at + byte] ?? 0);
    const end = at + lengthBytes + length;
    if (end > frame.length) throw new Error('a unit beyond its frame');
    if (length > 0 && !types.has(typeOf(frame[at + lengthBytes] ?? 0))) isPlain = false;
    else kept.push(frame.subarray(at, end));
    at = end;
  }
  return isPlain ? frame : Buffer.concat(kept);
}

/**
 * The setup of H.264 or H.265 with what describes pictures alone, and of Vorbis or FLAC without comments, which are tags
 * like any other; that of other codecs unchanged.
 * @param {string} codec
 * @param {Uint8Array} description
 */
export function plainSetup(codec, description) {
  if (codec === 'vorbis') return plainVorbis(Buffer.from(description));
  if (codec === 'flac') return plainFlac(Buffer.from(description));
  if (codec === 'avc') return plainAvc(Buffer.from(description));
  if (codec === 'hevc') return plainHevc(Buffer.from(description));
  return description;
}

/**
 * Reads so many units, each behind its length; returns those of the types and where the last one ends.
 * @param {Buffer} bytes
 * @param {number} from
 * @param {number} count
 * @param {(head: number) => boolean} isKept
 */
function setupUnits(bytes, from, count, isKept) {
  const units = [];
  let at = from;
  for (let nth = 0; nth < count; nth += 1) {
    const end = at + 2 + bytes.readUInt16BE(at);
    if (end > bytes.length) throw new Error('a unit beyond its setup');
    if (isKept(bytes[at + 2] ?? 0)) units.push(bytes.subarray(at, end));
    at = end;
  }
  return { units, at };
}

/**
 * Sequences, behind their count in five bits, and pictures; of some profiles three bytes follow, and a count of
 * extensions, which no camera writes.
 * @param {Buffer} bytes
 */
function plainAvc(bytes) {
  const sequences = setupUnits(bytes, 6, bytes.readUInt8(5) & 0x1f, (head) => (head & 0x1f) === 7);
  const pictures = setupUnits(bytes, sequences.at + 1, bytes.readUInt8(sequences.at), (head) => (head & 0x1f) === 8);
  const counts = [sequences, pictures].map(({ units }) => units.length);
  const rest = bytes.subarray(pictures.at, pictures.at + 3);
  return Buffer.concat([
    ...[bytes.subarray(0, 5), Buffer.from([0xe0 | (counts[0] ?? 0)]), ...sequences.units],
    ...[Buffer.from([counts[1] ?? 0]), ...pictures.units],
    ...(rest.length === 3 ? [rest, Buffer.from([0])] : []),
  ]);
}

/**
 * Lists of units of a type each; those of videos, sequences and pictures describe them.
 * @param {Buffer} bytes
 */
function plainHevc(bytes) {
  const lists = [];
  let from = 23;
  for (let nth = 0; nth < bytes.readUInt8(22); nth += 1) {
    const { units, at } = setupUnits(bytes, from + 3, bytes.readUInt16BE(from + 1), () => true);
    if ([32, 33, 34].includes((bytes[from] ?? 0) & 0x3f))
      lists.push(Buffer.concat([bytes.subarray(from, from + 3), ...units]));
    from = at;
  }
  return Buffer.concat([bytes.subarray(0, 22), Buffer.from([lists.length]), ...lists]);
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
