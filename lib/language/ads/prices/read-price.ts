import { isLocal } from '@/lib/language/quantities/market';
import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { valueOf, type Quantity } from '@/lib/language/quantities/quantity';
import { POUND_COUNTRIES } from '@/lib/language/lexicon/tokens';
import { readDecimal, readNumber } from '@/lib/core/i18n/read-number';
import { gapBefore, inSameClause, match, upTo, written, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import { clauseEnd, tokensOf } from '../doubts/clauses';
import { conditionAfter, isDeniedAfter } from '../doubts/denied';
import { correctedBasis } from '../figures/corrected';
import { KG_USD } from '@/lib/language/quantities/units';
import { writtenNumberAt } from '@/lib/language/quantities/written-numbers';
import { isOfGain, quantityOf } from '../figures/quantity-of';
import type { Asked, AskedBasis } from './asked';
import { bidNamedAt } from '../auction/first-bids';
import { asFirstBid, isOfNamedParts } from './no-asking';

/** What a price is for that may be taken back: «al gancho, no, en pie». */
const KILO: ReadonlySet<string> = new Set(['live_kg', 'carcass_kg']);

/** Nothing but money is counted in millions. */
const MILLION = 1_000_000;

/** So many tokens a basis has at most, before its price. */
const BASIS_TOKENS_MAX = 4;

/** An amount of cents for a kilo or a pound, as Australia writes it. */
const CENTS_MIN = 40;
/** Without a kilo or a pound, fewer are none. */
const LONE_CENTS_MIN = 100;

function amountOf(ad: Ad, { low, scale }: Quantity, isByWeight: boolean): string | null {
  const amount = isByWeight ? readDecimal(ad.locale, low) : readNumber(low);
  return amount !== null && scale ? String(Number((Number(amount) * scale.by).toFixed(2))) : amount;
}

/** The basis right before a price: «al kilo 3,10», «todo junto: 15000». */
function basisBefore(ad: Ad, at: number, amount: number): { basis: AskedBasis; from: number } | null {
  for (let length = BASIS_TOKENS_MAX; length > 0; length -= 1) {
    const found = AROUND.basisBefore.match(ad.tokens, at - length);
    // «Se venden juntos $ 900.000»: how they are sold may say what the price is for.
    const isFree = !ad.used.has(at - 1) || ad.facts.get('sellMode')?.parts.some(({ from }) => from === at - length);
    const isNear = inSameClause(ad, at - length, at - 1) && isFree;
    const gap = ad.text.slice(ad.tokens[at - 1]?.end, ad.tokens[at]?.start);
    // «Todo por»: the same word may begin the price.
    const end = at - length + (found?.length ?? 0);
    if (found && end >= at && end <= amount && isNear && /^\s*[:=]?\s*$/.test(gap))
      return { basis: found.meaning, from: at - length };
  }
  return null;
}

/** «Los 12», “all 20”: all the animals that there are. */
function allOfThem(ad: Ad, at: number): number {
  const heads = ad.facts.get('headCount')?.value;
  const isThem = ['los', 'las', 'os', 'as', 'all', 'the'].includes(ad.words[at] ?? '');
  return isThem && heads !== undefined && ad.words[at + 1] === heads ? 2 : 0;
}

const isBulk = (ad: Ad, from: number, to: number) =>
  ad.words.slice(from, to).some((word) => word === 'bulto' || word === 'ojo');

/** «420c/kg», “165p/kg”: hundredths of the currency. */
function centsAt(ad: Ad, at: number, quantity: Quantity): Asked | null {
  const { low } = quantity;
  const number = ad.words.indexOf(low, at);
  const sign = match(ad, AROUND.cents, number + 1);
  if (ad.locale !== 'en' || !sign || valueOf(low) < CENTS_MIN || quantity.high !== undefined) return null;
  const unit = match(ad, AROUND.basisAfter, number + 1 + sign.length);
  const basis = sign.meaning === 'perKilo' ? { meaning: 'live_kg' as const, length: 0 } : unit;
  if (!basis || basis.meaning === 'head' || basis.meaning === 'lot' || basis.meaning === 'bulk') return null;
  const to = number + 1 + sign.length + basis.length;
  return {
    amount: String(Number((valueOf(low) / 100).toFixed(4))),
    isRange: false,
    basis: basis.meaning,
    currency: sign.meaning === 'pence' ? 'GBP' : 'local',
    taxes: upTo(to, to),
    ...upTo(at, to),
  };
}

/** “320 kg, 380c”: hundredths without a unit, which are of a kilo's price, but not said to be. */
function loneCentsAt(ad: Ad, at: number): Asked | null {
  const [number, sign] = [ad.tokens[at], ad.tokens[at + 1]];
  const isGlued = number?.kind === 'number' && sign?.text === 'c' && sign.start === number.end;
  if (!isGlued || ad.locale !== 'en' || inSameClause(ad, at + 2, at)) return null;
  const cents = valueOf(number.text);
  if (!(cents >= LONE_CENTS_MIN)) return null;
  const amount = String(Number((cents / 100).toFixed(4)));
  return { amount, isRange: false, currency: 'local', taxes: upTo(at + 2, at + 2), ...upTo(at, at + 2) };
}

/** «1,55 el kilo en pie, dólares»: the money in a part of the sentence of its own. */
function withMoneyAfter(ad: Ad, asked: Asked): Asked {
  const end = asked.from + asked.length;
  const isList = !inSameClause(ad, end, end - 1) && /^\s*,\s*$/.test(gapBefore(ad, end));
  const isIn = /^(?:en|em|in)$/.test(ad.words[end] ?? '');
  const money = isList ? match(ad, MEASURES.currency, isIn ? end + 1 : end) : null;
  const to = end + (isIn ? 1 : 0) + (money?.length ?? 0);
  if (!money || inSameClause(ad, to, end) || (asked.currency !== undefined && !isLocal(asked.currency))) return asked;
  return { ...asked, currency: money.meaning, length: to - asked.from };
}

/** «Arrancan en $ 3.200», “from $3,500”: what the cheapest of several cost; of an auction perhaps what bids begin at. */
const isLeast = (ad: Ad, at: number): boolean =>
  !ad.auctionAt &&
  [0, 1, 2, 3].some((back) => (match(ad, AROUND.pricesFrom, at - back)?.length ?? 0) > Math.max(0, back - 1));

/** Reads a price: a number with a currency, with what it is for, or after «precio». */
export function readPrice(ad: Ad, at: number): Asked | null {
  const ofAll = priceOfAll(ad, at);
  const all = ofAll === null ? null : priceAt(ad, ofAll);
  if (all && (all.basis === undefined || all.basis === 'lot'))
    return { ...all, basis: 'lot', ...upTo(at, all.from + all.length) };
  const found = priceAt(ad, at);
  return found && asFirstBid(ad, withMoneyAfter(ad, withSecond(ad, found)));
}

/** A second price is at most so many times the first, or a part of it. */
const SECOND_TIMES = 3;

/** “$2,200 and 1,900”, at the end of a part of the sentence: the price of each of two. */
function withSecond(ad: Ad, asked: Asked): Asked {
  const at = asked.from + asked.length;
  const isAnd =
    ad.words[at] !== '/' && MEASURES.and.get(ad.words[at] ?? '') !== undefined && inSameClause(ad, at + 1, at - 1);
  const isEnd = ad.tokens[at + 1]?.kind === 'number' && !inSameClause(ad, at + 2, at + 1);
  const times = valueOf(ad.words[at + 1] ?? '') / Number(asked.amount);
  if (!isAnd || !isEnd || !(times <= SECOND_TIMES && times >= 1 / SECOND_TIMES)) return asked;
  return { ...asked, isRange: true, length: at + 2 - asked.from };
}

/**
 * The unit of weight that an amount is for: «a 85 kilo», of animals whose weight is known, and “6 wts, 3.10 lb”, where a
 * second weight of so few pounds is none. Undefined for weights.
 */
function basisOfWeight(ad: Ad, at: number, { unit, low }: Quantity, to: number): 'live_kg' | 'live_lb' | undefined {
  if (unit.of !== 'weight') return undefined;
  const word = ad.words[to - 1] ?? '';
  const isWeighed = (['weight', 'weightMin'] as const).some(
    (field) => ad.facts.has(field) || ad.deduced.some((one) => one.field === field),
  );
  const isKilo = unit.factor === 1 && (word === 'kilo' || (word === 'kg' && isWeighed && valueOf(low) < KG_USD));
  if (isKilo && (/[.,]\d{2}$/.test(low) || (ad.words[at] === 'a' && ad.facts.has('weight')))) return 'live_kg';
  const isPound = /^(?:lb|lbs|pound)$/.test(word) && /^\d{1,2}\.\d{2}$/.test(low);
  return isPound && isWeighed && !isOfGain(ad, at, to) ? 'live_lb' : undefined;
}

/** «Las 11 USD 1.500», “all 20 for $9,000”: where the price of all begins that were counted; null if none does. */
function priceOfAll(ad: Ad, at: number): number | null {
  if (!/^(?:l[oa]s|[oa]s|all|the)$/.test(ad.words[at] ?? '') || !/^\d{1,4}$/.test(ad.words[at + 1] ?? '')) return null;
  const from = /^(?:por|a|en|em|for|x|=)$/.test(ad.words[at + 2] ?? '') ? at + 3 : at + 2;
  const isMoney = MEASURES.currency.match(ad.tokens, from) !== null && ad.tokens[from]?.kind !== 'number';
  return isMoney && inSameClause(ad, from, at) ? from : null;
}

/** «Valor 4.900. Cada lote de 20»: where another sentence begins, or whole lots are spoken of. */
const isApartAt = (ad: Ad, at: number): boolean =>
  /[.;!?\n]/.test(gapBefore(ad, at)) ||
  (/^(?:cada|each)$/.test(ad.words[at] ?? '') && AROUND.pens.match(ad.tokens, at + 1) !== null);

/** Fewer than this are parts themselves: «10 cuotas de 2». */
const PART_MIN = 20;
const isWhole = ({ unit, high, low }: Quantity) => unit.of === 'bare' && high === undefined && valueOf(low) >= PART_MIN;

/** «Pido setecientos»: an amount in words without a unit, which only a word for a price makes one. */
function amountInWords(ad: Ad, at: number): Quantity | null {
  const found = writtenNumberAt(ad.tokens, at, ad.locale);
  if (!found || Number(found.text) < PART_MIN) return null;
  return { low: found.text, unit: { of: 'bare' }, from: at, to: at + found.length };
}

const WITH_CENTS = /\d[.,]\d{2}$/;

/** What the amount before a token is for. */
const basisBehind = (ad: Ad, at: number, amount: string) =>
  match(ad, AROUND.basisAfter, at) ??
  (WITH_CENTS.test(amount) && valueOf(amount) < KG_USD ? match(ad, AROUND.liveAfter, at) : null);

function priceAt(ad: Ad, at: number): Asked | null {
  const lone = loneCentsAt(ad, at);
  if (lone) return lone;
  const named = match(ad, AROUND.priceBefore, at)?.length ?? bidNamedAt(ad, at);
  const start = at + named;
  const isColon = /^\s*:\s*$/.test(ad.text.slice(ad.tokens[start - 1]?.end, ad.tokens[start]?.start));
  const quantity = quantityOf(ad, start) ?? (named > 0 ? (quantityOf(ad, at) ?? amountInWords(ad, start)) : null);
  if (!quantity || (!inSameClause(ad, at, quantity.to - 1) && !(named > 0 && isColon))) return null;
  const cents = centsAt(ad, start, quantity);
  if (cents) return cents;
  const { unit, low, to } = quantity;
  if (unit.of === 'price' && !unit.currency && quantity.compare === 'min') return null;
  const ofWeight = basisOfWeight(ad, at, quantity, to);
  // «6 millones 400».
  const isOfMillions = tokensOf(quantity.from, to).some(
    (one) => MEASURES.scale.match(ad.tokens, one)?.meaning === 'million',
  );
  const isMoney = unit.of === 'bare' && ((quantity.scale?.by ?? 0) >= MILLION || isOfMillions);
  const before = unit.of === 'price' || unit.of === 'bare' ? basisBefore(ad, at, ad.words.indexOf(low, at)) : null;
  const past = to + (match(ad, AROUND.taxes, to)?.length ?? 0);
  // «18 parcelas de 900»: what each part is.
  const isPart = isWhole(quantity) && isOfNamedParts(ad, ad.words[at] === low ? at : at + 1);
  const isMarked =
    named > 0 ||
    isPart ||
    isMoney ||
    past > to ||
    (before !== null && before.basis !== 'lot' && /[.,]\d{1,2}$/.test(low));
  const isPrice = unit.of === 'price' || ofWeight !== undefined;
  const isFor = inSameClause(ad, past, past - 1) && basisBehind(ad, past, low) !== null;
  if (!isPrice && !(unit.of === 'bare' && (isMarked || isFor))) return null;
  const isBulkSaid = unit.of === 'price' && isBulk(ad, at, to);
  const said = isBulkSaid ? 'bulk' : unit.of === 'price' ? unit.basis : ofWeight;
  const more = isApartAt(ad, past) ? null : basisBehind(ad, past, low);
  const all = said === undefined && !more ? allOfThem(ad, past) : 0;
  // «El kilo en gancho»: what follows a kilo may say which.
  const isNarrowed = more && (said === undefined || (said === 'live_kg' && more.meaning === 'carcass_kg'));
  const basisEnd = isNarrowed ? past + more.length : to;
  // “$4.20/lb hanging weight”: no price is for that.
  const isOfCarcass =
    unit.of === 'price' && tokensOf(quantity.from, to).some((one) => MEASURES.ofCarcass.match(ad.tokens, one));
  const isNotFor =
    ((isNarrowed || said !== undefined) && isDeniedAfter(ad, basisEnd)) || (said === undefined && isOfCarcass);
  const first = isNarrowed ? more.meaning : (said ?? (all > 0 ? 'lot' : before?.basis));
  const corrected = first && KILO.has(first) ? correctedBasis(ad, basisEnd) : null;
  const basis = corrected ? corrected.basis : isNotFor ? undefined : first;
  const isByWeight = basis !== undefined && basis !== 'head' && basis !== 'lot' && basis !== 'bulk';
  const amount = amountOf(ad, quantity, isByWeight || valueOf(low) < KG_USD);
  if (amount === null || !(Number(amount) > 0)) return null;
  const currency = unit.of === 'price' ? unit.currency : undefined;
  const end = corrected?.to ?? (isNarrowed ? past + more.length : all > 0 ? past + all : to);
  const from = said === undefined && !isNarrowed && all === 0 && before ? before.from : at;
  const condition = isMarked || unit.of === 'price' ? conditionAfter(ad, end) : null;
  if (condition)
    return { amount, isRange: true, taxes: upTo(end, end), ...upTo(from, condition.from + condition.length) };
  return {
    amount,
    isRange:
      quantity.high !== undefined ||
      isLeast(ad, at) ||
      // «Desde USD 2.500»: the same.
      (!ad.auctionAt && (quantity.compare === 'min' || quantity.compare === 'max')),
    taxes: end > past && past > to ? upTo(to, past) : upTo(end, end),
    from,
    length: end - from,
    ...(basis ? { basis } : {}),
    ...(currency ? { currency } : {}),
    // “95 pounds each” may be a weight.
    ...(named === 0 && POUND_COUNTRIES.has(ad.country) && /\bpounds?\b/i.test(written(ad, upTo(from, end)))
      ? { isLikely: true as const }
      : {}),
    ...(isNotFor && !corrected ? { notFor: upTo(basisEnd, clauseEnd(ad, basisEnd)) } : {}),
  };
}
