import { z } from 'zod';
import type { Photo, StoredPhoto } from '@/components/ui/uploads/photo-list';

/** A picture as drafts keep it, with what is pointed out about it. */
export const storedPhotoSchema = z.object({
  id: z.string(),
  name: z.string(),
  thumbnailUrl: z.string(),
  look: z.object({ width: z.number(), height: z.number(), colours: z.array(z.number()).readonly() }).optional(),
  isKept: z.boolean().optional(),
});

/** Returns what a draft keeps of pictures: those that are uploaded. */
export const storedPhotos = (list: readonly Photo[]): StoredPhoto[] =>
  list.flatMap(({ id, name, thumbnailUrl, look, isKept }) =>
    id && thumbnailUrl ? [{ id, name, thumbnailUrl, ...(look && { look }), ...(isKept && { isKept }) }] : [],
  );
