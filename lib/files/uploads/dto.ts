import type { Upload } from '@/lib/core/db/generated/client';
import { imageUrl } from '@/lib/files/images/widths';

/**
 * The storage folder of a picture, by purpose. Files below `private/` have no public address.
 */
export type ImageFolder = 'listings' | 'blog' | 'private/messages';

/** A pending upload of a listing's picture. */
export type UploadDto = { id: string; url: string; thumbnailUrl: string };

/** Maps a picture's row to its DTO. */
export function toUploadDto({ id, key }: Pick<Upload, 'id' | 'key'>): UploadDto {
  return { id, url: imageUrl(key, 1600), thumbnailUrl: imageUrl(key, 400) };
}
