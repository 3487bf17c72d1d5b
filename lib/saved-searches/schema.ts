import { z } from 'zod';
import { animalListingQueryString, parseAnimalListingQuery } from '@/lib/animals/query-schema';
import { message } from '@/lib/validation/field-errors';
import { requiredLine } from '@/lib/validation/fields';

export const SEARCH_NAME_MAX = 60;
/** How many searches a person may keep. */
export const SEARCHES_MAX = 20;

export const FREQUENCIES = ['daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Where somebody is in the results, and how they are laid out, is no part of what they look for. */
const VIEW_ONLY = { page: undefined, limit: undefined, sort: undefined };

/** The filters of a URL's query in their one spelling, such as `category=ovine&maxPrice=200`; null where one is wrong. */
function canonicalQuery(text: string): string | null {
  // Of a repeated key the first counts.
  const { query, errors } = parseAnimalListingQuery(Object.fromEntries([...new URLSearchParams(text)].reverse()));
  return Object.keys(errors).length > 0 ? null : animalListingQueryString({ ...query, ...VIEW_ONLY }).slice(1);
}

/** A search to keep, as the form and `/api/saved-searches` send it. */
export const savedSearchSchema = z.object({
  name: requiredLine(SEARCH_NAME_MAX, { required: 'required' }),
  query: z
    .string(message('required'))
    .max(2000, message('invalid'))
    .transform((text, context) => {
      const query = canonicalQuery(text);
      if (query) return query;
      context.addIssue({
        code: 'custom',
        message: message(query === null ? 'searchInvalid' : 'searchEmpty'),
        input: text,
      });
      return z.NEVER;
    }),
  frequency: z.enum(FREQUENCIES, message('invalid')).default('daily'),
});

export type SavedSearchFields = z.output<typeof savedSearchSchema>;
