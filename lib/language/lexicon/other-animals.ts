import type { Locale } from '@/lib/core/i18n/locales';
import { inflections } from './inflect';
import { isOfOurs } from './lexicon';
import { Phrases, plainPhrase } from './tokens';
import animalWords from './words/other-animals.json';

/** Returns the words of some languages for animals that the market doesn't have: pigs, rabbits, dogs, buffaloes … */
export function otherAnimals(...locales: readonly Locale[]): Phrases<true> {
  const words = new Phrases<true>();
  for (const locale of locales)
    for (const word of animalWords[locale].map(plainPhrase))
      for (const form of [word, ...inflections(word, locale, 'noun')]) if (!isOfOurs(form)) words.set(form, true);
  for (const form of animalWords.forms.map(plainPhrase)) if (!isOfOurs(form)) words.set(form, true);
  return words;
}
