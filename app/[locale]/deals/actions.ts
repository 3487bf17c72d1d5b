'use server';

import { z } from 'zod';
import { cancelDeal, takeBackCancel as takeBack } from '@/lib/deals/deals/cancel-deal';
import { addTruck, changeTruck, removeTruck } from '@/lib/deals/deals/record-truck';
import { reviewDeal } from '@/lib/deals/deals/review-deal';
import * as newDate from '@/lib/deals/deals/new-date';
import {
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
import { defineAction } from '@/lib/web/http/define-action';

const numbered = z.object({ number: z.number() });

export const sayStep = defineAction(numbered.and(stepSchema), async (actor, { number, step, seen }) => {
  await takeStep(actor, number, step, new Date(), seen);
  return null;
});

export const confirmBalance = defineAction(numbered.and(balanceSchema), async (actor, { number, seen }) => {
  await confirm(actor, number, seen);
  return null;
});

export const sendTruck = defineAction(numbered.and(truckSchema), async (actor, { number, ...truck }) => {
  await addTruck(actor, number, truck);
  return null;
});

const oneTruck = numbered.and(truckIdSchema);

export const fixTruck = defineAction(oneTruck.and(truckSchema), async (actor, { number, truckId, ...truck }) => {
  await changeTruck(actor, number, truckId, truck);
  return null;
});

export const dropTruck = defineAction(oneTruck, async (actor, { number, truckId }) => {
  await removeTruck(actor, number, truckId);
  return null;
});

export const sendWeights = defineAction(numbered.and(weighingSchema), async (actor, { number, ...weighing }) => {
  await enterWeights(actor, number, weighing);
  return null;
});

export const settleWeight = defineAction(numbered.and(weightChoiceSchema), async (actor, { number, ...choice }) => {
  await chooseWeight(actor, number, choice);
  return null;
});

export const objectToWeight = defineAction(numbered.and(objectionSchema), async (actor, { number, ...objection }) => {
  await object(actor, number, objection);
  return null;
});

export const proposeDate = defineAction(numbered.and(newDateSchema), async (actor, { number, ...input }) => {
  await newDate.proposeDate(actor, number, input);
  return null;
});

export const acceptDate = defineAction(numbered.and(dateAcceptanceSchema), async (actor, { number, ...input }) => {
  await newDate.acceptDate(actor, number, input);
  return null;
});

export const openDispute = defineAction(numbered.and(disputeSchema), async (actor, { number, ...dispute }) => {
  await open(actor, number, dispute);
  return null;
});

export const proposeSum = defineAction(numbered.and(proposalSchema), async (actor, { number, ...proposal }) => {
  await propose(actor, number, proposal);
  return null;
});

export const acceptSum = defineAction(numbered.and(acceptanceSchema), async (actor, { number, ...acceptance }) => {
  await accept(actor, number, acceptance);
  return null;
});

export const withdrawDispute = defineAction(numbered, async (actor, { number }) => {
  await withdraw(actor, number);
  return null;
});

export const cancel = defineAction(numbered, async (actor, { number }) => {
  const { status } = await cancelDeal(actor, number);
  return { isOver: status !== 'open' };
});

export const takeBackCancel = defineAction(numbered, async (actor, { number }) => {
  await takeBack(actor, number);
  return null;
});

export const sendReview = defineAction(numbered.and(reviewSchema), async (actor, { number, ...review }) => {
  await reviewDeal(actor, number, review);
  return null;
});
