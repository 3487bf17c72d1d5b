import 'server-only';
import { Prisma } from '@/lib/db/client';
import {
  PRICE_STEP_MAX,
  daysOfStep,
  factTerm,
  priceOfStep,
  stepTerms,
  timeOfStep,
  timeStep,
  type Filter,
  type Shares,
} from './search-terms';

/** A term of an order, and the value with which what has it ends. */
interface Piece {
  term: string;
  end: string;
}

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
  /** The terms of its values: their name, the function that tells the step of a value, the value with which a step begins, the highest step there is, and the pieces of a step as they follow. */
  steps?: {
    name: string;
    of: Prisma.Sql;
    start: (step: number) => string;
    last: () => number;
    pieces?: (step: number) => Piece[];
  };
}

/** ORDER BY: the indexes of the orders say the same. */
export function orderBy({ column, direction, mayLack }: Order): Prisma.Sql {
  return Prisma.sql`l.is_highlighted DESC, ${column} ${Prisma.raw(direction)}${mayLack ? Prisma.sql` NULLS LAST` : Prisma.empty}, l.id DESC`;
}

/** The same for rows that are sorted, by their column and only then by their flag, which takes a quarter of the time. The highlighted have no such key, and come first. */
export function sortBy(order: Order): Prisma.Sql {
  const { column, direction, mayLack } = order;
  return mayLack
    ? orderBy(order)
    : Prisma.sql`CASE WHEN l.is_highlighted THEN NULL ELSE ${column} END ${Prisma.raw(direction)} NULLS FIRST, ${orderBy(order)}`;
}

/** As far as one goes in an order: a value of its column, and the value's step. */
export interface Edge {
  value: string;
  step: number | null;
}

/** Highlighted, or with a value that is so. Not with OR, for which the planner may combine two indexes and read all their rows. */
const comesFirst = ({ column, type }: Order, sign: '<' | '<=' | '>=', value: string) =>
  Prisma.sql`CASE WHEN l.is_highlighted THEN true ELSE ${column} ${Prisma.raw(sign)} ${value}::${type} END`;

/** What passes comes no later than the edge. */
export function untilEdge(order: Order, { value, step }: Edge): Filter {
  const { direction, steps } = order;
  const terms =
    !steps || step === null
      ? null
      : [
          HIGHLIGHTED,
          ...(direction === 'ASC' ? stepTerms(steps.name, 0, step) : stepTerms(steps.name, step, steps.last())),
        ];
  return { condition: comesFirst(order, direction === 'ASC' ? '<=' : '>=', value), terms };
}

const HIGHLIGHTED = factTerm('is', 'highlighted');
/** An order's beginning is not told by what has more than so many times the listings, and this part of all. */
const BEGINNING_MORE = { times: 1.5, part: 0.01 };

/** The steps that come first in an order, and pieces of the last of them, that have that part of the listings, of 1, with the highlighted, which come before them; null where no `most` have about that. */
export function beginning(order: Order, part: number, shares: Shares, most: number): Filter | null {
  const { direction, steps } = order;
  if (!steps) return null;
  const isUp = direction === 'ASC';
  const share = (term: string) => shares.get(term) ?? 0;
  const taken: Piece[] = [];
  let sum = share(HIGHLIGHTED);
  for (let step = isUp ? 0 : steps.last(); sum < part; step += isUp ? 1 : -1) {
    if (taken.length >= most) return null;
    const whole = { term: factTerm(steps.name, String(step)), end: steps.start(isUp ? step + 1 : step) };
    const pieces = steps.pieces && sum + share(whole.term) > part ? steps.pieces(step) : [whole];
    for (const piece of pieces) {
      if (sum >= part) break;
      taken.push(piece);
      sum += share(piece.term);
    }
  }
  if (sum > BEGINNING_MORE.times * part + BEGINNING_MORE.part) return null;
  const last = taken.at(-1);
  const condition = last ? comesFirst(order, isUp ? '<' : '>=', last.end) : Prisma.sql`l.is_highlighted`;
  return { condition, terms: [HIGHLIGHTED, ...taken.map(({ term }) => term)] };
}

const PRICE = {
  column: Prisma.sql`l.price`,
  type: Prisma.sql`numeric`,
  steps: { name: 'price', of: Prisma.sql`corral_price_grade`, start: priceOfStep, last: () => PRICE_STEP_MAX },
};

/** Orders of every kind of listing. */
export const ORDERS = {
  newest: {
    column: Prisma.sql`l.created_at`,
    type: Prisma.sql`timestamptz`,
    direction: 'DESC',
    isEven: true,
    // One more, for the clock of another machine.
    steps: {
      name: 'time',
      of: Prisma.sql`corral_time_step`,
      start: timeOfStep,
      last: () => timeStep(new Date()) + 1,
      pieces: daysOfStep,
    },
  },
  price_asc: { ...PRICE, direction: 'ASC' },
  price_desc: { ...PRICE, direction: 'DESC' },
} as const satisfies Record<string, Order>;
