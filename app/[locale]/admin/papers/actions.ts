'use server';

import { checkIds } from '@/lib/declared-ids/check-ids';
import { checkIdsSchema } from '@/lib/declared-ids/schema';
import { defineAction } from '@/lib/http/define-action';
import { checkPaper } from '@/lib/papers/check-papers';
import { paperIdSchema } from '@/lib/papers/schema';

export const markPaper = defineAction(paperIdSchema, (actor, { paperId }) => checkPaper(actor, paperId));

export const markIds = defineAction(checkIdsSchema, (actor, input) => checkIds(actor, input));
