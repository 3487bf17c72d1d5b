import type { Locale } from '@/lib/core/i18n/locales';
import { beginsWithThing, isNounAt, isOfOthers } from '@/lib/language/lexicon/kept';
import { tokens as tokensOf } from '@/lib/language/lexicon/tokens';

/**
 * True if a text asks for equipment first: «bebederos para vacas» do, «toros con semen probado» don't. In English the
 * noun comes last: “cattle trailer”.
 */
export function isOfEquipment(text: string, locale: Locale): boolean {
  const tokens = tokensOf(text);
  const animal = locale === 'en' ? -1 : tokens.findIndex((_, at) => isNounAt(tokens, at));
  return beginsWithThing(tokens) || isOfOthers(animal < 0 ? tokens : tokens.slice(0, animal));
}
