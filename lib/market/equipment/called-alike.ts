import { Prisma } from '@/lib/core/db/client';
import { plain } from '@/lib/core/i18n/country';
import { NOUNS } from '@/lib/language/ads/equipment/words';
import { anyOf } from '@/lib/language/lexicon/breed-words';
import { Phrases, plainPhrase, textWithout, tokens as tokensOf, type Token } from '@/lib/language/lexicon/tokens';
import table from './called-alike.json';

/** An item with all that it is called in three languages, singular and plural. */
interface Item {
  forms: readonly string[];
  /** Makers whose machines are this item if their title names no other: «MF 290 4x4». */
  makers: readonly string[];
  /** The category that alone has it: «hay» is a word of many descriptions. */
  category: string | undefined;
}

/** What says of which kind a piece of equipment is. */
interface Kind {
  title: string;
  brand: string | null;
  category: string;
}

interface Named {
  names: readonly string[];
  makers?: readonly string[];
  category?: string;
}

const PLURAL: Readonly<Record<string, string>> = { ao: 'oes', y: 'ies' };

/** A name with its plural; of names that have another one the table has both. */
function withPlural(name: string): string[] {
  const [ending = ''] = /ao$|(?<=[^aeiou])y$/.exec(name) ?? [];
  const other = PLURAL[ending];
  if (other) return [name, name.slice(0, -ending.length) + other];
  return name.endsWith('s') ? [name] : [name, `${name}s`, ...(/[^aeiou]$/.test(name) ? [`${name}es`] : [])];
}

const ITEMS: readonly Item[] = (table as readonly Named[]).map(({ names, makers = [], category }) => ({
  forms: names.map(plainPhrase).flatMap(withPlural),
  makers: makers.map(plainPhrase),
  category,
}));

const BY_NAME = new Phrases<Item>();
for (const item of ITEMS) for (const form of item.forms) BY_NAME.set(form, item);

/** All that an item is called which a word names; the word alone if it names none. */
const formsOf = (word: string): readonly string[] => BY_NAME.get(plainPhrase(word))?.forms ?? [word];

/** Whether a title has a word, or another name of what it names. */
export const hasName = (title: string, word: string): boolean =>
  formsOf(word).some((form) => (form === word ? plain(title).includes(form) : wordsOf([form]).test(plain(title))));

const pattern = (names: readonly string[]) => `(?:${names.join('|').replaceAll(' ', '[ -]')})`;
const wordsOf = (names: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern(names)}(?![\\p{L}\\p{N}])`, 'u');
const inTitle = (names: readonly string[]) => `\\m${pattern(names)}\\M`;

/** What an item has or is for follows in its title: «Vagão misturador com balança», «Silo para ração». */
const MORE = '(?:con|com|with|para|pra|for)';
const AFTER = new RegExp(`(?<![\\p{L}\\p{N}])${MORE}(?![\\p{L}\\p{N}]).*$`, 'u');
const HEAD = Prisma.sql`regexp_replace(corral_normalize(l.title), ${`\\m${MORE}\\M.*$`}, '')`;

const formsOfOthers = (item: Item): string[] => ITEMS.filter((one) => one !== item).flatMap(({ forms }) => forms);

/** The rows whose title names nothing else: a harrow's description names the tractor that pulls it. */
function namesNoOther(item: Item, makers: readonly string[] = []): Prisma.Sql {
  return Prisma.sql`${HEAD} !~ ${inTitle([...formsOfOthers(item), ...makers])}`;
}

const categoryOf = ({ category, forms: [form = ''] }: Item): string | undefined =>
  category ?? NOUNS.match(tokensOf(form), 0)?.meaning;

/** The rows whose title calls an item by one of its names, or that are of its makers and of no other item. */
function titled(item: Item): Prisma.Sql {
  const named = Prisma.sql`(l.search_vector @@ ${anyOf(item.forms)}::tsquery AND corral_normalize(l.title) ~ ${inTitle(item.forms)})`;
  if (item.makers.length === 0) return named;
  const made = Prisma.sql`l.category = ${categoryOf(item)}::equipment_category AND l.search_vector @@ ${anyOf(item.makers)}::tsquery`;
  return Prisma.sql`(${named} OR (${made} AND ${namesNoOther(item)}))`;
}

/** The rows whose title has a word. */
export const isWritten = (word: string): Prisma.Sql =>
  Prisma.sql`corral_normalize(l.title) LIKE corral_contains_pattern(${plainPhrase(word)})`;

/** The rows whose title begins with what a word names: a mixer that has a scale is none. */
export function isHeaded(word: string): Prisma.Sql {
  const item = BY_NAME.get(plainPhrase(word));
  return item
    ? Prisma.sql`(${titled(item)} AND (${HEAD} ~ ${inTitle(item.forms)} OR ${namesNoOther(item)}))`
    : isWritten(word);
}

/** Whether a piece of equipment is by its title what a word names, whatever its description says. */
export function isOfKind({ title, brand, category }: Kind, word: string): boolean {
  const item = BY_NAME.get(plainPhrase(word));
  const head = plain(title).replace(AFTER, '');
  if (!item) return plain(title).includes(plainPhrase(word));
  if (item.category !== undefined && category !== item.category) return false;
  if (wordsOf(item.forms).test(head)) return true;
  const isMade = item.makers.length > 0 && wordsOf(item.makers).test(`${head} ${plain(brand ?? '')}`);
  return isMade && category === categoryOf(item) && !wordsOf(formsOfOthers(item)).test(head);
}

/** The rows that a word names in their title, or by their maker. */
export function isTitled(word: string): Prisma.Sql {
  const item = BY_NAME.get(plainPhrase(word));
  return item ? titled(item) : isWritten(word);
}

/**
 * The rows that call an item by the name that is asked for, or whose title has another of its names. If it is all that is
 * asked for, a description names it only where the title and the category are of nothing else.
 */
export function isCalled(name: string, isAll: boolean): Prisma.Sql {
  const item = BY_NAME.get(name);
  if (item?.category) return Prisma.sql`(l.category = ${item.category}::equipment_category AND ${titled(item)})`;
  const named = Prisma.sql`l.search_vector @@ ${anyOf([name])}::tsquery`;
  if (!item) return named;
  const category = categoryOf(item);
  const makers = ITEMS.filter((one) => one !== item).flatMap((one) => one.makers);
  const ofKind = category ? Prisma.sql`l.category = ${category}::equipment_category` : Prisma.sql`true`;
  const described = isAll ? Prisma.sql`(${named} AND ${ofKind} AND ${namesNoOther(item, makers)})` : named;
  return Prisma.sql`(${described} OR ${titled(item)})`;
}

/** An item that a text names, and the tokens that do. */
export interface ItemAt {
  name: string;
  from: number;
  length: number;
}

/** Before what an item has or is for: «mixer para ración», “tractor with loader”. */
const BEFORE_MORE = /^(?:para|pra|p|con|com|for|with|w)$/;

/** Returns the items that a text names, and those of them before what such an item has or is for. */
export function itemsNamed(tokens: readonly Token[]): { all: ItemAt[]; before: ItemAt[] } {
  const all: ItemAt[] = [];
  for (let from = 0; from < tokens.length;) {
    const length = BY_NAME.match(tokens, from)?.length ?? 0;
    const words = tokens.slice(from, from + length);
    if (length > 0) all.push({ name: words.map(({ text }) => text).join(' '), from, length });
    from += length || 1;
  }
  const end = tokens.findIndex(({ text }, at) => at > 0 && BEFORE_MORE.test(text));
  return { all, before: all.filter(({ from }) => end < 0 || from < end) };
}

/** Takes the items that a search's text names out of it, so that rows are found which call them otherwise. */
export function withNames<Query extends { search?: string | undefined }>(
  query: Query,
): Query & { called?: readonly string[] } {
  const text = query.search ?? '';
  const tokens = tokensOf(text);
  const { all } = itemsNamed(tokens);
  if (all.length === 0) return query;
  const isRead = (at: number) => all.some(({ from, length }) => at >= from && at < from + length);
  return { ...query, search: textWithout(text, tokens, isRead) || undefined, called: all.map(({ name }) => name) };
}
