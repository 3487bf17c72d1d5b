'use server';

import { z } from 'zod';
import { updateLot } from '@/lib/market/auctions/changes/update-lot';
import { lotChangesSchema } from '@/lib/market/auctions/schema';
import { picturesSchema } from '@/lib/market/listings/schema';
import { defineAction } from '@/lib/web/http/define-action';

export const saveLot = defineAction(
  lotChangesSchema.safeExtend({ id: z.uuid(), imageIds: picturesSchema, seenVersion: z.int() }),
  async (actor, { id, imageIds, seenVersion, ...fields }) => {
    await updateLot(actor, id, fields, imageIds, seenVersion);
    return { id };
  },
);
