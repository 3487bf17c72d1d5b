import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { inflections } from './inflect';
import { Phrases, plainPhrase } from './tokens';
import breedWords from './words/other-breeds.json';

/** Breeds that the form's list doesn't have, with the categories that have them. */
export const OTHER_BREEDS = new Phrases<readonly Category[]>();

for (const category of CATEGORIES)
  for (const name of breedWords[category].map(plainPhrase))
    for (const form of [name, ...inflections(name, 'en', 'noun')])
      OTHER_BREEDS.set(form, [...(OTHER_BREEDS.get(form) ?? []), category]);
