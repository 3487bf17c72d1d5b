import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';

const paymentDays = z.array(z.number().int().min(1).max(720)).min(1).max(12);
const instalments = z.array(z.number().int().min(1).max(48)).min(1).max(12);
const cashDiscountPercent = z.number().min(0).max(50).optional();

/** How a lot is paid: at once, parts after days, or groups of monthly instalments, of which the first is due now. */
export const paymentRule = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('cash') }),
    z.strictObject({ kind: z.literal('days'), days: paymentDays, cashDiscountPercent }),
    z.strictObject({ kind: z.literal('instalments'), groups: instalments, cashDiscountPercent }),
  ],
  message('payment'),
);
