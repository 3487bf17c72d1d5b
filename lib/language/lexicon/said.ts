import type { Locale } from '@/lib/core/i18n/locales';
import type { Category } from '@/lib/livestock/stock/categories';
import { groupOf } from '@/lib/livestock/stock/class-groups';
import { isClassOf, type ClassCode } from '@/lib/livestock/stock/classes';
import { VOCABULARY, deniedAt, sensesHere, type Sense } from './lexicon';
import { tokens } from './tokens';

/** The words of a listing, and what they are read with. */
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

/** The senses of each word of ranchers in a text that isn't denied. */
function* sensesIn(text: string, { language, country }: Words): Generator<readonly Sense[]> {
  const written = tokens(text);
  for (let at = 0; at < written.length;) {
    const denied = deniedAt(written, at);
    const found = VOCABULARY.match(written, denied ?? at);
    if (found && denied === null) yield sensesHere(found.meaning, { locale: language, country });
    at = (denied ?? at) + (found?.length ?? 1);
  }
}

/** The classes of a text's first noun, narrowed by its other nouns, and those of each state that it says. */
function stockIn(text: string, words: Words): { codes: readonly ClassCode[]; states: ClassCode[][] } {
  let codes: readonly ClassCode[] = [];
  const states: ClassCode[][] = [];
  for (const senses of sensesIn(text, words)) {
    const nouns = senses.flatMap(({ stock }) => stock ?? []).filter((code) => isClassOf(words.category, code));
    if (nouns.length > 0) codes = codes.length === 0 ? nouns : narrowed(codes, nouns);
    states.push(senses.flatMap(({ state }) => state ?? []));
  }
  return { codes, states };
}

/**
 * The class or group of classes that the title names, or else the beginning of the description, in the states that
 * both say.
 */
function saidClass(words: Words): string | null {
  const title = stockIn(words.title, words);
  const description = stockIn(words.description.slice(0, READ_LETTERS), words);
  const codes = title.codes.length > 0 ? title.codes : description.codes;
  return groupOf([...title.states, ...description.states].reduce(narrowed, codes));
}

/** Facts that searches ask for and words may say; the others, such as a term of payment, only fields say. */
const FACTS: ReadonlySet<string> = new Set(['horns', 'teeth', 'vaccinated', 'healthCertificate', 'pregnancyTested']);

/** The facts that title and description say, as searches ask for them: `vaccinated=true`, `horns=polled`. */
function saidFacts(words: Words): string[] {
  const facts = new Set<string>();
  for (const senses of sensesIn(`${words.title}\n${words.description}`, words)) {
    for (const [key, value] of senses.flatMap(({ filters }) => Object.entries(filters ?? {})))
      if (FACTS.has(key)) facts.add(`${key}=${value}`);
  }
  return [...facts];
}

/**
 * Returns the columns that searches read beside a listing's class and facts: what its words say. Of one without a class
 * the class or the group of classes (`lib/livestock/stock/class-groups.ts`) that they name, if any.
 */
export const saidColumns = (words: Words & { class?: string | null | undefined }) => ({
  saidClass: words.class ? null : saidClass(words),
  saidFacts: saidFacts(words),
});
