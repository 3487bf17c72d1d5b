import type { Currency } from '@/lib/core/i18n/currencies';
import type { Figure } from '@/components/market/listings/card-model';
import type { Counted } from '@/components/ui/fill';
import type { UnitLabels } from '@/components/ui/units/unit-choice';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';

/** A name with its value, and a note below it. */
export interface Fact {
  name: string;
  value: Figure | string;
  note?: string;
}

/**
 * One operation of a calculation: a `sum` is its result so far; nobody stated what is `estimated`, it is what the trade
 * calculates with.
 */
export interface Step extends Fact {
  mark?: 'sum' | 'estimated';
}

/** A step or fact as pages send it: without the names of its parts, which would weigh as much as they do. */
export type Row = readonly [name: string, value: Figure | string, note?: string, mark?: Step['mark']];

/** Returns facts or steps as rows. */
export const toRows = (steps: readonly Step[]): Row[] =>
  steps.map(({ name, value, note, mark }) =>
    mark ? [name, value, note ?? '', mark] : note ? [name, value, note] : [name, value],
  );

/** What the calculator of a lot calculates with. */
export interface HeadsModel {
  amount: string;
  basis: PriceBasis;
  currency: Currency;
  heads: number;
  /** How many a price for the lot is for. */
  priced: number;
  /** The fewest that the seller sells; numbers go up by `step`. */
  least: number;
  step: number;
  kg: number | null;
  shrink: string | null;
  dressing: string;
  /** Percent that the buyer pays on top. */
  commission: string | null;
  /** Below the number. */
  limits: readonly string[];
  words: Record<'howMany' | 'less' | 'more' | 'settled' | 'commission' | 'lessShrink', string> &
    Record<'total' | 'message', Counted>;
}

/** What the page of an animal shows of the lot it sells, in words. */
export interface LotModel {
  price: { currency: string; amount: string; unit: string };
  /** Below the price in the bar of phones. */
  bar: string;
  /** What the price comes to. */
  sums: readonly Row[];
  /** Null where nobody said how it is paid. */
  payment: { text: string; note: string | null; worth: string | null } | null;
  /** Of an old rate. */
  warning: { title: string; text: string } | null;
  units: UnitLabels;
  glanceTitle: string;
  glance: readonly Row[];
  sheetTitle: string;
  sheet: readonly Row[];
  how: {
    title: string;
    estimated: string;
    parts: readonly { title?: string; rows: readonly Row[] }[];
    rate: string | null;
  };
  /** Null for one head or an unknown number, and for a lot that is sold. */
  heads: HeadsModel | null;
  /** For search engines. */
  offer: object;
}
