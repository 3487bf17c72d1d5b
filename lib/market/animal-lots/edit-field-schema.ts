import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';
import { EDIT_FIELDS } from './edit-fields';

/** One field of an animal listing and its new value: a number is decimal text, per unit of the basis and in the currency asked. */
export const editFieldSchema = z
  .object({
    id: z.uuid(message('invalid')),
    /** The `updatedAt` that the form was loaded with. */
    seenAt: z.iso.datetime(),
    field: z.enum(EDIT_FIELDS),
    value: z.string().max(20_000, message('invalid')),
    /** Says that a price out of the class's range is meant. */
    priceConfirmed: z.boolean(),
  })
  .refine(({ field, value }) => field !== 'heads' || value.trim() !== '', {
    path: ['value'],
    error: message('headCount'),
  });

export type FieldEdit = z.output<typeof editFieldSchema>;
