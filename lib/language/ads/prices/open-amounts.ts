import { valueOf, type Quantity } from '@/lib/language/quantities/quantity';
import { KG_USD } from '@/lib/language/quantities/units';
import { match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { tokensOf } from '../doubts/clauses';
import { isDayAt } from '../figures/dates';
import { countedAt } from '../figures/heads';
import { quantityOf } from '../figures/quantity-of';
import { APART_MAX, type Asked } from './asked';

const YEAR = /^(?:19|20)\d\d$/;

/** All animals cost about so many times what one does. */
const SUM_LEAST = 0.7;
const SUM_MOST = 1.05;

/** Whether an amount is what all the animals cost that are counted, by the price of each. */
function isSum(ad: Ad, amount: number, { amount: each }: Asked): boolean {
  const heads = Number(ad.facts.get('headCount')?.value ?? NaN);
  const share = amount / (heads * Number(each));
  return heads > 1 && share >= SUM_LEAST && share <= SUM_MOST;
}

/** The tokens that something is read from. */
function held(ad: Ad, prices: readonly Part[]): Set<number> {
  const facts = [...ad.facts.values(), ...ad.deduced, ...ad.rivals].flatMap(({ parts }) => parts);
  const all = [...facts, ...[...ad.asked.values()].flat(), ...ad.unsaid, ...prices];
  return new Set([...ad.used, ...all.flatMap(({ from, length }) => tokensOf(from, from + length))]);
}

/** Right before a number of parts, or a side of something: «2 mobs of 105», “16 x 50”. */
const OF = /^(?:de|of|x|×|by)$/;

/** Fewer are a price with cents, or beside a word that says so: «menos de 100 a 2». */
const isFew = (ad: Ad, at: number, { low, scale, to, unit }: Quantity): boolean =>
  valueOf(low) < KG_USD &&
  /^\d+$/.test(low) &&
  !scale &&
  unit.of !== 'price' &&
  !/^(?:a|at|@)$/.test(ad.words[at - 1] ?? '') &&
  match(ad, AROUND.basisAfter, to) === null;

/** «5.500 no cheque ou 5 mil à vista», «à vista ou 2.450 em 30/60»: the other of two ways to pay, which is asked about. */
const isOfPayment = (ad: Ad, to: number): boolean =>
  [...(ad.asked.get('payment') ?? []), ...(ad.facts.get('paymentParts')?.parts ?? [])].some(
    ({ from }) => from === to || from === to + 1,
  );

/** Whether a number says something else than what animals cost: a year, how many there are, a size, a share. */
const isOther = (ad: Ad, at: number, to: number): boolean =>
  YEAR.test(ad.words[at] ?? '') ||
  OF.test(ad.words[at - 1] ?? '') ||
  /^[x×%]$/.test(ad.words[to] ?? '') ||
  countedAt(ad, to) > 0 ||
  [AROUND.headsAfter, AROUND.ofThem].some((words) => match(ad, words, to) !== null);

/**
 * «1.9 dólares de 100 en adelante, menos de 100 a 2.3», «140 € la oveja con cría, 105 la que está sola»: beside a price
 * an amount of about its size that nothing else is read from, so that neither is the price.
 */
export function openAmounts(ad: Ad, own: readonly Asked[], all: readonly Asked[]): Asked[] {
  const [first] = own;
  if (!first) return [];
  const taken = held(ad, all);
  return ad.tokens.flatMap(({ kind }, at) => {
    const quantity = kind === 'number' && !taken.has(at) && !isDayAt(ad, at) ? quantityOf(ad, at) : null;
    if (!quantity || quantity.high !== undefined || !/^(?:bare|price)$/.test(quantity.unit.of)) return [];
    const { low, scale, to } = quantity;
    const amount = valueOf(low) * (scale?.by ?? 1);
    const times = amount / Number(first.amount);
    const isNear = times !== 1 && times >= 1 / APART_MAX && times <= APART_MAX;
    if (!isNear || isFew(ad, at, quantity) || isOther(ad, at, to) || isOfPayment(ad, to) || isSum(ad, amount, first))
      return [];
    return [{ amount: String(amount), isRange: true, taxes: upTo(to, to), ...upTo(at, to) }];
  });
}
