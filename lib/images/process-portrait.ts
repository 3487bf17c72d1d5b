import 'server-only';
import sharp from 'sharp';
import { processImage } from './process-image';
import { IMAGE_WIDTHS } from './widths';

const SIDE = IMAGE_WIDTHS[0];

/**
 * Converts an uploaded photograph into a profile picture: the central square at 400 pixels, validated and stripped of
 * metadata like every other picture.
 * @throws DomainError `unsupported_type`, `too_large`.
 */
export async function processPortrait(bytes: Buffer): Promise<Buffer> {
  const { variants } = await processImage(bytes);
  const widest = variants[variants.length - 1];
  return sharp(widest?.webp).resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 80, effort: 3 }).toBuffer();
}
