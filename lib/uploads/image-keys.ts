import { IMAGE_WIDTHS } from '@/lib/images/widths';

/** Pictures of the demonstration are shared by many listings, so no listing's end removes them. */
const SHARED = 'demo/';

/** The storage keys of all variants of the given pictures, those that are shared left out. */
export function imageKeys(images: readonly string[]): string[] {
  return images
    .filter((key) => !key.startsWith(SHARED))
    .flatMap((key) => IMAGE_WIDTHS.map((width) => `${key}-${width}.webp`));
}
