import { dressing, over, times, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { isByLiveWeight, type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { exactly, minus, money, most, percentOf, plain, plus, ZERO, type Exact } from './exact';
import type { WorkedLine, WorkedSum, WorkedUnit } from './dto';
import { inUnit, scaleUnit } from './scale';
import type { DealTerms } from './schema';

/** The terms that a sum depends on. */
export type SumTerms = Pick<
  DealTerms,
  'heads' | 'amount' | 'basis' | 'kg' | 'class' | 'shrinkPercent' | 'dressingPercent' | 'buyerCommission'
>;

/** How many pounds a hundredweight is, and how many kilograms of carcass an arroba. */
const PER_UNIT = { cwt: '100', arroba: '15' } as const;

/** So many decimals of pounds and hundredweights times their price come to the cents that are printed. */
const UNIT_PLACES = 6;

const UNITS: Record<PriceBasis, WorkedUnit> = {
  head: 'head',
  live_kg: 'kg',
  carcass_kg: 'carcass_kg',
  arroba: 'arroba',
  live_lb: 'lb',
  live_cwt: 'cwt',
  lot: 'lot',
};

/** Something with the operations that led to it. */
export interface Worked {
  lines: WorkedLine[];
  result: Exact;
}

/** A weight as decimal text for a line of a sum, in the unit of the scales. */
export function lineWeight(terms: Parameters<typeof scaleUnit>[0], kg: Exact): string {
  const unit = scaleUnit(terms);
  return plain(inUnit(kg, unit), unit === 'lb' ? UNIT_PLACES : 4);
}

/** Whether a shrink is taken off the weight. */
export const isShrunk = ({ basis, shrinkPercent }: Pick<SumTerms, 'basis' | 'shrinkPercent'>): boolean =>
  isByLiveWeight(basis) && Number(shrinkPercent ?? 0) > 0;

/** Whether a shrink is agreed on that takes nothing off, because carcasses are paid. */
export const isShrinkIdle = ({ basis, shrinkPercent }: Pick<SumTerms, 'basis' | 'shrinkPercent'>): boolean =>
  (basis === 'carcass_kg' || basis === 'arroba') && Number(shrinkPercent ?? 0) > 0;

/** What is paid of live kilograms after the shrink, which carcass weight knows none of. */
export const afterShrink = ({ basis, shrinkPercent }: SumTerms, kg: Exact): Exact =>
  isByLiveWeight(basis) ? minus(kg, percentOf(shrinkPercent ?? '0', kg)) : kg;

/** The weight on the scale of one that is left after the shrink. */
export const beforeShrink = (terms: SumTerms, kg: Exact): Exact => over(times(kg, kg), afterShrink(terms, kg));

function shrunk(terms: SumTerms, kg: Exact): Worked {
  const result = afterShrink(terms, kg);
  const percent = terms.shrinkPercent ?? '0';
  if (!isShrunk(terms)) return { lines: [], result };
  const [weight, total] = [lineWeight(terms, kg), lineWeight(terms, result)];
  const less = lineWeight(terms, minus(kg, result));
  return { lines: [{ kind: 'shrink', weight, scale: scaleUnit(terms), percent, less, total }], result };
}

type YieldTerms = Pick<SumTerms, 'basis' | 'dressingPercent' | 'class'>;

/** What of an animal is carcass, in percent: as agreed, else as is usual. */
export const yieldOf = ({ dressingPercent, basis, class: code }: YieldTerms): string =>
  dressing(dressingPercent, basis, code);

function dressed(terms: SumTerms, kg: Exact): Worked {
  const { basis, dressingPercent } = terms;
  if (basis !== 'carcass_kg' && basis !== 'arroba') return { lines: [], result: kg };
  const percent = yieldOf(terms);
  const result = percentOf(percent, kg);
  const isUsual = dressingPercent === null;
  return { lines: [{ kind: 'dressing', kg: plain(kg), percent, isUsual, total: plain(result) }], result };
}

function inBasis(terms: SumTerms, kg: Exact): Worked {
  const [unit, scale] = [UNITS[terms.basis], scaleUnit(terms)];
  const weight = inUnit(kg, scale);
  if (unit !== 'arroba' && unit !== 'cwt') return { lines: [], result: weight };
  const per = PER_UNIT[unit];
  const result = over(weight, toFraction(per));
  const total = plain(result, UNIT_PLACES);
  return { lines: [{ kind: 'unit', weight: lineWeight(terms, kg), scale, per, unit, total }], result };
}

/**
 * Returns how many units of the basis so many heads of so many live kilograms are, or of carcass where it `isDressed`; null
 * if that takes a weight and there is none.
 */
export function quantityOf(terms: SumTerms, heads: number, kg: Exact | null, isDressed = false): Worked | null {
  if (terms.basis === 'head') return { lines: [], result: exactly(heads) };
  // A lot has a price for the heads that were agreed; each bears an equal part of it.
  if (terms.basis === 'lot') return { lines: [], result: over(exactly(heads), exactly(terms.heads)) };
  if (!kg) return null;
  const net = shrunk(terms, kg);
  const carcass = isDressed ? { lines: [], result: kg } : dressed(terms, net.result);
  const units = inBasis(terms, carcass.result);
  return { lines: [...net.lines, ...carcass.lines, ...units.lines], result: units.result };
}

/** A quantity at a price per unit of the basis. */
export function priced({ basis, heads }: Pick<SumTerms, 'basis' | 'heads'>, quantity: Exact, price: string): Worked {
  const result = times(quantity, toFraction(price));
  const came = basis === 'lot' ? plain(times(quantity, exactly(heads))) : null;
  const part = came !== null && came !== String(heads) && { part: { came, of: String(heads) } };
  return {
    lines: [
      {
        kind: 'price',
        quantity: plain(quantity, UNIT_PLACES),
        unit: UNITS[basis],
        price,
        total: money(result),
        ...part,
      },
    ],
    result,
  };
}

/** Adds the buyer's commission to what is due: in percent of the cents that are written, as anybody would compute it. */
export function withCommission(lines: WorkedLine[], amount: Exact, percent: string | null): WorkedSum {
  const due = money(amount);
  if (percent === null || Number(percent) === 0) return { lines, due, commission: percent && '0.00', buyerPays: due };
  const commission = money(most(percentOf(percent, toFraction(due)), ZERO));
  const buyerPays = money(plus(toFraction(due), toFraction(commission)));
  return {
    lines: [
      ...lines,
      { kind: 'commission', percent, of: due, total: commission },
      { kind: 'buyerPays', total: buyerPays },
    ],
    due,
    commission,
    buyerPays,
  };
}
