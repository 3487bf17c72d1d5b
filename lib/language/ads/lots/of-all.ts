import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { gapBefore, inSameClause, match, spanOf, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { isOfThingAlone } from '../doubts/equipment';
import type { AdField, Span } from '../dto';
import { quantityOf } from '../figures/quantity-of';
import type { Asked } from '../prices/asked';
import { nounAt, sensesAt } from '../senses';
import type { Stock } from '../stock';

/** A lot, or the whole advertisement, as it was read. */
export interface Read {
  ad: Ad;
  prices: readonly Asked[];
  stock: Stock;
}

/** A part that a lot's text has; before one that goes on, what was taken out parts no sentence. */
export type Kept = Span & { goesOn?: true };

/** What a sentence by itself says of all; what it says of animals is rather of those that were named last. */
const OF_SALE =
  /^(?:category|location|price.+|payment.+|freightPayer|buyerCommission|shrinkPercent|dressingPercent|sellMode|minHeads|youtubeUrl|vaccinated|healthCertificate)$/;
/** «Todo sano», “both mobs”: of every lot. */
const ALL = /^(?:tod[oa]s?|tudo|all|everything|amb[oa]s|both|cada|each|every)$/;
const ARTICLE = /^(?:l[oa]s?|el|os?|as?|the)$/;
export const IDLE = /^(?:y|e|and|&|l[oa]s?|el|os?|as?|the)$/;
/** So many parts of the last lot's own sentence may be the first of what is of all: «20 toros, todos sanos». */
const PARTS_MAX = 12;
/** Before the only price of the lots, which none of them has by itself. */
const NO_OWNER: readonly number[] = [];

const isStop = (ad: Ad, at: number): boolean =>
  !inSameClause(ad, at, at - 1) && /[.;!?\n](?:\s|$)/.test(gapBefore(ad, at));

/** The sentences of a part. */
function sentencesOf(ad: Ad, from: number, to: number): Part[] {
  const starts = Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth).filter(
    (at) => at === from || isStop(ad, at),
  );
  return starts.map((start, nth) => upTo(start, starts[nth + 1] ?? to));
}

const tokensOf = ({ from, length }: Part) => Array.from({ length }, (_, nth) => from + nth);
const isWithin = (outer: Part, at: number) => at >= outer.from && at < outer.from + outer.length;

/** The first token from a letter on: in the texts of lots every letter stands where it stood, but they have fewer words. */
function tokenAt({ tokens }: Ad, letter: number): number {
  const found = tokens.findIndex(({ start }) => start >= letter);
  return found < 0 ? tokens.length : found;
}

/** What the animals of a lot are called. */
interface Named {
  concepts: ReadonlySet<string>;
  codes: readonly ClassCode[];
}

/** What the animals of the last lot are called where it stands; behind it others may be named. */
function namedIn(ad: Ad, { from, length }: Part, { stock }: Read): Named {
  const at = ad.tokens.slice(from, from + length).findIndex((_, nth) => nounAt(ad, from + nth).length > 0);
  const isSexOnly = at < 0 && stock.sexes.length > 0;
  // «Y 1 macho. Las cabras 4 dientes»: the females are of the lot before.
  if (isSexOnly) return { concepts: new Set(), codes: [] };
  if (at < 0) return stock;
  const concepts = sensesAt(ad, from + at)?.senses.map(({ concept }) => concept) ?? [];
  return { concepts: new Set(concepts), codes: nounAt(ad, from + at) };
}

/** The lots whose animals a token names: called so themselves, or else of a kind that is. */
function ownersAt(ad: Ad, at: number, lots: readonly Named[]): readonly number[] {
  const codes = nounAt(ad, at);
  const senses = sensesAt(ad, at)?.senses ?? [];
  const which = (is: (lot: Named) => boolean) => lots.flatMap((lot, nth) => (is(lot) ? [nth] : []));
  const sex = senses.find((sense) => sense.sex)?.sex;
  // «Las hembras 4500 y los machos 4800».
  if (codes.length === 0 && sex)
    return which(({ codes: own }) => own.length > 0 && own.every((code) => CLASSES[code].sex === sex));
  if (codes.length === 0) return NO_OWNER;
  const concepts = senses.map(({ concept }) => concept);
  const named = which((lot) => concepts.some((concept) => lot.concepts.has(concept)));
  return named.length > 0 ? named : which((lot) => lot.codes.some((code) => codes.includes(code)));
}

/** Where the first lot begins: the part of a sentence that counts or names its animals. */
function beginOf({ ad, stock }: Read, end: number): number {
  const counted = ad.facts.get('headCount')?.parts[0]?.from;
  const first = counted ?? stock.nouns[0]?.from ?? 0;
  if (first >= end) return 0;
  let from = first;
  while (from > 0 && inSameClause(ad, from - 1, first)) from -= 1;
  return from;
}

/**
 * What stands before the first lot: the whole of it where it names no animals or such as every lot has, «majada
 * Corriedale», and otherwise the breeds.
 */
function openingOf(whole: Read, lots: readonly Read[], end: number): Part[] {
  const { ad } = whole;
  return sentencesOf(ad, 0, beginOf(whole, end)).flatMap((part) => {
    const nouns = tokensOf(part).filter((at) => nounAt(ad, at).length > 0);
    const isOfAll = nouns.every((at) => {
      const codes = nounAt(ad, at);
      return lots.every(({ stock }) => stock.codes.length === 0 || stock.codes.some((code) => codes.includes(code)));
    });
    return isOfAll && !isOfThingAlone(ad, part)
      ? [part]
      : whole.stock.breeds.filter(({ from }) => isWithin(part, from));
  });
}

/** Whether nothing but «y» and an article stands between two tokens. */
const areJoined = (ad: Ad, from: number, at: number): boolean =>
  ad.words.slice(from, at).every((word) => IDLE.test(word)) &&
  ad.words.slice(from, at).some((word) => !ARTICLE.test(word));

/** So many words stand between animals and their price: “ewes at $375”. */
export const PRICE_LINK = /^(?:a|at|por|em|en|for|son|=|-)$/;

/** “$120 each, rams $600”: the first price is that of the only other lot, as the animals behind the comma have their own. */
function otherOwner(ad: Ad, at: number, [owner, ...others]: readonly number[], lots: readonly Named[]): number[] {
  const end = at + (sensesAt(ad, at)?.length ?? 1);
  const price = quantityOf(ad, PRICE_LINK.test(ad.words[end] ?? '') ? end + 1 : end);
  const isPriced = price !== null && PRICED.test(price.unit.of) && inSameClause(ad, end, at);
  return isPriced && owner !== undefined && others.length === 0 && lots.length === 2 ? [1 - owner] : [];
}

const PRICED = /^(?:price|bare)$/;

/** The units of the figures that part a sentence: of prices, or else of weights, «vacas 450 kg, vaquillonas 320 kg». */
function figuresOf(ad: Ad, sentence: Part): RegExp {
  const isPriced = tokensOf(sentence).some((at) => PRICED.test(quantityOf(ad, at)?.unit.of ?? ''));
  return isPriced ? PRICED : /^weight$/;
}

/** Parts of a sentence that each name one lot, «95 las ovejas y 110 las borregas», with what stands before the first. */
function dividedBy(
  ad: Ad,
  sentence: Part,
  lots: readonly Named[],
): { lead: Part; parts: { owner: number; part: Part }[] } | null {
  const starts: { at: number; owners: readonly number[]; figures: number }[] = [];
  const figures = figuresOf(ad, sentence);
  let past = sentence.from;
  for (let at = sentence.from; at < sentence.from + sentence.length;) {
    const owners = ownersAt(ad, at, lots);
    const quantity = ad.tokens[at]?.kind === 'word' && owners.length > 0 ? null : quantityOf(ad, at);
    const isFigure = quantity !== null && figures.test(quantity.unit.of);
    const last = starts.at(-1);
    if (owners.length > 0 || isFigure) {
      const isNew = !last || (isFigure ? last.figures > 0 && last.owners.length > 0 : last.owners.length > 0);
      // «Precio 95»: the word is for all of them.
      const named = isFigure ? (match(ad, AROUND.priceBefore, at)?.length ?? 0) : 0;
      // «100 las ovejas y carneros»: one price for both.
      const isJoined = last && !isFigure && last.owners.length > 0 && areJoined(ad, past, at);
      const isApart = last && !isFigure && last.figures > 0 && !inSameClause(ad, last.at, at);
      const others = isApart && last.owners.length === 0 ? otherOwner(ad, at, owners, lots) : [];
      if (last && others.length > 0) {
        last.owners = others;
        starts.push({ at, owners, figures: 0 });
      } else if (isJoined) last.owners = [...last.owners, ...owners];
      else if (isNew) starts.push({ at: at + named, owners, figures: isFigure ? 1 : 0 });
      else if (isFigure) last.figures += 1;
      else last.owners = owners;
    }
    at = isFigure ? quantity.to : at + (owners.length > 0 ? (sensesAt(ad, at)?.length ?? 1) : 1);
    if (owners.length > 0) past = at;
  }
  if (starts.every(({ figures }) => figures === 0)) return null;
  const begins = starts.map(({ at }, nth) => {
    const least = (starts[nth - 1]?.at ?? sentence.from - 1) + 1;
    return at > least && ARTICLE.test(ad.words[at - 1] ?? '') ? at - 1 : at;
  });
  const parts = starts.flatMap(({ owners }, nth) => {
    const from = begins[nth] ?? 0;
    let to = begins[nth + 1] ?? sentence.from + sentence.length;
    while (to > from + 1 && IDLE.test(ad.words[to - 1] ?? '')) to -= 1;
    const [owner, other] = owners;
    return owner === undefined || other !== undefined ? [] : [{ owner, part: upTo(from, to) }];
  });
  const isWhole = parts.length === starts.length && new Set(parts.map(({ owner }) => owner)).size === parts.length;
  return isWhole ? { lead: upTo(sentence.from, begins[0] ?? sentence.from), parts } : null;
}

/** A sentence of prices, parted among the lots; the money of the first is that of those without one. */
function partedPrices(ad: Ad, sentence: Part, lots: readonly Named[]): Kept[][] | null {
  const divided = dividedBy(ad, sentence, lots);
  if (!divided || divided.parts.length < 2) return null;
  const moneyIn = (part: Part) => tokensOf(part).find((at) => MEASURES.currency.match(ad.tokens, at));
  const priced = divided.parts.find(({ part }) => moneyIn(part) !== undefined)?.part;
  const money = priced && moneyIn(priced);
  return lots.map((_, lot) => {
    const own = divided.parts.find(({ owner }) => owner === lot)?.part;
    if (!own) return [];
    // «Las vacas 1500 usd, los toros 2000» would be «usd los toros».
    const isNumber = ad.tokens[own.from]?.kind === 'number';
    const isBare = moneyIn(own) === undefined && tokensOf(own).some((at) => ad.tokens[at]?.kind === 'number');
    const isLent = money !== undefined && priced && isBare && (isNumber || priced.from > own.from);
    const lent = isLent ? [upTo(money, money + (MEASURES.currency.match(ad.tokens, money)?.length ?? 1))] : [];
    const parts = [...(divided.lead.length > 0 ? [divided.lead] : []), own, ...lent];
    return parts
      .sort((a, b) => a.from - b.from)
      .map((part, nth) => ({ ...spanOf(ad, part), ...(nth > 0 ? { goesOn: true as const } : {}) }));
  });
}

/** The end of the last lot's own sentence, where it is of all: «20 toros, todos sanos», «8 toros, las vacas a 900 y …». */
function endOf(ad: Ad, own: Part, lots: readonly Named[]): Part[] {
  const end = own.from + own.length;
  const starts = tokensOf(own).filter((at) => at > own.from && !inSameClause(ad, at, at - 1));
  const start = starts.slice(0, PARTS_MAX).find((at) => {
    const isOfAll = [at, at + 1].some((one) => inSameClause(ad, one, at) && ALL.test(ad.words[one] ?? ''));
    const lead = dividedBy(ad, upTo(at, end), lots)?.lead;
    return isOfAll || (lead && inSameClause(ad, lead.from + lead.length, at));
  });
  return start === undefined ? [] : [upTo(start, end)];
}

/** “40 steers and 30 heifers, Angus.”: the parts of the last lot's own sentence that are nothing but breeds. */
function bredAtEnd({ ad, stock }: Read, own: Part): Part[] {
  const isBreed = (at: number) => stock.breeds.some((breed) => isWithin(breed, at));
  const starts = tokensOf(own).filter((at) => at > own.from && !inSameClause(ad, at, at - 1));
  return starts
    .map((at, nth) => upTo(at, starts[nth + 1] ?? own.from + own.length))
    .filter((part) => tokensOf(part).every((at) => isBreed(at) || IDLE.test(ad.words[at] ?? '')));
}

/** Whether a sentence by itself goes on about the animals that were named last: «preñadas de 6 meses». */
function isOfLast({ ad, stock, prices }: Read, sentence: Part, isPriced: boolean): boolean {
  if (tokensOf(sentence).some((at) => ALL.test(ad.words[at] ?? ''))) return false;
  const holds = ({ from }: Part) => isWithin(sentence, from);
  const fields: AdField[] = [
    ...[...ad.facts].flatMap(([field, { parts }]) => (parts.some(holds) ? [field] : [])),
    ...ad.deduced.flatMap(({ field, parts }) => (parts.some(holds) ? [field] : [])),
  ];
  const isPrice = isPriced && prices.some(holds);
  return isPrice || fields.some((field) => !OF_SALE.test(field)) || [...stock.states, ...stock.breeds].some(holds);
}

/**
 * What of an advertisement belongs to more lots than the one beside which it stands: the opening and what is said at the
 * end, unless it is of one lot. By lot, what its text has besides its own words, and what it has not.
 */
export function ofAllLots(
  whole: Read,
  lots: readonly Read[],
  segments: readonly Span[],
): { more: Kept[][]; less: Span[] } {
  const { ad } = whole;
  const opening = openingOf(whole, lots, tokenAt(ad, segments[0]?.end ?? 0)).map((part) => spanOf(ad, part));
  const more = lots.map((_, lot): Kept[] => (lot === 0 ? [] : [...opening]));
  const less: Span[] = [];
  const last = lots.at(-1);
  if (!last) return { more, less };
  const isPriced = lots.slice(0, -1).some(({ prices }) => prices.length > 0);
  const [own, ...others] = sentencesOf(ad, tokenAt(ad, segments.at(-1)?.start ?? 0), ad.tokens.length);
  if (!own) return { more, less };
  const names = [...lots.slice(0, -1).map(({ stock }) => stock), namedIn(ad, own, last)];
  for (const part of bredAtEnd(whole, own))
    lots.forEach(({ stock }, lot) => stock.breeds.length === 0 && more[lot]?.push(spanOf(ad, part)));
  const sentences = [...endOf(ad, own, names), ...others];
  let named: readonly number[] = [];
  for (const sentence of sentences) {
    const words = spanOf(ad, sentence);
    const span = { ...words, end: words.end + (/^[.;!?]+/.exec(ad.text.slice(words.end))?.[0].length ?? 0) };
    // “Steers 610, heifers 560⏎Charolais cross”: a line behind one of all lots goes on about all.
    const isOfAll = new Set(named).size === lots.length && gapBefore(ad, sentence.from).includes('\n');
    const owners = tokensOf(sentence).flatMap((at) => ownersAt(ad, at, names));
    if (owners.length > 0 || !isOfAll) named = owners;
    const parted = partedPrices(ad, sentence, names);
    if (parted) {
      less.push(span);
      parted.forEach((parts, lot) => more[lot]?.push(...parts));
    } else if (owners.length > 0) {
      if (!owners.includes(lots.length - 1)) less.push(span);
      new Set(owners).forEach((lot) => more[lot]?.push(span));
    } else if (isOfAll || !isOfLast(last, upTo(tokenAt(last.ad, words.start), tokenAt(last.ad, words.end)), isPriced))
      more.forEach((parts) => parts.push(span));
  }
  return { more, less };
}
