'use server';

import { z } from 'zod';
import { revalidateListing } from '@/lib/cache/page-cache';
import { removeFavorite } from '@/lib/favorites/remove-favorite';
import { defineAction } from '@/lib/http/define-action';
import { ANIMALS } from '@/lib/listings/animals';
import { deleteListing } from '@/lib/listings/delete-listing';
import { setListingActive } from '@/lib/listings/set-listing-active';

export const pauseOrResume = defineAction(z.object({ id: z.uuid(), isActive: z.boolean() }), async (actor, { id, isActive }) => {
  await setListingActive(actor, ANIMALS, id, isActive);
  revalidateListing(id);
  return null;
});

export const removeListing = defineAction(z.object({ id: z.uuid() }), async (actor, { id }) => {
  await deleteListing(actor, ANIMALS, id);
  revalidateListing(id);
  return null;
});

export const unsave = defineAction(z.object({ id: z.uuid() }), async (actor, { id }) => {
  await removeFavorite(actor, id);
  return null;
});
