'use server';

import { z } from 'zod';
import { KINDS } from '@/lib/market/topics/kinds';
import { removeFavorite } from '@/lib/market/favorites/remove-favorite';
import { defineCommand } from '@/lib/web/http/define-action';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { setListingActive } from '@/lib/market/listings/set-listing-active';

/** Identifies one of the actor's listings, animal or equipment. */
const named = z.object({ kind: z.enum(['listing', 'equipment']), id: z.uuid() });

export const pauseOrResume = defineCommand(named.extend({ isActive: z.boolean() }), (actor, { kind, id, isActive }) =>
  setListingActive<unknown>(actor, KINDS[kind], id, isActive),
);

export const removeListing = defineCommand(named, (actor, { kind, id }) => deleteListing(actor, KINDS[kind], id));

export const unsave = defineCommand(z.object({ id: z.uuid() }), (actor, { id }) => removeFavorite(actor, id));
