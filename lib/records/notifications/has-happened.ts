import 'server-only';
import { Prisma } from '@/lib/core/db/client';

/**
 * The condition that a notification is shown: what can still be undone has its `happened_at` in the future. A second of
 * tolerance, because the application's clock sets that time and the database's clock judges it.
 */
export const HAS_HAPPENED = Prisma.sql`happened_at <= now() + interval '1 second'`;
