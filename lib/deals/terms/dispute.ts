import { over, times, toFraction } from '@/lib/livestock/pricing/normalise-price';
import type { Claim, FirmDue } from './dto';
import { asPercent, exactly, isMore, minus, money, most, percentOf, plain, ZERO, type Exact } from './exact';
import { settle, type SettledTerms } from './settlement';
import { KG_PLACES } from './scale';
import { isTwoWay } from './slide';
import { priced, quantityOf, yieldOf } from './steps';
import { missingWeight } from './weights';
import { worthOf } from './worth';

/** Heads in a hundred of which a declared fault may go unsaid. */
const FAULT_TOLERANCE_PERCENT = '5';

/**
 * What a number of heads costs by what both stand by, else as agreed, before commission; null where that takes a weight and
 * there is none.
 */
function valueOfHeads(terms: SettledTerms, heads: number, firm: FirmDue | null): string | null {
  const whole = firm ?? { due: worthOf(terms)?.due, heads: terms.heads };
  return whole.due === undefined ? null : money(times(toFraction(whole.due), [BigInt(heads), BigInt(whole.heads)]));
}

const weightOf = ({ kg }: { kg: number }, heads: number): Exact => times(exactly(kg), exactly(heads));

/** What kilograms cost by the agreed price; of a price by the head or the lot, their share of it. */
function valueOfKg(terms: SettledTerms & { kg: number }, kg: Exact, isDressed: boolean): string | null {
  const { heads, amount, basis } = terms;
  if (basis !== 'head' && basis !== 'lot') {
    const quantity = quantityOf(terms, heads, kg, isDressed);
    return quantity && money(priced(terms, quantity.result, amount).result);
  }
  const worth = worthOf(terms);
  return worth && money(over(times(toFraction(worth.due), kg), weightOf(terms, heads)));
}

/** What is due for so many heads of the agreed weight and of the delivered one, where lighter animals have another price. */
function slidDues(terms: SettledTerms, heads: number, agreed: Exact, delivered: Exact): Claim['slid'] {
  if (!isTwoWay(terms.slide)) return undefined;
  const due = (kg: Exact) => settle(terms, { heads, kg: plain(kg, KG_PLACES) })?.due ?? '0';
  return { agreed: due(agreed), delivered: due(delivered) };
}

/** How much less is due for what came; never less than nothing, which lighter animals of a higher price may cost. */
export const lostBySlide = ({ agreed, delivered }: NonNullable<Claim['slid']>): string =>
  money(most(minus(toFraction(agreed), toFraction(delivered)), ZERO));

/**
 * Works out a dispute about weight: within the tolerance there is nothing to pay, and the system proposes to close it.
 * Beyond it the claim is the price by all that is missing: P × (agreed − delivered), or by how much less is due where a slide
 * changes the price of lighter animals. Null where no weight was agreed.
 * @param kg net kilograms of all delivered heads, as decimal text: of live animals, or of carcasses where it `isDressed`,
 * which are compared with what the agreed weight yields
 * @param heads how many came: those that are missing are a dispute of their own
 * @param firm what is due by a firm weight that is paid by the kilogram: it has lost what is missing already
 */
export function weightClaim(
  terms: SettledTerms,
  kg: string,
  heads: number = terms.heads,
  firm: FirmDue | null = null,
  isDressed = false,
): Claim | null {
  if (terms.kg === null) return null;
  const weighing = { ...terms, kg: terms.kg };
  const delivered = toFraction(kg);
  const alive = weightOf(weighing, heads);
  const agreed = firm ? delivered : isDressed ? percentOf(yieldOf(terms), alive) : alive;
  const { missing, tolerance, isWithin } = missingWeight(agreed, delivered, terms.tolerancePercent);
  const slid = isWithin ? undefined : slidDues(terms, heads, agreed, delivered);
  const valueOfMissing = () => (slid ? lostBySlide(slid) : valueOfKg(weighing, missing, isDressed));
  return {
    kind: 'weight',
    agreed: plain(agreed, KG_PLACES),
    delivered: plain(delivered, KG_PLACES),
    missing: plain(missing, KG_PLACES),
    percent: plain(asPercent(missing, agreed), 2),
    tolerance,
    isWithin,
    amount: isWithin ? '0.00' : valueOfMissing(),
    ...(slid && { slid }),
    ...(firm && { firm }),
    ...(isDressed && { isDressed }),
  };
}

/**
 * Works out a dispute about heads, of which none may be missing: their share of what is due for those that both stand by,
 * else of what was agreed.
 */
export function headsClaim(terms: SettledTerms, delivered: number, firm: FirmDue | null = null): Claim {
  const heads = firm?.heads ?? terms.heads;
  const missing = Math.max(0, heads - delivered);
  return {
    kind: 'heads',
    agreed: String(heads),
    delivered: String(delivered),
    missing: String(missing),
    percent: plain(asPercent(exactly(missing), exactly(heads)), 2),
    tolerance: '0',
    isWithin: missing === 0,
    amount: missing === 0 ? '0.00' : valueOfHeads(terms, missing, firm),
    ...(firm && { firm }),
  };
}

/**
 * Works out a dispute about a fault. Of one that the seller declared on some heads, as many more are tolerated as five
 * percent of the lot; of one that was not declared, none. The amount is what the heads beyond that cost, the most that the
 * buyer can claim by leaving them.
 * @param declared heads on which the fault was declared; null if it wasn't
 */
export function faultClaim(
  terms: SettledTerms,
  declared: number | null,
  found: number,
  firm: FirmDue | null = null,
): Claim {
  const missing = Math.max(0, Math.min(found, terms.heads) - (declared ?? 0));
  const tolerance = declared === null ? '0' : FAULT_TOLERANCE_PERCENT;
  const isWithin = !isMore(exactly(missing), percentOf(tolerance, exactly(terms.heads)));
  return {
    kind: 'fault',
    agreed: String(declared ?? 0),
    delivered: String(found),
    missing: String(missing),
    percent: plain(asPercent(exactly(missing), exactly(terms.heads)), 2),
    tolerance,
    isWithin,
    amount: isWithin ? '0.00' : valueOfHeads(terms, missing, firm),
    ...(firm && { firm }),
  };
}
