'use server';

import { z } from 'zod';
import { EQUIPMENT } from '@/lib/equipment/equipment';
import { equipmentFieldsSchema } from '@/lib/equipment/schema';
import { defineAction } from '@/lib/http/define-action';
import { imageIdsSchema } from '@/lib/listings/schema';
import { updateListing } from '@/lib/listings/update-listing';

export const saveEquipment = defineAction(
  equipmentFieldsSchema.safeExtend({ id: z.uuid(), imageIds: imageIdsSchema, seenAt: z.iso.datetime() }),
  async (actor, { id, imageIds, seenAt, ...fields }) => {
    await updateListing(actor, EQUIPMENT, id, fields, imageIds, seenAt);
    return { id };
  },
);
