import { z } from 'zod';
import { cleanText } from '@/lib/core/validation/fields';

/** The query of `/help/search`; an invalid one is empty. */
export const helpQuerySchema = z.object({
  q: z
    .string()
    .transform((value) => cleanText(value).slice(0, 100))
    .catch(''),
});
