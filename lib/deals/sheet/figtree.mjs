import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';

/*
 * The site's text face as sheets embed it: `figtree-regular.ttf` and `figtree-bold.ttf` are Fontsource's woff files (latin and
 * latin-ext, 5.3.0), merged by fontTools without kerning and hints. Vowels and g with a tilde, which Guaraní has and Figtree
 * lacks, are put together of its letter and its tilde; g̃, which has no character of its own, has private ones.
 */

/** @typedef {import('pdf-lib/cjs/types/fontkit').Font} Font */

/** @type {ReadonlyMap<string, number>} */
const PRIVATE = new Map([
  ['g\u0303', 0xe067],
  ['G\u0303', 0xe047],
]);
const LETTERS = new Map([...PRIVATE].map(([letter, code]) => [code, letter]));

/** @param {string} text */
const codesOf = (text) =>
  (text.match(/g\u0303|./gisu) ?? []).map((letter) => PRIVATE.get(letter) ?? letter.codePointAt(0) ?? 0);

/** What of a font `pdf-lib` asks its readers of fonts for, without their shaping. @param {Uint8Array} bytes @param {string} weight */
function read(bytes, weight) {
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const { head, os2, cmap } = font.tables;
  /** @type {Map<number, { id: number, advanceWidth: number, codePoints: number[] }>} */
  const glyphs = new Map(
    Object.entries(cmap.glyphIndexMap).map(([key, id]) => {
      const code = Number(key);
      const codePoints = [...(LETTERS.get(code) ?? String.fromCodePoint(code))].map((one) => one.codePointAt(0) ?? 0);
      return [code, { id, advanceWidth: font.glyphs.get(id).advanceWidth, codePoints }];
    }),
  );
  const missing = { id: 0, advanceWidth: font.glyphs.get(0).advanceWidth, codePoints: [0xfffd] };
  const glyphOf = (/** @type {number} */ code) => glyphs.get(code) ?? missing;
  const asked = {
    postscriptName: `Figtree-${weight}`,
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascender,
    descent: font.descender,
    capHeight: os2.sCapHeight,
    xHeight: os2.sxHeight,
    italicAngle: 0,
    bbox: { minX: head.xMin, minY: head.yMin, maxX: head.xMax, maxY: head.yMax },
    cff: false,
    'OS/2': { sFamilyClass: os2.sFamilyClass },
    head: { macStyle: { italic: false } },
    post: { isFixedPitch: false },
    characterSet: [...glyphs.keys()],
    hasGlyphForCodePoint: (/** @type {number} */ code) => glyphs.has(code),
    glyphForCodePoint: glyphOf,
    layout: (/** @type {string} */ text) => ({ glyphs: codesOf(text).map(glyphOf) }),
  };
  return /** @type {Font} */ (/** @type {unknown} */ (asked));
}

const FILES = { regular: 'figtree-regular.ttf', bold: 'figtree-bold.ttf' };

/** @type {Map<string, { bytes: Uint8Array, font: Font }>} */
const loaded = new Map();

/** @param {keyof typeof FILES} weight */
function load(weight) {
  let found = loaded.get(weight);
  if (!found) {
    const bytes = new Uint8Array(readFileSync(path.join(process.cwd(), 'lib', 'deals', 'sheet', FILES[weight])));
    found = { bytes, font: read(bytes, weight) };
    loaded.set(weight, found);
  }
  return found;
}

/** Whether the font has a letter. @param {string} letter */
export const canDraw = (letter) => codesOf(letter).every((code) => load('regular').font.hasGlyphForCodePoint(code));

/** Embeds both weights in a document. @param {import('pdf-lib').PDFDocument} document */
export async function embedFigtree(document) {
  const [regular, bold] = [load('regular'), load('bold')];
  document.registerFontkit({ create: (bytes) => (bytes === bold.bytes ? bold.font : regular.font) });
  const embed = (/** @type {{ bytes: Uint8Array, font: Font }} */ { bytes, font }) =>
    document.embedFont(bytes, { customName: font.postscriptName ?? undefined });
  const [one, other] = await Promise.all([embed(regular), embed(bold)]);
  return { regular: one, bold: other };
}
