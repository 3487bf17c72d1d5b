import { z } from 'zod';
import { mailedCode } from '@/lib/core/mailed-codes/schema';
import { whenValid } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';
import { emailAddress } from '@/lib/core/validation/fields';

export const PASSWORD_MIN = 6;

const PASSWORD_MAX = 200;

export const password = z
  .string(message('passwordMin'))
  .min(PASSWORD_MIN, message('passwordMin'))
  .max(PASSWORD_MAX, message('passwordMax'));

/** Validates that both passwords are equal; the error is reported at the second. */
export const confirmed = <Field extends 'password' | 'newPassword'>(field: Field) => ({
  check: (value: Record<Field | 'confirmPassword', string>) => value[field] === value.confirmPassword,
  complaint: {
    error: message('passwordsDontMatch'),
    path: ['confirmPassword'],
    ...whenValid(field, 'confirmPassword'),
  },
});

export const forgotPasswordSchema = z.object({ email: emailAddress });

export const resetPasswordSchema = z.object({
  token: mailedCode,
  newPassword: password,
});

const resetConfirmation = confirmed('newPassword');

export const resetPasswordFormSchema = resetPasswordSchema
  .extend({ confirmPassword: password })
  .refine(resetConfirmation.check, resetConfirmation.complaint);

/** The current password only has to be present: it is compared with the hash, not validated. */
export const currentPassword = z
  .string(message('required'))
  .min(1, message('required'))
  .max(PASSWORD_MAX, message('passwordWrong'));

export const changePasswordSchema = z.object({ currentPassword, newPassword: password });

export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword: password })
  .refine(resetConfirmation.check, resetConfirmation.complaint);

export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
