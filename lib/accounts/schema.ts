import { z } from 'zod';
import type { Role } from '@/lib/db/generated/enums';
import { LOCALES } from '@/lib/i18n/locales';
import { message } from '@/lib/validation/field-errors';
import { cleanText, emailAddress, optionalLine, requiredLine, requiredText } from '@/lib/validation/fields';

export const PASSWORD_MIN = 6;
const PASSWORD_MAX = 200;

/** How long the code of a password reset can be used. */
export const RESET_MINUTES = 15;

const password = z
  .string(message('passwordMin'))
  .min(PASSWORD_MIN, message('passwordMin'))
  .max(PASSWORD_MAX, message('passwordMax'));

/** Digits with an optional plus, up to 16, the first not zero, after blanks, dashes and brackets are taken out. */
export const PHONE = /^\+?[1-9]\d{0,15}$/;

const optionalPhone = z
  .string()
  .nullish()
  .transform((value) => cleanText(value ?? '').replace(/[\s\-()[\].]/g, '') || null)
  .pipe(z.string().regex(PHONE, message('phone')).nullable());

const firstName = requiredLine(80, { required: 'firstNameRequired' });
const lastName = requiredLine(80, { required: 'lastNameRequired' });

export const loginSchema = z.object({ email: emailAddress, password });

export const registerSchema = z.object({
  email: emailAddress,
  firstName,
  lastName,
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

/** What a person may change about themself; the e-mail is how they sign in and stays. */
export const profileSchema = z.object({
  firstName,
  lastName,
  phone: optionalPhone,
  location: optionalLine(120),
  language: z.enum(LOCALES, message('invalid')),
});

/** The password in use is compared, not judged: it only has to be there. */
const currentPassword = z
  .string(message('required'))
  .min(1, message('required'))
  .max(PASSWORD_MAX, message('passwordWrong'));

export const changePasswordSchema = z.object({ currentPassword, newPassword: password });

export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword: password })
  .refine(resetConfirmation.check, resetConfirmation.complaint);

export const deleteAccountSchema = z.object({ currentPassword });

export const ROLES = ['user', 'seller', 'commercial_seller', 'admin'] as const satisfies readonly Role[];

export const roleSchema = z.object({ role: z.enum(ROLES, message('invalid')) });
export const roleChangeSchema = roleSchema.extend({ userId: z.string() });

const SUSPENSION_REASON_MAX = 1000;
/** Whoever is suspended is told why. */
export const suspensionReasonSchema = z.object({
  reason: requiredText(SUSPENSION_REASON_MAX, { required: 'suspensionReasonRequired' }),
});
export const suspensionSchema = suspensionReasonSchema.extend({ userId: z.string() });

export const restorationSchema = z.object({ userId: z.string() });

export type RoleChange = z.output<typeof roleChangeSchema>;
export type Suspension = z.output<typeof suspensionSchema>;
export type LoginInput = z.output<typeof loginSchema>;
export type RegisterInput = z.output<typeof registerSchema>;
export type ProfileInput = z.output<typeof profileSchema>;
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
