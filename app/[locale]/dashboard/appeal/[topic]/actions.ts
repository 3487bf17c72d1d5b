'use server';

import { defineCommand } from '@/lib/web/http/define-action';
import { answerHold } from '@/lib/moderation/appeals/answer-hold';
import { appeal } from '@/lib/moderation/appeals/appeal';
import { appealSchema } from '@/lib/moderation/cases/schema';

export const send = defineCommand(appealSchema, appeal);

export const answer = defineCommand(appealSchema, answerHold);
