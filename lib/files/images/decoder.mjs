// A process of its own, so that a picture that takes too long or crashes the decoder can be ended without harm to the
// server (see decoders.ts). Plain JavaScript: it starts in a tenth of a second, without compiling anything.

import sharp from 'sharp';
import { countScans } from './jpeg-scans.mjs';

const MAX_PIXELS = 50_000_000;
/**
 * High enough for panoramas. Decoding costs time per row: a narrow picture with millions of rows is a small file that
 * takes seconds.
 */
const MAX_SIDE = 20_000;
/** 50 megapixels of four 8-bit samples. Samples of 16 bits take twice that, even in a small file. */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS;
/** All frames of an animation are counted, although only the first is kept. */
const MAX_FRAMES = 1_000;
/**
 * For progressive JPEGs: ordinary encoders write about 10 scans, or 18 with four colours. Each decodes the whole
 * picture before `timeout` is checked.
 */
const MAX_SCANS = 24;
const TIMEOUT_SECONDS = 20;
/** What is decoded within a second: JPEGs are shrunk while they are read, other formats only afterwards. */
const QUICK_PIXELS = { jpeg: 17_000_000, other: 4_000_000 };
const QUICK_SCANS = 12;
/** Enough to read small print on two A4 pages side by side. */
const SCAN_SIDE = 5_000;

/** Why a picture is refused; `heavy` only says that it belongs to the other decoder. */
class Refusal extends Error {
  /** @param {'too_large' | 'unsupported_type' | 'heavy'} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

// By default libvips caches decoded pictures in memory and uses one thread per core for each.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Checks a picture's metadata without decoding it, and that it is quick to decode if only quick ones are wanted.
 * @param {Buffer} bytes
 * @param {boolean} isQuickOnly
 */
async function refuseBombs(bytes, isQuickOnly) {
  const {
    format,
    width,
    height,
    channels,
    depth,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  if (Math.max(width, height) > MAX_SIDE) throw new Refusal('too_large');
  if (width * height * channels * (depth === 'uchar' ? 1 : 2) > MAX_DECODED_BYTES) throw new Refusal('too_large');
  const scans = countScans(bytes, MAX_SCANS);
  if (pages > MAX_FRAMES || scans > MAX_SCANS) throw new Refusal('unsupported_type');
  const isQuick =
    width * height <= (format === 'jpeg' ? QUICK_PIXELS.jpeg : QUICK_PIXELS.other) && scans <= QUICK_SCANS;
  if (isQuickOnly && !isQuick) throw new Refusal('heavy');
}

/** @param {Buffer} bytes */
const open = (bytes) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .rotate();

/**
 * The published form of a photograph: WebP in several widths and a blur placeholder.
 * @param {Buffer} bytes
 * @param {readonly number[]} widths ascending
 */
async function decodePhoto(bytes, widths) {
  const widest = widths[widths.length - 1] ?? 0;
  // Decodes and shrinks once; the smaller widths are derived from this result.
  const { data, info } = await open(bytes)
    .resize({ width: widest, height: widest * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const variants = [];
  for (const width of widths) {
    const webp = upright().resize({ width, withoutEnlargement: true }).webp({ quality: 78, effort: 3 });
    variants.push({ width, webp: await webp.toBuffer() });
  }
  const tiny = await upright().resize(16, 12, { fit: 'cover' }).webp({ quality: 30, effort: 2 }).toBuffer();
  return {
    width: info.width,
    height: info.height,
    blur: `data:image/webp;base64,${tiny.toString('base64')}`,
    variants,
  };
}

/**
 * The central square of a photograph.
 * @param {Buffer} bytes
 * @param {readonly number[]} widths ascending; the first is the side of the square
 */
async function decodePortrait(bytes, widths) {
  const { variants } = await decodePhoto(bytes, widths);
  const [side] = widths;
  return sharp(variants[variants.length - 1]?.webp)
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 80, effort: 3 })
    .toBuffer();
}

/**
 * A scanned document in its own format.
 * @param {Buffer} bytes
 * @param {'jpg' | 'png'} format
 */
function decodeScan(bytes, format) {
  const scan = open(bytes)
    .resize({ width: SCAN_SIDE, height: SCAN_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  return (format === 'jpg' ? scan.jpeg({ quality: 90 }) : scan.png({ compressionLevel: 6 })).toBuffer();
}

/** @param {import('./decoders').Job & { isQuickOnly: boolean }} job */
async function decode({ isQuickOnly, ...job }) {
  const { bytes } = job;
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await refuseBombs(picture, isQuickOnly);
  switch (job.kind) {
    case 'photo':
      return decodePhoto(picture, job.widths);
    case 'portrait':
      return decodePortrait(picture, job.widths);
    case 'card':
      // Loaded with the first one: most processes decode uploads only.
      return (await import('./draw-card.mjs')).drawCard(picture, job.words);
    default:
      return decodeScan(picture, job.kind);
  }
}

// The server decides when this process ends: it finishes what is under way before it stops itself.
process.on('SIGTERM', () => undefined);
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (/** @type {import('./decoders').Job & { isQuickOnly: boolean }} */ job) => {
  decode(job).then(
    (picture) => process.send?.({ picture }),
    (/** @type {Error} */ error) => {
      const code = error instanceof Refusal ? error.code : undefined;
      const isTooLarge = error.message.includes('exceeds pixel limit');
      process.send?.({ refused: code ?? (isTooLarge ? 'too_large' : 'unsupported_type') });
    },
  );
});
