'use server';

import { defineAction } from '@/lib/web/http/define-action';
import { answerHold } from '@/lib/moderation/appeals/answer-hold';
import { appeal } from '@/lib/moderation/appeals/appeal';
import { appealSchema } from '@/lib/moderation/cases/schema';

export const send = defineAction(appealSchema, async (actor, input) => {
  await appeal(actor, input);
  return null;
});

export const answer = defineAction(appealSchema, async (actor, input) => {
  await answerHold(actor, input);
  return null;
});
