'use server';

import { z } from 'zod';
import { defineAction } from '@/lib/http/define-action';
import { ANIMALS } from '@/lib/listings/animals';
import { imageIdsSchema, listingFieldsSchema } from '@/lib/listings/schema';
import { updateListing } from '@/lib/listings/update-listing';

export const saveListing = defineAction(
  listingFieldsSchema.safeExtend({ id: z.uuid(), imageIds: imageIdsSchema, seenAt: z.iso.datetime() }),
  async (actor, { id, imageIds, seenAt, ...fields }) => {
    await updateListing(actor, ANIMALS, id, fields, imageIds, seenAt);
    return { id };
  },
);
