import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';
import { blankAsNull, requiredText } from '@/lib/core/validation/fields';

export const SHUT_OUT_REASON_MAX = 500;

/** A seller shuts out whoever placed this bid on one of their lots. */
export const shutOutSchema = z.object({
  bidId: z.uuid(message('invalid')),
  reason: requiredText(SHUT_OUT_REASON_MAX, { required: 'shutOutReasonRequired' }),
});

export type ShutOutInput = z.output<typeof shutOutSchema>;

export const idSchema = z.object({ id: z.uuid(message('invalid')) });

/** What an administrator decides about a lot whose winning bid became void. */
export const awardSchema = z.object({
  lotId: z.uuid(message('invalid')),
  decision: z.enum(['awarded', 'closed'], message('invalid')),
});

export type AwardInput = z.output<typeof awardSchema>;

/** A person's own limit in US dollars; null for the usual one. */
export const biddingLimitSchema = z.object({
  userId: z.string(),
  limit: z.preprocess(
    (value) => blankAsNull(value) ?? null,
    z
      .string(message('amount'))
      .trim()
      .regex(/^\d{1,9}(\.\d{1,2})?$/, message('amount'))
      .nullable(),
  ),
});

export type BiddingLimitInput = z.output<typeof biddingLimitSchema>;

export const clearAnswersSchema = z.object({ userId: z.string() });
