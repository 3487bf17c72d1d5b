import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import type { Font } from 'pdf-lib/cjs/types/fontkit';
import FIGTREE from './figtree.json';

/*
 * The site's text face as sheets embed it: the two .ttf files are Fontsource's woff files (latin and latin-ext, 5.3.0), merged by
 * fontTools without kerning and hints; the .json says of each character which drawing it is and how wide. Vowels and g with a
 * tilde, which Guaraní has and Figtree lacks, are put together of its letter and its tilde.
 */

/** A letter that has no character of its own, by the private one that stands for it in the files. */
const PAIRS: ReadonlyMap<number, string> = new Map([
  [0xe067, 'g\u0303'],
  [0xe047, 'G\u0303'],
]);
const PRIVATE = new Map([...PAIRS].map(([code, letter]) => [letter, code]));

const codesOf = (text: string): number[] =>
  (text.match(/g\u0303|./gisu) ?? []).map((letter) => PRIVATE.get(letter) ?? letter.codePointAt(0) ?? 0);

type Weight = keyof typeof FIGTREE;

/** A font as `pdf-lib` asks its readers of fonts for it, without their shaping. */
function fontOf(weight: Weight): Font {
  const { ascent, descent, capHeight, xHeight, box, codes, drawings, widths } = FIGTREE[weight];
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box;
  const glyphs = new Map(
    codes.map((code, at) => {
      const codePoints = Array.from(PAIRS.get(code) ?? String.fromCodePoint(code), (one) => one.codePointAt(0) ?? 0);
      return [code, { id: drawings[at] ?? 0, advanceWidth: widths[at] ?? 0, codePoints }];
    }),
  );
  const glyphOf = (code: number) => glyphs.get(code) ?? { id: 0, advanceWidth: 500, codePoints: [0xfffd] };
  const font = {
    postscriptName: `Figtree-${weight}`,
    unitsPerEm: 1000,
    ...{ ascent, descent, capHeight, xHeight, italicAngle: 0 },
    bbox: { minX, minY, maxX, maxY },
    cff: false,
    'OS/2': { sFamilyClass: 0 },
    head: { macStyle: { italic: false } },
    post: { isFixedPitch: false },
    characterSet: codes,
    hasGlyphForCodePoint: (code: number) => glyphs.has(code),
    glyphForCodePoint: glyphOf,
    layout: (text: string) => ({ glyphs: codesOf(text).map(glyphOf) }),
  };
  return font as unknown as Font;
}

const FONTS = { regular: fontOf('regular'), bold: fontOf('bold') };

const files = new Map<Weight, Uint8Array>();

function fileOf(weight: Weight): Uint8Array {
  let bytes = files.get(weight);
  if (!bytes) {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'deals', 'sheet', `figtree-${weight}.ttf`);
    bytes = new Uint8Array(readFileSync(file));
    files.set(weight, bytes);
  }
  return bytes;
}

/** Whether the font has a letter. */
export const canDraw = (letter: string): boolean =>
  codesOf(letter).every((code) => FONTS.regular.hasGlyphForCodePoint(code));

/** Embeds both weights in a document. */
export async function embedFigtree(document: PDFDocument): Promise<Record<Weight, PDFFont>> {
  const [regular, bold] = [fileOf('regular'), fileOf('bold')];
  document.registerFontkit({ create: (bytes) => FONTS[bytes === bold ? 'bold' : 'regular'] });
  const embed = (weight: Weight, bytes: Uint8Array) => document.embedFont(bytes, { customName: `Figtree-${weight}` });
  const fonts = await Promise.all([embed('regular', regular), embed('bold', bold)]);
  return { regular: fonts[0], bold: fonts[1] };
}
