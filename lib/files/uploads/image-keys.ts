import { IMAGE_WIDTHS } from '@/lib/files/images/widths';

/** Demo pictures are shared by many listings, so deleting a listing must not delete them. */
const SHARED = 'demo/';

/** Returns the storage keys of all variants of the given pictures, except shared ones. */
export function imageKeys(images: readonly string[]): string[] {
  return images
    .filter((key) => !key.startsWith(SHARED))
    .flatMap((key) => IMAGE_WIDTHS.map((width) => `${key}-${width}.webp`));
}
