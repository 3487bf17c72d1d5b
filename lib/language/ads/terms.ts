import { MEASURES, LITTLE, VOCABULARY } from '@/lib/language/lexicon/lexicon';
import type { Phrases } from '@/lib/language/lexicon/tokens';
import { isSinceEvent } from '@/lib/language/quantities/terms';
import { FACTS } from '@/lib/livestock/facts/facts';
import {
  ask,
  deduce,
  gapBefore,
  inSameClause,
  leaveUnread,
  markUsed,
  match,
  take,
  upTo,
  type Ad,
  type Part,
} from './ad-text';
import { AGES, AROUND } from './ad-words';
import { isDenied } from './doubts/denied';
import { doubtOf } from './doubts/unsure';
import { onlyForOthers } from './prices/only-for-others';
import type { Stock } from './stock';

export const numberAt = (ad: Ad, at: number): string | null => ad.numbers[at] ?? null;

/** Passes over a phrase, if it is there. */
export const after = (ad: Ad, at: number, phrases: Phrases<unknown>): number =>
  at + (match(ad, phrases, at)?.length ?? 0);
export const isAt = (ad: Ad, at: number, ...words: string[]): boolean => words.includes(ad.words[at] ?? '');
const linkAt = (ad: Ad, at: number) => (isAt(ad, at, 'de', 'del', 'do', 'of', 'com', 'con', 'a', 'to') ? at + 1 : at);

function takeWithin(
  ad: Ad,
  field: 'shrinkPercent' | 'dressingPercent' | 'buyerCommission',
  number: string,
  part: Part,
): number {
  const [min, max] = FACTS[field].limits;
  // «8 % desbaste no, 5 %».
  if (isDenied(ad, part)) return leaveUnread(ad, part) && markUsed(ad, part);
  return Number(number) >= min && Number(number) <= max ? take(ad, field, number, part) : 0;
}

/**
 * Whether a number behind «desbaste» can be no percentage: of a price, «desbaste: 3,15 dólares», or with a comma or «a»
 * between them, «con desbaste, a 3,15 el kilo».
 */
const isOfPrice = (ad: Ad, named: number, at: number): boolean =>
  !inSameClause(ad, named - 1, at) ||
  /,\s*$/.test(gapBefore(ad, named)) ||
  isAt(ad, at - 1, 'a', 'to') ||
  MEASURES.currency.match(ad.tokens, at + 1) !== null ||
  MEASURES.basis.match(ad.tokens, at + 1) !== null;

/** Where the second number of a range stands, «20 a 25», “25-30”; the first's own place if there is none. */
export function endOfRange(ad: Ad, at: number): number {
  const isRange = isAt(ad, at + 1, 'a', 'al', 'y', 'e', 'to', 'and', '-', '/') && numberAt(ad, at + 2) !== null;
  return isRange && inSameClause(ad, at + 2, at) ? at + 2 : at;
}

/** Where «%», “percent”, «por ciento» ends that stands at a token; the token itself if none does. */
function endOfPercent(ad: Ad, at: number): number {
  if (isAt(ad, at, '%', 'percent', 'pct')) return at + 1;
  return isAt(ad, at, 'por', 'per') && isAt(ad, at + 1, 'ciento', 'cento', 'cent') ? at + 2 : at;
}

/** Reads «desbaste 5 %» and “3% pencil shrink”; of «8 a 10 %» nobody can tell which. */
export function readPercent(ad: Ad, at: number): number {
  const named = match(ad, AROUND.percent, at);
  const from = named ? linkAt(ad, at + named.length) : at;
  const number = numberAt(ad, from);
  if (number === null) return 0;
  const high = endOfRange(ad, from);
  const percent = endOfPercent(ad, high + 1);
  const isSaid = percent > high + 1;
  if (named) {
    // “Shrink 8 cent slide”.
    const isOther = isAt(ad, high + 1, 'cent', 'cents', 'c', '¢') || endOfPercent(ad, at - 1) === at;
    if (!isSaid && (isOther || isOfPrice(ad, at + named.length, from))) return 0;
    if (high > from) return leaveUnread(ad, upTo(at, percent)) && markUsed(ad, upTo(at, percent));
    return takeWithin(ad, named.meaning, number, upTo(at, percent));
  }
  const next = linkAt(ad, percent);
  const found = isSaid ? match(ad, AROUND.percent, next) : null;
  if (!found) return 0;
  const part = upTo(at, next + found.length);
  return high > at ? leaveUnread(ad, part) && markUsed(ad, part) : takeWithin(ad, found.meaning, number, part);
}

/** Whether «hace» or its like stands among tokens, or right beside them. */
const isSinceAt = (ad: Ad, from: number, to: number): boolean =>
  Array.from({ length: to - from + 1 }, (_, nth) => from + nth).some(
    (at) => inSameClause(ad, at, from) && match(ad, AROUND.ago, at) !== null,
  );

const DAYS_PER_MONTH = 30;

/** Reads «toque 60 dias» and «preñez de 60 a 90 días»: full months in calf; no field holds more. */
function readPregnancyDays(ad: Ad, at: number): number {
  const named = after(ad, at, AROUND.pregnancyBefore);
  const from = linkAt(ad, named);
  const low = named > at ? numberAt(ad, from) : null;
  if (low === null || !inSameClause(ad, from, at)) return 0;
  const isRange = isAt(ad, from + 1, 'a', '-', 'y', 'e', 'to', '/') && numberAt(ad, from + 2) !== null;
  const end = isRange ? from + 3 : from + 1;
  const to = after(ad, end, MEASURES.days);
  if (to === end) return 0;
  const months = Number(low) / DAYS_PER_MONTH;
  const part = upTo(at, to);
  if (isRange || !Number.isInteger(months) || months < 1) return leaveUnread(ad, part) && markUsed(ad, part);
  return take(ad, 'traits.monthsPregnant', String(months), part);
}

/** Where «4 a 6 meses preñadas», “60 to 90 days weaned” end; the token itself if no such range begins there. */
function rangeOfCondition(ad: Ad, at: number): number {
  const isRange = isAt(ad, at + 1, 'a', 'y', 'e', 'to', 'and', '-', '/') && numberAt(ad, at + 2) !== null;
  const age = isRange ? match(ad, MEASURES.age, at + 3) : null;
  const months = age?.meaning === 'month' ? at + 3 + age.length : at;
  const days = isRange ? after(ad, at + 3, MEASURES.days) : at;
  const pregnant = months > at ? after(ad, linkAt(ad, months), AROUND.pregnancy) : at;
  if (months > at && pregnant > linkAt(ad, months) && inSameClause(ad, pregnant - 1, at)) return pregnant;
  const weaned = days > at + 3 ? after(ad, linkAt(ad, days), AROUND.weaning) : at;
  return days > at + 3 && weaned > linkAt(ad, days) && inSameClause(ad, weaned - 1, at) ? weaned : at;
}

/** Nothing is in young for longer. */
const PREGNANT_MONTHS_MAX = 12;

/** Reads days since weaning and months in calf; a range of these no field holds. */
export function readCondition(ad: Ad, at: number): number {
  const pregnancy = readPregnancyDays(ad, at);
  if (pregnancy > 0) return pregnancy;
  // “Fat score 2.5” is no fat cow.
  const score = after(ad, at, AROUND.scores);
  if (score > at) return leaveUnread(ad, upTo(at, numberAt(ad, score) === null ? score : score + 1));
  const weaning = after(ad, at, AROUND.weaning);
  const asked = weaning > at ? linkAt(ad, after(ad, weaning, AROUND.ago)) : at;
  const number = numberAt(ad, asked);
  if (number === null || !inSameClause(ad, asked, at)) return 0;
  const range = rangeOfCondition(ad, asked);
  if (range > asked) return leaveUnread(ad, upTo(at, range));
  const days = after(ad, asked + 1, MEASURES.days);
  if (days > asked + 1) {
    // “4 day to weaned”: of any age.
    if (isAt(ad, days, 'to')) return 0;
    const from = linkAt(ad, days);
    const to = weaning > at ? days : after(ad, from, AROUND.weaning);
    if (weaning === at && to === from) return 0;
    const part = upTo(at, to);
    // «Desmamados 28 dias»: since when, or how old they were.
    const isSince =
      ad.locale === 'en' ? !isAt(ad, weaning, 'at', 'by') : to > weaning && (to !== days || isSinceAt(ad, at, to));
    if (isDenied(ad, part) || !isSince) return leaveUnread(ad, part);
    return take(ad, 'weanedDays', number, part);
  }
  const age = match(ad, MEASURES.age, asked + 1);
  const pregnant = age?.meaning === 'month' ? after(ad, asked + 1 + age.length, AROUND.pregnancy) : 0;
  const isHere = age !== null && inSameClause(ad, asked + 1 + age.length, asked);
  if (age && isHere && pregnant > asked + 1 + age.length) {
    const part = upTo(at, pregnant);
    // “20 months bred”: how old she is, and that she is bred.
    if (Number(number) > PREGNANT_MONTHS_MAX) return 0;
    const doubt = doubtOf(ad, part);
    return doubt ? leaveUnread(ad, part, doubt) : take(ad, 'traits.monthsPregnant', number, part);
  }
  return 0;
}

/** Days after which people pay; other numbers beside each other are none. */
const isTerm = (number: string) => Number(number) <= 720 && (Number(number) % 15 === 0 || Number(number) % 7 === 0);

/** «30/60/90»: each later than the one before it. */
const areInOrder = (numbers: readonly string[]): boolean =>
  numbers.every((number, nth) => nth === 0 || Number(number) > Number(numbers[nth - 1]));

/** «90 terneros y terneras 30/60»: how many there are of each sex, behind the number of all of them and before a price. */
function isOfSexes(ad: Ad, numbers: readonly string[], at: number): boolean {
  const all = String(numbers.reduce((sum, number) => sum + Number(number), 0));
  const isCount = (number: string | null, before: number) =>
    number === all && !MEASURES.days.match(ad.tokens, before + 1);
  return numbers.length === 2 && ad.priceEnd < 0 && ad.numbers.slice(0, at).some(isCount);
}

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
    const isBare = isMarked && inSameClause(ad, to, at) && isTerm(numberAt(ad, to) ?? 'none');
    if (!isComma && signs.includes(ad.words[to] ?? '')) next += 1;
    else if (!isComma && !isBare) break;
  }
  return { numbers, to };
}

/** True for a number right after a price, perhaps with its tax. */
function followsPrice(ad: Ad, at: number): boolean {
  if (ad.priceEnd < 0 || at < ad.priceEnd) return false;
  let from = ad.priceEnd;
  for (let length = 1; length > 0 && from < at; from += length)
    length = (LITTLE.skip.match(ad.tokens, from) ?? match(ad, AROUND.silent, from))?.length ?? 0;
  return from === at;
}

/** True where something else is measured or counted: «30 y 60 kg», «30 vacas». */
const isUnit = (ad: Ad, at: number): boolean =>
  inSameClause(ad, at, at - 1) &&
  [MEASURES.weight, MEASURES.age, MEASURES.heads, MEASURES.currency, MEASURES.basis, VOCABULARY].some((words) =>
    words.match(ad.tokens, at),
  );

/** So many words stand between such terms and their days. */
const DAYS_REACH = 3;

/** Asks which terms «con plazo», «con crédito» are; those of «con crédito de semen» are none. */
function readOpenTerms(ad: Ad, at: number): number {
  const to = after(ad, at, AROUND.openTerms);
  const isDetailed = Array.from({ length: DAYS_REACH }, (_, nth) => to + nth).some(
    (one) => inSameClause(ad, one, at) && numberAt(ad, one) !== null,
  );
  if (to === at || isDetailed || isAt(ad, to, 'de', 'do', 'da', 'of')) return 0;
  const part = upTo(at, to);
  if (isDenied(ad, part)) return leaveUnread(ad, part);
  if (!ad.facts.has('paymentParts')) ask(ad, 'payment', part);
  return markUsed(ad, part);
}

/** Reads the terms of payment: «plazo 30/60/90», «a 30 y 60 días», “em 10x”, «2+2+26». */
export function readTerms(ad: Ad, stock: Stock, at: number): number {
  const marked = after(ad, at, AROUND.terms);
  const by = after(ad, at, AROUND.byInstalments);
  const start = marked > at ? marked : by > at ? after(ad, by, AROUND.byInstalments) : at;
  const from = isAt(ad, start, 'a', 'de', 'en', 'em', '(', 'en:') ? start + 1 : start;
  const groups = listAt(ad, from, ['+']);
  const parts = (kind: 'days' | 'instalments', text: string, to: number, isLikely = false) => {
    if (isDenied(ad, upTo(at, to))) return leaveUnread(ad, upTo(at, to));
    const others = onlyForOthers(ad, stock, to);
    if (others) {
      stock.otherClause = ad.clauses[at];
      return leaveUnread(ad, upTo(at, others.from + others.length));
    }
    // «R$ 18.000 ou 5 parcelas»: one of two ways, of which only the writer says which.
    if (isAt(ad, isAt(ad, at - 1, 'bien') ? at - 2 : at - 1, 'ou', 'or', ad.locale === 'pt' ? 'ou' : 'o')) {
      ask(ad, 'payment', upTo(at, to));
      return markUsed(ad, upTo(at, to));
    }
    const known = ad.facts.get('paymentParts');
    if (known && kind === 'instalments') return to - at;
    if (known && ad.facts.get('paymentKind')?.value === 'instalments') clearTerms(ad);
    if (known && known.value !== text) ask(ad, 'payment', upTo(at, to));
    if (known && known.value !== text) return to - at;
    if (isLikely) {
      deduce(ad, 'paymentParts', text, 'terms', [upTo(at, to)]);
      return markUsed(ad, upTo(at, to));
    }
    take(ad, 'paymentKind', kind, upTo(at, to));
    return take(ad, 'paymentParts', text, upTo(at, to));
  };
  if (groups.numbers.length > 2 && isAt(ad, from + 1, '+'))
    return parts('instalments', groups.numbers.join('+'), after(ad, groups.to, AROUND.instalments));
  const { numbers, to } = listAt(ad, from, ['/', '-', 'y', 'e', 'and', '&', 'ou', 'o'], marked > at);
  const [first, second] = numbers;
  if (!first) return readOpenTerms(ad, at);
  // «Pago 50 % al retiro y saldo a 90 días»: how much of it is paid when, which no field holds.
  const percent = endOfPercent(ad, to);
  if (percent > to && marked > at) {
    ask(ad, 'payment', upTo(at, percent));
    return markUsed(ad, upTo(at, percent));
  }
  const named = after(ad, to, AROUND.instalments);
  const instalments = named > to ? named : isAt(ad, to, 'x') ? to + 1 : to;
  if (!second && instalments > to && (by > at || named > to))
    return Number(first) <= 48 ? parts('instalments', first, instalments) : 0;
  const days = after(ad, to, MEASURES.days);
  // “30-60 days old”, «30, 60 dias de prenhez»: of the animals.
  const words: readonly Phrases<unknown>[] = [
    VOCABULARY,
    AGES.after,
    AROUND.ago,
    AROUND.pregnancy,
    AROUND.weaning,
    AGES.no,
  ];
  const isOfAnimals = days > to && inSameClause(ad, days, to) && words.some((one) => match(ad, one, days));
  if (isOfAnimals && marked === at) return 0;
  const isTold =
    days > to &&
    !second &&
    (marked > at || !inSameClause(ad, days, to) || isTerm(first)) &&
    Number(first) <= 180 &&
    (marked > at || followsPrice(ad, at));
  if ((!isTold && !numbers.every(isTerm)) || !areInOrder(numbers) || isUnit(ad, to)) return 0;
  if (marked === at && days === to && isOfSexes(ad, numbers, at)) return 0;
  const isAfterPrice = followsPrice(ad, at) && !isUnit(ad, days);
  const isSaid =
    marked > at ||
    (second !== undefined && (days > to || isAt(ad, to - 2, '/'))) ||
    (days > to &&
      ((isAt(ad, at, 'a', 'à', 'com') && numberAt(ad, at - 1) === null && !isSinceEvent(ad.tokens, at)) ||
        isAfterPrice));
  // «1150 por cabeza, 30 y 60»: nothing says that they are days.
  const isLikely = second !== undefined && isAfterPrice && numbers.every((number) => Number(number) % 15 === 0);
  return isSaid || isLikely ? parts('days', numbers.join('/'), days, !isSaid) : 0;
}

function clearTerms(ad: Ad): void {
  ad.facts.delete('paymentKind');
  ad.facts.delete('paymentParts');
}

const CM_PER_HAND = 10.16;
const INCHES_PER_HAND = 4;

/** Reads “14.2hh” and “15 hands”: hands, and after the point inches. */
export function readHands(ad: Ad, at: number): number {
  const typed = ad.tokens[at]?.kind === 'number' ? (ad.tokens[at].text.match(/^(1\d)(?:[.,]([0-3]))?$/) ?? null) : null;
  const to = after(ad, at + 1, AROUND.hands);
  if (!typed || to === at + 1) return 0;
  const hands = Number(typed[1]) + Number(typed[2] ?? 0) / INCHES_PER_HAND;
  return take(ad, 'traits.heightCm', String(Math.round(hands * CM_PER_HAND)), upTo(at, to));
}

/** «2,60 a 60 días»: an amount and its term, beside one that is paid at once. */
const isOtherWay = (ad: Ad, at: number): boolean =>
  numberAt(ad, at) !== null &&
  /^(?:a|com|con|at|in|en|em)$/.test(ad.words[at + 1] ?? '') &&
  numberAt(ad, at + 2) !== null &&
  match(ad, MEASURES.days, at + 3) !== null &&
  inSameClause(ad, at, at + 3);

/** Paid at once and by terms: which of them, only the writer can say. */
export function settleTerms(ad: Ad): void {
  const [kind, terms] = (['paymentKind', 'paymentParts'] as const).map((field) => ad.facts.get(field));
  const isBoth =
    (kind?.value === 'cash' && ad.tokens.some((_, at) => isOtherWay(ad, at))) ||
    ad.rivals.some(({ field }) => field === 'paymentKind') ||
    (kind?.value === 'cash' && terms);
  if (!isBoth && !ad.asked.has('payment')) return;
  const rivals = ad.rivals.filter(({ field }) => field === 'paymentKind' || field === 'paymentParts');
  ask(ad, 'payment', ...[kind, terms, ...rivals].flatMap((fact) => fact?.parts ?? []));
  ad.rivals = ad.rivals.filter((fact) => !rivals.includes(fact));
  ad.facts.delete('paymentKind');
  ad.facts.delete('paymentParts');
}
