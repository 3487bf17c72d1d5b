import 'server-only';
import { Prisma } from '@/lib/db/client';
import { PRICE_STEP_MAX, factTerm, stepTerms, timeStep, type Filter } from './search-terms';

/** What a search's results are ordered by after their highlight; ties by id. */
export interface Order {
  /** A column of `l`. */
  column: Prisma.Sql;
  type: Prisma.Sql;
  direction: 'ASC' | 'DESC';
  /** Rows without a value come last. */
  mayLack?: boolean;
  /** The terms of its values: their name, the function that tells the step of a value, and the highest step there is. */
  steps?: { name: string; of: Prisma.Sql; last: () => number };
}

/** ORDER BY: the indexes of the orders say the same. */
export function orderBy({ column, direction, mayLack }: Order): Prisma.Sql {
  return Prisma.sql`l.is_highlighted DESC, ${column} ${Prisma.raw(direction)}${mayLack ? Prisma.sql` NULLS LAST` : Prisma.empty}, l.id DESC`;
}

/** As far as one goes in an order: a value of its column, and the value's step. */
export interface Edge {
  value: string;
  step: number | null;
}

/** What passes comes no later than the edge. */
export function untilEdge({ column, type, direction, steps }: Order, { value, step }: Edge): Filter {
  const terms = !steps || step === null ? null : [factTerm('is', 'highlighted'), ...(direction === 'ASC' ? stepTerms(steps.name, 0, step) : stepTerms(steps.name, step, steps.last()))];
  // Not with OR, for which the planner may combine two indexes and read all their rows.
  return { condition: Prisma.sql`CASE WHEN l.is_highlighted THEN true ELSE ${column} ${Prisma.raw(direction === 'ASC' ? '<=' : '>=')} ${value}::${type} END`, terms };
}

const PRICE = { column: Prisma.sql`l.price`, type: Prisma.sql`numeric`, steps: { name: 'price', of: Prisma.sql`corral_price_step`, last: () => PRICE_STEP_MAX } };

/** Orders of every kind of listing. */
export const ORDERS = {
  newest: {
    ...{ column: Prisma.sql`l.created_at`, type: Prisma.sql`timestamptz`, direction: 'DESC' },
    // One more, for the clock of another machine.
    steps: { name: 'time', of: Prisma.sql`corral_time_step`, last: () => timeStep(new Date()) + 1 },
  },
  price_asc: { ...PRICE, direction: 'ASC' },
  price_desc: { ...PRICE, direction: 'DESC' },
} as const satisfies Record<string, Order>;
