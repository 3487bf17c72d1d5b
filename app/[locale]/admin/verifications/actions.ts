'use server';

import { defineAction } from '@/lib/http/define-action';
import { reviewVerification } from '@/lib/verification/review-verification';
import { reviewSchema } from '@/lib/verification/schema';

export const decide = defineAction(reviewSchema, reviewVerification);
