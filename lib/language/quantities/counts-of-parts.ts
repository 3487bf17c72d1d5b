import type { Locale } from '@/lib/core/i18n/locales';
import { phrasesOf } from '@/lib/language/lexicon/lexicon';
import type { Part } from '@/lib/language/lexicon/meant-nouns';
import type { Token } from '@/lib/language/lexicon/tokens';
import littleWords from '@/lib/language/lexicon/words/little-words.json';
import { isLoadAt, type Quantity } from './quantity';

const ONE: Record<Locale, RegExp> = { es: /^una?$/, en: /^(?:an?|one)$/, pt: /^uma?$/ };
const JOINING = phrasesOf({ yes: littleWords.joinAnimals });

/** «10 ovejas y un carnero»: one animal of another kind, which no number was asked of. */
const isOneOfOthers = (tokens: readonly Token[], { from, length }: Part, locale: Locale): boolean =>
  ONE[locale].test(tokens[from - 1]?.text ?? '') &&
  (JOINING.match(tokens, from - 2) ?? JOINING.match(tokens, from + length)) !== null;

/** «30 vacas y 2 toros», «2 jaulas de novillos»: counts of animals of several kinds, or of loads, which no lot has. */
export function countsOfParts({
  tokens,
  quantities,
  nouns,
  context: { locale },
}: {
  tokens: readonly Token[];
  quantities: readonly Quantity[];
  nouns: readonly Part[];
  context: { locale: Locale };
}): ReadonlySet<Quantity> {
  const isCount = ({ unit: { of } }: Quantity) => of === 'bare' || of === 'heads';
  const counts = quantities.filter((asked) => isCount(asked) && nouns.some(({ from }) => from === asked.to));
  const loads = quantities.filter(({ unit, to }) => unit.of === 'bare' && isLoadAt(tokens, to));
  const ones = nouns.filter((noun) => isOneOfOthers(tokens, noun, locale));
  return new Set([...loads, ...(counts.length > 0 && counts.length + ones.length > 1 ? counts : [])]);
}
