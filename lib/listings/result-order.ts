import 'server-only';
import { Prisma } from '@/lib/db/client';

/** What a search's results are ordered by after their highlight; ties by id. */
export interface Order {
  /** A column of `l`. */
  column: Prisma.Sql;
  type: Prisma.Sql;
  direction: 'ASC' | 'DESC';
  /** Rows without a value come last. */
  mayLack?: boolean;
}

/** ORDER BY: the indexes of the orders say the same. */
export function orderBy({ column, direction, mayLack }: Order): Prisma.Sql {
  return Prisma.sql`l.is_highlighted DESC, ${column} ${Prisma.raw(direction)}${mayLack ? Prisma.sql` NULLS LAST` : Prisma.empty}, l.id DESC`;
}

/** The condition of what comes no later than a value of the order's column. */
export function untilEdge({ column, type, direction }: Order, edge: string): Prisma.Sql {
  return Prisma.sql`(l.is_highlighted OR ${column} ${Prisma.raw(direction === 'ASC' ? '<=' : '>=')} ${edge}::text::${type})`;
}

/** Orders of every kind of listing. */
export const ORDERS = {
  newest: { column: Prisma.sql`l.created_at`, type: Prisma.sql`timestamptz`, direction: 'DESC' },
  price_asc: { column: Prisma.sql`l.price`, type: Prisma.sql`numeric`, direction: 'ASC' },
  price_desc: { column: Prisma.sql`l.price`, type: Prisma.sql`numeric`, direction: 'DESC' },
} as const satisfies Record<string, Order>;
