import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import { SECOND_MS } from '@/lib/core/durations';
import { askProcess } from '@/lib/files/images/start-process';
import { inTurn } from '@/lib/files/images/turns';

/** A paper of ten megabytes takes some 200; what its streams may hold is limited in `stamp-pdf.mjs`. */
const PDF_LIMITS = { heapMb: 256, memoryMb: 512, limitMs: 10 * SECOND_MS };
const PICTURE_SECONDS = 15;
/** Enough to read small print, too little to print a forged one. */
const SIDE = 2_200;

const fromRoot = (...parts: string[]) => path.join(/* turbopackIgnore: true */ process.cwd(), ...parts);

/** Letters that a PDF's standard font and ours have; others become question marks. */
const printable = (text: string) =>
  text.normalize('NFC').replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, (letter) => {
    const base = letter.normalize('NFD').charAt(0);
    return /[\u0020-\u007e]/.test(base) ? base : '?';
  });

/** The font of headings comes with the application: containers have none of their own. */
const FONT = [
  'node_modules',
  '@fontsource',
  'bricolage-grotesque',
  'files',
  'bricolage-grotesque-latin-500-normal.woff',
];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes a text across every page of a PDF; null if it is damaged, encrypted, too long, or takes too much time or memory. */
async function stampPdf(bytes: Buffer, text: string): Promise<Buffer | null> {
  const stamped = await askProcess<Uint8Array>('lib/market/papers/stamp-pdf.mjs', { bytes, text }, PDF_LIMITS);
  return stamped && Buffer.from(stamped.buffer, stamped.byteOffset, stamped.byteLength);
}

/** Writes a text all over a picture, and makes it smaller; null if it takes too long. */
async function stampPicture(bytes: Buffer, text: string): Promise<Buffer | null> {
  try {
    const written = await sharp({
      text: {
        text: `<span foreground="#1a4029" alpha="40%">${escaped(text)}</span>`,
        font: 'Bricolage Grotesque 22',
        fontfile: fromRoot(...FONT),
        rgba: true,
        dpi: 96,
      },
    })
      .png()
      .toBuffer();
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const tile = await sharp(written)
      .extend({ top: 70, bottom: 70, left: 30, right: 30, background: transparent })
      .rotate(-25, { background: transparent })
      .png()
      .toBuffer();
    const { data, info } = await sharp(bytes, { failOn: 'error', pages: 1 })
      .timeout({ seconds: PICTURE_SECONDS })
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A tile can't be larger than what it covers.
    const fitting = await sharp(tile)
      .resize({ width: info.width, height: info.height, fit: 'inside', withoutEnlargement: true })
      .toBuffer();
    const { width, height, channels } = info;
    return await sharp(data, { raw: { width, height, channels } })
      .composite([{ input: fitting, tile: true }])
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}

/**
 * Returns a copy of a document with a text all over it; null if that can't be done. One document at a time, and readers take
 * turns.
 */
export function stampPaper(bytes: Buffer, type: 'pdf' | 'picture', text: string): Promise<Buffer | null> {
  return inTurn('heavy', () => (type === 'pdf' ? stampPdf : stampPicture)(bytes, printable(text)));
}
