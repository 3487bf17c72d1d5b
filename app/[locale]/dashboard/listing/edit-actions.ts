'use server';

import { defineAction } from '@/lib/web/http/define-action';
import { editField } from '@/lib/market/animal-lots/edit-field';
import { editFieldSchema } from '@/lib/market/animal-lots/edit-field-schema';
import { editPrice } from '@/lib/market/equipment/edit-price';

/** Changes one field, and returns the state that was saved, which undoing it names. */
export const saveField = defineAction(editFieldSchema, async (actor, edit) => {
  const { updatedAt } = await editField(actor, edit);
  return { seenAt: updatedAt };
});

/** Changes the price of equipment, likewise. */
export const savePrice = defineAction(editFieldSchema, async (actor, edit) => {
  const { updatedAt } = await editPrice(actor, edit);
  return { seenAt: updatedAt };
});
