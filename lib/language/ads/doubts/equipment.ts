import { KEPT } from '@/lib/language/lexicon/kept';
import { LITTLE, MEASURES, phrasesOf } from '@/lib/language/lexicon/lexicon';
import { plainPhrase } from '@/lib/language/lexicon/tokens';
import things from '@/lib/language/lexicon/words/things.json';
import { inSameClause, leaveUnread, markUsed, match, upTo, type Ad, type Part } from '../ad-text';
import { nounAt, sensesAt } from '../senses';
import type { Stock } from '../stock';
import equipmentWords from '../words/equipment.json';
import { isDenied } from './denied';
import { sentenceAround, tokensOf } from './clauses';

/** Things that are used with animals, beside those that searches know. */
const THINGS = phrasesOf({ yes: things.beside });
/** Who offers or looks for work: «hago fletes», «se necesita capataz»; the animals that are counted are nobody's for sale. */
const WORK = phrasesOf({ yes: equipmentWords.work });
/** Before animals that somebody sells beside his work. */
const SELLS = new Set(equipmentWords.sells.map(plainPhrase));
/** Between a thing and the animals that it is for: «balanza para hacienda», “trailer hauls 15 cows”. */
const FOR = new Set(equipmentWords.for.map(plainPhrase));
/** Before a thing that is used where the animals are: «pesados en balanza». */
const WHERE = new Set(equipmentWords.where.map(plainPhrase));
/** Before animals that are for sale as well. */
const BEGINS = new Set(equipmentWords.begins.map(plainPhrase));
const AND_OR = /^(?:y|e|and|&|o|u|or|ou|\/)$/;

/** Who sells a thing names it within so many words. */
const FIRST_WORDS = 8;

function thingAt(ad: Ad, at: number): number {
  const length = Math.max(...[THINGS, WORK, LITTLE.equipment].map((phrases) => match(ad, phrases, at)?.length ?? 0));
  return length > (KEPT.match(ad.tokens, at)?.length ?? 0) ? length : 0;
}

/** Where the words for a thing end that begin at a token, “cattle scale” among them; the token itself if there are none. */
function endOfThing(ad: Ad, at: number): number {
  const noun = nounAt(ad, at).length > 0 ? (sensesAt(ad, at)?.length ?? 0) : 0;
  const named = noun > 0 && inSameClause(ad, at + noun, at) ? thingAt(ad, at + noun) : 0;
  return named > 0 ? at + noun + named : at + (noun > 0 ? 0 : thingAt(ad, at));
}

/** Where a thing ends that is named by animals in English: “cattle panels”, “calf hutch”; the token itself if none begins there. */
export function endOfNamed(ad: Ad, at: number): number {
  const end = ad.locale === 'en' && nounAt(ad, at).length > 0 ? endOfThing(ad, at) : at;
  return end > at + (sensesAt(ad, at)?.length ?? 1) ? end : at;
}

/** Where the animals end that a thing is for; where it ends itself if none are named. */
function endOfPurpose(ad: Ad, from: number): number {
  if (!inSameClause(ad, from, from - 1) || !FOR.has(ad.words[from] ?? '')) return from;
  let to = from;
  for (let at = from + 1; inSameClause(ad, at, from);) {
    const found = sensesAt(ad, at);
    const isLink =
      ad.tokens[at]?.kind === 'number' || AND_OR.test(ad.words[at] ?? '') || LITTLE.skip.match(ad.tokens, at);
    if (!found && !isLink) break;
    at += found?.length ?? 1;
    if (found) to = at;
  }
  return to;
}

/** Words of land that is let by the head: the animals that it is let for are nobody's for sale. */
const LET = /^(?:pasture|grazing|agistment|keep|lease)$/;

/** Whether a thing is such land, whose price is no animals'. */
export const isLet = (ad: Ad, { from, length }: Part): boolean =>
  tokensOf(from, from + length).some((at) => LET.test(ad.words[at] ?? ''));

/** Where animals at a token are counted that are for sale as well, at the beginning of a part of a sentence; null if they aren't. */
function lotAt(ad: Ad, thing: Part, at: number): number | null {
  let count = at - 1;
  // “45 Angus steers”.
  while (inSameClause(ad, count, at) && sensesAt(ad, count)?.senses.every(({ breed, state }) => breed ?? state))
    count -= 1;
  if (nounAt(ad, at).length === 0 || endOfNamed(ad, at) > at || ad.tokens[count]?.kind !== 'number') return null;
  const before = ad.words[count - 1] ?? '';
  const isSold =
    match(ad, WORK, thing.from) || isLet(ad, thing) ? false : !inSameClause(ad, count - 1, at) || BEGINS.has(before);
  return isSold || SELLS.has(before) ? count : null;
}

/** Whether money is named between two tokens. */
const isPriced = (ad: Ad, from: number, to: number): boolean =>
  tokensOf(from, to).some((at) => MEASURES.currency.match(ad.tokens, at) !== null);

/** So many words stand between a thing and its price. */
const PRICE_REACH = 5;
/** Animals are sold there. */
const YARD = /^(?:corral|curra)/;

/** “Also a 20 ft gooseneck $6500”: whether a price is that of a thing, which is named before it after all animals. */
export function isOfThing(ad: Ad, { from }: Part): boolean {
  for (
    let at = from - 1;
    at >= from - PRICE_REACH && inSameClause(ad, at, from) && nounAt(ad, at).length === 0;
    at -= 1
  )
    if (thingAt(ad, at) > 0) return !YARD.test(ad.words[at] ?? '') && !WHERE.has(ad.words[at - 1] ?? '');
  return false;
}

/** «Arriendo finca en Montería»: whether a part stands in a sentence of a thing, land or work that names no animals. */
export function isOfThingAlone(ad: Ad, { from }: Part): boolean {
  const words = sentenceAround(ad, from);
  return words.some((at) => thingAt(ad, at) > 0) && !words.some((at) => nounAt(ad, at).length > 0);
}

/**
 * Reads what is used with animals and named before any of them: a scale is for sale then, and the animals that it is for
 * are not. Animals that are counted after its price are another lot; without a price before them it is only spoken of.
 */
export function readThing(ad: Ad, stock: Stock, at: number): number {
  const { thing } = stock;
  const lot = thing && stock.codes.length === 0 ? lotAt(ad, thing, at) : null;
  if (thing && lot !== null) {
    if (isPriced(ad, thing.from, lot)) {
      stock.lots += 1;
      ad.breaks.push(lot);
    } else stock.thing = undefined;
    return 0;
  }
  const isFirst = stock.codes.length === 0 && stock.others.length === 0 && at < FIRST_WORDS;
  // “Also 80 cattle panels”: for sale beside what was named first.
  const named = isFirst ? at : endOfNamed(ad, at);
  if (named > at) return leaveUnread(ad, upTo(at, named)) && markUsed(ad, upTo(at, named));
  if (!isFirst || (inSameClause(ad, at - 1, at) && WHERE.has(ad.words[at - 1] ?? ''))) return 0;
  const end = endOfThing(ad, at);
  if (end === at || isDenied(ad, upTo(at, end))) return 0;
  // «Balanza para» is called so, whatever it is for.
  const part = upTo(at, Math.max(end, endOfPurpose(ad, FOR.has(ad.words[end - 1] ?? '') ? end - 1 : end)));
  stock.thing ??= part;
  return leaveUnread(ad, part) && markUsed(ad, part);
}
