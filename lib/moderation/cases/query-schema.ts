import { z } from 'zod';

export const CASE_FILTERS = ['all', 'held', 'signals', 'appeals'] as const;
const CASE_SORTS = ['reported', 'oldest'] as const;

/** The query parameters of the queue; anything else is ignored. */
export const caseQuerySchema = z.object({
  filter: z.enum(CASE_FILTERS).catch('all'),
  sort: z.enum(CASE_SORTS).catch('reported'),
});

export type CaseQuery = z.output<typeof caseQuerySchema>;

/** Formats the query of the queue without its defaults: `?sort=oldest`, or nothing. */
export function caseQueryText({ filter, sort }: CaseQuery): string {
  const query = new URLSearchParams({
    ...(filter === 'all' ? {} : { filter }),
    ...(sort === 'reported' ? {} : { sort }),
  }).toString();
  return query && `?${query}`;
}
