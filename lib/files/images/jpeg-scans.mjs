// Plain JavaScript: the decoder process starts without compiling anything.

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * Marker codes without a length: stuffed data byte, TEM, RSTn and SOI.
 * @param {number} code
 */
const isBare = (code) => code <= 0x01 || (code >= 0xd0 && code <= 0xd8);

/**
 * Counts the scans of a JPEG, each of which costs a pass over the whole picture, up to `most` + 1; 0 for other
 * formats. Ignores data after the end marker, where phones store previews and videos.
 * @param {Buffer} bytes
 * @param {number} most
 */
export function countScans(bytes, most) {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 0;
  let scans = 0;
  let place = bytes.indexOf(0xff, 2);
  while (place >= 0 && place + 4 <= bytes.length && scans <= most) {
    const code = bytes.readUInt8(place + 1);
    if (code === END_OF_IMAGE) break;
    if (code === START_OF_SCAN) scans += 1;
    // Any number of 0xff fill bytes may precede a marker code.
    const length = code === 0xff ? 1 : isBare(code) ? 2 : 2 + bytes.readUInt16BE(place + 2);
    place = bytes.indexOf(0xff, place + length);
  }
  return scans;
}
