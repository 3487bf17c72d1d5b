import type { z } from 'zod';
import { filterOf, tableQuery } from '@/lib/core/validation/table-query';
import { SUPPORT_STATUSES, SUPPORT_TOPICS } from './schema';

/** The query parameters of the cases; `status_asc` puts open ones first, the oldest at the top. */
export const caseQuerySchema = tableQuery(['status_asc', 'status_desc', 'created_desc', 'created_asc']).extend({
  status: filterOf(SUPPORT_STATUSES),
  topic: filterOf(SUPPORT_TOPICS),
});

export type CaseQuery = z.output<typeof caseQuerySchema>;
export type CaseSort = CaseQuery['sort'];
