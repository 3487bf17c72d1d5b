import { z } from 'zod';
import { currentPassword } from '@/lib/passwords/schema';
import { requiredText } from '@/lib/validation/fields';

export const deleteAccountSchema = z.object({ currentPassword });

const SUSPENSION_REASON_MAX = 1000;

/** The reason is e-mailed to the suspended user. */
export const suspensionReasonSchema = z.object({
  reason: requiredText(SUSPENSION_REASON_MAX, { required: 'suspensionReasonRequired' }),
});

export const suspensionSchema = suspensionReasonSchema.extend({ userId: z.string() });

export const restorationSchema = z.object({ userId: z.string() });

export type Suspension = z.output<typeof suspensionSchema>;
