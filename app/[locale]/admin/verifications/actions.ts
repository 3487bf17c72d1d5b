'use server';

import { defineAction } from '@/lib/web/http/define-action';
import { reviewVerification } from '@/lib/accounts/verification/review-verification';
import { reviewSchema } from '@/lib/accounts/verification/schema';

export const decide = defineAction(reviewSchema, reviewVerification);
