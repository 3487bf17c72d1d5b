import type { ScaleUnit } from './scale';

/** What a price is multiplied by. */
export type WorkedUnit = 'head' | 'kg' | 'carcass_kg' | 'arroba' | 'lb' | 'cwt' | 'lot';

/**
 * One operation of a worked sum, in the order in which somebody with a pencil would do it. Numbers are decimal text; a
 * `total` is what the operation comes to.
 */
export type WorkedLine =
  /** Heads at their average weight. */
  | { kind: 'weight'; heads: number; each: string; scale: ScaleUnit; total: string }
  /** What the scales say of all heads. */
  | { kind: 'net'; scale: ScaleUnit; total: string }
  /** What all carcasses weigh on the hook, in kilograms. */
  | { kind: 'carcass'; total: string }
  /** What is taken off for the journey, and what is left. */
  | { kind: 'shrink'; weight: string; scale: ScaleUnit; percent: string; less: string; total: string }
  /** Live weight as carcass; `isUsual` if nobody said how much and the trade's figure stands for it. */
  | { kind: 'dressing'; kg: string; percent: string; isUsual: boolean; total: string }
  /** A weight in the unit of the price, where that isn't the scale's. */
  | { kind: 'unit'; weight: string; scale: ScaleUnit; per: string; unit: 'arroba' | 'cwt'; total: string }
  /** What weight over the expected one (or under it) does to the price of a unit; `off` is negative if it rises. */
  | { kind: 'slide'; price: string; over: string; unit: ScaleUnit; amount: string; off: string; total: string }
  /** Of a price for the lot `part` are the heads that came, where they aren't all of it. */
  | {
      kind: 'price';
      quantity: string;
      unit: WorkedUnit;
      price: string;
      total: string;
      part?: { came: string; of: string };
    }
  /** Weight over the expected one that is paid at a price of its own. */
  | { kind: 'extra'; quantity: string; unit: ScaleUnit; price: string; total: string }
  /** Weight missing of the agreed one beyond the tolerance, which a price by the head or the lot loses its share for. */
  | { kind: 'short'; quantity: string; unit: ScaleUnit; total: string }
  /** What is taken off, and why, in the words of whoever entered it. */
  | { kind: 'deduction'; note: string; total: string }
  /** What the seller gets. */
  | { kind: 'due'; total: string }
  | { kind: 'commission'; percent: string; of: string; total: string }
  /** What the buyer pays in all, where there is a commission on top. */
  | { kind: 'buyerPays'; total: string };

/** A sum of money and how it comes about; amounts are decimal text with cents, in the currency of the terms. */
export interface WorkedSum {
  lines: WorkedLine[];
  /** What the animals come to, which is what the seller gets. */
  due: string;
  /** The buyer's commission; null where nobody said one. */
  commission: string | null;
  buyerPays: string;
}

/** An amount due on a day (`YYYY-MM-DD`). */
export interface DuePart {
  day: string;
  amount: string;
}

/** The net weights of both sides, in kilograms as decimal text. */
export interface ComparedWeights {
  difference: string;
  /** Of their mean, with two decimals at most. */
  percent: string;
  /** What both sides accepted. */
  tolerance: string;
  isWithin: boolean;
  mean: string;
}

/**
 * What a dispute comes to by arithmetic; numbers are decimal text. If it `isWithin` the tolerance there is nothing to pay,
 * and both sides are asked to close it.
 */
export interface Claim {
  kind: 'weight' | 'heads' | 'fault';
  /** Live kilograms of all heads, heads, or heads on which a fault was declared. */
  agreed: string;
  /** The same as it was delivered; heads on which the fault was found. */
  delivered: string;
  /** What is missing of it, or the heads with the fault beyond the declared ones; never less than nothing. */
  missing: string;
  /** Of the agreed weight, or of all heads. */
  percent: string;
  tolerance: string;
  isWithin: boolean;
  /** Decimal text with cents; null where it takes a weight that nobody said. */
  amount: string | null;
  /** What both stood by when it was computed: the sum is compared with that, or is a share of it. */
  firm?: FirmDue;
  /** It comes to more than what was left of the sum, which it therefore is. */
  isCapped?: true;
  /** What is due for the agreed weight and for what came, where the price of lighter animals slides: the difference is the sum. */
  slid?: { agreed: string; delivered: string };
  /** Its kilograms are those of carcasses. */
  isDressed?: true;
}

/** What is due for what both stand by, and for how many heads it is. */
export type FirmDue = { due: string; heads: number };
