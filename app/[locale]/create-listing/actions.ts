'use server';

import { ANIMAL_LISTINGS } from '@/lib/animals/animal-listings';
import { animalListingFieldsSchema } from '@/lib/animals/schema';
import { defineAction } from '@/lib/http/define-action';
import { createListing } from '@/lib/listings/create-listing';
import { imageIdsSchema } from '@/lib/listings/schema';

export const publishListing = defineAction(
  animalListingFieldsSchema.safeExtend({ imageIds: imageIdsSchema }),
  async (actor, { imageIds, ...fields }) => {
    const { id } = await createListing(actor, ANIMAL_LISTINGS, fields, imageIds);
    return { id };
  },
);
