import { z } from 'zod';
import { KG_PLACES } from '@/lib/deals/terms/scale';
import { headsRule } from '@/lib/deals/terms/schema';
import { message } from '@/lib/core/validation/field-errors';
import { blankAsNull, decimal, optionalLine, requiredLine } from '@/lib/core/validation/fields';
import { readTagList } from './read-tag-list';

const PLATE_MAX = 20;
const DRIVER_MAX = 80;
/** What a reader exports of the animals of a truck with its trailer. */
const TEXT_MAX = 40_000;
const TAG_SHOWN_MAX = 40;
/** Tags that an error names; more of them say the same. */
const NAMED_MAX = 5;

/** Tags as a sentence names them. */
export const namedTags = (tags: readonly string[]): string =>
  tags.slice(0, NAMED_MAX).join(', ') + (tags.length > NAMED_MAX ? ' …' : '');

/** Numbers of tags from a pasted list or a reader's table; what can't be right is named, nothing is left out. */
const tagList = z
  .string(message('invalid'))
  .max(TEXT_MAX, message('tagTextTooLong'))
  .nullish()
  .transform((text, context) => {
    const read = readTagList(text ?? '');
    if ('tags' in read) return read.tags;
    const issue =
      'wrong' in read
        ? { message: message('tagFormat'), params: { tag: read.wrong.slice(0, TAG_SHOWN_MAX) } }
        : { message: message('tagsTwice'), params: { tags: namedTags(read.twice) } };
    context.addIssue({ code: 'custom', ...issue });
    return z.NEVER;
  });

/** What a truck loaded. A plate is kept as it is typed, with capital letters: every country writes its own. */
export const truckSchema = z
  .object({
    plate: requiredLine(PLATE_MAX, { required: 'plateRequired' }).transform((text) => text.toUpperCase()),
    driver: optionalLine(DRIVER_MAX),
    heads: headsRule,
    /** Of the animals alone. */
    kg: z.preprocess(
      (value) => blankAsNull(value ?? null),
      decimal(KG_PLACES, 0, 999_999, 'weight')
        .refine((text) => Number(text) > 0, message('weight'))
        .nullable(),
    ),
    tags: tagList,
  })
  .refine(({ tags, heads }) => tags.length <= heads, { path: ['tags'], error: message('tagsOverHeads') });
export type TruckInput = z.output<typeof truckSchema>;

export const truckIdSchema = z.object({ truckId: z.string() });
