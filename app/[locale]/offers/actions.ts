'use server';

import { z } from 'zod';
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from '@/lib/deals/offers/answer-offer';
import { setFloor } from '@/lib/deals/offers/floor';
import { makeOffer } from '@/lib/deals/offers/make-offer';
import { counterSchema, floorSchema, offerSchema } from '@/lib/deals/terms/schema';
import { defineAction } from '@/lib/web/http/define-action';

const answerSchema = z.object({ offerId: z.uuid() });

export const make = defineAction(offerSchema, async (actor, input) => {
  const { id, status } = await makeOffer(actor, input);
  // The same offer sent again is the one that was sent before, on which they may have agreed since.
  return { id, isAgreed: status === 'agreed' };
});

export const counter = defineAction(counterSchema.extend(answerSchema.shape), async (actor, { offerId, ...input }) => {
  await counterOffer(actor, offerId, input);
  return null;
});

export const accept = defineAction(answerSchema, async (actor, { offerId }) => {
  await acceptOffer(actor, offerId);
  return null;
});

export const decline = defineAction(answerSchema, async (actor, { offerId }) => {
  await declineOffer(actor, offerId);
  return null;
});

export const withdraw = defineAction(answerSchema, async (actor, { offerId }) => {
  await withdrawOffer(actor, offerId);
  return null;
});

export const saveFloor = defineAction(floorSchema, async (actor, input) => {
  await setFloor(actor, input);
  return null;
});
