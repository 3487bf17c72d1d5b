'use server';

import { defineAction } from '@/lib/web/http/define-action';
import { verificationRequestSchema } from '@/lib/accounts/verification/schema';
import { submitVerification } from '@/lib/accounts/verification/submit-verification';

export const requestVerification = defineAction(verificationRequestSchema, submitVerification);
