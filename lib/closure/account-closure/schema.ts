import { z } from 'zod';
import { currentPassword } from '@/lib/accounts/passwords/schema';
import { message } from '@/lib/core/validation/field-errors';
import { requiredText } from '@/lib/core/validation/fields';

export const deleteAccountSchema = z.object({ currentPassword });

const SUSPENSION_REASON_MAX = 1000;

/** After how many days a suspension may end by itself. */
export const SUSPENSION_DAYS = [7, 30] as const;

/** The days of a suspension; absent, null or blank for one without an end. */
export const suspensionDays = z
  .preprocess(
    (value) => (value === '' ? null : typeof value === 'string' ? Number(value) : value),
    z.literal(SUSPENSION_DAYS, message('invalid')).nullish(),
  )
  .transform((days) => days ?? null);

/** The reason is e-mailed to the suspended user. */
export const suspensionReasonSchema = z.object({
  days: suspensionDays,
  reason: requiredText(SUSPENSION_REASON_MAX, { required: 'suspensionReasonRequired' }),
});

export const suspensionSchema = suspensionReasonSchema.extend({ userId: z.string() });

export const restorationSchema = z.object({ userId: z.string() });

export type Suspension = z.output<typeof suspensionSchema>;
