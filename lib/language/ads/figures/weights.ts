import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import { isWeighing, POUND_COUNTRIES } from '@/lib/language/lexicon/tokens';
import { valueOf, type Quantity } from '@/lib/language/quantities/quantity';
import { KG, kgOfArroba } from '@/lib/language/quantities/units';
import { ask, deduce, inSameClause, leaveUnread, markUsed, take, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { isExpected, isOfOtherAnimals } from '../doubts/elsewhere';
import type { AdField } from '../dto';
import { sensesAt } from '../senses';
import { after, isAt, numberAt } from '../terms';
import { flipped } from './ages';
import { HEAVIEST_KG, isOfGain } from './quantity-of';

/** A number without the noise of the computer's fractions, as plain decimal text: 525 lb are 238.13599425 kg. */
const plainNumber = (value: number, places = 8) => String(Number(value.toFixed(places)));

function takeWeight(ad: Ad, { low, high }: Quantity, factor: number, part: Part, field: AdField = 'weight'): number {
  const isArroba = factor === KG.arroba;
  const each = isArroba ? kgOfArroba(ad) : factor;
  if (each === null) {
    leaveUnread(ad, part);
    return part.length;
  }
  const kilograms = (number: string) => plainNumber(valueOf(number) * each);
  const weights = high === undefined ? { [field]: low } : { weightMin: low, weightMax: high };
  for (const [one, number] of Object.entries(weights) as [AdField, string][]) {
    if (isArroba) deduce(ad, one, kilograms(number), 'arrobas', [part]);
    else take(ad, one, kilograms(number), part);
  }
  return part.length;
}

/** Takes a weight of which only the place will say in what unit it is. */
export function takeUnitless(ad: Ad, quantity: Quantity, part: Part): number {
  if (isExpected(ad, part)) return leaveUnread(ad, part);
  ad.unitless.add(part);
  return takeWeight(ad, quantity, 1, part);
}

const COMPASS = /^(?:north|south|east|west|from|out|al|del?|da|do|away|up|down)$/;

/** So many tokens stand between an arroba and what it weighs: «330 na @ (30 kg vivo)». */
const ARROBA_WORDS_MAX = 3;

/** «R$ 330 a @ de 30 kg»: what an arroba is, alive or of carcass, and no animal. */
const isOfArroba = (ad: Ad, at: number, kilograms: string): boolean =>
  /^(?:15|30)$/.test(kilograms) &&
  Array.from({ length: ARROBA_WORDS_MAX }, (_, nth) => at - 1 - nth).some(
    (one) => inSameClause(ad, one, at) && /^(?:@|arrobas?)$/.test(ad.words[one] ?? ''),
  );

/** A number behind a weight that is so many times as great is hardly another. */
const HIGH_TIMES = 2;

/** Where «210 kg a 240» ends: the second number may be a weight or a price, so neither is taken; 0 if none follows. */
function highBehind(ad: Ad, { low, to }: Quantity): number {
  const at = isAt(ad, to, 'a', 'to', 'ate', 'hasta', '-') ? to + 1 : to;
  const high = at > to && inSameClause(ad, at, to - 1) ? valueOf(numberAt(ad, at) ?? '') : NaN;
  const isEnd = !inSameClause(ad, at, at + 1);
  return isEnd && high > valueOf(low) && high < HIGH_TIMES * valueOf(low) ? at + 1 : 0;
}

const namesAnimals = (ad: Ad): boolean =>
  ad.tokens.some((_, at) => sensesAt(ad, at)?.senses.some(({ stock, breed }) => stock ?? breed));

export function readWeight(ad: Ad, quantity: Quantity, at: number): number {
  if (quantity.unit.of !== 'weight') return 0;
  const { low, compare, unit, to: end } = quantity;
  if (isOfGain(ad, at, end)) return end - at;
  // “90k north of Cloncurry”.
  if (ad.words[end - 1] === 'k' && inSameClause(ad, end, at) && COMPASS.test(ad.words[end] ?? ''))
    return leaveUnread(ad, upTo(at, end));
  // “48k” of a tractor: where no animals are named nothing weighs so much.
  if (ad.words[end - 1] === 'k' && !namesAnimals(ad)) return leaveUnread(ad, upTo(at, end));
  const isMoney = POUND_COUNTRIES.has(ad.country) && /^pounds?$/.test(ad.words[end - 1] ?? '');
  if (isMoney && !isWeighing(ad.tokens, end - 1)) return leaveUnread(ad, upTo(at, end));
  const isElse = [isOfOtherAnimals, isExpected].some((is) => is(ad, upTo(at, end)));
  if (isElse || isOfArroba(ad, at, low)) return leaveUnread(ad, upTo(at, end));
  const kilograms = valueOf(low) * unit.factor;
  const to = after(ad, end, AROUND.weightAfter);
  if (!(kilograms >= 1 && kilograms < HEAVIEST_KG)) return to - at;
  const limit = compare === 'min' ? 'weightMin' : compare === 'max' ? 'weightMax' : null;
  const high = quantity.high === undefined && !limit ? highBehind(ad, quantity) : 0;
  if (high > 0) {
    ask(ad, 'weight', upTo(at, high));
    return markUsed(ad, upTo(at, high));
  }
  if (limit && quantity.high === undefined)
    return takeWeight(ad, quantity, unit.factor, upTo(at, to), flipped(ad, limit, at));
  // “6 wt” are from 600 to 699 lb.
  if (unit.isHundreds && quantity.high === undefined) {
    take(ad, 'weightMin', plainNumber(kilograms), upTo(at, end));
    return take(ad, 'weightMax', plainNumber(kilograms + 99 * KG_PER_POUND), upTo(at, end));
  }
  return takeWeight(ad, quantity, unit.factor, upTo(at, to));
}

/** Kilograms alive of one of carcass, where nobody says what they dress. */
const USUAL_DRESSING = 50;

/** «19,5@, rendimento 54%»: an arroba is 15 kg of carcass, so that what it weighs alive depends on what animals dress. */
export function settleArrobas(ad: Ad): void {
  const dressing = Number(ad.facts.get('dressingPercent')?.value ?? USUAL_DRESSING);
  for (const fact of ad.deduced)
    if (fact.reason === 'arrobas') fact.value = plainNumber((Number(fact.value) * USUAL_DRESSING) / dressing, 0);
}

const WEIGHTS = ['weight', 'weightMin', 'weightMax'] as const;
const POUND = /^(?:lbs?|#|pounds?|cwt)$/;

/**
 * «Wt 640» is in the unit of the place: pounds in the United States and beside pounds; else in Canada, and where the
 * place isn't known, nobody can tell.
 */
function settleUnit(ad: Ad, country: string | null): void {
  if (country !== null && country !== 'US' && country !== 'CA') return;
  const isPounds = country === 'US' || ad.words.some((word) => POUND.test(word));
  for (const held of weightsOf(ad)) {
    if (!held.parts.some((part) => ad.unitless.has(part))) continue;
    if (isPounds) held.value = plainNumber(Number(held.value) * KG_PER_POUND);
    else {
      dropWeight(ad, held);
      ask(ad, 'weight', ...held.parts);
    }
  }
}

/** All that is said of what animals weigh. */
const weightsOf = (ad: Ad) => [
  ...WEIGHTS.flatMap((field) => ad.facts.get(field) ?? []),
  ...ad.rivals.filter(({ field }) => WEIGHTS.some((weight) => weight === field)),
];

function dropWeight(ad: Ad, held: ReturnType<typeof weightsOf>[number]): void {
  for (const field of WEIGHTS) if (ad.facts.get(field) === held) ad.facts.delete(field);
  ad.rivals = ad.rivals.filter((rival) => rival !== held);
}

/** “Base wt 580 w/ 8c slide”: the weight that a price is for, which animals are near. */
const isBase = (ad: Ad, { from, length }: Part): boolean => ad.words.slice(from - 1, from + length).includes('base');

/** Of a weight and that which the price is for, the second is none of the animals; by itself it is likely theirs. */
function settleBase(ad: Ad): void {
  const bases = weightsOf(ad).filter(({ parts }) => parts.every((part) => isBase(ad, part)));
  for (const base of bases) dropWeight(ad, base);
  const isKnown = ad.deduced.some(({ field }) => field === 'weight') || weightsOf(ad).length > 0;
  for (const { value, parts } of bases)
    if (isKnown) parts.forEach((part) => leaveUnread(ad, part));
    else if (typeof value === 'string') deduce(ad, 'weight', value, 'oneOf', parts);
}

/** Settles in what unit weights are, and which of them are of the animals. */
export function settleWeights(ad: Ad, country: string | null): void {
  settleUnit(ad, country);
  settleBase(ad);
  const [known, rivals] = [ad.facts.get('weight')?.value, ad.rivals];
  ad.rivals = rivals.filter(({ field, value }) => field !== 'weight' || value !== known);
  // What was a rival of a base is all that is said.
  const [first] = ad.rivals.filter(({ field }) => field === 'weight');
  if (known !== undefined || !first) return;
  ad.facts.set('weight', first);
  ad.rivals = ad.rivals.filter((rival) => rival !== first);
}
