import type { Locale } from '@/lib/core/i18n/locales';
import { NOUNS } from '@/lib/language/ads/equipment/words';
import { beginsWithThing, isNounAt, isOfOthers } from '@/lib/language/lexicon/kept';
import { tokens as tokensOf } from '@/lib/language/lexicon/tokens';

/** True if a text is nothing but a name of equipment: «alambre»; in English “hay”, which in Spanish is “there is”. */
export function isEquipmentAlone(text: string, locale: Locale): boolean {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || isNounAt(tokens, 0)) return false;
  if (tokens.length === 1 && tokens[0]?.text === 'hay') return locale === 'en';
  return NOUNS.match(tokens, 0)?.length === tokens.length;
}

/**
 * True if a text asks for equipment first: «bebederos para vacas» do, «toros con semen probado» don't. In English the
 * noun comes last: “cattle trailer”.
 */
export function isOfEquipment(text: string, locale: Locale): boolean {
  const tokens = tokensOf(text);
  const animal = locale === 'en' ? -1 : tokens.findIndex((_, at) => isNounAt(tokens, at));
  return (
    isEquipmentAlone(text, locale) ||
    beginsWithThing(tokens) ||
    isOfOthers(animal < 0 ? tokens : tokens.slice(0, animal))
  );
}
