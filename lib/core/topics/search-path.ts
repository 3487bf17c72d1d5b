/** What a saved search of equipment begins with; the rest is its URL query. One of animals is the query alone. */
const OF_EQUIPMENT = 'of=equipment&';

/** Returns the saved form of a search of equipment. */
export const asEquipmentSearch = (query: string): string => OF_EQUIPMENT + query.replace(/^\?/, '');

/** Returns the URL query of a saved search of equipment; null if it is of animals. */
export const equipmentQueryOf = (saved: string): string | null =>
  saved.startsWith(OF_EQUIPMENT) ? saved.slice(OF_EQUIPMENT.length) : null;

/** Returns the path of a saved search's results, without the locale. */
export function savedSearchPath(saved: string): string {
  const query = equipmentQueryOf(saved);
  return query === null ? `/?${saved}` : `/equipment?${query}`;
}
