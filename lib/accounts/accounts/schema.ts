import { z } from 'zod';
import type { Role } from '@/lib/core/db/generated/enums';
import { LOCALES } from '@/lib/core/i18n/locales';
import { isTimeZone } from '@/lib/core/i18n/time-zone';
import { password, confirmed } from '@/lib/accounts/passwords/schema';
import { optionalPhone } from '@/lib/core/phones/schema';
import { message } from '@/lib/core/validation/field-errors';
import { emailAddress, optionalLine, requiredLine } from '@/lib/core/validation/fields';

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
/** The form also has a confirmation of the password; the API doesn't. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: password })
  .refine(registerConfirmation.check, registerConfirmation.complaint);

/** What users may change about themselves; the e-mail address identifies the account and can't be changed. */
export const profileSchema = z.object({
  firstName,
  lastName,
  phone: optionalPhone,
  location: optionalLine(120),
  language: z.enum(LOCALES, message('invalid')),
});

export const timeZoneSchema = z.object({
  timeZone: z.string(message('required')).refine(isTimeZone, message('invalid')),
});

export const ROLES = ['user', 'seller', 'commercial_seller', 'admin'] as const satisfies readonly Role[];

export const roleSchema = z.object({ role: z.enum(ROLES, message('invalid')) });
export const roleChangeSchema = roleSchema.extend({ userId: z.string() });

export type TimeZoneInput = z.output<typeof timeZoneSchema>;
export type RoleChange = z.output<typeof roleChangeSchema>;
export type LoginInput = z.output<typeof loginSchema>;
export type RegisterInput = z.output<typeof registerSchema>;
export type ProfileInput = z.output<typeof profileSchema>;
