import { z } from 'zod';
import { currentPassword } from '@/lib/accounts/passwords/schema';
import { requiredLine } from '@/lib/core/validation/fields';
import { message } from '@/lib/core/validation/field-errors';

/** Recovery codes in an authenticated account: how many there are. */
export const RECOVERY_CODES = 10;

/** How long a sign-in waits for the second factor. */
export const CHALLENGE_MINUTES = 10;

const APP_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^[A-Z2-7]{10}$/;

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

export const PASSKEY_NAME_MAX = 60;

export const passkeyNameSchema = z.object({ name: requiredLine(PASSKEY_NAME_MAX, { required: 'required' }) });

const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+={0,2}$/);

/** What every answer of a passkey has in common (WebAuthn's JSON). */
const credential = {
  id: encoded(2_000),
  rawId: encoded(2_000),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** The answer of a passkey that is being added. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(10_000),
    attestationObject: encoded(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

/** The answer of a passkey that proves who somebody is. */
export const passkeyAnswerSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(10_000),
    authenticatorData: encoded(10_000),
    signature: encoded(10_000),
    userHandle: encoded(200).optional(),
  }),
});

/** Whether a passkey is to sign in without a password, or as the second step of a sign-in that waits. */
export const passkeySignInSchema = z.object({ alone: z.boolean().default(false) });

/** The second step of signing in, or a passkey alone: one of them. */
export const factorAnswerSchema = z.object({ code: factorCode.optional(), passkey: passkeyAnswerSchema.optional() });

/** What proves again who somebody is: one of them. */
export const proofSchema = factorAnswerSchema.extend({ currentPassword: currentPassword.optional() });

export type NewPasskey = z.output<typeof newPasskeySchema>;
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>;
export type FactorAnswer = z.output<typeof factorAnswerSchema>;

export type Proof = z.output<typeof proofSchema>;
