import { z } from 'zod';
import { animalListingQueryString, parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { equipmentListingQueryString, parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { asEquipmentSearch, equipmentQueryOf } from '@/lib/core/topics/search-path';
import { valuesOf } from '@/lib/core/search-keys.mjs';
import { message } from '@/lib/core/validation/field-errors';
import { requiredLine } from '@/lib/core/validation/fields';

export const SEARCH_NAME_MAX = 60;
/** How many searches a user may save. */
export const SEARCHES_MAX = 20;

export const FREQUENCIES = ['daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Paging and sort order are not part of what a search looks for. */
const VIEW_ONLY = { page: undefined, limit: undefined, sort: undefined };

/** Returns a URL query's filters in canonical form, such as `category=ovine&maxPrice=200`; null if one is invalid. */
export function canonicalQuery(text: string): string | null {
  const ofEquipment = equipmentQueryOf(text.replace(/^\?/, ''));
  if (ofEquipment !== null) {
    const { query, errors } = parseEquipmentListingQuery(valuesOf(new URLSearchParams(ofEquipment)));
    if (Object.keys(errors).length > 0) return null;
    const canonical = equipmentListingQueryString({ ...query, ...VIEW_ONLY });
    return canonical && asEquipmentSearch(canonical);
  }
  const { query, errors } = parseAnimalListingQuery(valuesOf(new URLSearchParams(text)));
  return Object.keys(errors).length > 0 ? null : animalListingQueryString({ ...query, ...VIEW_ONLY }).slice(1);
}

/** A search to save, as the form and `/api/saved-searches` send it. */
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
