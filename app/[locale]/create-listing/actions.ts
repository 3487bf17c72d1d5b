'use server';

import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { animalListingFieldsSchema } from '@/lib/market/animal-lots/schema';
import { defineAction } from '@/lib/web/http/define-action';
import { createListing } from '@/lib/market/listings/create-listing';
import { imageIdsSchema } from '@/lib/market/listings/schema';

export const publishListing = defineAction(
  animalListingFieldsSchema.safeExtend({ imageIds: imageIdsSchema }),
  async (actor, { imageIds, ...fields }) => {
    const { id } = await createListing(actor, ANIMAL_LISTINGS, fields, imageIds);
    return { id };
  },
);
