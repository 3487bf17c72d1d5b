import { TEETH } from '@/lib/livestock/facts/limits';
import { CLASSES } from '@/lib/livestock/stock/classes';
import { MEASURES, NUMBER_WORDS } from '@/lib/language/lexicon/lexicon';
import { valueOf, type Quantity } from '@/lib/language/quantities/quantity';
import { OTHER_BREEDS } from '@/lib/language/lexicon/other-breeds';
import { mayWeigh } from '@/lib/language/quantities/likely-weights';
import { KG_USD } from '@/lib/language/quantities/units';
import { writtenNumberAt } from '@/lib/language/quantities/written-numbers';
import {
  ask,
  deduce,
  gapBefore,
  inSameClause,
  isNegation,
  leaveUnread,
  markUsed,
  match,
  take,
  upTo,
  type Ad,
  type Part,
} from '../ad-text';
import { AROUND } from '../ad-words';
import { clauseEnd, clauseStart, tokensOf } from '../doubts/clauses';
import { ofSome } from '../doubts/some';
import type { AdField } from '../dto';
import { isOfYoung } from './young';
import { nounAt, sensesAt } from '../senses';
import { isOfOther, isOfParent } from '../doubts/elsewhere';
import { takeTeeth, type Stock } from '../stock';
import { after, isAt, numberAt } from '../terms';
import { readAge } from './ages';
import { countedAt, readHeads } from './heads';
import { quantityOf } from './quantity-of';
import { readWeight, takeUnitless } from './weights';

const GROUP = /^(?:lote|tropa|punta|partida|majada|mob|lot)$/;

/** «Elegidos de una tropa de 300», “out of a mob of 200”: how many they come from. */
const isOfGroup = (ad: Ad, at: number): boolean => {
  const before = isAt(ad, at - 1, 'un', 'una', 'um', 'uma', 'a', 'la', 'el', 'the') ? at - 2 : at - 1;
  return (
    GROUP.test(ad.words[at] ?? '') && isAt(ad, before, 'de', 'from', 'of', 'entre', 'en', 'em', 'in', 'num', 'numa')
  );
};

/** «Son veinte, en Tala», “there are twenty of them”: how many there are, where nothing follows that else is counted. */
function readStatedCount(ad: Ad, stock: Stock, at: number): number {
  const link = at + (match(ad, AROUND.thereAre, at)?.length ?? NaN);
  const from = isAt(ad, link, 'about', 'only', 'just', 'unos', 'unas', 'solo', 'uns', 'umas', 'so') ? link + 1 : link;
  const written = writtenNumberAt(ad.tokens.slice(0, clauseEnd(ad, from)), from, ad.locale);
  const low = numberAt(ad, from) ?? written?.text;
  if (low === undefined || stock.codes.length === 0 || isCounted(ad)) return 0;
  const to = after(ad, from + (written?.length ?? 1), AROUND.ofThem);
  const isFirst = !inSameClause(ad, at - 1, at) || nounAt(ad, at - 1).length > 0;
  // «Son dos, tres y cuatro dientes».
  const next = quantityOf(ad, to);
  const isList = next?.high !== undefined && valueOf(low) < valueOf(next.low);
  if (!isFirst || isList || !inSameClause(ad, from, at) || inSameClause(ad, to, at)) return 0;
  return readHeads(ad, stock, { low, unit: { of: 'heads' }, from: at, to }, at);
}

/** Reads «wt 640» and «son 35»: a number whose word stands before it. */
export function readNamed(ad: Ad, stock: Stock, at: number): number {
  const stated = readStatedCount(ad, stock, at);
  if (stated > 0) return stated;
  const weight = match(ad, AROUND.weightBefore, at);
  const heads = match(ad, AROUND.headsBefore, at);
  const named = weight ?? heads;
  if (!named || isOfGroup(ad, at)) return 0;
  const from = at + named.length;
  const start = isAt(ad, from, 'de', 'of', ':', 'a', 'aprox') ? from + 1 : from;
  const quantity = numberAt(ad, start) === null ? null : quantityOf(ad, start);
  const isColon = !inSameClause(ad, at, start) && /^\s*:\s*$/.test(gapBefore(ad, start));
  if (!quantity || (!inSameClause(ad, at, start) && !isColon)) return 0;
  // “Herd test avg 24 L”.
  if (after(ad, quantity.to, AROUND.litres) > quantity.to) return 0;
  if (weight && quantity.unit.of === 'weight') return readWeight(ad, quantity, at);
  if (quantity.unit.of !== 'bare' || quantity.scale) return 0;
  if (weight) {
    if (valueOf(quantity.low) < KG_USD) return 0;
    return takeUnitless(ad, quantity, upTo(at, quantity.to));
  }
  // «Son 5 negras» of 40, and “2x 5in1”, count no lot.
  const known = ad.facts.get('headCount')?.value ?? quantity.low;
  // «Raspaje negativo x2»: twice.
  const isOfAnimals = ad.words[at] !== 'x' || isAfterAnimals(ad, at);
  const isOpen = stock.codes.length > 0 && known === quantity.low && isOfAnimals;
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
  const load = isNumber && inSameClause(ad, at + 1, at) ? match(ad, AROUND.loads, at + 1) : null;
  return load ? 1 + load.length : 0;
}

/** Reads «compra mínima 10 cabezas», and a minimum that says not of what: «mínimo 10». */
export function readMinimum(ad: Ad, at: number): number {
  const least = match(ad, AROUND.least, at);
  const loads = least ? loadsAt(ad, at + least.length) : 0;
  if (least && loads > 0) return leaveUnread(ad, upTo(at, at + least.length + loads));
  const quantity = least && quantityOf(ad, at + least.length);
  if (!quantity) return 0;
  // «A domicilio desde 200 aves»: how many are brought.
  const isOfDelivery = tokensOf(clauseStart(ad, at), at).some((one) => match(ad, AROUND.bringing, one) !== null);
  if (isOfDelivery) return leaveUnread(ad, upTo(at, quantity.to));
  if (quantity.scale || quantity.high !== undefined) return 0;
  const { unit, low, to } = quantity;
  // «Encarneradas desde 15/3»: a day.
  if (isAt(ad, to, '/') && numberAt(ad, to + 1) !== null) return leaveUnread(ad, upTo(at, to + 2));
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

/** So many words stand between a sale that is denied and the fewest that are sold: «no se parte en lotes menores a 10». */
const DENIED_WORDS_MAX = 8;

/** More are hardly the fewest that somebody sells, where nobody says how many there are: «no vendo por menos de 1200». */
const FEWEST_MAX = 500;

/** Reads «no se divide por menos de 20», “wont split less than 10”: likely sold in any number from so many on. */
export function readDeniedFewer(ad: Ad, at: number): number {
  if (!isNegation(ad, at) && (match(ad, AROUND.dividing, at)?.length ?? 0) < 2) return 0;
  const fewer = tokensOf(at, at + DENIED_WORDS_MAX).find((one) => match(ad, AROUND.fewer, one) !== null);
  if (fewer === undefined || !inSameClause(ad, fewer, at)) return 0;
  const isSale = tokensOf(at, fewer).some((one) => match(ad, AROUND.dividing, one) !== null);
  const isPlain = tokensOf(at, fewer).every((one) => ad.tokens[one]?.kind === 'word' && nounAt(ad, one).length === 0);
  const number = fewer + (match(ad, AROUND.fewer, fewer)?.length ?? 0);
  const quantity = isSale && isPlain && numberAt(ad, number) !== null ? quantityOf(ad, number) : null;
  if (!quantity || !/^(?:bare|heads)$/.test(quantity.unit.of) || quantity.scale || quantity.high !== undefined)
    return 0;
  const most = Number(ad.facts.get('headCount')?.value ?? FEWEST_MAX);
  if (valueOf(quantity.low) >= most) return 0;
  const part = upTo(at, quantity.to);
  deduce(ad, 'sellMode', 'any_number', 'minimum', [part]);
  deduce(ad, 'minHeads', quantity.low, 'minimum', [part]);
  return markUsed(ad, part);
}

function readLeast(ad: Ad, heads: number, part: Part): number {
  take(ad, 'sellMode', 'any_number', part);
  return take(ad, 'minHeads', String(heads), part);
}

/** A number so many times as great as that of the counted animals is what they cost. */
const IN_ALL_TIMES = 10;

/** «35 no total», “7 total”: how many there are, and no price of all. Beside another count it is nobody's. */
export function readInAll(ad: Ad, stock: Stock, at: number): number {
  const found =
    /^\d{1,3}$/.test(ad.words[at] ?? '') && inSameClause(ad, at + 1, at) ? match(ad, AROUND.inAll, at + 1) : null;
  const before = at > 0 && inSameClause(ad, at - 1, at) ? at - 1 : NaN;
  if (!found || MEASURES.currency.match(ad.tokens, before) || numberAt(ad, before) !== null) return 0;
  const [heads, part] = [Number(ad.words[at]), upTo(at, at + 1 + found.length)];
  const likely = ad.deduced.find(({ field }) => field === 'headCount')?.value;
  const known = Number(ad.facts.get('headCount')?.value ?? likely ?? NaN);
  if (heads < 1 || heads > IN_ALL_TIMES * known) return 0;
  const isOnly = stock.codes.length > 0 && stock.lots === 1 && (Number.isNaN(known) || (!likely && known === heads));
  return isOnly ? take(ad, 'headCount', String(heads), part) : leaveUnread(ad, part) && markUsed(ad, part);
}

/** So many words of a breed or a state stand between animals and their number: «chivas Anglo Nubian 6», «para entorar 38». */
const BREED_WORDS_MAX = 4;

/** Whether nothing but a breed, a state, teeth or an age stands between animals and a number. */
function isAfterAnimals(ad: Ad, at: number, clause = at): boolean {
  for (let back = at - 1; back >= at - BREED_WORDS_MAX && inSameClause(ad, back, clause); back -= 1) {
    if (nounAt(ad, back).length > 0) return true;
    if (MEASURES.and.match(ad.tokens, back)) continue;
    // «Borregas Corriedale 2 dientes 60».
    const figure = ad.tokens[back - 1]?.kind === 'number' ? quantityOf(ad, back - 1) : null;
    if (figure?.to === back + 1 && /^(?:teeth|age)$/.test(figure.unit.of)) {
      back -= 1;
      continue;
    }
    const isOfThem = [0, 1, 2].some((more) => {
      const found = sensesAt(ad, back - more);
      const isSaid = found !== null && found.length > more && found.senses.some(({ breed, state }) => breed ?? state);
      return isSaid || (match(ad, OTHER_BREEDS, back - more)?.length ?? 0) > more;
    });
    if (!isOfThem) return false;
  }
  return false;
}

/** Whether the animals at a token were named by the same word before. */
export function isNamedAgain(ad: Ad, nouns: readonly Part[], at: number): boolean {
  const concepts = sensesAt(ad, at)?.senses.flatMap(({ stock, concept }) => (stock ? [concept] : [])) ?? [];
  return nouns.some(
    ({ from }) => from < at && sensesAt(ad, from)?.senses.some(({ concept }) => concepts.includes(concept)),
  );
}

/** Whether the animals right before a number were named before. */
function isNamedBefore(ad: Ad, { nouns }: Stock, at: number): boolean {
  const last = nouns.at(-1);
  return last?.from !== undefined && last.from + last.length === at && isNamedAgain(ad, nouns, last.from);
}

/** Whether it is said how many animals there are, or likely. */
const isCounted = (ad: Ad): boolean =>
  ad.facts.has('headCount') || ad.deduced.some(({ field }) => field === 'headCount');

/** So many words of an advertisement stand at most before a number that counts its animals in words. */
const WRITTEN_MAX = 8;

/** No count is put right by one that is so many times as large, or as small. */
const CORRECTION_TIMES = 2;

/** «85 borregas … Corrección: son 83»: a number that takes the place of how many animals were said before. */
export function readCorrected(ad: Ad, from: number): number {
  const said = match(ad, AROUND.corrections, from);
  const known = Number(ad.facts.get('headCount')?.value ?? NaN);
  if (!said || Number.isNaN(known)) return 0;
  let at = from + said.length;
  for (let link; (link = match(ad, AROUND.correctionLinks, at));) at += link.length;
  const value = Number(ad.words[at]);
  const isNear = value < known * CORRECTION_TIMES && known < value * CORRECTION_TIMES;
  const isEnd = at + 1 === ad.tokens.length || /[.,;!?)\n]/.test(gapBefore(ad, at + 1));
  const isOfHeads = countedAt(ad, at + 1) > 0 || match(ad, AROUND.headsAfter, at + 1) !== null;
  if (ad.tokens[at]?.kind !== 'number' || !isNear || !(isEnd || isOfHeads)) return 0;
  ad.facts.get('headCount')?.parts.forEach((part) => leaveUnread(ad, part));
  ad.facts.delete('headCount');
  return take(ad, 'headCount', String(value), upTo(from, at + 1));
}

/**
 * «Novillitos. Ciento veinte.», «novillos, 35, 400 kilos»: a number between points or commas, right behind the animals, is
 * likely how many; in figures, it is the first one and what they weigh follows it.
 */
export function readWritten(ad: Ad, stock: Stock, at: number): number {
  const gap = (one: number) => one === ad.tokens.length || /[.,;\n]/.test(gapBefore(ad, one));
  const isShort = at <= WRITTEN_MAX && /^\d{1,4}$/.test(ad.words[at] ?? '');
  const isFirstOne = isShort && !tokensOf(0, at).some((one) => numberAt(ad, one));
  const isFigure = isFirstOne && quantityOf(ad, at + 1)?.unit.of === 'weight';
  const figure = isFigure ? { text: ad.words[at] ?? '', length: 1 } : null;
  const written = !gap(at) ? null : ad.tokens[at]?.kind === 'word' ? writtenNumberAt(ad.tokens, at, ad.locale) : figure;
  const to = at + (written?.length ?? 0);
  const isFirst = stock.nouns.length === 1 && (stock.nouns[0]?.from ?? at) < at && at <= WRITTEN_MAX;
  if (!written || Number(written.text) < 2 || !gap(to) || !isFirst || isCounted(ad)) return 0;
  deduce(ad, 'headCount', written.text, 'oneOf', [upTo(at, to)]);
  return markUsed(ad, upTo(at, to));
}

/** «Novillos 40,»: a lone number right after the animals is likely how many they are. */
function readLone(ad: Ad, stock: Stock, { low, high, scale, compare, from, to }: Quantity, at: number): number {
  // «Novillos 40 de 380 kg», “steers 40 x 380kg”: what they weigh follows.
  const figure = isAt(ad, to, 'de', 'x', 'of') ? quantityOf(ad, to + 1)?.unit.of : undefined;
  // “20 x 18-24 months”.
  const isBeforeFigure = isAt(ad, to, 'x') && (figure === 'weight' || figure === 'age');
  const isWeighed = figure === 'weight' || isBeforeFigure;
  // «Vaquillonas 30, 20 preñadas»: the next is of how many of them.
  const isOfSome = sensesAt(ad, to + 1)?.senses.every(({ state }) => state) ?? false;
  const isBeforeComma = gapBefore(ad, to).trim() === ',' && (isOfSome || quantityOf(ad, to)?.unit.of !== 'bare');
  // «20 a u$s 900 c/u», “25 at $5 each”.
  const isPriced = isAt(ad, to, 'a', 'at', '@') && quantityOf(ad, to + 1)?.unit.of === 'price';
  // «Terneiras Hereford e Braford, 35, desmamadas»: between commas, and no weight of theirs.
  const isBetween = [at, to].every((one) => gapBefore(ad, one).trim() === ',') && ad.tokens[to]?.kind !== 'number';
  const isNoWeight = !stock.codes.some((code) => mayWeigh(code, valueOf(low)));
  const isEnd = !inSameClause(ad, to, at) || isWeighed || isBeforeComma || isPriced;
  const isAfter =
    isAfterAnimals(ad, at) ||
    (isBetween && isNoWeight && isAfterAnimals(ad, at, at - 1)) ||
    ((isPriced || isBeforeFigure) && stock.codes.length > 0 && (!inSameClause(ad, at - 1, at) || ad.used.has(at - 1)));
  // «Una vaquillona … la vaquillona 1250»: named again, animals are not counted.
  // So is «o bode 200»: one is not counted.
  const isOne = /^(?:el|la|o|a|the)$/.test(ad.words[at - 2] ?? '') && nounAt(ad, at - 1).length > 0;
  const isAgain = isOne || isNamedBefore(ad, stock, at);
  const isPlain = high === undefined && !scale && !compare && from === at && /^\d{1,4}$/.test(low);
  if (!isEnd || !isAfter || isAgain || !isPlain || isCounted(ad) || Number(low) < 1) return 0;
  deduce(ad, 'headCount', low, 'oneOf', [upTo(at, to)]);
  return to - at;
}

/** Where “22 no, 450 kg”, “55 of,”, “9 of them,” end: how many they are, where nothing follows it; null if it isn't said. */
function endOfNumbered(ad: Ad, to: number): number | null {
  const end = isAt(ad, to, 'no', 'nos', 'of') && !isAt(ad, to + 1, 'them') ? to + 1 : after(ad, to, AROUND.ofThem);
  return ad.locale === 'en' && end > to && inSameClause(ad, to - 1, end - 1) && !inSameClause(ad, end, to) ? end : null;
}

/** «Zafra 2024», “born 2023” count nothing. */
const isYear = (ad: Ad, at: number, low: string) => /^(?:19|20)\d\d$/.test(low) && match(ad, AROUND.years, at - 1);

const MONTHS_PER_YEAR = 12;
/** More years than this no animal that is sold is old. */
const OLD_YEARS = 30;

/** “No older than 4”: years, of animals that are a year old at least. */
const isOlder = (ad: Ad, { codes }: Stock, { low, high, to }: Quantity, at: number): boolean =>
  high === undefined &&
  valueOf(low) <= OLD_YEARS &&
  ad.words.slice(at, to).some((word) => /^(?:older|younger)$/.test(word)) &&
  codes.length > 0 &&
  codes.every((code) => CLASSES[code].months[0] >= MONTHS_PER_YEAR);

/** Reads a number with its unit, except prices. */
export function readQuantity(ad: Ad, stock: Stock, at: number): number {
  const quantity = quantityOf(ad, at);
  if (!quantity || !inSameClause(ad, at, quantity.to - 1)) return 0;
  const { unit, low, high, to } = quantity;
  const part = upTo(at, to);
  // «5/8 recién parida».
  if (unit.of === 'bare' && isAt(ad, at - 1, '/') && numberAt(ad, at - 2) !== null) return 0;
  // “25k each” is money.
  const isMoney = ad.locale === 'en' && isAt(ad, to - 1, 'k') && isAt(ad, to, 'each', 'ea', 'apiece');
  // “Sire brought 22k”: no bull weighs so little.
  const isLight = !stock.codes.some((code) => mayWeigh(code, valueOf(low) * (unit.of === 'weight' ? unit.factor : 1)));
  if (unit.of === 'weight' && isAt(ad, to - 1, 'k') && stock.codes.length > 0 && isLight) return leaveUnread(ad, part);
  if (unit.of === 'weight' && (isOfOther(ad, stock, at) || isOfParent(ad, stock, at))) return leaveUnread(ad, part);
  if (unit.of === 'weight' && isMoney) return leaveUnread(ad, upTo(at, to + 1));
  // «Uno de 650 y otro de 720 kg»: neither is the weight of both.
  const one = isAt(ad, at - 1, 'de', 'is', 'pesa') ? at - 2 : at - 1;
  if (unit.of === 'weight' && isAt(ad, one, 'otro', 'otra', 'outro', 'outra', 'other')) return leaveUnread(ad, part);
  if (unit.of === 'heads') return readHeads(ad, stock, quantity, at);
  if (unit.of === 'bare' && match(ad, AROUND.headsAfter, to))
    return readHeads(ad, stock, { ...quantity, to: after(ad, to, AROUND.headsAfter), unit: { of: 'heads' } }, at);
  const numbered = unit.of === 'bare' ? endOfNumbered(ad, to) : null;
  if (numbered !== null) return readHeads(ad, stock, { ...quantity, to: numbered, unit: { of: 'heads' } }, at);
  if (unit.of === 'bare' && !isYear(ad, at, low) && countedAt(ad, to)) return readHeads(ad, stock, quantity, at);
  if (unit.of === 'weight' && isOfYoung(ad, stock, to)) return leaveUnread(ad, part);
  if (unit.of === 'weight') return readWeight(ad, quantity, at);
  if (unit.of === 'age') return readAge(ad, stock, quantity, at);
  // “Calving Feb 20⏎Wt about 1,050 lbs”: at the head of a line it names what follows.
  const isWeight = isAt(ad, to, 'weight', 'wt') && !gapBefore(ad, to).includes('\n');
  if (unit.of === 'bare' && isWeight && valueOf(low) >= KG_USD && ad.locale === 'en') {
    return takeUnitless(ad, quantity, upTo(at, to + 1));
  }
  if (unit.of === 'bare' && isOlder(ad, stock, quantity, at))
    return readAge(ad, stock, { ...quantity, unit: { of: 'age', factor: MONTHS_PER_YEAR } }, at);
  if (unit.of === 'bare') return readLone(ad, stock, quantity, at);
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
