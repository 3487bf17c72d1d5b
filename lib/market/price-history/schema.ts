import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';
import { moneyUpTo, optionalLine } from '@/lib/core/validation/fields';
import { HEADS_MAX } from '@/lib/livestock/facts/limits';

/** The longest name of a buyer that is noted. */
export const BUYER_NAME_MAX = 80;

/** What a seller says of a sale; null is what they don't say. */
export const saleSchema = z.object({
  id: z.uuid(message('invalid')),
  /** One of those who wrote about the listing. */
  buyerId: z.uuid(message('invalid')).nullable(),
  /** Anybody else. */
  buyerName: optionalLine(BUYER_NAME_MAX),
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

/** A note of a sale, which can be taken back. `heads` is null if it was of all that were left, which ended the listing. */
export type NotedSale = { id: string; heads: number | null; wasActive: boolean };

/** The sale to take back, and whether the listing was on sale before it ended it. */
export const undoneSaleSchema = z.object({ id: z.uuid(), saleId: z.uuid(), wasActive: z.boolean() });
