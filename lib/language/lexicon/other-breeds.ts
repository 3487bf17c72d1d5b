import { BREEDS, type Breed } from '@/lib/livestock/stock/breeds';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { inflections } from './inflect';
import { Phrases, plainPhrase } from './tokens';
import groupWords from './words/breed-groups.json';
import breedWords from './words/other-breeds.json';

const WORDS: Partial<Record<Category, readonly string[]>> = breedWords;

/** Breeds that the form's list doesn't have, with the categories that have them. */
export const OTHER_BREEDS = new Phrases<readonly Category[]>();

for (const category of CATEGORIES)
  for (const name of WORDS[category]?.map(plainPhrase) ?? [])
    for (const form of [name, ...inflections(name, 'en', 'noun')])
      OTHER_BREEDS.set(form, [...(OTHER_BREEDS.get(form) ?? []), category]);

/** Several breeds that one word stands for, «cebú», and whether it is a name to look for them by; “no ear” only denies them. */
export const BREED_GROUPS = new Phrases<{ breeds: readonly Breed[]; isSought: boolean }>();

for (const { breeds, words, isSought } of groupWords)
  for (const word of words)
    BREED_GROUPS.set(plainPhrase(word), {
      breeds: BREEDS.bovine.filter((breed) => breeds.includes(breed)),
      isSought,
    });
