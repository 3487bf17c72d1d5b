import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { DomainError } from '@/lib/errors/domain-error';
import { countScans } from './jpeg-scans';
import { inTurn } from './turns';
import { IMAGE_WIDTHS, type ImageWidth } from './widths';

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/gif']);
/** Larger pictures are refused. */
export const MAX_PIXELS = 50_000_000;
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

export type ProcessedImage = {
  /** Size of the widest variant, in pixels. */
  width: number;
  height: number;
  /** A tiny WebP as a data URI, shown until the picture loads. */
  blur: string;
  variants: { width: ImageWidth; webp: Buffer }[];
};

// By default libvips caches decoded pictures in memory and uses one thread per core for each.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Checks a picture's metadata without decoding it. @throws DomainError `too_large`, `unsupported_type` for pictures
 * that would take too long; libvips' errors pass through.
 */
export async function refuseBombs(bytes: Buffer): Promise<void> {
  const { width, height, channels, depth, pages = 1 } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  if (Math.max(width, height) > MAX_SIDE) throw new DomainError('too_large');
  if (width * height * channels * (depth === 'uchar' ? 1 : 2) > MAX_DECODED_BYTES) throw new DomainError('too_large');
  if (pages > MAX_FRAMES || countScans(bytes, MAX_SCANS) > MAX_SCANS) throw new DomainError('unsupported_type');
}

/**
 * Converts an uploaded photograph into the published form: WebP in three widths, upright, without metadata (above all
 * GPS), the first frame of an animation, and a blur placeholder. The type is detected from the bytes, not the name.
 * @throws DomainError `unsupported_type` for anything but a readable jpeg, png or gif of at most 1,000 frames and 24
 * scans, `too_large` above 50 megapixels (25 with 16-bit samples) or 20,000 pixels on a side.
 */
export async function processImage(bytes: Buffer): Promise<ProcessedImage> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ACCEPTED.has(type.mime)) throw new DomainError('unsupported_type');
  return inTurn(async () => {
    try {
      await refuseBombs(bytes);
      // Decodes and shrinks once; the smaller widths are derived from this result.
      const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
        .timeout({ seconds: TIMEOUT_SECONDS })
        .rotate()
        .resize({ width: IMAGE_WIDTHS[2], height: IMAGE_WIDTHS[2] * 2, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
      const variants: ProcessedImage['variants'] = [];
      for (const width of IMAGE_WIDTHS) {
        variants.push({
          width,
          webp: await upright().resize({ width, withoutEnlargement: true }).webp({ quality: 78, effort: 3 }).toBuffer(),
        });
      }
      const tiny = await upright().resize(16, 12, { fit: 'cover' }).webp({ quality: 30, effort: 2 }).toBuffer();
      return {
        width: info.width,
        height: info.height,
        blur: `data:image/webp;base64,${tiny.toString('base64')}`,
        variants,
      };
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      const tooManyPixels = cause instanceof Error && cause.message.includes('exceeds pixel limit');
      throw new DomainError(tooManyPixels ? 'too_large' : 'unsupported_type', { cause });
    }
  });
}
