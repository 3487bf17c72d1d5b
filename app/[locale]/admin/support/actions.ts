'use server';

import { defineAction } from '@/lib/web/http/define-action';
import { answerCase, setCaseClosed } from '@/lib/messages/support/answer-case';
import { answerSchema, caseStatusSchema } from '@/lib/messages/support/schema';

export const answer = defineAction(answerSchema, answerCase);

export const setClosed = defineAction(caseStatusSchema, setCaseClosed);
