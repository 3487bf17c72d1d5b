import type { Locale } from '@/lib/i18n/locales';
import type { Category } from '@/lib/stock/categories';
import { narrowestGroup } from '@/lib/stock/class-groups';
import { isClassOf, type ClassCode } from '@/lib/stock/classes';
import { LITTLE, VOCABULARY, sensesHere } from './lexicon';
import { tokens } from './tokens';

/** What says what animals are for sale, by a listing without a class. */
export interface Words {
  title: string;
  description: string;
  category: Category;
  language: Locale;
  country: string | null;
}

/** How much of a description is read. */
const READ_LETTERS = 500;

/** Narrows classes to those of a group, unless it has none of them. */
function narrowed(codes: readonly ClassCode[], group: readonly ClassCode[]): readonly ClassCode[] {
  const both = codes.filter((code) => group.includes(code));
  return both.length > 0 ? both : codes;
}

/** The classes that a text names: of its first noun, narrowed by its other nouns and by what is said of their state. */
function classesIn(text: string, { category, language, country }: Words): readonly ClassCode[] {
  const written = tokens(text);
  let codes: readonly ClassCode[] = [];
  const states: ClassCode[][] = [];
  for (let at = 0; at < written.length;) {
    const not = LITTLE.not.match(written, at)?.length ?? 0;
    const found = VOCABULARY.match(written, at + not);
    const senses = found ? sensesHere(found.meaning, { locale: language, country }) : [];
    const nouns = senses.flatMap(({ stock }) => stock ?? []).filter((code) => isClassOf(category, code));
    if (not === 0 && nouns.length > 0) codes = codes.length === 0 ? nouns : narrowed(codes, nouns);
    if (not === 0) states.push(senses.flatMap(({ state }) => state ?? []));
    at += not + (found?.length ?? 1);
  }
  return codes.length === 0 ? [] : states.reduce(narrowed, codes);
}

/**
 * Returns the class or the group of classes (`lib/stock/class-groups.ts`) that a listing's title names, or else the
 * beginning of its description, so that searches by class find a listing without one; null if they name none.
 */
export function saidClass(words: Words): string | null {
  const inTitle = narrowestGroup(classesIn(words.title, words));
  return inTitle ?? narrowestGroup(classesIn(words.description.slice(0, READ_LETTERS), words));
}
