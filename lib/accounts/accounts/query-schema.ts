import type { z } from 'zod';
import { filterOf, tableQuery } from '@/lib/core/validation/table-query';
import { ROLES } from './schema';

export const USER_STATES = ['active', 'suspended', 'unconfirmed'] as const;

/** The query of the users table in the administration. */
export const userQuerySchema = tableQuery(['created_desc', 'created_asc', 'name_asc', 'name_desc']).extend({
  role: filterOf(ROLES),
  state: filterOf(USER_STATES),
});

export type UserQuery = z.output<typeof userQuerySchema>;
