'use server';

import { z } from 'zod';
import { defineAction } from '@/lib/web/http/define-action';
import { deleteSearch } from '@/lib/finding/saved-searches/delete-search';

export const removeSearch = defineAction(z.object({ id: z.uuid() }), async (actor, { id }) => {
  await deleteSearch(actor, id);
  return null;
});
