'use server';

import { createLot } from '@/lib/auctions/create-lot';
import { lotFieldsSchema } from '@/lib/auctions/schema';
import { defineAction } from '@/lib/http/define-action';
import { imageIdsSchema } from '@/lib/listings/schema';

export const publishLot = defineAction(
  lotFieldsSchema.safeExtend({ imageIds: imageIdsSchema }),
  async (actor, { imageIds, ...fields }) => {
    const { id } = await createLot(actor, fields, imageIds);
    return { id };
  },
);
