import { capitalised, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';

/** A word for one head and for several. */
export type Word = { one: string; other: string };

/** What `messages/classes` has for a language; keys may end with `@` and a region. */
export type ClassTexts = {
  classes: Record<string, readonly string[]>;
  families: Record<string, readonly string[]>;
  /**
   * Breeds that aren't written in titles as they are stored: empty where the class says it already. Four forms agree
   * with the class: masculine for one and several, feminine for one and several.
   */
  breeds: Record<string, readonly string[]>;
};

/** Where a word has its breed, if not behind it (Spanish, Portuguese) or before it (English). */
const BREED = '{breed} ';

/** Where English is spoken and animals are weighed in kilograms. */
const METRIC: ReadonlySet<string> = new Set(['AU', 'GB', 'IE', 'NZ', 'ZA']);

/** Reads a word, in the words of a region where those differ. */
export function readWord(words: Record<string, readonly string[]>, code: string, region: string | null = null): Word {
  const [one = code, other = code] = words[`${code}@${region}`] ?? words[code] ?? [];
  return { one, other };
}

/** A word as it stands alone, without the place of its breed. */
export const withoutBreed = (word: string): string => word.replace(BREED, '');

function breedInTitle(breed: string, code: ClassCode, isOne: boolean, { breeds }: ClassTexts): string {
  const forms = Object.hasOwn(breeds, breed) ? (breeds[breed] ?? []) : [breed];
  const isFeminine = CLASSES[code].sex === 'female' || CLASSES[code].isFeminine;
  return forms[(isFeminine ? 2 : 0) + (isOne ? 0 : 1)] ?? forms[0] ?? breed;
}

function weightInTitle(kilograms: number, locale: Locale, region: string | null): string {
  if (locale !== 'en' || METRIC.has(region ?? '')) return `${formatNumber(locale, Math.round(kilograms))} kg`;
  return `${formatNumber(locale, Number((kilograms / KG_PER_POUND).toPrecision(3)))} lb`;
}

/** The facts that a title names. */
export type TitleFacts = { class: ClassCode; headCount: number | null; breed: string; weight: number | null };

/**
 * Writes what the animals of a lot are, in lower case and without their number: `vaquillonas preñadas Angus`.
 * @param texts the words of the language
 */
export function animalsOfLot(
  { class: code, headCount, breed: name }: Omit<TitleFacts, 'weight'>,
  locale: Locale,
  texts: ClassTexts,
  region: string | null = null,
): string {
  const isOne = headCount === 1;
  const word = readWord(texts.classes, code, region)[isOne ? 'one' : 'other'];
  const breed = breedInTitle(name, code, isOne, texts);
  if (!breed) return withoutBreed(word);
  if (word.includes(BREED)) return word.replace(BREED, `${breed} `);
  return locale === 'en' ? `${breed} ${word}` : `${word} ${breed}`;
}

/**
 * Writes the title of a lot from its facts, as a rancher of the region would: `24 vaquillonas preñadas Angus, 380 kg`.
 * Its spaces are plain, as if it were typed.
 * @param texts the words of the language
 */
export function lotTitle(facts: TitleFacts, locale: Locale, texts: ClassTexts, region: string | null = null): string {
  const { headCount, weight } = facts;
  const named = animalsOfLot(facts, locale, texts, region);
  const animals =
    headCount === 1 || headCount === null ? capitalised(locale, named) : `${formatNumber(locale, headCount)} ${named}`;
  return weight ? `${animals}, ${weightInTitle(weight, locale, region)}` : animals;
}

/** A title and its language, for readers of `locale`: theirs if it is written from the facts. */
export function titleIn(
  {
    title,
    language,
    lot,
  }: { title: string; language: Locale; lot?: { titles: Readonly<Record<Locale, string>> | null } | null },
  locale: Locale,
): { title: string; language: Locale } {
  return lot?.titles ? { title: lot.titles[locale], language: locale } : { title, language };
}
