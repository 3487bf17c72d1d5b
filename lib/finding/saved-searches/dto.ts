import type { Prisma, SavedSearch } from '@/lib/core/db/generated/client';
import type { Frequency } from './schema';

/** A saved search as its owner sees it. `query` is a URL query without its "?". */
export type SavedSearchDto = { id: string; name: string; query: string; frequency: Frequency; createdAt: string };

export const savedSearchSelect = {
  id: true,
  name: true,
  query: true,
  frequency: true,
  createdAt: true,
} as const satisfies Prisma.SavedSearchSelect;

/** Maps a stored search to its DTO. */
export function toSavedSearchDto({
  createdAt,
  ...rest
}: Pick<SavedSearch, keyof typeof savedSearchSelect>): SavedSearchDto {
  return { ...rest, createdAt: createdAt.toISOString() };
}
