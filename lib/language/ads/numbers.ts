import { TEETH } from '@/lib/livestock/facts/limits';
import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import { MEASURES, NUMBER_WORDS, type Sense } from '@/lib/language/lexicon/lexicon';
import { KG_USD, quantityAt, valueOf, type Quantity } from '@/lib/language/quantities/quantity-at';
import { ask, deduce, gapBefore, isCode, leaveUnread, match, take, upTo, written, type Ad, type Part } from './ad-text';
import { flipped, isRising, readAge } from './ages';
import { AROUND } from './ad-words';
import type { AdField } from './dto';
import { ofSome } from './doubts/some';
import { isOfYoung, nounAt, sensesAt, takeTeeth, type Stock } from './stock';
import { after, isAt, numberAt } from './terms';

const HEADS_MAX = 100_000;
const HEAD_WORDS_MAX = 5;

/** A number without the noise of the computer's fractions, as plain decimal text. */
const plainNumber = (value: number, places = 2) => String(Number(value.toFixed(places)));

/** The tokens up to the noun or breed that a number counts; 0 if it counts none. */
function countedAt(ad: Ad, from: number): number {
  for (let at = from; at < from + HEAD_WORDS_MAX && ad.clauses[at] === ad.clauses[from - 1]; at += 1) {
    if (isRising(ad, at)) at += 2;
    if (ad.tokens[at]?.kind !== 'word' || match(ad, AROUND.loads, at)) return 0;
    // «Machos a 62 y hembras a 58».
    if (at === from && MEASURES.and.match(ad.tokens, at)) return 0;
    if (at === from && (match(ad, AROUND.noCount, at) || match(ad, AROUND.forEach, at))) return 0;
    const found = sensesAt(ad, at);
    if (found?.senses.some(({ stock, breed, sex }) => stock ?? breed ?? sex)) return at;
    if (found) at += found.length - 1;
  }
  return 0;
}

/** Begins another lot. */
function breakAt(ad: Ad, stock: Stock, at: number, length: number): number {
  stock.lots += 1;
  ad.breaks.push(at);
  return length;
}

/** Where the animals of a breed are named, behind it: “1 Katahdin ram”. */
function nounBehind(ad: Ad, at: number): number {
  const found = sensesAt(ad, at);
  const next = at + (found?.length ?? 1);
  const isBreed = found?.senses.every(({ breed }) => breed) ?? false;
  return isBreed && ad.clauses[next] === ad.clauses[at] && nounAt(ad, next).length > 0 ? next : at;
}

const conceptsAt = (ad: Ad, at: number): string[] =>
  sensesAt(ad, at)?.senses.flatMap(({ stock, concept }) => (stock ? [concept] : [])) ?? [];

/** A number before animals that were counted already is what they weigh or cost, if it is so much higher. */
const FIGURE_TIMES = 5;
const FIGURE_MIN = 100;
/** Before a singular, «4500 vaca», so many times more than were counted are a price. */
const PRICE_TIMES = 20;

/** «7 cabras e 2 bodes … 800 bode», “50 steers … 725 steers”: no further animals, but their price or weight. */
function isFigureOf(ad: Ad, stock: Stock, noun: number, heads: number): boolean {
  const concepts = conceptsAt(ad, noun);
  const counts = concepts.flatMap((concept) => stock.counted.get(concept) ?? []);
  const isSingular = !/s$/i.test(ad.words[noun] ?? '') && heads >= FIGURE_MIN;
  const known = Number(ad.facts.get('headCount')?.value ?? NaN);
  if (isSingular && heads > PRICE_TIMES * known) return true;
  if (isSingular && (counts.length > 0 || concepts.some((concept) => stock.concepts.has(concept)))) return true;
  const isFigure = counts.some((count) => known > count && heads > known && heads > FIGURE_TIMES * count);
  if (isFigure && heads >= FIGURE_MIN) return true;
  if (counts.length === 0) concepts.forEach((concept) => stock.counted.set(concept, heads));
  return false;
}

/** “Steers 725 heifers 680”, “does 200 buck 300”: right behind animals that were named before, a number is theirs. */
function isOfNounBefore(ad: Ad, stock: Stock, at: number): boolean {
  if (ad.clauses[at - 1] !== ad.clauses[at] || ad.tokens[at - 2]?.kind === 'number') return false;
  const codes = nounAt(ad, at - 1);
  const isAgain = stock.nouns.some(({ from }) => from < at - 1) && codes.some((code) => stock.codes.includes(code));
  return codes.length > 0 && (isAgain || stock.lots > 1);
}

const MALE = /\b(?:machos?|males?)\b/i;
const FEMALE = /(?:\bhembras?|\bf[eê]meas?|\bfemales?)\b/i;
const OPPOSITE = { male: 'female', female: 'male', mixed: undefined } as const;

/**
 * Whether a number counts a further group: «85 machos de 160 a 185 kg y 40 hembras de 150 kg», or animals beside those
 * that have no number yet, «chivas Anglo Nubian, y 1 castrón».
 */
function isFurther(
  ad: Ad,
  stock: Stock,
  { at, noun, sex, heads }: { at: number; noun: number; sex: Sense['sex']; heads: number },
): boolean {
  if (noun === 0 || stock.nouns.length === 0) return false;
  const known = ad.facts.get('headCount')?.value;
  const isAdded = isAndBefore(ad, at);
  if (sex) {
    const others = stock.sexes.filter((one) => one.sex !== sex && one.heads !== heads);
    const isNamed = stock.nouns.some((one) => (sex === 'female' ? MALE : FEMALE).test(written(ad, one)));
    const isOtherSex = isNamed || stock.states.some((state) => state.sex !== undefined && state.sex === OPPOSITE[sex]);
    const isWeighed = ['weight', 'weightMin'].some((field) =>
      ad.facts.get(field as AdField)?.parts.some((weight) => others.some(({ from }) => weight.from > from)),
    );
    // «45 cabezas, 25 machos de 200 kg y 20 hembras»: both are of the lot.
    const all = others.reduce((sum, one) => sum + one.heads, heads);
    if (known === undefined || [heads, all].includes(Number(known))) return false;
    return others.length > 0 ? isWeighed && isWeighedAfter(ad, noun) : isAdded || isOtherSex;
  }
  const named = sensesAt(ad, noun)?.senses.flatMap(({ stock: codes, concept }) => (codes ? [concept] : [])) ?? [];
  const [first] = stock.nouns;
  const isNew = named.length > 0 && !named.some((concept) => stock.concepts.has(concept));
  return isNew && isAdded && known === undefined && first !== undefined && /s$/i.test(written(ad, first));
}

/** Whether «y» stands right before a number. */
const isAndBefore = (ad: Ad, at: number): boolean =>
  ad.words[at - 1] === '+' || MEASURES.and.match(ad.tokens, at - 1) !== null;

/** So many words stand between a group and what it weighs. */
const WEIGHT_WORDS_MAX = 3;

const isWeighedAfter = (ad: Ad, noun: number): boolean =>
  Array.from({ length: WEIGHT_WORDS_MAX }, (_, nth) => noun + 1 + nth).some(
    (at) =>
      ad.clauses[at] === ad.clauses[noun] && numberAt(ad, at) !== null && quantityOf(ad, at)?.unit.of === 'weight',
  );

/** Reads how many animals there are; another number of other animals begins another lot. */
function readHeads(ad: Ad, stock: Stock, quantity: Quantity, at: number): number {
  const { low, high, unit, compare, scale, from, to } = quantity;
  const part = upTo(at, to);
  const heads = Number(valueOf(low)) * (scale?.by ?? 1);
  if (high !== undefined || !(heads >= 1 && heads < HEADS_MAX) || !Number.isInteger(heads)) return part.length;
  const value = String(heads);
  if (compare === 'min' || compare === 'max') return part.length;
  const noun = unit.of === 'bare' ? countedAt(ad, to) : 0;
  if (noun > 0 && (isOfNounBefore(ad, stock, at) || isFigureOf(ad, stock, noun, heads))) return part.length;
  const codes = noun ? nounAt(ad, nounBehind(ad, noun)) : [];
  const isOther = codes.length > 0 && stock.codes.length > 0 && !codes.some((code) => stock.codes.includes(code));
  const sex = noun ? sensesAt(ad, noun)?.senses.find((sense) => sense.sex)?.sex : undefined;
  if (sex) stock.sexes.push({ sex, heads, ...upTo(at, noun + 1) });
  const known = ad.facts.get('headCount')?.value;
  if (isOther && match(ad, AROUND.sireLinks, from)) return part.length;
  if (isFurther(ad, stock, { at, noun, sex, heads })) return breakAt(ad, stock, at, part.length);
  if (isOther || (known !== undefined && known !== value && codes.length > 0))
    return breakAt(ad, stock, at, part.length);
  if (sex && known !== undefined && known !== value) return part.length;
  return take(ad, 'headCount', value, part);
}

const HEAVIEST_KG = 2000;

/** More words stand before no number. */
const WORDS_BEFORE_MAX = 8;
/** More tokens than this no quantity has. */
const QUANTITY_MAX = 24;

/** Words of goats, beside which so many bucks are no dollars. */
const GOATS = /^(?:goats?|does?|doelings?|bucklings?|nanny|nannies|kids?)$/;
const BUCKS_MAX = 20;

/** A number with its unit, within one part of a sentence; «300 kg vivos» is a weight, though «3,10 kg vivo» a price. */
function findQuantity({ tokens, words, clauses, locale }: Ad, at: number): Quantity | null {
  // «M.N.» stands after an amount: “MN1” is a status.
  if (words[at] === 'mn') return null;
  const near: (typeof tokens)[number][] = [];
  for (let next = at; next < at + QUANTITY_MAX && clauses[next] === clauses[at]; next += 1) {
    const token = tokens[next];
    // “2 bucks” beside does are goats.
    const isGoats =
      token?.text === 'bucks' && Number(words[next - 1]) <= BUCKS_MAX && words.some((word) => GOATS.test(word));
    if (isGoats) break;
    if (token) near.push(token);
  }
  const number = near.findIndex(({ kind }) => kind === 'number');
  const isWritten = number < 0 || number >= WORDS_BEFORE_MAX;
  if (isWritten && !/^(?:mil|un|media)$/.test(words[at] ?? '')) {
    // Written in words: nothing stands before it.
    const quantity = quantityAt(near, 0, locale);
    return quantity && { ...quantity, from: at, to: at + quantity.to };
  }
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
  const quantity = isCode(ad, at) ? null : findQuantity(ad, at);
  ad.quantities.set(at, quantity);
  return quantity;
}

const KG_PER_ARROBA = 30;

/** Where an arroba is one of carcass. */
const isBrazilian = ({ country, locale }: Ad): boolean => country === 'BR' || (locale === 'pt' && country !== 'PT');

function takeWeight(ad: Ad, { low, high }: Quantity, factor: number, part: Part): number {
  const kilograms = (number: string) => plainNumber(valueOf(number) * factor);
  const weights = high === undefined ? { weight: low } : { weightMin: low, weightMax: high };
  for (const [field, number] of Object.entries(weights) as [AdField, string][]) {
    // Elsewhere it is of 11 to 15 kg alive: nobody can tell.
    if (factor === KG_PER_ARROBA && !isBrazilian(ad)) leaveUnread(ad, part);
    else if (factor === KG_PER_ARROBA) deduce(ad, field, kilograms(number), 'arrobas', [part]);
    else take(ad, field, kilograms(number), part);
  }
  return part.length;
}

function readWeight(ad: Ad, quantity: Quantity, at: number): number {
  if (quantity.unit.of !== 'weight') return 0;
  const { low, compare, unit, to: end } = quantity;
  if (match(ad, AROUND.daily, end)) return end - at;
  const kilograms = valueOf(low) * unit.factor;
  const to = after(ad, end, AROUND.weightAfter);
  if (!(kilograms >= 1 && kilograms < HEAVIEST_KG)) return to - at;
  const limit = compare === 'min' ? 'weightMin' : compare === 'max' ? 'weightMax' : null;
  if (limit && unit.factor !== KG_PER_ARROBA && quantity.high === undefined)
    return take(ad, flipped(ad, limit, at), plainNumber(kilograms), upTo(at, to));
  const isGain = match(ad, AROUND.gains, at - 1);
  // “6 wt” are from 600 to 699 lb.
  if (unit.isHundreds && quantity.high === undefined) {
    take(ad, 'weightMin', plainNumber(kilograms), upTo(at, end));
    return take(ad, 'weightMax', plainNumber(kilograms + 99 * KG_PER_POUND), upTo(at, end));
  }
  return isGain ? to - at : takeWeight(ad, quantity, unit.factor, upTo(at, to));
}

/** Reads «wt 640» and «son 35»: a number whose word stands before it. */
export function readNamed(ad: Ad, stock: Stock, at: number): number {
  const weight = match(ad, AROUND.weightBefore, at);
  const heads = match(ad, AROUND.headsBefore, at);
  const from = at + (weight ?? heads ?? { length: 0 }).length;
  const start = isAt(ad, from, 'de', 'of', ':', 'a', 'aprox') ? from + 1 : from;
  const quantity = numberAt(ad, start) === null ? null : quantityOf(ad, start);
  const isColon = ad.clauses[at] !== ad.clauses[start] && /^\s*:\s*$/.test(gapBefore(ad, start));
  if (from === at || !quantity || (ad.clauses[at] !== ad.clauses[start] && !isColon)) return 0;
  if (weight && quantity.unit.of === 'weight') return readWeight(ad, quantity, at);
  if (quantity.unit.of !== 'bare' || quantity.scale) return 0;
  if (weight) {
    if (valueOf(quantity.low) < KG_USD) return 0;
    if (!ad.facts.has('weight')) ad.isUnitless = true;
    return takeWeight(ad, quantity, 1, upTo(at, quantity.to));
  }
  // «Son 5 negras» of 40, and “2x 5in1”, count no lot.
  const known = ad.facts.get('headCount')?.value ?? quantity.low;
  const isOpen = stock.codes.length > 0 && known === quantity.low;
  return isOpen && countedAt(ad, quantity.to) === 0 && !isAt(ad, quantity.to, 'in', 'en', 'em')
    ? readHeads(ad, stock, quantity, at)
    : 0;
}

/** «2 cargas», “one truckload”: how many tokens count loads, which are no heads; 0 if none do. */
export function loadsAt(ad: Ad, at: number): number {
  const isNumber =
    ad.tokens[at]?.kind === 'number' ||
    NUMBER_WORDS[ad.locale].has(ad.words[at] ?? '') ||
    isAt(ad, at, 'media', 'meia', 'half');
  const load = isNumber && ad.clauses[at + 1] === ad.clauses[at] ? match(ad, AROUND.loads, at + 1) : null;
  return load ? 1 + load.length : 0;
}

/** Reads «compra mínima 10 cabezas», and a minimum that says not of what: «mínimo 10». */
export function readMinimum(ad: Ad, at: number): number {
  const least = match(ad, AROUND.least, at);
  const loads = least ? loadsAt(ad, at + least.length) : 0;
  if (least && loads > 0) return leaveUnread(ad, upTo(at, at + least.length + loads));
  const quantity = least && quantityOf(ad, at + least.length);
  if (!quantity || quantity.scale || quantity.high !== undefined) return 0;
  const { unit, low, to } = quantity;
  const heads = valueOf(low);
  if (!Number.isInteger(heads) || isAt(ad, to, '%')) return 0;
  const end = unit.of === 'bare' ? after(ad, to, AROUND.headsAfter) : to;
  if (unit.of === 'heads' || end > to || (unit.of === 'bare' && countedAt(ad, to) > 0))
    return readLeast(ad, heads, upTo(at, end));
  const most = Number(ad.facts.get('headCount')?.value ?? NaN);
  if (unit.of !== 'bare' || heads >= most || ad.facts.has('minHeads')) return 0;
  deduce(ad, 'minHeads', low, 'minimum', [upTo(at, to)]);
  return to - at;
}

function readLeast(ad: Ad, heads: number, part: Part): number {
  take(ad, 'sellMode', 'any_number', part);
  return take(ad, 'minHeads', String(heads), part);
}

/** So many words of a breed stand between animals and their number: «chivas Anglo Nubian 6». */
const BREED_WORDS_MAX = 4;

/** Whether nothing but a breed stands between animals and a number. */
function isAfterAnimals(ad: Ad, at: number): boolean {
  for (let back = at - 1; back >= at - BREED_WORDS_MAX && ad.clauses[back] === ad.clauses[at]; back -= 1) {
    if (nounAt(ad, back).length > 0) return true;
    const isBreed = [0, 1, 2].some((more) => {
      const found = sensesAt(ad, back - more);
      return found !== null && found.length > more && found.senses.some(({ breed }) => breed);
    });
    if (!isBreed) return false;
  }
  return false;
}

/** «Novillos 40,»: a lone number right after the animals is likely how many they are. */
function readLone(ad: Ad, { low, high, scale, compare, from, to }: Quantity, at: number): number {
  const isEnd = ad.clauses[to] !== ad.clauses[at];
  const isAfter = isAfterAnimals(ad, at);
  const isPlain = high === undefined && !scale && !compare && from === at && /^\d{1,4}$/.test(low);
  if (!isEnd || !isAfter || !isPlain || ad.facts.has('headCount') || Number(low) < 1) return 0;
  deduce(ad, 'headCount', low, 'oneOf', [upTo(at, to)]);
  return to - at;
}

/** «Zafra 2024», “born 2023” count nothing. */
const isYear = (ad: Ad, at: number, low: string) => /^(?:19|20)\d\d$/.test(low) && match(ad, AROUND.years, at - 1);

/** Reads a number with its unit, except prices. */
export function readQuantity(ad: Ad, stock: Stock, at: number): number {
  const quantity = quantityOf(ad, at);
  if (!quantity || ad.clauses[at] !== ad.clauses[quantity.to - 1]) return 0;
  const { unit, low, high, to } = quantity;
  const part = upTo(at, to);
  // «5/8 recién parida».
  if (unit.of === 'bare' && isAt(ad, at - 1, '/') && numberAt(ad, at - 2) !== null) return 0;
  // “25k each” is money.
  const isMoney = ad.locale === 'en' && isAt(ad, to - 1, 'k') && isAt(ad, to, 'each', 'ea', 'apiece');
  if (unit.of === 'weight' && isMoney) return leaveUnread(ad, upTo(at, to + 1));
  if (unit.of === 'heads') return readHeads(ad, stock, quantity, at);
  if (unit.of === 'bare' && match(ad, AROUND.headsAfter, to))
    return readHeads(ad, stock, { ...quantity, to: after(ad, to, AROUND.headsAfter), unit: { of: 'heads' } }, at);
  if (unit.of === 'bare' && !isYear(ad, at, low) && countedAt(ad, to)) return readHeads(ad, stock, quantity, at);
  if (unit.of === 'weight' && isOfYoung(ad, stock, to)) return leaveUnread(ad, part);
  if (unit.of === 'weight') return readWeight(ad, quantity, at);
  if (unit.of === 'age') return readAge(ad, stock, quantity, at);
  if (unit.of === 'bare' && isAt(ad, to, 'weight', 'wt') && valueOf(low) >= KG_USD && ad.locale === 'en') {
    ad.isUnitless ||= !ad.facts.has('weight');
    return takeWeight(ad, { ...quantity, unit: { of: 'weight', factor: 1 } }, 1, upTo(at, to + 1));
  }
  if (unit.of === 'bare') return readLone(ad, quantity, at);
  if (unit.of === 'teeth') {
    const named = TEETH.filter((count) => count >= valueOf(low) && count <= valueOf(high ?? low));
    const [first] = named;
    const some = ofSome(ad, part);
    if (some) return leaveUnread(ad, some) && part.length;
    return first === undefined ? 0 : takeTeeth(ad, first, named.at(-1) ?? first, part);
  }
  return 0;
}

/** Asks for the mean of a range, which that doesn't say. */
export function askMeans(ad: Ad): void {
  const isKnown = (field: AdField) => ad.facts.has(field) || ad.deduced.some((one) => one.field === field);
  for (const field of ['weight', 'age'] as const)
    if ((isKnown(`${field}Min`) || isKnown(`${field}Max`)) && !isKnown(field)) ask(ad, field);
}

/** «Wt 640» is in the unit of the place: pounds in the United States; where that isn't known, nobody can tell. */
export function settleUnit(ad: Ad, country: string | null): void {
  if (!ad.isUnitless) return;
  for (const field of ['weight', 'weightMin', 'weightMax'] as const) {
    const fact = ad.facts.get(field);
    if (!fact || (country !== null && country !== 'US')) continue;
    const pounds = plainNumber(Number(fact.value) * KG_PER_POUND);
    if (country === 'US') ad.facts.set(field, { ...fact, value: pounds });
    else {
      ad.facts.delete(field);
      ask(ad, 'weight', ...fact.parts);
    }
  }
}
