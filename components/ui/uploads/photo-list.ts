import { IMAGES_MAX } from '@/lib/market/listings/schema';
import { IMAGE_MAX_BYTES } from '@/lib/files/uploads/schema';

/** A picture of the form: one that the listing already has, or an upload under way, done or failed. */
export interface Photo {
  key: string;
  name: string;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** In whole percent. */
  progress: number;
  /** URL of the preview: the file itself, or after a reload the stored thumbnail. */
  preview: string;
  /** URL of the stored thumbnail, once uploaded. */
  thumbnailUrl: string | null;
  /** What is submitted: the upload's id, once uploaded, or the address of a picture that the listing already has. */
  id: string | null;
  /** Why the upload failed, if the server said so. */
  problem?: string | null;
  /** Null after a reload. */
  file: File | null;
}

/** A stored picture: as the listing has it, or as a draft keeps it. */
export type StoredPhoto = Pick<Photo, 'name'> & { id: string; thumbnailUrl: string };

/** Whether the listing already has this picture; others are uploads, which are deleted when they are removed. */
export function isPublished({ id }: Pick<Photo, 'id'>): boolean {
  return id?.startsWith('/') ?? false;
}

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif'];

/** Why a file was rejected; `server` comes with the server's message. */
export interface Refusal {
  name: string;
  reason: 'type' | 'size' | 'tooMany' | 'server';
  message?: string;
}

/**
 * Splits the selected files into those to upload and those rejected by type or size. The server also checks the
 * content.
 */
export function sortFiles(files: readonly File[], present: number): { taken: File[]; refused: Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    if (!IMAGE_TYPES.includes(file.type)) refused.push({ name: file.name, reason: 'type' });
    else if (file.size > IMAGE_MAX_BYTES) refused.push({ name: file.name, reason: 'size' });
    else if (present + taken.length >= IMAGES_MAX) refused.push({ name: file.name, reason: 'tooMany' });
    else taken.push(file);
  }
  return { taken, refused };
}

/** Returns `list` with the item at `from` moved to `to`, unchanged if there is no such position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  if (to < 0 || to >= copy.length) return copy;
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}
