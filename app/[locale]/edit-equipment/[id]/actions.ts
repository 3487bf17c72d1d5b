'use server';

import { z } from 'zod';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { equipmentListingFieldsSchema } from '@/lib/market/equipment/schema';
import { defineAction } from '@/lib/web/http/define-action';
import { picturesSchema } from '@/lib/market/listings/schema';
import { updateListing } from '@/lib/market/listings/update-listing';

export const saveEquipment = defineAction(
  equipmentListingFieldsSchema.safeExtend({ id: z.uuid(), imageIds: picturesSchema, seenAt: z.iso.datetime() }),
  async (actor, { id, imageIds, seenAt, ...fields }) => {
    await updateListing(actor, EQUIPMENT_LISTINGS, id, fields, imageIds, seenAt);
    return { id };
  },
);
