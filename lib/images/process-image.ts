import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { DomainError } from '@/lib/errors/domain-error';
import { IMAGE_WIDTHS, type ImageWidth } from './widths';

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/gif']);
const MAX_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 20;

export type ProcessedImage = {
  /** Size of the widest variant. */
  width: number;
  height: number;
  /** A tiny WebP as a data URI, shown until the picture is there. */
  blur: string;
  variants: { width: ImageWidth; webp: Buffer }[];
};

// libvips would otherwise keep decoded pictures of strangers in memory, and use a thread per core for each.
sharp.cache(false);
sharp.concurrency(1);

let queue: Promise<unknown> = Promise.resolve();

/** One picture at a time: a decoded 50-megapixel photograph takes 150 MB, and uploads come in fives. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work, work);
  queue = result.catch(() => undefined);
  return result;
}

/**
 * Turns an uploaded photograph into what we publish: WebP in three widths, upright, without any metadata (GPS above all),
 * the first frame of an animation, and a blur placeholder. What a file is, its bytes say, not its name.
 * @throws DomainError `unsupported_type` for anything but a readable jpeg, png or gif, `too_large` over 50 megapixels.
 */
export async function processImage(bytes: Buffer): Promise<ProcessedImage> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ACCEPTED.has(type.mime)) throw new DomainError('unsupported_type');
  return inTurn(async () => {
    try {
      // Shrunk once while decoding; the other widths come from that one.
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
        variants.push({ width, webp: await upright().resize({ width, withoutEnlargement: true }).webp({ quality: 78, effort: 3 }).toBuffer() });
      }
      const tiny = await upright().resize(16, 12, { fit: 'cover' }).webp({ quality: 30, effort: 2 }).toBuffer();
      return { width: info.width, height: info.height, blur: `data:image/webp;base64,${tiny.toString('base64')}`, variants };
    } catch (cause) {
      const tooManyPixels = cause instanceof Error && cause.message.includes('exceeds pixel limit');
      throw new DomainError(tooManyPixels ? 'too_large' : 'unsupported_type', { cause });
    }
  });
}
