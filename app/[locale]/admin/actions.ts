'use server';

import { undoAct } from '@/lib/desk/admin/undo-act';
import { undoActSchema } from '@/lib/records/undo/schema';
import { defineAction } from '@/lib/web/http/define-action';

export const undo = defineAction(undoActSchema, async (actor, input) => {
  await undoAct(actor, input);
  return null;
});
