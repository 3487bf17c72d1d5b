import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

type Weight = 'regular' | 'bold';

/*
 * The site's text face as sheets embed it: Fontsource's woff files (latin and latin-ext, 5.3.0), merged by fontTools without
 * kerning and hints. Vowels and g with a tilde, which Guaraní has and Figtree lacks, are put together of its letter and its
 * tilde; g̃, which has no character of its own, is a ligature.
 */
const read = (weight: Weight): Uint8Array =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'deals', 'sheet', `figtree-${weight}.ttf`));

const files: Partial<Record<Weight, Uint8Array>> = {};
const fileOf = (weight: Weight): Uint8Array => (files[weight] ??= read(weight));

let opened: ReturnType<typeof fontkit.create> | undefined;

/** Whether the font has a character. */
export const canDraw = (character: string): boolean =>
  (opened ??= fontkit.create(fileOf('regular'))).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Embeds what a document uses of both weights. */
export async function embedFigtree(document: PDFDocument): Promise<Record<Weight, PDFFont>> {
  document.registerFontkit(fontkit);
  const embed = (weight: Weight) =>
    document.embedFont(fileOf(weight), { subset: true, customName: `Figtree-${weight}` });
  const [regular, bold] = await Promise.all([embed('regular'), embed('bold')]);
  return { regular, bold };
}
