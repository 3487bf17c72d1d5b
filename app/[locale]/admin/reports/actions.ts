'use server';

import { z } from 'zod';
import { KINDS } from '@/lib/market/topics/kinds';
import { defineAction } from '@/lib/web/http/define-action';
import { restoreListing } from '@/lib/market/listings/restore-listing';

/** Restores a listing that was taken down because of a report. */
export const restore = defineAction(
  z.object({ kind: z.enum(['listing', 'equipment']), id: z.string() }),
  async (actor, { kind, id }) => {
    await restoreListing<unknown>(actor, KINDS[kind], id);
    return null;
  },
);
