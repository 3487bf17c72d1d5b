'use server';

import { z } from 'zod';
import { EQUIPMENT_LISTINGS } from '@/lib/equipment/equipment-listings';
import { equipmentListingFieldsSchema } from '@/lib/equipment/schema';
import { defineAction } from '@/lib/http/define-action';
import { picturesSchema } from '@/lib/listings/schema';
import { updateListing } from '@/lib/listings/update-listing';

export const saveEquipment = defineAction(
  equipmentListingFieldsSchema.safeExtend({ id: z.uuid(), imageIds: picturesSchema, seenAt: z.iso.datetime() }),
  async (actor, { id, imageIds, seenAt, ...fields }) => {
    await updateListing(actor, EQUIPMENT_LISTINGS, id, fields, imageIds, seenAt);
    return { id };
  },
);
