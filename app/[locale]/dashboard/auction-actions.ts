'use server';

import { cancelLot } from '@/lib/market/auctions/cancel-lot';
import { reportMissedAnswer } from '@/lib/market/sanctions/missed-answer';
import { lotIdSchema } from '@/lib/market/sanctions/schema';
import { defineAction } from '@/lib/web/http/define-action';

export const cancelOwnLot = defineAction(lotIdSchema, async (actor, { id }) => {
  await cancelLot(actor, id);
  return null;
});

export const reportNoAnswer = defineAction(lotIdSchema, async (actor, { id }) => {
  await reportMissedAnswer(actor, id);
  return null;
});
