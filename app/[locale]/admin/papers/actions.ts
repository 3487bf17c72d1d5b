'use server';

import { checkIds } from '@/lib/market/declared-ids/check-ids';
import { checkIdsSchema } from '@/lib/market/declared-ids/schema';
import { defineAction } from '@/lib/web/http/define-action';
import { checkPaper } from '@/lib/market/papers/check-papers';
import { paperIdSchema } from '@/lib/market/papers/schema';

export const markPaper = defineAction(paperIdSchema, (actor, { paperId }) => checkPaper(actor, paperId));

export const markIds = defineAction(checkIdsSchema, (actor, input) => checkIds(actor, input));
