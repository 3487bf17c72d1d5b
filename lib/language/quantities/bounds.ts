import { LITTLE, MEASURES, NUMBER_WORDS, VOCABULARY, isTelling, phrasesOf } from '@/lib/language/lexicon/lexicon';
import measureWords from '@/lib/language/lexicon/words/measures.json';
import { isBeside, type Token } from '@/lib/language/lexicon/tokens';
import type { Quantity } from './quantity';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';

/** A side of a limit, or that a number is a rough one, and how many tokens say it. */
interface Bound {
  meaning: 'max' | 'min' | 'about';
  length: number;
}

/** “850 lbs up to”, «arriba de»: what they belong to follows. */
const LINKS = new Set(['to', 'de', 'del', 'do', 'da', 'of', 'a']);
/** Behind «menos» and “more”, too; «140 kg arriba, que esté cerca» goes on with something else. */
const COMPARING = new Set(['than', 'que', 'q']);
/** Nothing but a link changes what these say; “2 years under saddle” is no limit. */
const ADVERBS = new Set(['arriba', 'abajo', 'acima', 'abaixo', 'up']);
/** «300 kg menos angus», «300 kg para más información»: these say something of what follows. */
const DEGREES = new Set(['menos', 'less', 'mas', 'mais']);

/** “£1200 plus VAT”: what is added to a price is no bound of it. */
const TAXES = phrasesOf({ yes: measureWords.taxes });

const isNumber = ({ kind, text }: Token): boolean =>
  kind === 'number' || LOCALES.some((locale) => NUMBER_WORDS[locale].has(text));

/** Whether nothing follows some words that they may belong to. */
function isAlone(tokens: readonly Token[], at: number, length: number): boolean {
  const [last = '', next] = [tokens[at + length - 1]?.text, tokens[at + length]];
  if (!next) return true;
  const isLinked = LINKS.has(next.text) || (!ADVERBS.has(last) && COMPARING.has(next.text));
  if (isLinked || isNumber(next) || (VOCABULARY.match(tokens, at)?.length ?? 0) > length) return false;
  const where = LITTLE.where.match(tokens, at + length)?.meaning;
  const isOfAnimals =
    VOCABULARY.match(tokens, at + length)?.meaning.some(({ stock, breed }) => stock ?? breed) ?? false;
  // «18@ pra mais noroeste do paraná».
  const isUp = /^(?:pra|para)$/.test(tokens[at]?.text ?? '') && DEGREES.has(last) && next.kind === 'word';
  if (isUp && !isOfAnimals && !MEASURES.toAsk.match(tokens, at + length)) return true;
  return ADVERBS.has(last) || where === 'in' || where === 'near' || (isOfAnimals && !DEGREES.has(last));
}

/** Before a number without a unit that is an age: “age 3-6”. */
export const AGEING = phrasesOf({ yes: measureWords.ageing });
export const isAgeing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + (AGEING.match(tokens, at)?.length ?? NaN)]?.kind === 'number';

/** Between a figure and its limit: «40 kg vivo no máximo», “2 years of age or under”. */
export const MEASURED = phrasesOf({ yes: measureWords.measured });

const OPPOSITE = { max: 'min', min: 'max' } as const;

const NO_MORE = phrasesOf({ yes: measureWords.noMore });
const COMPARATIVES = phrasesOf(measureWords.comparatives);
/** «Ni un kilo más»: so many words stand between the two at most. */
const NO_MORE_WORDS = 2;

/** «No más», “nothing older”, «ni un peso más», «más pesados no»: a limit by what lies beyond it, with nothing that it is of. */
function deniedBoundAt(tokens: readonly Token[], at: number): Bound | null {
  const bound = (to: number, { meaning }: { meaning: 'max' | 'min' }) =>
    isBeside(tokens, to) ? null : { meaning: OPPOSITE[meaning], length: to - at };
  const denied = NO_MORE.match(tokens, at);
  const more = denied ? null : COMPARATIVES.match(tokens, at);
  const after = at + (more?.length ?? 0);
  const no = more && isBeside(tokens, after) ? NO_MORE.match(tokens, after) : null;
  if (more && no) return bound(after + no.length, more);
  for (let words = 0; denied && words <= NO_MORE_WORDS; words += 1) {
    const from = at + denied.length + words;
    const found = isBeside(tokens, from) ? COMPARATIVES.match(tokens, from) : null;
    if (found) return bound(from + found.length, found);
    if (tokens[from]?.kind !== 'word') return null;
  }
  return null;
}

/** What words after a number make of it: «o menos», “and up”, «450 kilos arriba», “300 odd”, «ni uno más». */
export function boundAt(tokens: readonly Token[], at: number, mayBeDenied = true): Bound | null {
  const said = MEASURES.compareAfter.match(tokens, at);
  const alone = said ? null : MEASURES.compareAlone.match(tokens, at);
  const bound =
    said ??
    (mayBeDenied ? deniedBoundAt(tokens, at) : null) ??
    (alone && isAlone(tokens, at, alone.length) ? alone : null);
  return bound && TAXES.match(tokens, at + bound.length) ? null : bound;
}

/** «450 kilos arriba 3 años»: such a word between two quantities belongs to neither for sure. */
export const isOfBefore = (tokens: readonly Token[], at: number, locale: Locale): boolean =>
  ADVERBS.has(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number' && isTelling(tokens, at - 1, locale);

/**
 * The limit that a denied one leaves, «que no pasen los 180 kg», or that of the number before it, «ni los 450 dólares»;
 * null if what is denied is no limit.
 */
export function deniedLimit({ compare }: Quantity, quantities: readonly Quantity[], at: number): 'max' | 'min' | null {
  const before = quantities.findLast(({ to }) => to === at)?.compare;
  const limit = compare === 'max' || compare === 'min' ? OPPOSITE[compare] : before;
  return limit === 'max' || limit === 'min' ? limit : null;
}

/** A comma stands between the token before and this one: «15 a 20, u$s 850». */
export const isApart = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) > 1;

/** So many words stand between a number and what bounds it behind animals: «20 vacas angus o menos». */
const COUNTED_MAX = 3;

/** What bounds how many animals there are says no such thing: “20 cows or older”, «20 toros o mejores». */
const OF_QUALITY =
  /^(?:(?:old|young|heav|light|bigg|small|bett|cheap).*|mayor|menor|(?:mayor|menor|mejor|melhor)es|(?:viej|joven|pesad|velh|nov)[a-z]*|leves?)$/;

/** Behind a bound that belongs to what follows: “20 cows min age 4”. */
const BOUND_OF_NEXT =
  /^(?:de|del|que|a|of|than|us|u|usd|aged?|edad|idade|weights?|weighing|peso|price|precio|preco|cost)$/;

/** “20 cows or less”: what bounds a number behind the animals that it counts, and whether it says how many. */
export function boundBehind(
  tokens: readonly Token[],
  from: number,
): (Quantity['behind'] & { isOfHeads: boolean }) | null {
  let at = from;
  for (let words = 0; words < COUNTED_MAX; words += 1) at += VOCABULARY.match(tokens, at)?.length ?? 0;
  const bound =
    at > from && tokens[at]?.kind === 'word' && !isApart(tokens, at) ? MEASURES.compareAfter.match(tokens, at) : null;
  if (!bound || bound.meaning === 'about') return null;
  const next = tokens[at + bound.length];
  // «20 vacas no más de 5 años», “20 cows max 1200 lbs”: it bounds what follows.
  if (next?.kind === 'number' || BOUND_OF_NEXT.test(next?.text ?? '')) return null;
  const isOfHeads = !tokens.slice(at, at + bound.length + 1).some(({ text }) => OF_QUALITY.test(text));
  return { compare: bound.meaning, from: at, length: bound.length, isOfHeads };
}
