'use server';

import { defineAction } from '@/lib/web/http/define-action';
import { moveTransaction } from '@/lib/money/transactions/move-transaction';
import { moveOfSchema } from '@/lib/money/transactions/schema';

export const move = defineAction(moveOfSchema, (actor, { id, ...change }) => moveTransaction(actor, id, change));
