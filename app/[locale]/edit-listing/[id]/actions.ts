'use server';

import { z } from 'zod';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { animalListingFieldsSchema } from '@/lib/market/animal-lots/schema';
import { defineAction } from '@/lib/web/http/define-action';
import { picturesSchema } from '@/lib/market/listings/schema';
import { updateListing } from '@/lib/market/listings/update-listing';

export const saveListing = defineAction(
  animalListingFieldsSchema.safeExtend({ id: z.uuid(), imageIds: picturesSchema, seenAt: z.iso.datetime() }),
  async (actor, { id, imageIds, seenAt, ...fields }) => {
    await updateListing(actor, ANIMAL_LISTINGS, id, fields, imageIds, seenAt);
    return { id };
  },
);
