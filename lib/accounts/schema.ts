import { z } from 'zod';
import type { Role } from '@/lib/db/generated/enums';
import { LOCALES } from '@/lib/i18n/locales';
import { password, confirmed } from '@/lib/passwords/schema';
import { message } from '@/lib/validation/field-errors';
import { cleanText, emailAddress, optionalLine, requiredLine } from '@/lib/validation/fields';

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

const registerConfirmation = confirmed('password');
/** The form's shape; the API takes no confirmation. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: password })
  .refine(registerConfirmation.check, registerConfirmation.complaint);

/** What a person may change about themself; the e-mail is how they sign in and stays. */
export const profileSchema = z.object({
  firstName,
  lastName,
  phone: optionalPhone,
  location: optionalLine(120),
  language: z.enum(LOCALES, message('invalid')),
});

export const ROLES = ['user', 'seller', 'commercial_seller', 'admin'] as const satisfies readonly Role[];

export const roleSchema = z.object({ role: z.enum(ROLES, message('invalid')) });
export const roleChangeSchema = roleSchema.extend({ userId: z.string() });

export type RoleChange = z.output<typeof roleChangeSchema>;
export type LoginInput = z.output<typeof loginSchema>;
export type RegisterInput = z.output<typeof registerSchema>;
export type ProfileInput = z.output<typeof profileSchema>;
