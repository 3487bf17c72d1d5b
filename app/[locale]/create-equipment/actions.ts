'use server';

import { EQUIPMENT } from '@/lib/equipment/equipment';
import { equipmentFieldsSchema } from '@/lib/equipment/schema';
import { defineAction } from '@/lib/http/define-action';
import { createListing } from '@/lib/listings/create-listing';
import { imageIdsSchema } from '@/lib/listings/schema';

export const publishEquipment = defineAction(
  equipmentFieldsSchema.safeExtend({ imageIds: imageIdsSchema }),
  async (actor, { imageIds, ...fields }) => {
    const { id } = await createListing(actor, EQUIPMENT, fields, imageIds);
    return { id };
  },
);
