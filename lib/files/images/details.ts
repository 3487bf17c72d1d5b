import { z } from 'zod';
import { IMAGE_WIDTHS, imageUrl } from './widths';

/**
 * What is stored beside a picture's files: the size of its widest variant in pixels and a blur placeholder (data
 * URI).
 */
export const imageDetailsSchema = z.object({ width: z.number(), height: z.number(), blur: z.string() });

export type ImageDetails = z.infer<typeof imageDetailsSchema>;

const WIDEST = IMAGE_WIDTHS[2];

/** Taken for a picture without any stored. */
export const USUAL_DETAILS: ImageDetails = { width: WIDEST, height: (WIDEST * 3) / 4, blur: '' };

/** Returns the pictures of a row in display order: what is stored beside each, and the address of each width. */
export function toImages(keys: readonly string[], stored: unknown) {
  const details = imageDetailsSchema.array().parse(stored);
  return keys.map((key, index) => ({
    ...(details[index] ?? USUAL_DETAILS),
    urls: { 400: imageUrl(key, 400), 800: imageUrl(key, 800), 1600: imageUrl(key, 1600) },
  }));
}
