import { TEETH } from '@/lib/animals/lot-schema';
import { AGE_MAX_MONTHS } from '@/lib/animals/schema';
import { readNumber } from '@/lib/i18n/read-number';
import { MEASURES } from '@/lib/lexicon/lexicon';
import type { Phrases } from '@/lib/lexicon/tokens';
import { KG_USD, PREGNANCY_MONTHS, quantityAt, valueOf, type Quantity } from '@/lib/quantities/quantity-at';
import { giveBack, match, take, type Ad, type Part } from './ad-text';
import { AROUND } from './ad-words';
import type { AdField } from './dto';
import { nounAt, sensesAt, takeTeeth, type Stock } from './stock';

const LIMITS = { shrinkPercent: [0, 15], dressingPercent: [35, 70], buyerCommission: [0, 30] } as const;
const HEADS_MAX = 100_000;
const HEAD_WORDS_MAX = 3;

const numberAt = ({ tokens }: Ad, at: number): string | null =>
  tokens[at]?.kind === 'number' ? readNumber(tokens[at].text) : null;

/** Passes over a phrase, if it is there. */
const after = (ad: Ad, at: number, phrases: Phrases<unknown>): number => at + (match(ad, phrases, at)?.length ?? 0);
const isAt = (ad: Ad, at: number, ...words: string[]): boolean => words.includes(ad.words[at] ?? '');
const linkAt = (ad: Ad, at: number) => (isAt(ad, at, 'de', 'del', 'do', 'of', 'com', 'con', 'a', 'to') ? at + 1 : at);

function takeWithin(ad: Ad, field: keyof typeof LIMITS, number: string, part: Part): number {
  const [min, max] = LIMITS[field];
  return Number(number) >= min && Number(number) <= max ? take(ad, field, number, part) : part.length;
}

/** Reads «desbaste 5 %» and “3% pencil shrink”. */
export function readPercent(ad: Ad, at: number): number {
  const named = match(ad, AROUND.percent, at);
  if (named) {
    const from = linkAt(ad, at + named.length);
    const number = numberAt(ad, from);
    const to = isAt(ad, from + 1, '%') ? from + 2 : from + 1;
    return number === null ? 0 : takeWithin(ad, named.meaning, number, { from: at, length: to - at });
  }
  const number = numberAt(ad, at);
  if (number === null || !isAt(ad, at + 1, '%')) return 0;
  const from = linkAt(ad, at + 2);
  const found = match(ad, AROUND.percent, from);
  return found ? takeWithin(ad, found.meaning, number, { from: at, length: from + found.length - at }) : 0;
}

/** Reads days since weaning, months in calf and litres a day. */
export function readCondition(ad: Ad, at: number): number {
  const weaning = after(ad, at, AROUND.weaning);
  const asked = weaning > at ? linkAt(ad, after(ad, weaning, AROUND.ago)) : at;
  const number = numberAt(ad, asked);
  if (number === null || ad.clauses[asked] !== ad.clauses[at]) return 0;
  const days = after(ad, asked + 1, MEASURES.days);
  if (days > asked + 1) {
    const from = linkAt(ad, days);
    const to = weaning > at ? days : after(ad, from, AROUND.weaning);
    return weaning > at || to > from ? take(ad, 'weanedDays', number, { from: at, length: to - at }) : 0;
  }
  const age = match(ad, MEASURES.age, asked + 1);
  const pregnant = age?.meaning === 'month' ? after(ad, asked + 1 + age.length, AROUND.pregnancy) : 0;
  if (age && pregnant > asked + 1 + age.length)
    return take(ad, 'traits.monthsPregnant', number, { from: at, length: pregnant - at });
  const litres = after(ad, asked + 1, AROUND.litres);
  if (litres > asked + 1) return take(ad, 'traits.litresDay', number, { from: at, length: litres - at });
  return 0;
}

/** Days after which people pay; other numbers beside each other are none. */
const isTerm = (number: string) => Number(number) <= 720 && (Number(number) % 15 === 0 || Number(number) % 7 === 0);

/** So many parts a payment has at most. */
const PARTS_MAX = 12;

/** Reads numbers with a sign or a word between them; after «plazo» terms may have nothing but a space. */
function listAt(ad: Ad, at: number, signs: readonly string[], isMarked = false): { numbers: string[]; to: number } {
  const numbers: string[] = [];
  let to = at;
  for (let next = at; numbers.length < PARTS_MAX; next += 1) {
    const number = numberAt(ad, next);
    if (number === null) break;
    numbers.push(number);
    to = next + 1;
    const isComma = /^\s*,\s+$/.test(ad.text.slice(ad.tokens[next]?.end, ad.tokens[next + 1]?.start));
    const isBare = isMarked && ad.clauses[to] === ad.clauses[at] && isTerm(numberAt(ad, to) ?? 'none');
    if (!isComma && signs.includes(ad.words[to] ?? '')) next += 1;
    else if (!isComma && !isBare) break;
  }
  return { numbers, to };
}

/** Reads the terms of payment: «plazo 30/60/90», «a 30 y 60 días», “em 10x”, «2+2+26». */
export function readTerms(ad: Ad, at: number): number {
  const marked = after(ad, at, AROUND.terms);
  const by = after(ad, at, AROUND.byInstalments);
  const start = marked > at ? marked : by > at ? after(ad, by, AROUND.byInstalments) : at;
  const from = isAt(ad, start, 'a', 'de', 'en', 'em', '(', 'en:') ? start + 1 : start;
  const groups = listAt(ad, from, ['+']);
  const parts = (kind: 'days' | 'instalments', text: string, to: number) => {
    const known = ad.facts.get('paymentParts');
    if (known && kind === 'instalments') return to - at;
    if (known && ad.facts.get('paymentKind')?.value === 'instalments') clearTerms(ad);
    const part = { from: at, length: to - at };
    take(ad, 'paymentKind', kind, part);
    return take(ad, 'paymentParts', text, part);
  };
  if (groups.numbers.length > 2) return parts('instalments', groups.numbers.join('+'), groups.to);
  const { numbers, to } = listAt(ad, from, ['/', '-', 'y', 'e', 'and', 'ou', 'o'], marked > at);
  const [first, second] = numbers;
  if (!first) return 0;
  const instalments = isAt(ad, to, 'x') ? to + 1 : after(ad, to, AROUND.instalments);
  if (!second && instalments > to && (by > at || !isAt(ad, to, 'x')))
    return Number(first) <= 48 ? parts('instalments', first, instalments) : 0;
  if (!numbers.every(isTerm) || match(ad, MEASURES.weight, to)) return 0;
  const days = after(ad, to, MEASURES.days);
  const isSaid =
    marked > at || (second !== undefined && (days > to || isAt(ad, to - 2, '/'))) || (days > to && isAt(ad, at, 'a'));
  return isSaid ? parts('days', numbers.join('/'), days) : 0;
}

function clearTerms(ad: Ad): void {
  ad.facts.delete('paymentKind');
  ad.facts.delete('paymentParts');
}

/** The tokens up to the noun or breed that a number counts; 0 if it counts none. */
function countedAt(ad: Ad, from: number): number {
  for (let at = from; at < from + HEAD_WORDS_MAX && ad.clauses[at] === ad.clauses[from - 1]; at += 1) {
    if (ad.tokens[at]?.kind !== 'word' || match(ad, AROUND.loads, at)) return 0;
    const found = sensesAt(ad, at);
    if (found?.senses.some(({ stock, breed, sex }) => stock ?? breed ?? sex)) return at;
  }
  return 0;
}

/** Reads how many animals there are; another number of other animals begins another lot. */
function readHeads(ad: Ad, stock: Stock, quantity: Quantity, at: number): number {
  const { low, high, unit, compare, from, to } = quantity;
  const part = { from: at, length: to - at };
  const heads = Number(low) < HEADS_MAX ? readNumber(low) : null;
  if (heads === null || high !== undefined || Number(heads) < 1 || !Number.isInteger(Number(heads))) return part.length;
  if (compare === 'min' && match(ad, AROUND.least, at)) {
    take(ad, 'sellMode', 'any_number', part);
    return take(ad, 'minHeads', heads, part);
  }
  if (compare === 'min' || compare === 'max') return part.length;
  const noun = unit.of === 'bare' ? countedAt(ad, to) : 0;
  const codes = noun ? nounAt(ad, noun) : [];
  const isOther = codes.length > 0 && stock.codes.length > 0 && !codes.some((code) => stock.codes.includes(code));
  const sex = noun ? sensesAt(ad, noun)?.senses.find((sense) => sense.sex)?.sex : undefined;
  if (sex && stock.lots === 1) stock.sexes.push({ sex, heads: Number(heads), from: at, length: noun - at + 1 });
  const known = ad.facts.get('headCount')?.value;
  if (isOther && match(ad, AROUND.sireLinks, from)) return part.length;
  if (isOther || (known !== undefined && known !== heads && codes.length > 0)) {
    stock.lots += 1;
    return part.length;
  }
  return stock.lots > 1 ? part.length : take(ad, 'headCount', heads, part);
}

const LB = 0.453_592_37;

const HEAVIEST_KG = 2000;

/** More words stand before no number. */
const WORDS_BEFORE_MAX = 8;
/** More tokens than this no quantity has. */
const QUANTITY_MAX = 24;

/** A number with its unit, within one part of a sentence; «300 kg vivos» is a weight, though «3,10 kg vivo» a price. */
function findQuantity({ tokens, words, clauses, locale }: Ad, at: number): Quantity | null {
  if (!tokens.slice(at, at + WORDS_BEFORE_MAX).some(({ text, kind }) => kind === 'number' || text === 'mil'))
    return null;
  const near = tokens.slice(at, at + QUANTITY_MAX).filter((_, index) => clauses[at + index] === clauses[at]);
  const number = near.findIndex(({ kind }) => kind === 'number');
  const quantity = quantityAt(near, 0, locale);
  if (!quantity) return null;
  const found = { ...quantity, from: at, to: at + quantity.to };
  if (found.unit.of !== 'price' || found.unit.currency || found.unit.basis !== 'live_kg') return found;
  const kilograms = valueOf(found.low);
  const isWeight = /^k/.test(words[at + number + 1] ?? '') && kilograms >= KG_USD && kilograms < HEAVIEST_KG;
  return isWeight ? { ...found, unit: { of: 'weight', factor: 1 } } : found;
}

/** The quantity at a token, which is asked several times. */
export function quantityOf(ad: Ad, at: number): Quantity | null {
  const known = ad.quantities.get(at);
  if (known !== undefined) return known;
  const quantity = findQuantity(ad, at);
  ad.quantities.set(at, quantity);
  return quantity;
}

function takeWeight(ad: Ad, { low, high }: Quantity, unit: string, part: Part): number {
  const text = (number: string) => `${readNumber(number) ?? number}${unit}`;
  if (high === undefined) return take(ad, 'weight', text(low), part);
  take(ad, 'weightMin', text(low), part);
  return take(ad, 'weightMax', text(high), part);
}

const UNIT_TEXT: Partial<Record<number, string>> = { 1: '', [LB]: ' lb', 30: ' @' };

function readWeight(ad: Ad, quantity: Quantity, at: number): number {
  if (quantity.unit.of !== 'weight') return 0;
  const isLimit = quantity.compare === 'min' || quantity.compare === 'max';
  if (isLimit || match(ad, AROUND.daily, quantity.to)) return quantity.to - at;
  const kilograms = valueOf(quantity.low) * quantity.unit.factor;
  const to = after(ad, quantity.to, AROUND.weightAfter);
  const unit = UNIT_TEXT[quantity.unit.factor];
  if (unit === undefined || !(kilograms >= 1 && kilograms < HEAVIEST_KG)) return to - at;
  return takeWeight(ad, quantity, unit, { from: at, length: to - at });
}

function readAge(ad: Ad, { low, high, unit, to }: Quantity, at: number): number {
  const part = { from: at, length: to - at };
  if (unit.of !== 'age' || match(ad, AROUND.ago, at - 1) || match(ad, AROUND.ago, to)) return part.length;
  const months = (number: string) => String(Math.round(valueOf(number) * unit.factor));
  if (Number(months(high ?? low)) > AGE_MAX_MONTHS) return part.length;
  const isOfYoung = sensesAt(ad, at - 1)?.senses.some(({ concept }) => concept === 'bred');
  if (isOfYoung && high === undefined && Number(months(low)) < PREGNANCY_MONTHS)
    return take(ad, 'traits.monthsPregnant', months(low), part);
  if (high === undefined) return take(ad, 'age', months(low), part);
  take(ad, 'ageMin', months(low), part);
  return take(ad, 'ageMax', months(high), part);
}

/** Reads «wt 640» and «son 35»: a number whose word stands before it. */
export function readNamed(ad: Ad, stock: Stock, at: number): number {
  const weight = match(ad, AROUND.weightBefore, at);
  const heads = match(ad, AROUND.headsBefore, at);
  const from = at + (weight ?? heads ?? { length: 0 }).length;
  const start = isAt(ad, from, 'de', 'of', ':', 'a', 'aprox') ? from + 1 : from;
  const quantity = numberAt(ad, start) === null ? null : quantityOf(ad, start);
  if (from === at || !quantity || ad.clauses[at] !== ad.clauses[start] || stock.lots > 1) return 0;
  if (weight && quantity.unit.of === 'weight') return readWeight(ad, quantity, at);
  if (quantity.unit.of !== 'bare' || quantity.scale) return 0;
  if (weight && !ad.facts.has('weight')) ad.isUnitless = true;
  if (weight) return takeWeight(ad, quantity, '', { from: at, length: quantity.to - at });
  return stock.codes.length > 0 && countedAt(ad, quantity.to) === 0 ? readHeads(ad, stock, quantity, at) : 0;
}

/** Reads a number with its unit, except prices. */
export function readQuantity(ad: Ad, stock: Stock, at: number): number {
  const quantity = quantityOf(ad, at);
  if (!quantity || ad.clauses[at] !== ad.clauses[quantity.to - 1]) return 0;
  const { unit, low, high, to } = quantity;
  const part = { from: at, length: to - at };
  if (unit.of === 'heads') return readHeads(ad, stock, quantity, at);
  if (unit.of === 'bare' && match(ad, AROUND.headsAfter, to))
    return readHeads(ad, stock, { ...quantity, to: after(ad, to, AROUND.headsAfter), unit: { of: 'heads' } }, at);
  if (unit.of === 'bare' && countedAt(ad, to)) return readHeads(ad, stock, quantity, at);
  if (stock.lots > 1) return 0;
  if (unit.of === 'weight') return readWeight(ad, quantity, at);
  if (unit.of === 'age') return readAge(ad, quantity, at);
  if (unit.of === 'teeth') {
    const named = TEETH.filter((count) => count >= valueOf(low) && count <= valueOf(high ?? low));
    const [first] = named;
    return first === undefined ? 0 : takeTeeth(ad, first, named.at(-1) ?? first, part);
  }
  return 0;
}

/** The fields whose mean a range doesn't say. */
export const openMeans = (ad: Ad): ('weight' | 'age')[] =>
  (['weight', 'age'] as const).filter((field) => ad.facts.has(`${field}Min` satisfies AdField) && !ad.facts.has(field));

/** «Wt 640» is in the unit of the place: pounds in the United States; where that isn't known, nobody can tell. */
export function settleUnit(ad: Ad, country: string | null): void {
  if (!ad.isUnitless) return;
  for (const field of ['weight', 'weightMin', 'weightMax'] as const) {
    const fact = ad.facts.get(field);
    if (!fact) continue;
    if (country === 'US') ad.facts.set(field, { ...fact, value: `${fact.value} lb` });
    if (country !== null) continue;
    ad.facts.delete(field);
    giveBack(ad, fact);
  }
}
