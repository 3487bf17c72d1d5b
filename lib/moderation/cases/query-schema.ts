import { z } from 'zod';

/** Those that wait, all or of a kind, and those that were decided. */
export const CASE_FILTERS = ['all', 'reports', 'held', 'signals', 'appeals', 'decided'] as const;
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
