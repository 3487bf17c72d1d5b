import { over, times, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import type { WorkedLine, WorkedSum } from './dto';
import { exactly, isMore, minus, money, plain, plus, type Exact } from './exact';
import { inUnit, scaleUnit } from './scale';
import type { DealTerms } from './schema';
import { extraWeight, isTwoWay, slidPrice } from './slide';
import { priced, quantityOf, withCommission, lineWeight, type SumTerms, type Worked } from './steps';
import { missingWeight } from './weights';
import { weightLine, worthOf } from './worth';

/** The terms that a settlement depends on. */
export type SettledTerms = SumTerms & Pick<DealTerms, 'slide' | 'tolerancePercent'>;

/** Whether fewer kilograms are paid less for by the price itself. */
export const isPaidByWeight = ({ basis, slide }: Pick<SettledTerms, 'basis' | 'slide'>): boolean =>
  isByWeight(basis) || isTwoWay(slide);

/** What both sides agree was delivered. */
export interface Delivered {
  heads: number;
  /** Net kilograms of all heads, as decimal text; null where nobody weighed. */
  kg: string | null;
  /** They are those of carcasses on the hook, where the price is by carcass; else of live animals. */
  isDressed?: boolean;
}

/** What is taken off, in the words of whoever entered it; the amount is decimal text. */
export interface Deduction {
  note: string;
  amount: string;
}

/** A quantity of the basis at its price, with the weight that it comes from. */
function atPrice(
  terms: SettledTerms,
  heads: number,
  kg: Exact | null,
  price: string,
  isDressed = false,
): Worked | null {
  const quantity = quantityOf(terms, heads, kg, isDressed);
  if (!quantity) return null;
  const animals = priced(terms, quantity.result, price);
  return { lines: [...quantity.lines, ...animals.lines], result: animals.result };
}

/** The weight that was agreed at its price, and what is over at a price of its own. */
function withExtra(
  terms: SettledTerms & { kg: number },
  slide: NonNullable<DealTerms['slide']>,
  heads: number,
  kg: Exact,
) {
  const extra = extraWeight(terms, slide, heads, kg);
  if (!extra) return atPrice(terms, heads, kg, terms.amount);
  const expected = times(exactly(terms.kg), exactly(heads));
  const base = atPrice(terms, heads, expected, terms.amount);
  if (!base) return null;
  const weight: WorkedLine[] = isByWeight(terms.basis) ? [weightLine(terms, heads, terms.kg)] : [];
  const { quantity, unit, result } = extra;
  const line: WorkedLine = { kind: 'extra', quantity, unit, price: slide.amount, total: money(result) };
  return { lines: [...weight, ...base.lines, line], result: plus(base.result, result) };
}

/**
 * The weight that a price by the head or the lot loses its share for: what is missing of the agreed one, where that is more
 * than the tolerance; null where nothing is lost.
 */
function shortWeight(terms: SettledTerms, heads: number, kg: Exact | null): { agreed: Exact; missing: Exact } | null {
  if (isPaidByWeight(terms) || terms.kg === null || !kg || heads === 0) return null;
  const agreed = times(exactly(terms.kg), exactly(heads));
  const { missing, isWithin } = missingWeight(agreed, kg, terms.tolerancePercent);
  return isWithin ? null : { agreed, missing };
}

/** Whether a delivered weight lowers a price by the head or the lot. */
export const isShort = (terms: SettledTerms, { heads, kg }: Delivered): boolean =>
  shortWeight(terms, heads, kg === null ? null : toFraction(kg)) !== null;

function lessShort(terms: SettledTerms, heads: number, kg: Exact | null, animals: Worked): Worked {
  const short = shortWeight(terms, heads, kg);
  if (!short) return animals;
  const whole = toFraction(money(animals.result));
  const total = money(over(times(whole, short.missing), short.agreed));
  const unit = scaleUnit(terms);
  const line: WorkedLine = { kind: 'short', quantity: plain(inUnit(short.missing, unit)), unit, total };
  return { lines: [...animals.lines, line], result: minus(whole, toFraction(total)) };
}

function animalsOf(terms: SettledTerms, heads: number, kg: Exact | null, isDressed: boolean): Worked | null {
  const { slide, amount } = terms;
  if (!slide) return atPrice(terms, heads, kg, amount, isDressed);
  if (!kg || terms.kg === null) return null;
  const sliding = { ...terms, kg: terms.kg };
  if (slide.kind === 'extra') return withExtra(sliding, slide, heads, kg);
  const { line, price } = slidPrice(sliding, slide, heads, kg);
  const animals = atPrice(terms, heads, kg, price);
  return animals && { lines: [...line, ...animals.lines], result: animals.result };
}

/** Takes sums off what animals come to, and adds the buyer's commission to what is left. */
function lessDeductions(
  animals: WorkedLine[],
  total: string,
  deductions: readonly Deduction[],
  percent: string | null,
) {
  const lines = [
    ...animals,
    ...deductions.map(({ note, amount }) => ({ kind: 'deduction' as const, note, total: money(toFraction(amount)) })),
  ];
  // Deductions are taken off the cents that are written above them.
  const due = deductions.reduce((sum, { amount }) => minus(sum, toFraction(amount)), toFraction(total));
  return withCommission([...lines, { kind: 'due', total: money(due) }], due, percent);
}

/**
 * Computes what is due for delivered animals: their weight less the shrink, at the price that the slide leaves, less what
 * a price by the head or the lot loses for weight that is missing beyond the tolerance, less what both sides took off.
 * Null where that takes a weight and there is none. What was taken off may exceed the rest; then the
 * sum is negative, and the seller owes it.
 */
export function settle(
  terms: SettledTerms,
  { heads, kg, isDressed = false }: Delivered,
  deductions: readonly Deduction[] = [],
): WorkedSum | null {
  const weight = kg === null ? null : toFraction(kg);
  const whole = animalsOf(terms, heads, weight, isDressed);
  if (!whole) return null;
  const animals = lessShort(terms, heads, weight, whole);
  const counts = isByWeight(terms.basis) || terms.slide || animals !== whole;
  const isWeighed = weight && isMore(weight, [0n, 1n]) && counts;
  const net: WorkedLine[] = !isWeighed
    ? []
    : isDressed
      ? [{ kind: 'carcass', total: plain(weight) }]
      : [{ kind: 'net', scale: scaleUnit(terms), total: lineWeight(terms, weight) }];
  return lessDeductions([...net, ...animals.lines], money(animals.result), deductions, terms.buyerCommission);
}

/** Computes what is expected before anybody weighs, less what both sides took off; null where `worthOf` is. */
export function settleExpected(terms: SettledTerms, deductions: readonly Deduction[]): WorkedSum | null {
  const worth = worthOf({ ...terms, buyerCommission: null });
  return worth && lessDeductions(worth.lines, worth.due, deductions, terms.buyerCommission);
}
