'use server';

import { z } from 'zod';
import { chooseSchema, proposeSchema, visitSchema } from '@/lib/deals/terms/dates/visit-slots';
import { cancelVisit, chooseSlot, declineVisit, proposeSlots } from '@/lib/deals/visits/answer-visit';
import { askVisit } from '@/lib/deals/visits/ask-visit';
import { defineAction, defineCommand } from '@/lib/web/http/define-action';

const visitIdSchema = z.object({ visitId: z.uuid() });

export const ask = defineAction(visitSchema, async (actor, input) => {
  const { id } = await askVisit(actor, input);
  return { id };
});

export const choose = defineCommand(chooseSchema.extend(visitIdSchema.shape), (actor, { visitId, slot }) =>
  chooseSlot(actor, visitId, slot),
);

export const propose = defineCommand(proposeSchema.extend(visitIdSchema.shape), (actor, { visitId, slots }) =>
  proposeSlots(actor, visitId, slots),
);

export const decline = defineCommand(visitIdSchema, (actor, { visitId }) => declineVisit(actor, visitId));

export const cancel = defineCommand(visitIdSchema, (actor, { visitId }) => cancelVisit(actor, visitId));
