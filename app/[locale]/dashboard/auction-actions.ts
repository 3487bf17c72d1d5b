'use server';

import { z } from 'zod';
import { cancelLot } from '@/lib/auctions/cancel-lot';
import { defineAction } from '@/lib/http/define-action';

export const cancelOwnLot = defineAction(z.object({ id: z.uuid() }), async (actor, { id }) => {
  await cancelLot(actor, id);
  return null;
});
