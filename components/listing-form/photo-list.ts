import { IMAGES_MAX } from '@/lib/listings/schema';
import { IMAGE_MAX_BYTES } from '@/lib/uploads/schema';

/** A picture of the form: on its way up, there, or stuck. */
export interface Photo {
  key: string;
  name: string;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Whole percent. */
  progress: number;
  /** What is shown: the file itself, after a reload the stored thumbnail. */
  preview: string;
  /** The stored thumbnail's address, once it is done. */
  thumbnailUrl: string | null;
  /** The upload's id, once it is done. */
  id: string | null;
  /** Gone after a reload. */
  file: File | null;
}

/** A finished picture as a draft remembers it. */
export type StoredPhoto = Pick<Photo, 'name'> & { id: string; thumbnailUrl: string };

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif'];

/** Why a file was not taken; `server` comes with the server's words. */
export interface Refusal {
  name: string;
  reason: 'type' | 'size' | 'tooMany' | 'server';
  message?: string;
}

/** Sorts chosen files into those to upload and those refused at sight. The server looks again, at the content. */
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

/** `list` with the item at `from` moved to `to`; the same list where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  if (to < 0 || to >= copy.length) return copy;
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}
