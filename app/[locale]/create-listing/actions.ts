'use server';

import { defineAction } from '@/lib/http/define-action';
import { ANIMALS } from '@/lib/listings/animals';
import { createListing } from '@/lib/listings/create-listing';
import { imageIdsSchema, listingFieldsSchema } from '@/lib/listings/schema';

export const publishListing = defineAction(
  listingFieldsSchema.safeExtend({ imageIds: imageIdsSchema }),
  async (actor, { imageIds, ...fields }) => {
    const { id } = await createListing(actor, ANIMALS, fields, imageIds);
    return { id };
  },
);
