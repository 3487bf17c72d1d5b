import 'server-only';
import sharp from 'sharp';
import { processImage } from './process-image';
import { IMAGE_WIDTHS } from './widths';

const SIDE = IMAGE_WIDTHS[0];

/**
 * Turns an uploaded photograph into the picture of a person: a square of 400 pixels around its middle, checked and stripped as
 * every other picture is.
 * @throws DomainError `unsupported_type`, `too_large`.
 */
export async function processPortrait(bytes: Buffer): Promise<Buffer> {
  const { variants } = await processImage(bytes);
  const widest = variants[variants.length - 1];
  return sharp(widest?.webp).resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 80, effort: 3 }).toBuffer();
}
