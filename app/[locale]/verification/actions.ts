'use server';

import { revalidateSeller } from '@/lib/cache/page-cache';
import { defineAction } from '@/lib/http/define-action';
import { verificationRequestSchema } from '@/lib/verification/schema';
import { submitVerification } from '@/lib/verification/submit-verification';

export const requestVerification = defineAction(verificationRequestSchema, async (actor, request) => {
  const status = await submitVerification(actor, request);
  // Their name may have changed with it.
  revalidateSeller(actor.id);
  return status;
});
