import { z } from 'zod';
import { message } from '@/lib/validation/field-errors';
import { emailAddress } from '@/lib/validation/fields';

export const PASSWORD_MIN = 6;

const PASSWORD_MAX = 200;

/** How long the code of a password reset can be used. */
export const RESET_MINUTES = 15;

export const password = z
  .string(message('passwordMin'))
  .min(PASSWORD_MIN, message('passwordMin'))
  .max(PASSWORD_MAX, message('passwordMax'));

/** Two equal passwords; the complaint stands at the second. */
export const confirmed = <Field extends 'password' | 'newPassword'>(field: Field) => ({
  check: (value: Record<Field | 'confirmPassword', string>) => value[field] === value.confirmPassword,
  complaint: { error: message('passwordsDontMatch'), path: ['confirmPassword'] },
});

export const forgotPasswordSchema = z.object({ email: emailAddress });

export const resetPasswordSchema = z.object({
  token: z
    .string(message('codeDigits'))
    .trim()
    .regex(/^\d{6}$/, message('codeDigits')),
  newPassword: password,
});

const resetConfirmation = confirmed('newPassword');

export const resetPasswordFormSchema = resetPasswordSchema
  .extend({ confirmPassword: password })
  .refine(resetConfirmation.check, resetConfirmation.complaint);

/** The password in use is compared, not judged: it only has to be there. */
export const currentPassword = z
  .string(message('required'))
  .min(1, message('required'))
  .max(PASSWORD_MAX, message('passwordWrong'));

export const changePasswordSchema = z.object({ currentPassword, newPassword: password });

export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword: password })
  .refine(resetConfirmation.check, resetConfirmation.complaint);

export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
