import type { z } from 'zod';
import { filterOf, tableQuery } from '@/lib/core/validation/table-query';
import { REPORT_REASONS, REPORT_STATUSES } from './schema';

/** The orders of the reports table; the default puts pending reports first. */
const REPORT_SORTS = ['status_asc', 'status_desc', 'created_desc', 'created_asc'] as const;

/** The query parameters of the reports table. */
export const reportQuerySchema = tableQuery(REPORT_SORTS).extend({
  status: filterOf(REPORT_STATUSES),
  reason: filterOf(REPORT_REASONS),
});

export type ReportQuery = z.output<typeof reportQuerySchema>;
export type ReportSort = ReportQuery['sort'];
