import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';

/** How long a mailed code is valid. */
export const CODE_MINUTES = 15;

/** Six digits as typed or pasted; mail programs and people put spaces in between. */
export const mailedCode = z
  .string(message('codeDigits'))
  .max(40, message('codeDigits'))
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, message('codeDigits')));
