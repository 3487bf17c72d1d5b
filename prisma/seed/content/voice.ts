import type { Category } from '@/lib/livestock/stock/categories';
import type { ClassOf } from './classes';
import type { Country } from './types';

/** The facts that a sentence can use about its listing. */
export type Voice = {
  country: Country;
  city: string;
  /** The breed as written within a sentence, agreeing with the noun. */
  breed: string;
  /** The animal, in the plural for lots: "novillos", "toro", "steers". */
  noun: string;
  /** How many head are offered; 1 for a single animal. */
  count: number;
  months: number;
  /** The age in words: "18 meses", "3 años". */
  age: string;
  kg: number;
  lb: number;
  /** Ending of gender in Spanish and Portuguese: "o" or "a". */
  o: 'o' | 'a';
  /** Litres of milk a day that suit the breed. */
  litres: number;
  /** Kept for milk rather than for meat. */
  milk: boolean;
  /** Hair sheep, that are not shorn. */
  hair: boolean;
  /** Colour of the coat of a horse, agreeing with the noun. */
  coat: string;
  negotiable: boolean;
  donkey: boolean;
  /** A hen that lays; false for cocks, ducks, geese and birds for meat. */
  layer: boolean;
  quail: boolean;
  /** Goats kept for meat. */
  meat: boolean;
  pregnant: boolean;
  n(min: number, max: number, step?: number): number;
  pick(...words: string[]): string;
};

export type Phrase = string | ((voice: Voice) => string);

/** A sentence, perhaps one that fits some listings only. */
export type Line = Phrase | { when: (voice: Voice) => boolean; say: Phrase };

export type ClassText = {
  titles: readonly Line[];
  /** Where the animals come from, how they were raised and fed. */
  about: readonly Line[];
  /** Weight, frame, uniformity, yield: what can be measured. */
  build: readonly Line[];
  /** Temper, handling, use, why they are sold. */
  manner: readonly Line[];
};

/** What the listings of a species say. */
export type SpeciesText<C extends Category> = {
  classes: Readonly<Record<ClassOf<C>, ClassText>>;
  /** Said where the animals are vaccinated. */
  health: readonly Line[];
};

/** A sentence for some countries only. */
export function inCountries(countries: readonly Country[], say: Phrase): Line {
  return { when: (voice) => countries.includes(voice.country), say };
}

/** A sentence that fits under a condition. */
export function when(condition: (voice: Voice) => boolean, say: Phrase): Line {
  return { when: condition, say };
}

/** Sentences that animals of several classes share. */
export type DealText = {
  /** Said where there is a health certificate. */
  papers: readonly Line[];
  identification: readonly Line[];
  /** Said of ewes, does and mares that were scanned. */
  pregnancy: readonly Line[];
  /** Payment, transport and visits; the last sentence of many listings. */
  closing: readonly Line[];
  healthStatus: readonly string[];
};
