import { z } from 'zod';
import { LOCALES } from '@/lib/core/i18n/locales';
import { message } from '@/lib/core/validation/field-errors';

/** The longest advertisement that is read. */
export const AD_MAX = 5000;

/** An advertisement as somebody wrote it elsewhere, and the language of the form that it is to fill. */
export const pastedAdSchema = z.object({
  text: z.string(message('required')).pipe(
    z
      .string()
      .max(AD_MAX)
      .refine((text) => text.trim() !== '', message('required')),
  ),
  language: z.enum(LOCALES, message('invalid')),
  /** What is for sale, and how: animals at a price, if absent. */
  of: z.enum(['animals', 'equipment', 'auction'], message('invalid')).default('animals'),
});
