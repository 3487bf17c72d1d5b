import { KG_USD } from '@/lib/language/quantities/units';
import { gapBefore, isCode, inSameClause, upTo, type Ad, type Part } from '../ad-text';
import { isDayAt } from '../figures/dates';
import { quantityOf } from '../figures/quantity-of';
import { readDecimal, readNumber } from '@/lib/core/i18n/read-number';
import { valueOf } from '@/lib/language/quantities/quantity';
import type { Stock } from '../stock';
import { APART_MAX, type Asked } from './asked';

/** Amounts of money are written so: «6.500», «2.500.000». */
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

const THOUSAND = 1_000;

/** Right before an amount: «a 100», “at 1250”. */
const AT = /^(?:a|@|at)$/;

/** Fewer than this are a price with cents only: «a 2,10». */
const WHOLE_MIN = 20;

/** Right after an amount that its writer won't lower, “2200 firm”, or that each of the animals costs, «900 parejo». */
const FIRM = /^(?:firm|firme|fixo|fijo|fijos|fixos)$/;
const TALK = /^(?:negocio|negocia|negociavel|conversavel)$/;
const EVEN = /^(?:parej[oa]s?|parelh[oa]s?)$/;

const CENTS = /^\d{1,2}[.,]\d{2}$/;

/** Where «a combinar» ends right behind an amount, and nothing follows that it may be of; undefined if it doesn't stand there. */
export function negotiableAt(ad: Ad, at: number): Part | undefined {
  const isSaid =
    ad.words[at] === 'a' && /^(?:combinar|conv[ei]nir|conversar|negociar|tratar)$/.test(ad.words[at + 1] ?? '');
  return isSaid && inSameClause(ad, at + 1, at - 1) && !inSameClause(ad, at + 2, at + 1) ? upTo(at, at + 2) : undefined;
}

/** «28.500 pesos parejo», “$3,250 across the board”: each animal costs the same; undefined if it doesn't stand at a token. */
export function evenAt(ad: Ad, at: number): Part | undefined {
  const isBoard = ad.words.slice(at, at + 3).join(' ') === 'across the board';
  return inSameClause(ad, at, at - 1) && (isBoard || EVEN.test(ad.words[at] ?? ''))
    ? upTo(at, at + (isBoard ? 3 : 1))
    : undefined;
}

/** «Parejos a 1200»: the same as a part of the sentence, before an amount at a token. */
export const evenBefore = (ad: Ad, at: number): Part | undefined =>
  EVEN.test(ad.words[at - 2] ?? '') &&
  AT.test(ad.words[at - 1] ?? '') &&
  ad.tokens[at]?.kind === 'number' &&
  inSameClause(ad, at - 2, at) &&
  !inSameClause(ad, at - 3, at)
    ? upTo(at - 2, at - 1)
    : undefined;

/** Where a price that won't be lowered is said to be so. */
export const firmAt = (ad: Ad, at: number): Part | undefined =>
  inSameClause(ad, at, at - 1) && FIRM.test(ad.words[at] ?? '') ? upTo(at, at + 1) : undefined;

/** Whether nothing follows a number, or a place or a word that is read already. */
const isEnd = (ad: Ad, to: number): boolean => !inSameClause(ad, to, to - 1) || ad.used.has(to);

/** «9500» as a sentence by itself. */
const isOwnSentence = (ad: Ad, at: number, to: number): boolean =>
  /[.!\n]/.test(gapBefore(ad, at)) && !inSameClause(ad, at - 1, at) && !inSameClause(ad, to, at);

const ALONE_MIN = 500;
const YEAR = /^(?:19|20)\d\d$/;

/** «RP 4.521», «premio 25.000»: a word that nobody understands says what the number is, which is no price. */
const isUnknownBefore = (ad: Ad, at: number): boolean => inSameClause(ad, at - 1, at) && !ad.used.has(at - 1);

/** A number at a token that nothing else holds and that is written like an amount of money; null if it isn't. */
function amountAt(ad: Ad, at: number): Asked | null {
  const quantity = ad.tokens[at]?.kind === 'number' && !ad.used.has(at) && !isCode(ad, at) ? quantityOf(ad, at) : null;
  if (!quantity || quantity.unit.of !== 'bare' || quantity.high !== undefined || quantity.compare || isDayAt(ad, at))
    return null;
  const { low, scale, to } = quantity;
  const isNamed = AT.test(ad.words[at - 1] ?? '') && inSameClause(ad, at - 1, at) && !ad.used.has(at - 1);
  const isWhole = isNamed && valueOf(low) >= WHOLE_MIN && !CENTS.test(low);
  // “7500 obo”, «4500 charlables».
  const isTalked = ad.facts.get('priceNegotiable')?.parts.some(({ from }) => from === to) ?? false;
  const isFirm =
    (FIRM.test(ad.words[to] ?? '') ||
      TALK.test(ad.words[to] ?? '') ||
      evenAt(ad, to) ||
      negotiableAt(ad, to) ||
      isTalked) &&
    inSameClause(ad, to, at) &&
    valueOf(low) >= WHOLE_MIN;
  const isAlone = isOwnSentence(ad, at, to) && valueOf(low) >= ALONE_MIN && !YEAR.test(low);
  const isMoney =
    isFirm || isAlone || (scale?.by ?? 0) >= THOUSAND || THOUSANDS.test(low) || (isNamed && CENTS.test(low)) || isWhole;
  if (!isMoney || !(isFirm || isEnd(ad, to)) || isUnknownBefore(ad, isNamed ? at - 1 : at)) return null;
  if (ad.unsaid.some(({ from, length }) => from <= at && at < from + length)) return null;
  const plain = valueOf(low) < KG_USD ? readDecimal(ad.locale, low) : readNumber(low);
  if (plain === null) return null;
  const amount = String(Number((Number(plain) * (scale?.by ?? 1)).toFixed(2)));
  return { amount, isRange: false, isLikely: true, taxes: upTo(to, to), ...upTo(at, to) };
}

/**
 * «Toro 18 mil», «15 vacas, 6.500», «a 2,10»: where no price is said, the only number that is written like one. It is
 * asked about, and fills nothing. So are several: «a 800.000, con cría 1.000.000».
 */
export function likelyPrice(ad: Ad, { codes, lots, thing }: Stock): Asked[] {
  if (codes.length === 0 || lots > 1 || thing || ad.otherMoney.length > 0) return [];
  const found = ad.tokens.flatMap((_, at) => amountAt(ad, at) ?? []);
  const amounts = found.map(({ amount }) => Number(amount));
  if (found.length > 1 && Math.max(...amounts) > APART_MAX * Math.min(...amounts)) return [];
  return found.length === 1 ? found : found.map((one) => ({ ...one, isRange: true }));
}
