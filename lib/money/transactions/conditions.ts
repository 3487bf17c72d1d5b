import 'server-only';
import { Prisma } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import type { TransactionQuery } from './query-schema';

/** Each way to match is a separate branch that uses its own index; a single `OR` across two tables could use none. */
function found(search: string): Prisma.Sql {
  return Prisma.sql`t.id IN (
    SELECT id FROM transactions WHERE corral_normalize(coalesce(description, '')) LIKE corral_contains_pattern(${search})
    UNION ALL
    SELECT of_user.id FROM users JOIN transactions of_user ON of_user.user_id = users.id
    WHERE corral_normalize(first_name || ' ' || last_name || ' ' || email) LIKE corral_contains_pattern(${search})
    UNION ALL
    SELECT id FROM transactions WHERE transaction_id = ${search} OR (user_name IS NOT NULL AND corral_normalize(user_name) LIKE corral_contains_pattern(${search}))
    ${isId(search) ? Prisma.sql`UNION ALL SELECT ${search}::uuid` : Prisma.empty})`;
}

/**
 * Returns the conditions of a query on `transactions t`. `search` matches part of the description, name or e-mail,
 * ignoring case and accents, or an entire id or payment reference.
 */
export function transactionConditions({
  search,
  type,
  status,
}: Pick<TransactionQuery, 'search' | 'type' | 'status'>): Prisma.Sql {
  const asked = [
    ...(search ? [found(search)] : []),
    ...(type ? [Prisma.sql`t.type = ${type}::transaction_type`] : []),
    ...(status ? [Prisma.sql`t.status = ${status}::transaction_status`] : []),
  ];
  return asked.length > 0 ? Prisma.join(asked, ' AND ') : Prisma.sql`true`;
}
