'use server';

import { defineAction } from '@/lib/http/define-action';
import { answerHold } from '@/lib/appeals/answer-hold';
import { appeal } from '@/lib/appeals/appeal';
import { appealSchema } from '@/lib/moderation/schema';

export const send = defineAction(appealSchema, async (actor, input) => {
  await appeal(actor, input);
  return null;
});

export const answer = defineAction(appealSchema, async (actor, input) => {
  await answerHold(actor, input);
  return null;
});
