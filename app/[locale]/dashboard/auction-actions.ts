'use server';

import { cancelLot } from '@/lib/auctions/cancel-lot';
import { reportMissedAnswer } from '@/lib/bid-standing/missed-answer';
import { lotIdSchema } from '@/lib/bid-standing/schema';
import { defineAction } from '@/lib/http/define-action';

export const cancelOwnLot = defineAction(lotIdSchema, async (actor, { id }) => {
  await cancelLot(actor, id);
  return null;
});

export const reportNoAnswer = defineAction(lotIdSchema, async (actor, { id }) => {
  await reportMissedAnswer(actor, id);
  return null;
});
