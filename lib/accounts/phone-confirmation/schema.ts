import { z } from 'zod';
import { mailedCode } from '@/lib/core/mailed-codes/schema';
import { message } from '@/lib/core/validation/field-errors';
import { cleanText } from '@/lib/core/validation/fields';

/** How long a code that was sent to a phone is valid. */
export const PHONE_CODE_MINUTES = 10;

/** How long the owner of a phone can answer whether another account may have it. */
export const CLAIM_DAYS = 7;

export const sendPhoneCodeSchema = z.object({
  phone: z
    .string(message('contactPhoneRequired'))
    .max(40, message('phone'))
    .transform((typed) => cleanText(typed))
    .pipe(z.string().min(1, message('contactPhoneRequired'))),
});

export const confirmPhoneSchema = z.object({ code: mailedCode });

/** The answer of a phone's owner to another account that claims it. */
export const answerClaimSchema = z.object({ id: z.uuid(message('invalid')), allow: z.boolean(message('invalid')) });

export type SendPhoneCodeInput = z.output<typeof sendPhoneCodeSchema>;
export type AnswerClaimInput = z.output<typeof answerClaimSchema>;
