/** The widths that every picture is kept in, in pixels; a smaller original is never enlarged. */
export const IMAGE_WIDTHS = [400, 800, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The address of one variant of a stored picture. */
export function imageUrl(key: string, width: ImageWidth): string {
  return `/media/${key}-${width}.webp`;
}
