import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';

/** What animals were sold for, per unit of the basis and in the currency asked: decimal text. */
export const saleSchema = z.object({
  id: z.uuid(message('invalid')),
  amount: z
    .string(message('amount'))
    .regex(/^\d{1,10}(\.\d{1,4})?$/, message('amount'))
    .refine((text) => Number(text) > 0, message('amount')),
});
