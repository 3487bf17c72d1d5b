import { IMAGES_MAX } from '@/lib/market/listings/schema';
import { CHOSEN_IMAGE_MAX_BYTES } from '@/lib/files/uploads/schema';
import { isTiny, looksSame, type PhotoLook } from './photo-look';
import { isHeic, type Unsendable } from './shrink-photo';

/** A picture of the form: one that the listing already has, or an upload under way, done or failed. */
export interface Photo {
  key: string;
  name: string;
  /** `ready` waits for the upload of the one before it, `unsent` for a signal. */
  status: 'waiting' | 'shrinking' | 'ready' | 'uploading' | 'unsent' | 'done' | 'failed';
  /** In whole percent. */
  progress: number;
  /** URL of the preview: the file that is sent, or after a reload the stored thumbnail; null until the file is made smaller. */
  preview: string | null;
  /** URL of the stored thumbnail, once uploaded. */
  thumbnailUrl: string | null;
  /** What is submitted: the upload's id, once uploaded, or the address of a picture that the listing already has. */
  id: string | null;
  /** Why the upload failed, if the server said so. */
  problem?: string | null;
  /** What was chosen, then what is sent; null after a reload. */
  file: File | null;
  /** Absent of pictures that the listing already has; null if this browser can't read the file. */
  look?: PhotoLook | null;
  /** What was pointed out about it doesn't matter. */
  isKept?: boolean;
}

/** Whether a picture is still on its way. */
export const isPending = ({ status }: Pick<Photo, 'status'>) => status !== 'done' && status !== 'failed';

/** The files of the pictures whose upload isn't done. */
export const filesOf = (list: readonly Photo[]): File[] => list.flatMap(({ file }) => file ?? []);

/** A stored picture: as the listing has it, or as a draft keeps it. */
export type StoredPhoto = Pick<Photo, 'name'> & {
  id: string;
  thumbnailUrl: string;
  look?: PhotoLook | undefined;
  isKept?: boolean | undefined;
};

/** Whether the listing already has this picture; others are uploads, which are deleted when they are removed. */
export function isPublished({ id }: Pick<Photo, 'id'>): boolean {
  return id?.startsWith('/') ?? false;
}

/**
 * What the file dialog offers. Phones turn their HEIC into JPEG unless it is named, and desktops would hide it if only some types
 * were.
 */
export const PICTURES = ['image/*'];

/** Why a file was rejected; `server` comes with the server's message. */
export interface Refusal {
  name: string;
  reason: Unsendable | 'size' | 'tooMany' | 'server';
  message?: string;
}

/** What is pointed out about a picture: it looks like that at `number`, or is too small to look good. */
export type PhotoHint = { key: string; number: number } & (
  { kind: 'same'; as: number } | { kind: 'tiny'; width: number; height: number }
);

/** Returns what is worth pointing out, unless the pictures are wanted all the same. Numbers start at 1. */
export function photoHints(list: readonly Photo[]): PhotoHint[] {
  return list.flatMap<PhotoHint>(({ key, look, isKept }, index) => {
    if (!look || isKept) return [];
    const number = index + 1;
    const earlier = list.slice(0, index).findIndex((other) => other.look && looksSame(other.look, look));
    if (earlier >= 0) return { key, number, kind: 'same', as: earlier + 1 };
    return isTiny(look) ? { key, number, kind: 'tiny', width: look.width, height: look.height } : [];
  });
}

/**
 * Splits the selected files into those to make smaller and upload, and those rejected by type or size. The server also
 * checks the content.
 */
export function sortFiles(files: readonly File[], present: number): { taken: File[]; refused: Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    if (!file.type.startsWith('image/') && !isHeic(file)) refused.push({ name: file.name, reason: 'type' });
    else if (file.size > CHOSEN_IMAGE_MAX_BYTES) refused.push({ name: file.name, reason: 'size' });
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
