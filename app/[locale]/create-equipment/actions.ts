'use server';

import { EQUIPMENT_LISTINGS } from '@/lib/equipment/equipment-listings';
import { equipmentListingFieldsSchema } from '@/lib/equipment/schema';
import { defineAction } from '@/lib/http/define-action';
import { createListing } from '@/lib/listings/create-listing';
import { imageIdsSchema } from '@/lib/listings/schema';

export const publishEquipment = defineAction(
  equipmentListingFieldsSchema.safeExtend({ imageIds: imageIdsSchema }),
  async (actor, { imageIds, ...fields }) => {
    const { id } = await createListing(actor, EQUIPMENT_LISTINGS, fields, imageIds);
    return { id };
  },
);
