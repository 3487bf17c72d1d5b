import type { Locale } from '@/lib/core/i18n/locales';
import { LITTLE } from '@/lib/language/lexicon/lexicon';
import { isNounAt } from '@/lib/language/lexicon/kept';
import { otherAnimals } from '@/lib/language/lexicon/other-animals';
import { tokens as tokensOf } from '@/lib/language/lexicon/tokens';

const OTHERS = { es: otherAnimals('es'), en: otherAnimals('en'), pt: otherAnimals('pt') };

/**
 * Returns the word of a text for animals that the market doesn't have, as it was written: «chanchos». Null if the text asks
 * for animals of ours, or for equipment: «comedero para cerdos».
 */
export function otherAnimalIn(text: string, locale: Locale): string | null {
  const tokens = tokensOf(text);
  let found: string | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const other = OTHERS[locale].match(tokens, at);
    const [first, last] = [tokens[at], tokens[at + (other?.length ?? 1) - 1]];
    if (other && first && last) {
      found ??= text.slice(first.start, last.end);
      at += other.length - 1;
    } else if (isNounAt(tokens, at) || LITTLE.equipment.match(tokens, at)) return null;
  }
  return found;
}
