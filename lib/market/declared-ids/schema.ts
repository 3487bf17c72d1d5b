import { z } from 'zod';
import { PREMISES_SCHEMES } from '@/lib/livestock/ids/schema';
import { message } from '@/lib/core/validation/field-errors';
import { requiredLine } from '@/lib/core/validation/fields';

/** Places where animals are kept that one account may declare. */
export const PREMISES_MAX = 10;

/** Tags that one listing may name: a truckload or two, not a herd. */
export const TAGS_MAX = 300;

const TAGS_TEXT_MAX = 10_000;

/** An identifier of premises as it was typed; its format is checked by the verb, which counts wrong tries. */
export const premisesSchema = z.object({
  scheme: z.enum(PREMISES_SCHEMES, message('invalid')),
  number: requiredLine(40, { required: 'premisesRequired' }),
});

export const declaredIdSchema = z.object({ id: z.string() });

/** The tags of the animals of a listing, one per line or separated by commas; blank for none. */
export const tagsSchema = z.object({
  listingId: z.string(),
  tags: z.string(message('invalid')).max(TAGS_TEXT_MAX, message('tagsTooMany')),
});

/** What an administrator compared with a document. */
export const checkIdsSchema = z.object({
  ownerId: z.uuid(message('invalid')),
  ids: z
    .array(z.uuid(message('invalid')))
    .min(1)
    .max(1000),
});

export type CheckIdsInput = z.output<typeof checkIdsSchema>;
export type PremisesInput = z.output<typeof premisesSchema>;
export type TagsInput = z.output<typeof tagsSchema>;
