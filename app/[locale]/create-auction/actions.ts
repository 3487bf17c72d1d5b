'use server';

import { createLot } from '@/lib/market/auctions/create-lot';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { defineAction } from '@/lib/web/http/define-action';
import { copyPictures } from '@/lib/market/listings/copy-pictures';
import { picturesSchema } from '@/lib/market/listings/schema';

export const publishLot = defineAction(
  lotFieldsSchema.safeExtend({ imageIds: picturesSchema }),
  async (actor, { imageIds, ...fields }) => {
    const { id } = await createLot(actor, fields, await copyPictures(actor, imageIds), imageIds);
    return { id };
  },
);
