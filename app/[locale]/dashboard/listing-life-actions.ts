'use server';

import { z } from 'zod';
import { revalidateListing } from '@/lib/cache/page-cache';
import { defineAction } from '@/lib/http/define-action';
import { ANIMALS } from '@/lib/listings/animals';
import { markSold } from '@/lib/listings/mark-sold';
import { renewListing } from '@/lib/listings/renew-listing';

export const renew = defineAction(z.object({ id: z.uuid() }), async (actor, { id }) => {
  await renewListing(actor, ANIMALS, id);
  revalidateListing(id);
  return null;
});

export const setSold = defineAction(z.object({ id: z.uuid(), sold: z.boolean() }), async (actor, { id, sold }) => {
  await markSold(actor, ANIMALS, id, sold);
  revalidateListing(id);
  return null;
});
