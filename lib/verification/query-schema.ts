import type { z } from 'zod';
import { filterOf, tableQuery } from '@/lib/validation/table-query';

/** What a request can be; whoever never asked is not in the queue. */
export const REQUEST_STATUSES = ['pending', 'verified', 'rejected'] as const;

/** What the queue's address may ask for. `status_asc` has those that wait first. */
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
