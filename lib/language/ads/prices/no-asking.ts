import { gapBefore, inSameClause, leaveUnread, match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { clauseEnd, tokensOf } from '../doubts/clauses';
import { isOfPastSale } from '../doubts/elsewhere';
import type { Asked } from './asked';

/** So many words stand between a word for a first bid, or for freight, and its amount: «lance inicial de», “delivery for”. */
const WORDS_BEFORE_MAX = 4;

/** «Base: US$ 900»: a colon parts no words from their amount. */
const isAfterColon = (ad: Ad, at: number): boolean => /^\s*:\s*$/.test(gapBefore(ad, at));

/** Where words begin that end right before an amount, perhaps with «de» between them. */
export function wordsBefore(ad: Ad, words: (typeof AROUND)['bids'], { from }: Part): number | null {
  const last = isAfterColon(ad, from) ? from - 1 : from;
  for (let back = 1; back <= WORDS_BEFORE_MAX && inSameClause(ad, from - back, last); back += 1) {
    const found = match(ad, words, from - back);
    const rest = ad.words.slice(Math.min(from, from - back + (found?.length ?? 0)), from);
    if (found && rest.every((word) => LINK.test(word))) return from - back;
  }
  return null;
}

const LINK = /^(?:de|del|do|da|of|is|at|a|en|em|es|é|e|por|for|x|=|:|-|to|from)$/;

/** «18 parcelas de 900»: whether an amount without its currency is that of one of so many parts. */
export const isOfNamedParts = (ad: Ad, at: number): boolean =>
  /^(?:de|of)$/.test(ad.words[at - 1] ?? '') &&
  inSameClause(ad, at - 3, at) &&
  ad.tokens[at - 3]?.kind === 'number' &&
  match(ad, AROUND.instalments, at - 2)?.length === 1;

/** «30 parcelas de R$ 500», «30 x 500»: whether so many parts stand before the amount of one. */
function isOfParts(ad: Ad, { from, basis }: Asked): boolean {
  const link = /^(?:de|of|a)$/.test(ad.words[from - 1] ?? '') || /^(?:de|of|a)$/.test(ad.words[from] ?? '');
  for (const end of link ? [from - 1, from] : [from])
    for (let at = end - 1; at >= end - WORDS_BEFORE_MAX && inSameClause(ad, at, from); at -= 1) {
      if (ad.tokens[at]?.kind !== 'number') continue;
      const isTimes = end === at + 2 && ad.words[at + 1] === 'x' && basis === undefined;
      if (isTimes || match(ad, AROUND.instalments, at + 1)?.length === end - at - 1) return true;
    }
  return false;
}

/** «R$ 500 por parcela», «$ 450.000 x 10 cuotas»: where it ends that an amount is of one part of several. */
function partsAfter(ad: Ad, { from, length }: Part): number | null {
  const end = from + length;
  const each = inSameClause(ad, end, from) ? match(ad, AROUND.eachPart, end) : null;
  if (each) return end + each.length;
  const isTimes = ad.words[end] === 'x' && ad.tokens[end + 1]?.kind === 'number' && inSameClause(ad, end + 1, from);
  const parts = isTimes ? match(ad, AROUND.instalments, end + 2) : null;
  return parts ? end + 2 + parts.length : null;
}

/** «Lance mínimo R$ 500», «30 parcelas de R$ 500»: a first bid or a part of the price, which is asked for then. */
export function asFirstBid(ad: Ad, asked: Asked): Asked {
  const from = ad.auctionAt ? null : wordsBefore(ad, AROUND.bids, asked);
  const to = partsAfter(ad, asked);
  if (from === null && to === null && !isOfParts(ad, asked)) return asked;
  return { ...asked, isRange: true, ...upTo(from ?? asked.from, to ?? asked.from + asked.length) };
}

/** Of freight that says who pays it, or that it is in the price: “delivery included $1500”, «frete do comprador 3.000». */
const SETTLED =
  /^(?:inclu\w*|incl|gra[ct]is|free|paid|pag[ao]|bonificado|comprador|vendedor|buyer|seller|cargo|conta|cuenta)$/;

const isFreightAt = (ad: Ad, at: number, to: number): boolean =>
  match(ad, AROUND.freight, at) !== null &&
  !ad.facts.get('freightPayer')?.parts.some((part) => at >= part.from && at < part.from + part.length) &&
  tokensOf(at - 1, to + 2).every((one) => !inSameClause(ad, one, at) || !SETTLED.test(ad.words[one] ?? ''));

/** «R$ 300 o frete», «flete hasta Durazno 300», “can haul $4 a loaded mile”: what it costs to bring them. */
function isOfFreight(ad: Ad, { from, length }: Part): boolean {
  const end = from + length;
  const isByWay = tokensOf(from, Math.min(clauseEnd(ad, end - 1), end + WORDS_BEFORE_MAX)).some(
    (at) => match(ad, AROUND.byDistance, at) !== null,
  );
  const isBefore = tokensOf(from - WORDS_BEFORE_MAX, from).some(
    (at) => inSameClause(ad, at, from) && isFreightAt(ad, at, from),
  );
  const isAfter =
    ARTICLE.test(ad.words[end] ?? '') && inSameClause(ad, end + 1, from) && isFreightAt(ad, end + 1, end + 1);
  return isByWay || isBefore || isAfter;
}

const ARTICLE = /^(?:o|el|the|de|del|do|for|por|para|of)$/;

/** “Can winter till Jan 1 at $2.75 / day”, “$60 a ton”: paid for time, land or feed, and not for the animals. */
const isPerOther = (ad: Ad, { from, length }: Part): boolean =>
  inSameClause(ad, from + length, from) && match(ad, AROUND.perOther, from + length) !== null;

/** Leaves out amounts that nobody asks for the animals: for time, land or feed, of freight, and of sales of others or of another time. */
export function askedHere(ad: Ad, prices: readonly Asked[]): Asked[] {
  return prices.filter((price) => {
    const isElse = isPerOther(ad, price) || isOfFreight(ad, price) || isOfPastSale(ad, price);
    if (isElse) leaveUnread(ad, price);
    return !isElse;
  });
}
