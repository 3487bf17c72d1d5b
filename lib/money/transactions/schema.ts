import { z } from 'zod';
import type { TransactionStatus, TransactionType } from '@/lib/core/db/generated/enums';
import { message } from '@/lib/core/validation/field-errors';
import { optionalLine } from '@/lib/core/validation/fields';

export const TRANSACTION_TYPES = [
  'highlight_week',
  'highlight_month',
  'premium_listing',
  'verification_fee',
  'auction_bid',
  'banner_ad',
  'banner_ad_request',
] as const satisfies readonly TransactionType[];

export const TRANSACTION_STATUSES = [
  'pending',
  'completed',
  'failed',
  'refunded',
] as const satisfies readonly TransactionStatus[];

/** The status changes that an administrator may make, by current status. */
export const MOVES = {
  pending: ['completed', 'failed'],
  completed: ['refunded'],
  failed: [],
  refunded: [],
} as const satisfies Record<TransactionStatus, readonly TransactionStatus[]>;

export const PAYMENT_METHOD_MAX = 80;
export const REFERENCE_MAX = 120;

/** A status change; a payment is noted with its method, and with its reference if that is known. */
export const moveSchema = z
  .object({
    status: z.enum(TRANSACTION_STATUSES, message('invalid')),
    paymentMethod: optionalLine(PAYMENT_METHOD_MAX),
    transactionId: optionalLine(REFERENCE_MAX),
  })
  .refine(({ status, paymentMethod }) => status !== 'completed' || paymentMethod !== null, {
    path: ['paymentMethod'],
    message: message('required'),
  });

export const moveOfSchema = moveSchema.safeExtend({ id: z.string() });

export type Move = z.output<typeof moveSchema>;
