import 'server-only';
import { Prisma } from '@/lib/db/client';
import { PRICE_STEP_MAX, factTerm, priceOfStep, stepTerms, timeOfStep, timeStep, type Filter, type Shares } from './search-terms';

/** What a search's results are ordered by after their highlight; ties by id. */
export interface Order {
  /** A column of `l`. */
  column: Prisma.Sql;
  type: Prisma.Sql;
  direction: 'ASC' | 'DESC';
  /** Rows without a value come last. */
  mayLack?: boolean;
  /** What is sought has mostly nothing to do with it, other than with prices and ages. */
  isEven?: true;
  /** The terms of its values: their name, the function that tells the step of a value, the value with which a step begins, and the highest step there is. */
  steps?: { name: string; of: Prisma.Sql; start: (step: number) => string; last: () => number };
}

/** ORDER BY: the indexes of the orders say the same. */
export function orderBy({ column, direction, mayLack }: Order): Prisma.Sql {
  return Prisma.sql`l.is_highlighted DESC, ${column} ${Prisma.raw(direction)}${mayLack ? Prisma.sql` NULLS LAST` : Prisma.empty}, l.id DESC`;
}

/** The same for rows that are sorted, by their column and only then by their flag, which takes a quarter of the time. The highlighted have no such key, and come first. */
export function sortBy(order: Order): Prisma.Sql {
  const { column, direction, mayLack } = order;
  return mayLack ? orderBy(order) : Prisma.sql`CASE WHEN l.is_highlighted THEN NULL ELSE ${column} END ${Prisma.raw(direction)} NULLS FIRST, ${orderBy(order)}`;
}

/** As far as one goes in an order: a value of its column, and the value's step. */
export interface Edge {
  value: string;
  step: number | null;
}

/** Highlighted, or with a value that is so. Not with OR, for which the planner may combine two indexes and read all their rows. */
const comesFirst = ({ column, type }: Order, sign: '<' | '<=' | '>=', value: string) => Prisma.sql`CASE WHEN l.is_highlighted THEN true ELSE ${column} ${Prisma.raw(sign)} ${value}::${type} END`;

/** What passes comes no later than the edge. */
export function untilEdge(order: Order, { value, step }: Edge): Filter {
  const { direction, steps } = order;
  const terms = !steps || step === null ? null : [HIGHLIGHTED, ...(direction === 'ASC' ? stepTerms(steps.name, 0, step) : stepTerms(steps.name, step, steps.last()))];
  return { condition: comesFirst(order, direction === 'ASC' ? '<=' : '>=', value), terms };
}

const HIGHLIGHTED = factTerm('is', 'highlighted');
/** Nor by steps that have so many times the listings. */
const BEGINNING_MORE = 1.5;

/** The steps that come first in an order and have that part of the listings, of 1, with the highlighted, which come before them; null where no `most` have about that. */
export function beginning(order: Order, part: number, shares: Shares, most: number): Filter | null {
  const { direction, steps } = order;
  if (!steps) return null;
  const isUp = direction === 'ASC';
  const terms = [HIGHLIGHTED];
  let step = isUp ? 0 : steps.last();
  let sum = shares.get(HIGHLIGHTED) ?? 0;
  for (; sum < part; step += isUp ? 1 : -1) {
    const term = factTerm(steps.name, String(step));
    sum += shares.get(term) ?? 0;
    if (terms.push(term) > most) return null;
  }
  if (sum > BEGINNING_MORE * part) return null;
  // `step` is the one that comes after the last.
  return { condition: isUp ? comesFirst(order, '<', steps.start(step)) : comesFirst(order, '>=', steps.start(step + 1)), terms };
}

const PRICE = { column: Prisma.sql`l.price`, type: Prisma.sql`numeric`, steps: { name: 'price', of: Prisma.sql`corral_price_grade`, start: priceOfStep, last: () => PRICE_STEP_MAX } };

/** Orders of every kind of listing. */
export const ORDERS = {
  newest: {
    ...{ column: Prisma.sql`l.created_at`, type: Prisma.sql`timestamptz`, direction: 'DESC', isEven: true },
    // One more, for the clock of another machine.
    steps: { name: 'time', of: Prisma.sql`corral_time_step`, start: timeOfStep, last: () => timeStep(new Date()) + 1 },
  },
  price_asc: { ...PRICE, direction: 'ASC' },
  price_desc: { ...PRICE, direction: 'DESC' },
} as const satisfies Record<string, Order>;
