import { z } from 'zod';
import { editFieldSchema } from '@/lib/market/animal-lots/edit-field-schema';
import { undoneSaleSchema } from '@/lib/market/price-history/schema';

/** What a seller takes back: a note of a sale, that equipment is sold, or an edit of a field, by the edit that restores it. */
export const undoSchema = z.union([
  z.object({ sale: undoneSaleSchema }),
  z.object({ soldEquipment: z.object({ id: z.uuid(), wasActive: z.boolean() }) }),
  z.object({ listing: editFieldSchema }),
  z.object({ equipment: editFieldSchema }),
]);

export type Undo = z.output<typeof undoSchema>;
