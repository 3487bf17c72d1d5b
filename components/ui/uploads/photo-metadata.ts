const JPEG_START = 0xffd8;
/** Everything before the picture's own data is in segments; from here on it isn't. */
const JPEG_SCAN = 0xffda;

/** The segments that say how a JPEG is decoded: sizes, tables, JFIF, the colour profile and Adobe's colour transform. */
function isOfThePicture(marker: number, text: string): boolean {
  if (marker === 0xffe0) return text.startsWith('JFIF');
  if (marker === 0xffe2) return text.startsWith('ICC_PROFILE');
  if (marker === 0xffee) return text.startsWith('Adobe');
  return (marker >= 0xffc0 && marker <= 0xffcf) || (marker >= 0xffdb && marker <= 0xffdf);
}

/** What a PNG needs to be shown as it looks. */
const PNG_PICTURE = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs']);
const PNG_HEADER = 8;

function textAt(view: DataView, at: number, length: number): string {
  let text = '';
  for (let index = at; index < Math.min(at + length, view.byteLength); index++)
    text += String.fromCharCode(view.getUint8(index));
  return text;
}

function isBareJpeg(view: DataView): boolean {
  let at = 2;
  while (at + 4 <= view.byteLength) {
    const marker = view.getUint16(at);
    if (marker === JPEG_SCAN) return endsWithPicture(view);
    if (!isOfThePicture(marker, textAt(view, at + 4, 11))) return false;
    at += 2 + view.getUint16(at + 2);
  }
  return false;
}

/** Whether the file ends where the picture does: phones append films, with their own place, behind some. */
const endsWithPicture = (view: DataView) => view.getUint16(view.byteLength - 2) === 0xffd9;

function isBarePng(view: DataView): boolean {
  let at = PNG_HEADER;
  while (at + 12 <= view.byteLength) {
    if (!PNG_PICTURE.has(textAt(view, at + 4, 4))) return false;
    at += 12 + view.getUint32(at);
  }
  return at === view.byteLength;
}

/**
 * Whether a JPEG or PNG holds nothing but its picture. Any other file, and one with a segment that isn't known to be
 * part of the picture, may say where it was taken.
 */
export function isPictureOnly(bytes: ArrayBuffer): boolean {
  const view = new DataView(bytes);
  if (view.byteLength < 12) return false;
  if (view.getUint16(0) === JPEG_START) return isBareJpeg(view);
  return textAt(view, 1, 3) === 'PNG' && isBarePng(view);
}
