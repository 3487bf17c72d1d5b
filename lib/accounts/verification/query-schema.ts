import type { z } from 'zod';
import { filterOf, tableQuery } from '@/lib/core/validation/table-query';

/** The statuses of a request; users who never submitted one are not in the queue. */
export const REQUEST_STATUSES = ['pending', 'verified', 'rejected'] as const;

/** The query parameters of the queue. `status_asc` puts pending requests first. */
export const verificationQuerySchema = tableQuery([
  'status_asc',
  'status_desc',
  'submitted_desc',
  'submitted_asc',
  'name_asc',
  'name_desc',
]).extend({
  status: filterOf(REQUEST_STATUSES),
});

export type VerificationQuery = z.output<typeof verificationQuerySchema>;
export type VerificationSort = VerificationQuery['sort'];
