import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '@/lib/core/errors/domain-error';
import { decodeApart, type CardWords } from './decoders';
import { IMAGE_WIDTHS, type ImageWidth } from './widths';

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/gif']);

export type ProcessedImage = {
  /** Size of the widest variant, in pixels. */
  width: number;
  height: number;
  /** A tiny WebP as a data URI, shown until the picture loads. */
  blur: string;
  variants: { width: ImageWidth; webp: Buffer }[];
};

/** @throws DomainError `unsupported_type` unless the bytes, whatever their name, begin as a jpeg, png or gif. */
async function requireAccepted(bytes: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ACCEPTED.has(type.mime)) throw new DomainError('unsupported_type');
}

/**
 * Converts an uploaded photograph into the published form: WebP in three widths, upright, without metadata (above all
 * GPS), the first frame of an animation, and a blur placeholder. The type is detected from the bytes, not the name.
 * @throws DomainError `unsupported_type` for anything but a readable jpeg, png or gif of at most 1,000 frames and 24
 * scans, `too_large` above 50 megapixels (25 with 16-bit samples) or 20,000 pixels on a side.
 */
export async function processImage(bytes: Buffer): Promise<ProcessedImage> {
  await requireAccepted(bytes);
  return (await decodeApart({ kind: 'photo', bytes, widths: IMAGE_WIDTHS })) as ProcessedImage;
}

/**
 * Converts an uploaded photograph into a profile picture: the central square at 400 pixels, validated and stripped of
 * metadata like every other picture.
 * @throws DomainError `unsupported_type`, `too_large`.
 */
export async function processPortrait(bytes: Buffer): Promise<Buffer> {
  await requireAccepted(bytes);
  return (await decodeApart({ kind: 'portrait', bytes, widths: IMAGE_WIDTHS })) as Buffer;
}

/**
 * Re-encodes a scanned document in its own format: upright, without metadata or anything else hidden in the file.
 * Returns null for pictures that can't be fully read or would take too long.
 */
export async function processScan(bytes: Buffer, format: 'jpg' | 'png'): Promise<Buffer | null> {
  return decodeApart({ kind: format, bytes, widths: [] }).then(
    (scan) => scan as Buffer,
    (error: unknown) => {
      if (error instanceof DomainError) return null;
      throw error;
    },
  );
}

/**
 * Draws the preview of a page as a JPEG of 1200 × 630 pixels and at most 280 kB: a stored picture, and words beside it.
 * @throws DomainError if the picture can't be read.
 */
export async function drawPreview(bytes: Buffer, words: CardWords): Promise<Buffer> {
  return Buffer.from((await decodeApart({ kind: 'card', bytes, words })) as Uint8Array);
}
