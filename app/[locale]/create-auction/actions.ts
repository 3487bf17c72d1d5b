'use server';

import { createLot } from '@/lib/market/auctions/create-lot';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { defineAction } from '@/lib/web/http/define-action';
import { imageIdsSchema } from '@/lib/market/listings/schema';

export const publishLot = defineAction(
  lotFieldsSchema.safeExtend({ imageIds: imageIdsSchema }),
  async (actor, { imageIds, ...fields }) => {
    const { id } = await createLot(actor, fields, imageIds);
    return { id };
  },
);
