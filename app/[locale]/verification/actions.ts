'use server';

import { defineAction } from '@/lib/http/define-action';
import { verificationRequestSchema } from '@/lib/verification/schema';
import { submitVerification } from '@/lib/verification/submit-verification';

export const requestVerification = defineAction(verificationRequestSchema, submitVerification);
