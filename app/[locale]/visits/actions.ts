'use server';

import { z } from 'zod';
import { chooseSchema, proposeSchema, visitSchema } from '@/lib/deals/terms/dates/visit-slots';
import { cancelVisit, chooseSlot, declineVisit, proposeSlots } from '@/lib/deals/visits/answer-visit';
import { askVisit } from '@/lib/deals/visits/ask-visit';
import { defineAction } from '@/lib/web/http/define-action';

const visitIdSchema = z.object({ visitId: z.uuid() });

export const ask = defineAction(visitSchema, async (actor, input) => {
  const { id } = await askVisit(actor, input);
  return { id };
});

export const choose = defineAction(chooseSchema.extend(visitIdSchema.shape), async (actor, { visitId, slot }) => {
  await chooseSlot(actor, visitId, slot);
  return null;
});

export const propose = defineAction(proposeSchema.extend(visitIdSchema.shape), async (actor, { visitId, slots }) => {
  await proposeSlots(actor, visitId, slots);
  return null;
});

export const decline = defineAction(visitIdSchema, async (actor, { visitId }) => {
  await declineVisit(actor, visitId);
  return null;
});

export const cancel = defineAction(visitIdSchema, async (actor, { visitId }) => {
  await cancelVisit(actor, visitId);
  return null;
});
