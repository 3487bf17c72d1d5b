import { inSameClause, leaveUnread, markUsed, match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { nounAt, sensesAt } from '../senses';
import { isWrittenLarge } from '../unknown-places';
import { tokensOf } from './clauses';

/** Between the words of a name: «Canal do Boi», “Bull and Heifer Sale”. */
const LINK = /^(?:d[aeo]|del|d[ao]s|la|las|los|el|y|e|and|&|of|the)$/;

/** Behind the name of an English event; “bulls for sale” name none. */
const SALE = /^(?:sales?|auctions?|showcase|classic)$/;
const NO_NAME = /^(?:for|on|private|of|at|the)$/;

const isNamed = (ad: Ad, at: number) => ad.tokens[at]?.kind === 'word' && isWrittenLarge(ad, at);

/** Where a name ends that follows the word for what it is called: «Leilão Recria Top»; that word's end if none does. */
function endBehind(ad: Ad, from: number): number {
  let to = from;
  for (let at = from; inSameClause(ad, at, from - 1); at += 1) {
    if (isNamed(ad, at)) to = at + 1;
    else if (!LINK.test(ad.words[at] ?? '')) break;
  }
  return to;
}

/** Where a name begins that ends at “Sale”; what is counted is none. */
function startBefore(ad: Ad, end: number): number {
  let from = end;
  for (let at = end - 1; inSameClause(ad, at, end); at -= 1) {
    if (isNamed(ad, at)) from = at;
    else if (!LINK.test(ad.words[at] ?? '')) break;
  }
  const isCounted = inSameClause(ad, from - 1, end) && ad.tokens[from - 1]?.kind === 'number';
  return isCounted || NO_NAME.test(ad.words[end - 1] ?? '') ? end : from;
}

/** The name of an auction, a fair, a channel or a farm that a token belongs to as its word for that. */
function nameAt(ad: Ad, at: number): Part | null {
  const found = match(ad, AROUND.events, at);
  const first = ad.words[at + (found?.length ?? 0)] ?? '';
  // «Leilão de touros Nelore» names the animals.
  const isName =
    found !== null && (!LINK.test(first) || isWrittenLarge(ad, at + found.length) || ad.words[at] === 'canal');
  if (isName) return upTo(at, endBehind(ad, at + found.length));
  const isSale = SALE.test(ad.words[at] ?? '') && isWrittenLarge(ad, at) && ad.locale === 'en';
  return isSale ? upTo(startBefore(ad, at), at + 1) : null;
}

/**
 * «Leilão Recria Top, 800 garrotes», «Canal do Boi», “Annual Bull Sale: 40 heifers”: words of a name that would say what
 * animals are, if others say that.
 */
export function wordsOfNames(ad: Ad): Part[] {
  if (ad.isLarge) return [];
  const names = ad.tokens.flatMap((_, at) => nameAt(ad, at) ?? []);
  const isInName = (at: number) => names.some(({ from, length }) => from <= at && at < from + length);
  const animals =
    names.length > 0 ? tokensOf(0, ad.tokens.length).filter((at) => !isInName(at) && nounAt(ad, at).length > 0) : [];
  if (animals.length === 0) return [];
  return names.flatMap(({ from, length }) =>
    tokensOf(from, from + length).flatMap((at) => {
      const found = sensesAt(ad, at);
      return found?.senses.some(({ stock, state }) => stock ?? state) ? [upTo(at, at + found.length)] : [];
    }),
  );
}

/** Passes over such a word, and shows it. */
export function passName(ad: Ad, words: readonly Part[], at: number): number {
  const word = words.find(({ from }) => from === at);
  if (!word) return 0;
  leaveUnread(ad, word);
  return markUsed(ad, word);
}
