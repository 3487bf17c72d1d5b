import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { LITTLE, isNounAt } from '@/lib/language/lexicon/lexicon';
import { geneticsAt } from '@/lib/language/lexicon/kept';
import { otherAnimals } from '@/lib/language/lexicon/other-animals';
import { tokens as tokensOf } from '@/lib/language/lexicon/tokens';

const OTHERS = otherAnimals(...LOCALES);

/**
 * Returns the word of a text for animals that the market doesn't have, as it was written: «chanchos». Null if the text asks
 * for animals of ours, or for equipment: «comedero para cerdos».
 */
export function otherAnimalIn(text: string): string | null {
  const tokens = tokensOf(text);
  let found: string | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const other = OTHERS.match(tokens, at);
    const [first, last] = [tokens[at], tokens[at + (other?.length ?? 1) - 1]];
    if (other && first && last) {
      found ??= text.slice(first.start, last.end);
      at += other.length - 1;
      continue;
    }
    // «Alpacas en Perú»: a country, and no turkey.
    const isPlace = LITTLE.where.match(tokens, at - 1) !== null;
    if (!isPlace && (isNounAt(tokens, at) || LITTLE.equipment.match(tokens, at))) return null;
  }
  return found;
}

const LINKS = /^(?:de|del|do|da|of|from|for|para)$/;
/** What “heifers bred to sexed semen” end with is said of them. */
const PUT_TO = /^(?:to|with|w|by|of|using|and|sexed|frozen)$/;
const TANKS = /^(?:tanks?|storage|thermos)$/;

/**
 * The word of a text for semen or embryos, which the market doesn't have, and the text with spaces in its place: «semen de
 * toro angus». They are what it asks for where it begins with them, in English also where it ends so. Null if it doesn't.
 */
export function geneticsIn(text: string, locale: Locale): { written: string; rest: string } | null {
  const tokens = tokensOf(text);
  let first = 0;
  for (let skipped; (skipped = LITTLE.skip.match(tokens, first));) first += skipped.length;
  const isEnd = (at: number) =>
    at + geneticsAt(tokens, at) === tokens.length && !PUT_TO.test(tokens[at - 1]?.text ?? '');
  const ends = locale === 'en' ? tokens.map((_, at) => at).filter(isEnd) : [];
  const from = [first, ...ends].find((at) => geneticsAt(tokens, at) > 0);
  if (from === undefined) return null;
  let to = from + geneticsAt(tokens, from);
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (TANKS.test(tokens[to]?.text ?? '')) return null;
  if (LINKS.test(tokens[to]?.text ?? '')) to += 1;
  const [start = 0, end = 0] = [tokens[from]?.start, tokens[to - 1]?.end];
  return { written, rest: text.slice(0, start) + ' '.repeat(end - start) + text.slice(end) };
}
