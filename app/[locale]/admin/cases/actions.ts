'use server';

import { z } from 'zod';
import { restoreListing } from '@/lib/market/listings/restore-listing';
import { KINDS } from '@/lib/market/topics/kinds';
import { defineAction } from '@/lib/web/http/define-action';
import { addCaseNote } from '@/lib/moderation/cases/add-note';
import { claimCase } from '@/lib/moderation/cases/claim-case';
import { clearSignal } from '@/lib/moderation/cases/clear-signal';
import { decideAppeal } from '@/lib/moderation/appeals/decide-appeal';
import { decideCase } from '@/lib/moderation/cases/decide-case';
import { decideCases } from '@/lib/moderation/cases/decide-cases';
import {
  appealDecisionSchema,
  bulkDecisionSchema,
  caseDecisionSchema,
  caseNoteSchema,
  claimSchema,
  signalSchema,
  undoSchema,
} from '@/lib/moderation/cases/schema';
import { undoDecisions } from '@/lib/moderation/cases/undo-decisions';

/** The next cases are loaded already; the desk refreshes once nothing is decided for a while. */
const onTheWay = { keepsPrefetched: true };

export const decide = defineAction(caseDecisionSchema, (actor, input) => decideCase(actor, input), onTheWay);

export const decideMany = defineAction(bulkDecisionSchema, (actor, input) => decideCases(actor, input));

export const answerAppeal = defineAction(appealDecisionSchema, (actor, input) => decideAppeal(actor, input), onTheWay);

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

/** Restores a listing that was taken down because of a report. */
export const restore = defineAction(
  z.object({ kind: z.enum(['listing', 'equipment']), id: z.string() }),
  async (actor, { kind, id }) => {
    await restoreListing<unknown>(actor, KINDS[kind], id);
    return null;
  },
);
