import 'server-only';
import sharp from 'sharp';
import { MAX_PIXELS, refuseBombs } from './process-image';
import { inTurn } from './turns';

const TIMEOUT_SECONDS = 20;
/** Enough to read small print on two A4 pages side by side. */
const SIDE = 5_000;

/**
 * Re-encodes a scanned document in its own format: upright, without metadata or anything else hidden in the file.
 * Returns null for pictures that can't be fully read or would take too long (`refuseBombs`).
 */
export async function processScan(bytes: Buffer, format: 'jpg' | 'png'): Promise<Buffer | null> {
  return inTurn(async () => {
    const bearable = await refuseBombs(bytes).then(
      () => true,
      () => false,
    );
    if (!bearable) return null;
    const scan = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    return (format === 'jpg' ? scan.jpeg({ quality: 90 }) : scan.png({ compressionLevel: 6 }))
      .toBuffer()
      .catch(() => null);
  });
}
