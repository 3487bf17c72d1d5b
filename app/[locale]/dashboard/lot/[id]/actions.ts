'use server';

import { idSchema, shutOutSchema } from '@/lib/market/sanctions/schema';
import { liftShutOut, shutOut } from '@/lib/market/sanctions/shut-out';
import { defineAction } from '@/lib/web/http/define-action';

export const exclude = defineAction(shutOutSchema, async (actor, input) => {
  await shutOut(actor, input);
  return null;
});

export const lift = defineAction(idSchema, async (actor, { id }) => {
  await liftShutOut(actor, id);
  return null;
});
