'use server';

import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { equipmentListingFieldsSchema } from '@/lib/market/equipment/schema';
import { defineAction } from '@/lib/web/http/define-action';
import { createListing } from '@/lib/market/listings/create-listing';
import { imageIdsSchema } from '@/lib/market/listings/schema';

export const publishEquipment = defineAction(
  equipmentListingFieldsSchema.safeExtend({ imageIds: imageIdsSchema }),
  async (actor, { imageIds, ...fields }) => {
    const { id } = await createListing(actor, EQUIPMENT_LISTINGS, fields, imageIds);
    return { id };
  },
);
