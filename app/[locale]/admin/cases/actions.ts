'use server';

import { z } from 'zod';
import { restoreListing } from '@/lib/market/listings/restore-listing';
import { KINDS } from '@/lib/market/topics/kinds';
import { defineAction, defineCommand } from '@/lib/web/http/define-action';
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
const keepsNext = { keepsPrefetched: true };

export const decide = defineAction(caseDecisionSchema, (actor, input) => decideCase(actor, input), keepsNext);

export const decideMany = defineAction(bulkDecisionSchema, (actor, input) => decideCases(actor, input));

export const answerAppeal = defineAction(appealDecisionSchema, (actor, input) => decideAppeal(actor, input), keepsNext);

export const claim = defineAction(claimSchema, (actor, { key }) => claimCase(actor, key));

export const addNote = defineCommand(caseNoteSchema, addCaseNote);

export const undo = defineCommand(undoSchema, undoDecisions);

export const clear = defineCommand(signalSchema, clearSignal);

/** Restores a listing that was taken down because of a report. */
export const restore = defineCommand(
  z.object({ kind: z.enum(['listing', 'equipment']), id: z.string() }),
  (actor, { kind, id }) => restoreListing<unknown>(actor, KINDS[kind], id),
);
