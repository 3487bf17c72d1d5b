const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Codes without a length behind them: a stuffed byte of data, TEM, the restarts and a start. */
const isBare = (code: number) => code <= 0x01 || (code >= 0xd0 && code <= 0xd8);

/**
 * How often a JPEG's decoder will go over the whole picture; counting ends above `most`, and for what is no JPEG it is 0. Segments
 * are stepped over, and what follows the end isn't looked at: previews and the films of phones lie there, with scans of their own.
 */
export function countScans(bytes: Buffer, most: number): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 0;
  let scans = 0;
  let place = bytes.indexOf(0xff, 2);
  while (place >= 0 && place + 4 <= bytes.length && scans <= most) {
    const code = bytes.readUInt8(place + 1);
    if (code === END_OF_IMAGE) break;
    if (code === START_OF_SCAN) scans += 1;
    // Any number of 0xff may stand before a code.
    const length = code === 0xff ? 1 : isBare(code) ? 2 : 2 + bytes.readUInt16BE(place + 2);
    place = bytes.indexOf(0xff, place + length);
  }
  return scans;
}
