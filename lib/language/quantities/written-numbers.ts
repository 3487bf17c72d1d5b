import type { Locale } from '@/lib/core/i18n/locales';
import { LITTLE, MEASURES, NUMBER_WORDS } from '@/lib/language/lexicon/lexicon';
import type { Token } from '@/lib/language/lexicon/tokens';

const THOUSAND = 1_000;

/** Numbers of another language that are ordinary words in this one: “once bred heifers”. */
const NO_NUMBERS: Record<Locale, ReadonlySet<string>> = {
  es: new Set(),
  en: new Set(['once', 'son']),
  pt: new Set(),
};

/** What one word stands for; «dos» are two in Spanish, in Portuguese it says nothing. */
function valueAt(tokens: readonly Token[], at: number, locale: Locale): number | undefined {
  const word = tokens[at]?.text ?? '';
  if (tokens[at]?.kind !== 'word') return undefined;
  const own = NUMBER_WORDS[locale].get(word);
  if (own !== undefined || LITTLE.skip.get(word) || NO_NUMBERS[locale].has(word)) return own;
  return NUMBER_WORDS.es.get(word) ?? NUMBER_WORDS.pt.get(word) ?? NUMBER_WORDS.en.get(word);
}

/** Whether a smaller number fits into the places that a number leaves: «cien» and «veinte», «twenty» and “five”. */
const fits = (value: number, into: number): boolean =>
  into === 0 || [100, 10].some((place) => into % place === 0 && value < place);

/** A number below a thousand: «ciento veinte», «vinte e cinco», “two hundred”, “two dozen”. */
function smallAt(tokens: readonly Token[], from: number, locale: Locale): { value: number; to: number } {
  let value = 0;
  let to = from;
  for (let at = from; at < tokens.length; at += 1) {
    const one = valueAt(tokens, at, locale);
    const times = MEASURES.multiples.get(tokens[at]?.text ?? '');
    if (times && value < 10) value = Math.max(value, 1) * Number(times);
    else if (one !== undefined && fits(one, value)) value += one;
    else if (value > 0 && at === to && MEASURES.and.get(tokens[at]?.text ?? '')) continue;
    else break;
    to = at + 1;
  }
  return { value, to };
}

/** What follows a thousand: «dois mil e quinhentos», but not «dos mil y tres mil». */
function restAt(tokens: readonly Token[], at: number, locale: Locale): { value: number; to: number } {
  const and = MEASURES.and.get(tokens[at]?.text ?? '') ? 1 : 0;
  const rest = smallAt(tokens, at + and, locale);
  const isOther = and > 0 && (rest.value === 0 || MEASURES.scale.match(tokens, rest.to) !== null);
  return isOther ? { value: 0, to: at } : rest;
}

/** «Un año», «uno a dos años»: one of them, or the first of a range. */
function isAgeAt(tokens: readonly Token[], at: number, locale: Locale): boolean {
  const join = MEASURES.join.match(tokens, at)?.length ?? 0;
  const high = join > 0 ? smallAt(tokens, at + join, locale) : null;
  const typed = tokens[at + join]?.kind === 'number' ? at + join + 1 : null;
  return MEASURES.age.match(tokens, (high?.value ? high.to : join > 0 ? typed : null) ?? at) !== null;
}

/**
 * Reads a number that is written in words at a token; null if there is none. A lonely «mil» is no number here; «una»
 * counts nothing, but «un millón» and «un año» do. «Uno setenta el kilo» is 1.70.
 */
export function writtenNumberAt(
  tokens: readonly Token[],
  from: number,
  locale: Locale,
): { text: string; length: number } | null {
  const first = smallAt(tokens, from, locale);
  const cents = first.value > 0 && first.value < 10 ? smallAt(tokens, first.to, locale) : null;
  if (cents && cents.value >= 10 && cents.value < 100 && MEASURES.basis.match(tokens, cents.to))
    return { text: `${first.value}.${cents.value}`, length: cents.to - from };
  const isThousand = (at: number) => MEASURES.scale.get(tokens[at]?.text ?? '') === 'thousand';
  const rest = isThousand(first.to) ? restAt(tokens, first.to + 1, locale) : null;
  if (rest && first.value + rest.value > 0)
    return { text: String(Math.max(first.value, 1) * THOUSAND + rest.value), length: rest.to - from };
  const isOne = first.value === 1 && !MEASURES.scale.match(tokens, first.to) && !isAgeAt(tokens, first.to, locale);
  return first.value === 0 || isOne ? null : { text: String(first.value), length: first.to - from };
}
