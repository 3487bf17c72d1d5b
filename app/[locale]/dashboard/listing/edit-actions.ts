'use server';

import { defineAction } from '@/lib/web/http/define-action';
import { editField } from '@/lib/market/animal-lots/edit-field';
import { editFieldSchema } from '@/lib/market/animal-lots/edit-field-schema';

export const saveField = defineAction(editFieldSchema, async (actor, edit) => {
  await editField(actor, edit);
  return null;
});
