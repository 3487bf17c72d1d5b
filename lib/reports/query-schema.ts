import type { z } from 'zod';
import { filterOf, tableQuery } from '@/lib/validation/table-query';
import { REPORT_REASONS, REPORT_STATUSES } from './schema';

/** The orders of the table of reports; the first one shows those that wait on top. */
const REPORT_SORTS = ['status_asc', 'status_desc', 'created_desc', 'created_asc'] as const;

/** What the address of the table of reports may ask for. */
export const reportQuerySchema = tableQuery(REPORT_SORTS).extend({
  status: filterOf(REPORT_STATUSES),
  reason: filterOf(REPORT_REASONS),
});

export type ReportQuery = z.output<typeof reportQuerySchema>;
export type ReportSort = ReportQuery['sort'];
