import { z } from 'zod';
import { currentPassword } from '@/lib/passwords/schema';
import { message } from '@/lib/validation/field-errors';

/** Recovery codes in an authenticated account: how many there are. */
export const RECOVERY_CODES = 10;

/** How long a sign-in waits for the second factor. */
export const CHALLENGE_MINUTES = 10;

const APP_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^[A-Z2-7]{15}$/;

/** Apps show codes with a space in the middle; recovery codes have hyphens between their groups. */
const compact = z
  .string(message('factorCode'))
  .max(100, message('factorCode'))
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase());

export const appCodeSchema = z.object({ code: compact.pipe(z.string().regex(APP_CODE, message('codeDigits'))) });

/** A code of an authenticator app, or a recovery code. */
export const factorCode = compact.pipe(
  z.string().refine((code) => APP_CODE.test(code) || RECOVERY_CODE.test(code), message('factorCode')),
);

export const factorCodeSchema = z.object({ code: factorCode });

/** What proves again who somebody is: one of them. */
export const proofSchema = z.object({ code: factorCode.optional(), currentPassword: currentPassword.optional() });

export type Proof = z.output<typeof proofSchema>;
