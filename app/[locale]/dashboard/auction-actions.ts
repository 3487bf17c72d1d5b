'use server';

import { cancelLot } from '@/lib/market/auctions/cancel-lot';
import { reportMissedAnswer } from '@/lib/market/sanctions/missed-answer';
import { idSchema } from '@/lib/market/sanctions/schema';
import { defineAction } from '@/lib/web/http/define-action';

export const cancelOwnLot = defineAction(idSchema, async (actor, { id }) => {
  await cancelLot(actor, id);
  return null;
});

export const reportNoAnswer = defineAction(idSchema, async (actor, { id }) => {
  await reportMissedAnswer(actor, id);
  return null;
});
