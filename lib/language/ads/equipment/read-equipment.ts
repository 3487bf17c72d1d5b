import 'server-only';
import { capitalised } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { DRIVES } from '@/lib/language/lexicon/tokens';
import { inSameClause, match, openAd, spanOf, upTo, written, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { isDenied } from '../doubts/denied';
import type { Span } from '../dto';
import { isSignificant } from '../ledger';
import { textOf } from '../lots/lots';
import { readPlace, settlePlace } from '../places';
import { EQUIPMENT_ASKS, type EquipmentReading } from './dto';
import { readMoney, settlePrice } from './prices';
import { hold, type Reading } from './reading';
import * as words from './words';

const YEAR_MIN = 1940;
const TITLE_MAX = 100;
/** «Hola buenas» may stand before «compro». */
const GREETING_MAX = 4;
/** What comes along stands so many words behind «con» at most: «con dos sinfines y sistema de balanza». */
const ALONG_WORDS_MAX = 8;
/** A part stands so many words before its condition at most: «cubiertas traseras en buen estado». */
const PART_WORDS_MAX = 4;
/** A model: «290», «6110J», «MX 270», «TL-75», «T6.140». */
const MODEL =
  /^(?:(?:\p{Lu}{1,3}[- ]?|\p{Ll}{1,3}-?)?\d{2,4}(?:-?[a-zA-Z]{1,3})?|[a-zA-Z]{1,2}\d{1,2}\.\d{2,4})(?![\p{L}\d]|[.,]\d)/u;
/** What is no beginning of a model where everything is written large: «FIAT EN 3500». */
const LITTLE_WORDS = /^(?:en|de|a|con|com|do|da|in|at|por|for)$/;

const ARTICLE: Record<Locale, RegExp> = {
  es: /^(?:el|l[ao]s?|de|del)$/,
  en: /^(?:the|on|of)$/,
  pt: /^(?:o|a|os|as|d[oea]s?)$/,
};

/** Whether a word is a name: written as one among others that are not, or right after what it makes. */
const isName = (ad: Ad, at: number, noun: Part | null) =>
  (!ad.isLarge && /\p{Lu}/u.test(ad.text.charAt(ad.tokens[at]?.start ?? 0))) ||
  (noun !== null && noun.from + noun.length === at);

/** The tokens that a written text covers from one on. */
function partOfText(ad: Ad, at: number, text: string): Part | null {
  const end = (ad.tokens[at]?.start ?? 0) + text.length;
  let to = at;
  while ((ad.tokens[to]?.end ?? Infinity) <= end) to += 1;
  return to > at && ad.tokens[to - 1]?.end === end && inSameClause(ad, at, to - 1) ? upTo(at, to) : null;
}

/** A number with a unit of its own, which is neither a model nor a year. */
const isMeasured = (ad: Ad, at: number) =>
  [words.HOURS, words.POWER, words.UNITS].some(
    (units) => match(ad, units, at + 1) !== null && inSameClause(ad, at, at + 1),
  );

/** The model right after its maker. */
function modelAt(reading: Reading, at: number): Part | null {
  const { ad } = reading;
  if (!inSameClause(ad, at, at - 1)) return null;
  const known = match(ad, words.MODELS, at);
  if (known) return upTo(at, at + known.length);
  const [text] = MODEL.exec(ad.text.slice(ad.tokens[at]?.start)) ?? [];
  const part = text && !LITTLE_WORDS.test(ad.words[at] ?? '') ? partOfText(ad, at, text) : null;
  if (!part) return null;
  const last = part.from + part.length - 1;
  // «John Deere 2010» is a year or a model, and «MF 90 hp» is neither.
  const isYear = part.length === 1 && yearOf(ad.words[at] ?? '') !== null;
  return isYear || isMeasured(ad, last) ? null : part;
}

function readMake(reading: Reading, at: number): number {
  const { ad, machine, brands } = reading;
  const found = match(ad, words.MAKES, at);
  if (!found || (words.WORDY_MAKES.has(found.meaning) && !isName(ad, at, machine.noun))) return 0;
  const end = at + found.length;
  // «Motor Perkins», «con pala Stara»: the maker of something else.
  const isOfPart = match(ad, words.PARTS, at - 1) !== null && inSameClause(ad, at, at - 1);
  hold(reading, upTo(at, end));
  if (isOfPart) return found.length;
  brands.add(found.meaning);
  const model = modelAt(reading, end);
  if (!machine.brand) {
    machine.brand = { name: found.meaning, part: upTo(at, end) };
    machine.model = model;
  }
  return found.length + (model ? hold(reading, model) : 0);
}

/**
 * Whether a noun names what comes along, or what it is for: «tractor con pala», «repuestos de tractor», «tiene sinfín
 * nuevo y balanza».
 */
const isAccessory = (ad: Ad, at: number) => {
  const isAfter = (nth: number) => inSameClause(ad, at, nth) && match(ad, words.ACCESSORY, nth) !== null;
  if (isAfter(at - 1) || isAfter(at - 2)) return true;
  for (let back = at - 1; back >= at - ALONG_WORDS_MAX && inSameClause(ad, back, at); back -= 1)
    if (match(ad, words.ALONG, back)) return true;
  return false;
};

function readNoun(reading: Reading, at: number): number {
  const { ad, machine, facts, asks } = reading;
  const found = match(ad, words.NOUNS, at);
  // “4440 quad range” is the gearbox of a tractor.
  if (!found || (ad.words[at] === 'quad' && ad.words[at + 1] === 'range')) return 0;
  if (!machine.noun) {
    if (isAccessory(ad, at)) return found.length;
    machine.noun = upTo(at, at + found.length);
    facts.category = found.meaning;
  } else if (
    !isAccessory(ad, at) &&
    !inSameClause(ad, at, machine.noun.from) &&
    ad.words[at] !== ad.words[machine.noun.from]
  )
    asks.add('several');
  return found.length;
}

/** The year that four digits are. */
function yearOf(text: string): string | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN;
  return year >= YEAR_MIN && year <= new Date().getUTCFullYear() + 1 ? text : null;
}

/** The year that two digits are after a word for it: «año 96», «modelo 08». */
function shortYearOf(text: string): string | null {
  if (!/^\d{2}$/.test(text)) return null;
  return yearOf(`20${text}`) ?? yearOf(`19${text}`);
}

function readYear(reading: Reading, at: number): number {
  const { ad, held, years } = reading;
  // «Hace 1 año, 20 discos»: a length of time.
  const isTime = ad.tokens[at - 1]?.kind === 'number' && !held.has(at - 1);
  const named = isTime ? 0 : (match(ad, words.YEAR_WORDS, at)?.length ?? 0);
  const text = ad.words[at + named] ?? '';
  const full = yearOf(text);
  const year = full ?? (named > 0 ? shortYearOf(text) : null);
  const isNear =
    named === 0 ||
    inSameClause(ad, at, at + named) ||
    /^\s*[:.]\s*$/.test(ad.text.slice(ad.tokens[at + named - 1]?.end, ad.tokens[at + named]?.start));
  if (year === null || !isNear || isMeasured(ad, at + named)) return 0;
  // «Modelo 60» may be what the machine is called.
  const isAlone = named === 0 && !inSameClause(ad, at - 1, at) && !inSameClause(ad, at + 1, at);
  const isSaid = isAlone || (named > 0 && (full !== null || !/^mod/.test(ad.words[at] ?? '')));
  years.set(year, (years.get(year) ?? false) || isSaid);
  return hold(reading, upTo(at, at + named + 1), 'year');
}

/** Words of what a part is like: «cubiertas nuevas», “new tyres”. */
function partState(ad: Ad, at: number): number {
  const [before, after] = [
    match(ad, words.PART_STATES, at),
    isPart(ad, at) ? match(ad, words.PART_STATES, at + 1) : null,
  ];
  if (after && inSameClause(ad, at, at + 1)) return 1 + after.length;
  return before && isPart(ad, at + before.length) && inSameClause(ad, at, at + before.length) ? before.length + 1 : 0;
}

/** «6.500 horas», «90 hp», «doble tracción»: the form has no field for them, so they stay in the text. */
function readMeasure(reading: Reading, at: number): number {
  const { ad } = reading;
  const drive = [1, 3].find((length) => DRIVES.has(ad.words.slice(at, at + length).join('')));
  const describe = (to: number) => {
    reading.described.push(spanOf(ad, upTo(at, to)));
    return hold(reading, upTo(at, to));
  };
  const length = drive ?? match(ad, words.NO_FIELD, at)?.length ?? partState(ad, at);
  if (length > 0) return describe(at + length);
  if (ad.tokens[at]?.kind !== 'number') return 0;
  for (const units of [words.HOURS, words.POWER]) {
    const unit = inSameClause(ad, at, at + 1) ? match(ad, units, at + 1) : null;
    if (unit) return describe(at + 1 + unit.length);
  }
  return 0;
}

/** The words of a condition that is only that of a part: «cubiertas en buen estado», «a reparar la cadena». */
function conditionOfPart(ad: Ad, at: number, end: number): Part | null {
  if (inSameClause(ad, end, at) && ARTICLE[ad.locale].test(ad.words[end] ?? '') && isPart(ad, end + 1))
    return upTo(at, end + 2);
  for (let back = at - 1; back >= at - PART_WORDS_MAX && inSameClause(ad, back, at); back -= 1)
    if (isPart(ad, back)) return upTo(back, end);
  return null;
}

const isPart = (ad: Ad, at: number) => words.PARTS.get(ad.words[at] ?? '') !== undefined;

/** «A reparar el cucharón»: of something that may be a part. */
const isOfSomething = (ad: Ad, at: number, end: number) =>
  inSameClause(ad, end + 1, at) &&
  /^(?!de|do|da|of|on)/.test(ad.words[end] ?? '') &&
  ARTICLE[ad.locale].test(ad.words[end] ?? '') &&
  !match(ad, words.NOUNS, end + 1);

function readCondition(reading: Reading, at: number): number {
  const { ad, conditions, asks, described } = reading;
  const said = match(ad, words.CONDITION_WORDS, at);
  const open = said ? null : match(ad, words.OPEN_CONDITION, at);
  const length = said?.length ?? open?.length ?? 0;
  if (length === 0) return 0;
  const ofPart = conditionOfPart(ad, at, at + length);
  if (ofPart) {
    described.push(spanOf(ad, ofPart));
    return length;
  }
  const part = upTo(at, at + length);
  if (isDenied(ad, part)) return length;
  hold(reading, part, 'condition');
  if (said && !isOfSomething(ad, at, at + length)) conditions.add(said.meaning);
  else asks.add('condition');
  return length;
}

/** A tax is no part of the price that the form takes. */
function readTax({ ad, shown }: Reading, at: number): number {
  const length = match(ad, AROUND.taxes, at)?.length ?? 0;
  for (let one = at; one < at + length; one += 1) shown.add(one);
  return length;
}

function readTerms(reading: Reading, at: number): number {
  const { ad, facts } = reading;
  const found = match(ad, words.NEGOTIABLE, at);
  if (!found) return 0;
  const part = upTo(at, at + found.length);
  if (!isDenied(ad, part)) {
    facts.priceNegotiable = true;
    hold(reading, part, 'priceNegotiable');
  }
  return found.length;
}

/** The words for it, with maker and model, as they are written. */
function titleOf({ ad, machine: { noun, brand, model } }: Reading): string | undefined {
  if (!noun) return undefined;
  const last = model ?? brand?.part ?? noun;
  const isTogether = last.from >= noun.from && inSameClause(ad, noun.from, last.from);
  const text = isTogether
    ? written(ad, upTo(noun.from, last.from + last.length))
    : [noun, brand?.part, model].flatMap((part) => (part ? [written(ad, part)] : [])).join(' ');
  const title = text.replace(/\s+/g, ' ');
  return title.length <= TITLE_MAX ? capitalised(ad.locale, title) : undefined;
}

/** Consecutive significant tokens that nothing holds. */
function unreadOf({ ad, held, shown }: Reading): Span[] {
  const spans: Span[] = [];
  ad.tokens.forEach((_, at) => {
    if (held.has(at) || !(shown.has(at) || isSignificant(ad, at))) return;
    const { start, end } = spanOf(ad, upTo(at, at + 1));
    const last = spans.at(-1);
    if (last && ad.text.slice(last.end, start).trim() === '') last.end = end;
    else spans.push({ start, end });
  });
  return ad.rest ? [...spans, ad.rest] : spans;
}

const isWanted = (ad: Ad): boolean =>
  ad.tokens.slice(0, GREETING_MAX).some((_, at) => match(ad, words.WANTED, at)) &&
  !ad.tokens.some((_, at) => match(ad, words.OFFERED, at));

/**
 * Reads an advertisement of equipment in any of three languages. Only what it says is a fact; of two makers, years or
 * prices none is, and a price without a currency has to be completed. Hours and power stay in the text.
 */
export function readEquipmentAd(
  text: string,
  { language, country }: { language: Locale; country: string | null },
): EquipmentReading {
  const ad = openAd(text, { language, country });
  const reading: Reading = {
    ad,
    held: new Set(),
    shown: new Set(),
    facts: {},
    spans: {},
    described: [],
    asks: new Set(),
    prices: [],
    machine: { noun: null, brand: null, model: null },
    years: new Map(),
    conditions: new Set(),
    brands: new Set(),
  };
  const { facts, asks, machine, years, conditions, brands } = reading;
  const places: NonNullable<ReturnType<typeof readPlace>>[] = [];
  const readWhere = (at: number): number => {
    const found = readPlace(ad, at);
    if (found) places.push(found);
    return found ? hold(reading, found, 'location') : 0;
  };
  for (let at = 0; at < ad.tokens.length;) {
    at +=
      readMake(reading, at) ||
      readCondition(reading, at) ||
      readNoun(reading, at) ||
      readMeasure(reading, at) ||
      readYear(reading, at) ||
      readTerms(reading, at) ||
      readTax(reading, at) ||
      readMoney(reading, at) ||
      readWhere(at) ||
      1;
  }
  if (brands.size > 1) asks.add('brand');
  else if (machine.brand) {
    facts.brand = machine.brand.name;
    if (machine.model) facts.model = written(ad, machine.model);
  }
  const title = brands.size > 1 ? undefined : titleOf(reading);
  if (title) facts.title = title;
  const said = [...years].filter(([, isSaid]) => isSaid).map(([year]) => year);
  const [year] = said;
  if (year && said.length === 1) facts.year = year;
  else if (years.size > 0) asks.add('year');
  const [condition] = conditions;
  if (condition && conditions.size === 1 && !asks.has('condition')) facts.condition = condition;
  else if (conditions.size > 0) asks.add('condition');
  const currencies = settlePrice(reading, settlePlace(ad, places, language));
  const location = ad.facts.get('location')?.value;
  const meant = ad.deduced.filter(({ field }) => field === 'location').map(({ value }) => String(value));
  if (typeof location === 'string') facts.location = location;
  else if (meant.length > 0 || ad.asked.has('place')) asks.add('place');
  if (ad.video) facts.youtubeUrl = ad.video.link;
  if (isWanted(ad)) asks.add('wanted');
  const at = (part: Part | null | undefined) => (part ? [spanOf(ad, part)] : []);
  return {
    facts,
    spans: {
      ...reading.spans,
      ...{ category: at(machine.noun), brand: at(machine.brand?.part), model: at(machine.model) },
      youtubeUrl: ad.video ? [{ start: ad.video.start, end: ad.video.end }] : [],
    },
    asks: EQUIPMENT_ASKS.filter((one) => asks.has(one)),
    options: {
      ...(asks.has('year') ? { year: [...years.keys()] } : {}),
      ...(meant.length > 0 ? { location: meant } : {}),
      ...(currencies.length > 0 ? { priceCurrency: currencies } : {}),
    },
    unread: unreadOf(reading),
    described: reading.described,
    phones: ad.phones.map(({ start, end }) => text.slice(start, end).trim()),
    addresses: ad.addresses.map(({ start, end }) => text.slice(start, end)),
    description: textOf(text, [...ad.phones, ...ad.addresses]),
    language: ad.words.some((word) => words.PORTUGUESE.has(word)) ? 'pt' : ad.locale,
  };
}
