import type { Upload } from '@/lib/db/generated/client';
import { imageUrl } from '@/lib/images/widths';

/** A file that waits to be put on a listing. */
export type UploadDto = { id: string; url: string; thumbnailUrl: string };

/** Maps a stored row of a picture to what its owner sees. */
export function toUploadDto({ id, key }: Pick<Upload, 'id' | 'key'>): UploadDto {
  return { id, url: imageUrl(key, 1600), thumbnailUrl: imageUrl(key, 400) };
}
