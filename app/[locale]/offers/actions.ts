'use server';

import { z } from 'zod';
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from '@/lib/deals/offers/answer-offer';
import { setFloor } from '@/lib/deals/offers/floor';
import { makeOffer } from '@/lib/deals/offers/make-offer';
import { counterSchema, floorSchema, offerSchema } from '@/lib/deals/terms/schema';
import { defineAction, defineCommand } from '@/lib/web/http/define-action';

const answerSchema = z.object({ offerId: z.uuid() });

export const make = defineAction(offerSchema, async (actor, input) => {
  const { id, status } = await makeOffer(actor, input);
  // The same offer sent again is the one that was sent before, on which they may have agreed since.
  return { id, isAgreed: status === 'agreed' };
});

export const counter = defineCommand(counterSchema.extend(answerSchema.shape), (actor, { offerId, ...input }) =>
  counterOffer(actor, offerId, input),
);

export const accept = defineCommand(answerSchema, (actor, { offerId }) => acceptOffer(actor, offerId));

export const decline = defineCommand(answerSchema, (actor, { offerId }) => declineOffer(actor, offerId));

export const withdraw = defineCommand(answerSchema, (actor, { offerId }) => withdrawOffer(actor, offerId));

export const saveFloor = defineCommand(floorSchema, setFloor);
