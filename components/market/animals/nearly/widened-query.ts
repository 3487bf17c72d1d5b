import { CHIPS, without, type UnderstoodText } from '@/components/market/animals/search-chips';
import { LISTING_KEYS } from '@/lib/core/search-keys.mjs';
import {
  animalResultsQuery,
  chosenSort,
  type AnimalListingQuery,
  type ListingKey,
  type RankedAnimalQuery,
} from '@/lib/market/animal-lots/query-schema';

/** What no filter is, and what of a filter may stand in words: it is read again from the words. */
const OTHERS: readonly ListingKey[] = ['search', 'literal', 'inWords', 'sort', 'page', 'limit'];
const FILTERS = LISTING_KEYS.filter((key) => !OTHERS.includes(key));

const groupOf = (key: ListingKey): readonly ListingKey[] => CHIPS.find((keys) => keys.includes(key)) ?? [key];

/**
 * Returns the address of a search that was widened: its sentence stays, but for the words of what was given up, in whose
 * place are filters.
 */
export function widenedQuery(
  wide: RankedAnimalQuery,
  meant: RankedAnimalQuery,
  asked: AnimalListingQuery,
  read: Pick<UnderstoodText, 'spans'> | undefined,
): string {
  // What is left of a text was understood as text: the link searches for it as it is.
  if (!read || wide.search !== meant.search)
    return animalResultsQuery({ ...wide, page: 1, literal: wide.search ? true : undefined });
  const changed = new Set(FILTERS.filter((key) => wide[key] !== meant[key]).flatMap(groupOf));
  const isOut = ({ keys }: { keys: readonly string[] }) => keys.some((key) => changed.has(key as ListingKey));
  const said = read.spans.filter(isOut).flatMap(({ keys }) => keys);
  const filters = FILTERS.filter((key) => changed.has(key) || said.includes(key));
  const { sort: _sort, ...kept } = asked;
  const sort = wide.sort === meant.sort ? asked.sort : chosenSort(wide.sort);
  return animalResultsQuery({
    ...kept,
    ...Object.fromEntries(filters.map((key) => [key, wide[key]])),
    ...{ page: 1, sort, search: without(asked.search ?? '', read.spans, isOut) || undefined },
  });
}
