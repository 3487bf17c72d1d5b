'use server';

import { z } from 'zod';
import { ANIMAL_LISTINGS } from '@/lib/animals/animal-listings';
import { animalListingFieldsSchema } from '@/lib/animals/schema';
import { defineAction } from '@/lib/http/define-action';
import { picturesSchema } from '@/lib/listings/schema';
import { updateListing } from '@/lib/listings/update-listing';

export const saveListing = defineAction(
  animalListingFieldsSchema.safeExtend({ id: z.uuid(), imageIds: picturesSchema, seenAt: z.iso.datetime() }),
  async (actor, { id, imageIds, seenAt, ...fields }) => {
    await updateListing(actor, ANIMAL_LISTINGS, id, fields, imageIds, seenAt);
    return { id };
  },
);
