import type { z } from 'zod';
import { filterOf, tableQuery } from '@/lib/core/validation/table-query';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from './schema';

/** The query parameters of the transactions table. */
export const transactionQuerySchema = tableQuery(['created_desc', 'created_asc', 'amount_desc', 'amount_asc']).extend({
  type: filterOf(TRANSACTION_TYPES),
  status: filterOf(TRANSACTION_STATUSES),
});

export type TransactionQuery = z.output<typeof transactionQuerySchema>;
