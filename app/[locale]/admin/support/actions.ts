'use server';

import { defineAction } from '@/lib/http/define-action';
import { answerCase, setCaseClosed } from '@/lib/support/answer-case';
import { answerSchema, caseStatusSchema } from '@/lib/support/schema';

export const answer = defineAction(answerSchema, answerCase);

export const setClosed = defineAction(caseStatusSchema, setCaseClosed);
