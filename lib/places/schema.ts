import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { message } from '@/lib/validation/field-errors';

/** What somebody has typed of a place's name, the country whose places come first, and the reader's language. */
export const placeQuerySchema = z.object({
  q: z.string(message('required')).trim().min(2, message('invalid')).max(100, message('invalid')),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, message('invalid'))
    .optional(),
  language: z.enum(LOCALES, message('invalid')).default(DEFAULT_LOCALE),
});
export type PlaceQuery = z.output<typeof placeQuerySchema>;
