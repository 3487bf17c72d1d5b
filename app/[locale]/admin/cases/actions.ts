'use server';

import { defineAction } from '@/lib/http/define-action';
import { addCaseNote } from '@/lib/moderation/add-note';
import { claimCase } from '@/lib/moderation/claim-case';
import { clearSignal } from '@/lib/moderation/clear-signal';
import { decideAppeal } from '@/lib/appeals/decide-appeal';
import { decideCase } from '@/lib/moderation/decide-case';
import { decideCases } from '@/lib/moderation/decide-cases';
import {
  appealDecisionSchema,
  bulkDecisionSchema,
  caseDecisionSchema,
  caseNoteSchema,
  claimSchema,
  signalSchema,
  undoSchema,
} from '@/lib/moderation/schema';
import { undoDecisions } from '@/lib/moderation/undo-decisions';

export const decide = defineAction(caseDecisionSchema, (actor, input) => decideCase(actor, input));

export const decideMany = defineAction(bulkDecisionSchema, (actor, input) => decideCases(actor, input));

export const answerAppeal = defineAction(appealDecisionSchema, (actor, input) => decideAppeal(actor, input));

export const claim = defineAction(claimSchema, (actor, { key }) => claimCase(actor, key));

export const addNote = defineAction(caseNoteSchema, async (actor, input) => {
  await addCaseNote(actor, input);
  return null;
});

export const undo = defineAction(undoSchema, async (actor, input) => {
  await undoDecisions(actor, input);
  return null;
});

export const clear = defineAction(signalSchema, async (actor, input) => {
  await clearSignal(actor, input);
  return null;
});
