import { z } from 'zod';
import { LOCALES } from '@/lib/i18n/locales';
import { message } from '@/lib/validation/field-errors';
import { cleanText, emailAddress, requiredText } from '@/lib/validation/fields';

export const PASSWORD_MIN = 6;
const PASSWORD_MAX = 200;

const password = z.string(message('passwordMin')).min(PASSWORD_MIN, message('passwordMin')).max(PASSWORD_MAX);

/** Digits with an optional plus, up to 16, the first not zero, after blanks, dashes and brackets are taken out. */
export const PHONE = /^\+?[1-9]\d{0,15}$/;

const optionalPhone = z
  .string()
  .nullish()
  .transform((value) => cleanText(value ?? '').replace(/[\s\-()[\].]/g, '') || null)
  .pipe(z.string().regex(PHONE, message('phone')).nullable());

export const loginSchema = z.object({ email: emailAddress, password });

export const registerSchema = z.object({
  email: emailAddress,
  firstName: requiredText(80, { required: 'firstNameRequired' }),
  lastName: requiredText(80, { required: 'lastNameRequired' }),
  password,
  phone: optionalPhone,
});

/** Two equal passwords; the complaint stands at the second. */
const confirmed = <Field extends 'password' | 'newPassword'>(field: Field) => ({
  check: (value: Record<Field | 'confirmPassword', string>) => value[field] === value.confirmPassword,
  complaint: { error: message('passwordsDontMatch'), path: ['confirmPassword'] },
});

const registerConfirmation = confirmed('password');
/** The form's shape; the API takes no confirmation. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: password })
  .refine(registerConfirmation.check, registerConfirmation.complaint);

export const forgotPasswordSchema = z.object({ email: emailAddress });

export const resetPasswordSchema = z.object({
  token: z.string(message('codeDigits')).trim().regex(/^\d{6}$/, message('codeDigits')),
  newPassword: password,
});

const resetConfirmation = confirmed('newPassword');
export const resetPasswordFormSchema = resetPasswordSchema
  .extend({ confirmPassword: password })
  .refine(resetConfirmation.check, resetConfirmation.complaint);

export const languageSchema = z.enum(LOCALES);

export type LoginInput = z.output<typeof loginSchema>;
export type RegisterInput = z.output<typeof registerSchema>;
