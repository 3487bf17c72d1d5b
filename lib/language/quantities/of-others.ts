import type { Locale } from '@/lib/core/i18n/locales';
import { LITTLE, VOCABULARY, phrasesOf } from '@/lib/language/lexicon/lexicon';
import { isBeside, type Token } from '@/lib/language/lexicon/tokens';
import { WITH, isFigureOfYoung, isForOthers, isOrAt, isSireNoun, PAIRS } from '@/lib/language/lexicon/senses-at';
import measureWords from '@/lib/language/lexicon/words/measures.json';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung } from '@/lib/livestock/stock/roles';
import { MEASURED } from './bounds';
import { valueOf, type Quantity, PREGNANCY_MONTHS } from './quantity';
import { PRICES, type Filters } from './quantity-filters';

/** Before and after a weight of milk, and after what a thing holds. */
const GIVING = phrasesOf({ yes: measureWords.giving });
const GIVEN = phrasesOf({ yes: measureWords.given });
const HOLDING = phrasesOf({ yes: measureWords.holding });
/** After an amount for land or feed: “30 dollars an acre”. */
const PER_OTHER = phrasesOf({ yes: measureWords.perOther });
/** Before all that somebody can spend, in so many words at most, and behind it. */
const BUDGET = phrasesOf({ all: measureWords.budget, amount: measureWords.spending });
const BUDGET_WORDS = [0, 1, 2, 3];
const SPENT = phrasesOf({ all: measureWords.spent });
/** No animal gives more a day: “1200 lb milk cows” weigh so much. */
const MILK_KG_MAX = 80;

interface Either {
  tokens: readonly Token[];
  quantities: readonly Quantity[];
  context: { locale: Locale };
}

/** «25 kg de leche», “making 70 lb a day”, “300 kg capacity”: whether a weight is of what animals give, or a thing holds. */
function isGivenOrHeld(tokens: readonly Token[], { unit, low, from, to }: Quantity): boolean {
  if (unit.of !== 'weight') return false;
  const isMilk = GIVING.match(tokens, from - 1) ?? GIVEN.match(tokens, to);
  return HOLDING.match(tokens, to) !== null || (isMilk !== null && valueOf(low) * unit.factor <= MILK_KG_MAX);
}

/** «Hasta 1800 por cabeza o 12 el kilo»: whether of two prices either will do, which no search can ask for. */
const isOneOfPrices = (reading: Either, asked: Quantity): boolean => {
  const isBefore = (one: Quantity, other: Quantity) => one.to === other.from - 1 && isOrAt(reading, one.to);
  const basisOf = ({ unit }: Quantity) => (unit.of === 'price' ? unit.basis : unit.of === 'bare' ? undefined : null);
  const basis = basisOf(asked);
  return reading.quantities.some((other) => {
    const isOther = basis !== null && basisOf(other) !== null && basisOf(other) !== basis;
    return isOther && (isBefore(asked, other) || isBefore(other, asked));
  });
};

/** «Presupuesto 20.000 dólares», “$20,000 to spend”: all that somebody has, unless they say that it is for each. */
function isBudget(tokens: readonly Token[], { unit, from, to }: Quantity): boolean {
  const before = BUDGET_WORDS.map((words) => ({ words, found: BUDGET.match(tokens, from - words) }));
  const said = before.find(({ words, found }) => found && found.length >= words)?.found ?? SPENT.match(tokens, to);
  if (unit.of === 'price') return said !== null && unit.basis === undefined;
  return said?.meaning === 'all' && unit.of === 'bare';
}

/** “WW 80+”, “BW 2.1”: what a bull's calves are expected to weigh. */
const EXPECTED = /^(?:ww|yw|bw|ced|ce|epds?)$/;
const isExpected = (tokens: readonly Token[], { from }: Quantity): boolean =>
  EXPECTED.test(tokens[from - 1]?.text ?? '');

/** Behind days that are none of a term: «a 60 días del parto». */
const OF_OTHERS = phrasesOf({ yes: measureWords.daysOfOthers });

/** Who rides or works, and whose age no animal's is. */
const PEOPLE = phrasesOf({ yes: measureWords.people });
/** “Kid safe” is what a horse is. */
const SAFE = /^(?:safe|broke|proof|friendly)$/;
const WORDS_MAX = 2;

/** “Pony for a 6 year old”, «caballo para nena de 8 años»: of who is going to ride it. */
function isOfRider(tokens: readonly Token[], { unit, from }: Quantity): boolean {
  if (unit.of !== 'age') return false;
  const isPerson = (at: number) => PEOPLE.match(tokens, at) !== null && !SAFE.test(tokens[at + 1]?.text ?? '');
  const isFor = /^(?:a|an|my|our)$/.test(tokens[from]?.text ?? '') && tokens[from - 1]?.text === 'for';
  const isMine = /^(?:my|our)$/.test(tokens[from - 1]?.text ?? '') && tokens[from - 2]?.text === 'for';
  const near = Array.from({ length: WORDS_MAX }, (_, nth) => nth);
  return isFor || isMine || near.some((nth) => isPerson(from - 1 - nth));
}

const LIMITS = phrasesOf({ yes: measureWords.limits });
/** So many words stand between a figure and a limit that nothing else is said of. */
const STRAY_MAX = 3;

interface Used extends Either {
  said: readonly { from: number; length: number }[];
}

/** From what to what, which «y» or «o» does not say. */
const RANGE = /^(?:-|al?|to|till?)$/;

/**
 * «40 kg vivo, tope digamos», «18 m a 2 años»: whether a word of limit that belongs to nothing else stands beside a figure,
 * or before it a number that it may be the end of, and neither is read. Such a figure may be the opposite of what it seems.
 */
function isBesideStray({ tokens, quantities, said }: Used, { compare, from, to }: Quantity): boolean {
  if (compare === 'max' || compare === 'min') return false;
  const isFree = (at: number) =>
    [...quantities.map((one) => ({ from: one.from, length: one.to - one.from })), ...said].every(
      (one) => at < one.from || at >= one.from + one.length,
    );
  const isLimit = (at: number) => LIMITS.match(tokens, at) !== null && isFree(at);
  const number = tokens.findIndex(({ kind }, at) => at >= from && kind === 'number');
  const isBegun = (at: number) => tokens[at]?.kind === 'number' && isFree(at);
  if (RANGE.test(tokens[number - 1]?.text ?? '') && (isBegun(number - 2) || isBegun(number - 3))) return true;
  const before = LITTLE.of.match(tokens, from - 1) ? from - 2 : from - 1;
  const isBetween = quantities.some((one) => one.to === before);
  if (isLimit(before) && !isBetween && isBeside(tokens, before + 1)) return true;
  let at = to;
  while (at < to + STRAY_MAX && !isLimit(at) && isBeside(tokens, at) && isPassed(tokens, at)) at += 1;
  // «300 kg para más información»: it says something of what follows.
  return isLimit(at) && (!isBeside(tokens, at + 1) || isLimit(at + 1));
}

const isPassed = (tokens: readonly Token[], at: number): boolean =>
  (MEASURED.match(tokens, at) ?? LITTLE.skip.match(tokens, at)) !== null;

const YEAR_LEAST = 1950;

/** «Caminhão até 2012», “tractor from 2010”: the year of a thing, or so little money. */
const isModelYear = ({ unit, low, hint }: Quantity): boolean =>
  unit.of === 'bare' &&
  hint !== 'price' &&
  /^\d{4}$/.test(low) &&
  Number(low) >= YEAR_LEAST &&
  Number(low) <= new Date().getFullYear() + 1;

/**
 * Whether a figure is none of the animals that are looked for: of their young, of their milk, of land or feed, of a budget,
 * or, beside what is used with animals, anything but its price; or one of two prices.
 */
export const isOfOthers = (
  reading: Parameters<typeof isOfYoung>[0] & Used & { isEquipment: boolean },
  asked: Quantity,
  filters: Filters | null,
): boolean =>
  isOfYoung(reading, asked) ||
  isGivenOrHeld(reading.tokens, asked) ||
  isOneOfPrices(reading, asked) ||
  isBudget(reading.tokens, asked) ||
  isOfRider(reading.tokens, asked) ||
  isOfCompany(reading, asked) ||
  isOfServed(reading.tokens, asked) ||
  isExpected(reading.tokens, asked) ||
  (asked.unit.of === 'days' && OF_OTHERS.match(reading.tokens, asked.to) !== null) ||
  isBesideStray(reading, asked) ||
  PER_OTHER.match(reading.tokens, asked.to) !== null ||
  (reading.isEquipment && (isModelYear(asked) || Object.keys(filters ?? {}).some((key) => !PRICES.has(key))));

/** “Ewes with 2 rams”: of sires that no noun of the text stands for. */
const isOfCompany = (
  { tokens, nouns }: { tokens: readonly Token[]; nouns: readonly Said[] },
  { from, to }: Quantity,
): boolean =>
  [from - 1, from].some((at) => WITH.has(tokens[at]?.text ?? '')) &&
  nouns.every((noun) => noun.from !== to) &&
  isSireNoun(VOCABULARY.match(tokens, to)?.meaning ?? []);

/** «Toro para entorar vaquillonas de 15 meses»: what is said of those that a sire is for. */
function isOfServed(tokens: readonly Token[], { unit, from }: Quantity): boolean {
  if (unit.of !== 'age' && unit.of !== 'weight') return false;
  const end = LITTLE.of.match(tokens, from - 1) ? from - 1 : from;
  const isSire = (at: number) => isSireNoun(VOCABULARY.match(tokens, at)?.meaning ?? []);
  const served = tokens.findIndex((_, at) => {
    const found = VOCABULARY.match(tokens, at);
    return at + (found?.length ?? NaN) === end && found?.meaning.some(({ stock }) => stock) && !isSire(at);
  });
  return served > 0 && isForOthers(tokens, served) && tokens.some((_, at) => at < served && isSire(at));
}

interface Said {
  from: number;
  length: number;
  codes: readonly ClassCode[];
  sex?: string | undefined;
}

/** Words by which young ones are named beside their mothers; «paridas» names none. */
const NAMES_YOUNG = /cria|terner|becerr|corder|cabrit|potr|bezerr|cordeir|cal[fv]|lamb|kid|foal/;

/** Between the young and what they weigh, or how old they are. */
const isOf = (tokens: readonly Token[], at: number): boolean =>
  (LITTLE.of.match(tokens, at) ?? LITTLE.with.match(tokens, at)) !== null || tokens[at]?.text === 'weighing';

/**
 * Whether a figure is of the young of those that are looked for: «preñadas de 6 meses», «vacas con ternero de 120 kg»,
 * “cows with 300 lb calves”.
 */
function isOfYoung(
  { tokens, nouns, states }: { tokens: readonly Token[]; nouns: readonly Said[]; states: readonly Said[] },
  { unit, low, from, to }: Quantity,
): boolean {
  const isBefore = (part: Said) => part.from + part.length === from;
  const isShort = unit.of === 'age' && valueOf(low) * unit.factor < PREGNANCY_MONTHS;
  if (isShort && states.some((state) => isBefore(state) && !state.sex && state.codes.includes('mare_bred')))
    return true;
  const areNamed = (part: Said) =>
    part.codes.some((code) => PAIRS.includes(code)) &&
    tokens.slice(part.from, from).some(({ text }) => NAMES_YOUNG.test(text));
  const isTheirs = isOf(tokens, from) && [...nouns, ...states].some((part) => isBefore(part) && areNamed(part));
  if (isTheirs && (isShort || unit.of === 'weight')) return true;
  const isOther = nouns.some((noun) => noun.from < from && !areAllYoung(noun.codes));
  return isOther && isFigureOfYoung(tokens, to);
}
