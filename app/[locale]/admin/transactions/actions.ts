'use server';

import { defineAction } from '@/lib/http/define-action';
import { moveTransaction } from '@/lib/transactions/move-transaction';
import { moveOfSchema } from '@/lib/transactions/schema';

export const move = defineAction(moveOfSchema, (actor, { id, ...change }) => moveTransaction(actor, id, change));
