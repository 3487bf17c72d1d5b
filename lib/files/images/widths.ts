/** The widths that every picture is stored in, in pixels; smaller originals are not enlarged. */
export const IMAGE_WIDTHS = [400, 800, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Returns the URL of one variant of a stored picture. */
export function imageUrl(key: string, width: ImageWidth): string {
  return `/media/${key}-${width}.webp`;
}

/** Returns the picture of a lot in a list: its first one, or what its category is shown by. */
export const lotPicture = ([first]: readonly string[], category: string): string =>
  first === undefined ? `/art/stock-${category}.webp` : imageUrl(first, 400);

/** Returns the URL of another variant of the picture at `url`; any other URL, such as a preview's, is returned as is. */
export function imageVariant(url: string, width: ImageWidth): string {
  return url.replace(/-\d+\.webp$/, `-${width}.webp`);
}
