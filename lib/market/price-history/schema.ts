import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';
import { moneyUpTo } from '@/lib/core/validation/fields';
import { HEADS_MAX } from '@/lib/livestock/facts/limits';

/** What a seller says of a sale; null is what they don't say. */
export const saleSchema = z.object({
  id: z.uuid(message('invalid')),
  /** One of those who wrote about the listing. */
  buyerId: z.uuid(message('invalid')).nullable(),
  heads: z
    .number(message('headCount'))
    .int(message('headCount'))
    .min(1, message('headCount'))
    .max(HEADS_MAX, message('headCount'))
    .nullable(),
  /** Per unit of the basis and in the currency asked: decimal text. */
  amount: moneyUpTo(9_999_999_999).nullable(),
  /** That a price far from what is usual is meant. */
  priceConfirmed: z.boolean(),
});

export type Sale = z.output<typeof saleSchema>;
