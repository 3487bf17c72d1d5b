import type { PostCardDto } from '@/lib/pages/blog/dto';

/** Stored pictures have known sizes; external ones don't. */
export type PostPicture = { src: string; srcSet?: string; width: number; height: number };

const STORED = /^(\/media\/.+)-(?:400|800|1600)\.webp$/;

/** Returns the picture shown above a post and shared with it: its featured image, or the drawing of its category. */
export function pictureOf({ featuredImage, category }: Pick<PostCardDto, 'featuredImage' | 'category'>): PostPicture {
  const size = { width: 1200, height: 630 };
  const stored = STORED.exec(featuredImage ?? '')?.[1];
  if (stored)
    return {
      ...size,
      src: `${stored}-800.webp`,
      srcSet: [400, 800, 1600].map((width) => `${stored}-${width}.webp ${width}w`).join(', '),
    };
  return { ...size, src: featuredImage ?? `/art/blog-${category}.webp` };
}
