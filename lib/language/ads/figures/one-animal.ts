import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { deduce, inSameClause, match, take, upTo, written, type Ad, type Part } from '../ad-text';
import { OF_SEVERAL } from '../ad-words';
import type { Stock } from '../stock';

/** Right before one animal: «se vende vaca», “a cow”. */
const ONE_BEFORE = /^(?:una?|uma?|an?|one|esta|this|mi|my|minha|vende|vendo)$/;

/** What stands behind a word for animals that is no animal: “weaner sale”. */
const OF_A_SALE = /^(?:sales?|auctions?|days?)$/;

/**
 * «Se vende vaca», “a Jersey cow”: one animal, if no number is said; where its price is for a kilo or it stands at the
 * head of the text, it is likely one.
 */
export function settleOne(ad: Ad, { nouns, lots, isMixed }: Stock): void {
  const [noun] = nouns;
  const isKnown =
    ad.facts.has('headCount') || ad.deduced.some(({ field }) => field === 'headCount' || field === 'minHeads');
  if (
    !noun ||
    isKnown ||
    lots > 1 ||
    (isMixed && nouns.length > 1) ||
    ad.facts.has('minHeads') ||
    !nouns.every((part) => isSingular(ad, part))
  )
    return;
  const start = modifiersBefore(ad, noun.from);
  const isHere = inSameClause(ad, start - 1, noun.from);
  const isOne = isHere && ONE_BEFORE.test(ad.words[start - 1] ?? '');
  const isByWeight = ad.tokens.some((_, at) => match(ad, MEASURES.basis, at)?.meaning === 'live_kg');
  if (isOne && !isByWeight) take(ad, 'headCount', '1', upTo(start - 1, noun.from + noun.length));
  else if (isOne || (start === 0 && !OF_A_SALE.test(ad.words[noun.from + noun.length] ?? '')))
    deduce(ad, 'headCount', '1', 'oneOf', [noun]);
}

/** So many words stand between «a» and the animal: “a registered red Angus cow”. */
const MODIFIERS_MAX = 5;

/** Where the words before a noun begin that say what it is like. */
function modifiersBefore(ad: Ad, noun: number): number {
  let from = noun;
  while (
    from > noun - MODIFIERS_MAX &&
    inSameClause(ad, from - 1, noun) &&
    ad.tokens[from - 1]?.kind === 'word' &&
    !ONE_BEFORE.test(ad.words[from - 1] ?? '')
  )
    from -= 1;
  return from;
}

/** Other endings of words for several, and for meat: «novillada», “cattle”. */
const COLLECTIVE = /(?:ada|do|tle|stock|yunta|pareja|parelha|pair|dupla|casal)$/i;

/** Whether a noun is of one animal, and no name of a herd or of meat: «vaca», “cow”, but not «novillada». */
const isSingular = (ad: Ad, { from, length }: Part): boolean => {
  const words = written(ad, upTo(from, from + length)).split(/\s+/);
  const isOne = words.every((word) => !OF_SEVERAL.test(word) && !COLLECTIVE.test(word));
  return isOne || /^(?:milk cow|terner[oa]|cordero)$/i.test(words.join(' '));
};
