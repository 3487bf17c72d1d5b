import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { gapBefore, inSameClause, leaveUnread, match, take, upTo, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import { clauseStart, tokensOf } from '../doubts/clauses';
import { isOfLastYear, isOfOtherAnimals } from '../doubts/elsewhere';
import { isAfterSome } from '../doubts/some';
import { nounAt } from '../senses';
import type { Stock } from '../stock';
import { after, endOfRange, numberAt } from '../terms';

/** «Las madres dan 18 litros», «hijas de vacas de 20», “herd average 30”: not of the animals for sale. */
function isOfParents(ad: Ad, { codes }: Stock, at: number): boolean {
  const before = tokensOf(clauseStart(ad, at), at);
  const isCounted = (one: number) => ad.tokens[one - 1]?.kind === 'number';
  const isParent = before.some(
    (one) =>
      match(ad, AROUND.parents, one) !== null ||
      match(ad, AROUND.herds, one) !== null ||
      (codes.length > 0 && match(ad, AROUND.parentNouns, one) !== null && !isCounted(one)),
  );
  const others = before.map((one) => nounAt(ad, one)).filter((of) => of.length > 0);
  return isParent || (codes.length > 0 && others.length > 0 && !others.flat().some((code) => codes.includes(code)));
}

/** No animal gives more in a day; more is of a lactation: “avg 5,900L”. */
const LITRES_MAX = 80;

/** So many words stand between a limit and its number: «con pico de 30 litros». */
const LIMIT_WORDS_MAX = 3;

/** «Más de 20», “up to 30”, «con pico de 30»: no number of litres a day. */
const isLimited = (ad: Ad, at: number): boolean =>
  tokensOf(at - LIMIT_WORDS_MAX, at).some((one) => {
    const compare = MEASURES.compare.match(ad.tokens, one)?.meaning ?? 'about';
    return inSameClause(ad, one, at) && (compare !== 'about' || match(ad, AROUND.peaks, one) !== null);
  });

/** “25 litres at peak”: the same behind them, unless another number follows, «18 litros, pico 30». */
const isPeak = (ad: Ad, to: number): boolean =>
  tokensOf(to, to + LIMIT_WORDS_MAX + 1).some(
    (one) => inSameClause(ad, one, to - 1) && match(ad, AROUND.peaks, one) !== null && numberAt(ad, one + 1) === null,
  );

/** “Dry now”, «hoy seca»: what she gave once is no milk of today. */
export function dropMilkOfDry(ad: Ad, { states }: Stock): void {
  const milk = ad.facts.get('traits.litresDay');
  if (!milk || !states.some(({ concept }) => /^dry/.test(concept))) return;
  ad.facts.delete('traits.litresDay');
  milk.parts.forEach((part) => leaveUnread(ad, part));
}

/** Reads how many litres a day the animals give; a range, a limit, and those of their mothers are shown. */
export function readLitres(ad: Ad, stock: Stock, at: number): number {
  const low = numberAt(ad, at);
  const high = endOfRange(ad, at);
  // “12 and a half litres”, «12 litros y medio».
  const end = after(ad, high + 1, MEASURES.half);
  const unit = after(ad, end, AROUND.litres);
  const to = end > high + 1 ? unit : after(ad, unit, MEASURES.half);
  if (low === null || unit === end || !inSameClause(ad, to - 1, at)) return 0;
  const isHalf = end > high + 1 || to > unit;
  const milking = after(ad, to, AROUND.perMilking);
  const part = upTo(at, milking);
  const isOpen = high > at || milking > to || Number(low) > LITRES_MAX || isLimited(ad, at);
  // «5 están dando leche, 18 litros»: what goes on behind a comma is of those.
  const first = clauseStart(ad, at);
  const before = first > 0 && /^\s*,\s*$/.test(gapBefore(ad, first)) ? clauseStart(ad, first - 1) : first;
  const from = ad.tokens[before]?.kind === 'number' ? before : first;
  const isOfOthers = isOfParents(ad, stock, at) || isOfOtherAnimals(ad, part) || isAfterSome(ad, at, from);
  if (isOpen || isOfOthers || isPeak(ad, milking) || isOfLastYear(ad, part)) return leaveUnread(ad, part);
  return take(ad, 'traits.litresDay', String(Number(low) + (isHalf ? 0.5 : 0)), part);
}
