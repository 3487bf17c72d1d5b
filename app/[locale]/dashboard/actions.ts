'use server';

import { z } from 'zod';
import { KINDS } from '@/lib/market/topics/kinds';
import { removeFavorite } from '@/lib/market/favorites/remove-favorite';
import { defineAction } from '@/lib/web/http/define-action';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { setListingActive } from '@/lib/market/listings/set-listing-active';

/** Identifies one of the actor's listings, animal or equipment. */
const named = z.object({ kind: z.enum(['listing', 'equipment']), id: z.uuid() });

export const pauseOrResume = defineAction(
  named.extend({ isActive: z.boolean() }),
  async (actor, { kind, id, isActive }) => {
    await setListingActive<unknown>(actor, KINDS[kind], id, isActive);
    return null;
  },
);

export const removeListing = defineAction(named, async (actor, { kind, id }) => {
  await deleteListing(actor, KINDS[kind], id);
  return null;
});

export const unsave = defineAction(z.object({ id: z.uuid() }), async (actor, { id }) => {
  await removeFavorite(actor, id);
  return null;
});
