'use server';

import { z } from 'zod';
import { cancelDeal, takeBackCancel as takeBack } from '@/lib/deals/deals/cancel-deal';
import { addTruck, changeTruck, removeTruck } from '@/lib/deals/deals/record-truck';
import { reviewDeal } from '@/lib/deals/deals/review-deal';
import * as newDate from '@/lib/deals/deals/new-date';
import {
  cancelSchema,
  dateAcceptanceSchema,
  newDateSchema,
  objectionSchema,
  reviewSchema,
  stepSchema,
  weighingSchema,
  weightChoiceSchema,
} from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { chooseWeight, enterWeights, objectToWeight as object } from '@/lib/deals/deals/weigh';
import { confirmBalance as confirm } from '@/lib/deals/disputes/confirm-balance';
import { openDispute as open } from '@/lib/deals/disputes/open-dispute';
import { acceptanceSchema, balanceSchema, disputeSchema, proposalSchema } from '@/lib/deals/disputes/schema';
import {
  acceptSum as accept,
  proposeSum as propose,
  withdrawDispute as withdraw,
} from '@/lib/deals/disputes/settle-dispute';
import { truckIdSchema, truckSchema } from '@/lib/deals/trucks/schema';
import { defineAction, defineCommand } from '@/lib/web/http/define-action';

const numbered = z.object({ number: z.number() });

export const sayStep = defineCommand(numbered.and(stepSchema), (actor, { number, step, seen }) =>
  takeStep(actor, number, step, new Date(), seen),
);

export const confirmBalance = defineCommand(numbered.and(balanceSchema), (actor, { number, seen }) =>
  confirm(actor, number, seen),
);

export const sendTruck = defineCommand(numbered.and(truckSchema), (actor, { number, ...truck }) =>
  addTruck(actor, number, truck),
);

const oneTruck = numbered.and(truckIdSchema);

export const fixTruck = defineCommand(oneTruck.and(truckSchema), (actor, { number, truckId, ...truck }) =>
  changeTruck(actor, number, truckId, truck),
);

export const dropTruck = defineCommand(oneTruck, (actor, { number, truckId }) => removeTruck(actor, number, truckId));

export const sendWeights = defineCommand(numbered.and(weighingSchema), (actor, { number, ...weighing }) =>
  enterWeights(actor, number, weighing),
);

export const settleWeight = defineCommand(numbered.and(weightChoiceSchema), (actor, { number, ...choice }) =>
  chooseWeight(actor, number, choice),
);

export const objectToWeight = defineCommand(numbered.and(objectionSchema), (actor, { number, ...objection }) =>
  object(actor, number, objection),
);

export const proposeDate = defineCommand(numbered.and(newDateSchema), (actor, { number, ...input }) =>
  newDate.proposeDate(actor, number, input),
);

export const acceptDate = defineCommand(numbered.and(dateAcceptanceSchema), (actor, { number, ...input }) =>
  newDate.acceptDate(actor, number, input),
);

export const openDispute = defineCommand(numbered.and(disputeSchema), (actor, { number, ...dispute }) =>
  open(actor, number, dispute),
);

export const proposeSum = defineCommand(numbered.and(proposalSchema), (actor, { number, ...proposal }) =>
  propose(actor, number, proposal),
);

export const acceptSum = defineCommand(numbered.and(acceptanceSchema), (actor, { number, ...acceptance }) =>
  accept(actor, number, acceptance),
);

export const withdrawDispute = defineCommand(numbered, (actor, { number }) => withdraw(actor, number));

export const cancel = defineAction(numbered.and(cancelSchema), async (actor, { number, seen }) => {
  const { status } = await cancelDeal(actor, number, seen);
  return { isOver: status !== 'open' };
});

export const takeBackCancel = defineCommand(numbered, (actor, { number }) => takeBack(actor, number));

export const sendReview = defineCommand(numbered.and(reviewSchema), (actor, { number, ...review }) =>
  reviewDeal(actor, number, review),
);
