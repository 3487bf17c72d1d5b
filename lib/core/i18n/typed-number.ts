import { LOCALES, type Locale } from './locales';

/** What stands before three digits: the mark that groups in a language. The other one of the two begins decimals. */
const GROUP_MARK: Record<Locale, string> = { es: '.', en: ',', pt: '.' };

/** Groups of three digits with one separator, and perhaps decimals after the other one. */
const GROUPED = /^([1-9]\d{0,2})([.,])(\d{3}(?:\2\d{3})*)(?:((?!\2)[.,])(\d{1,4}))?$/;
const PLAIN = /^(\d+)(?:[.,](\d{1,4}))?$/;
/** Spaces and apostrophes group too. */
const GAPS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

const THOUSAND = 'k|mil|thousand';
const MILLION = 'mill[oó]n|millones|milh[aã]o|milh[oõ]es|millions?';
const SCALES = [
  [new RegExp(`^(?:${THOUSAND})$`), 3],
  [new RegExp(`^(?:${MILLION})$`), 6],
] as const;

/** The source of an expression for a number with its scale, which readers of units begin with. */
export const NUMBER = String.raw`\d(?:[\d.,\s'’]*\d)?(?:\s*(?:${THOUSAND}|${MILLION})(?!\p{L}))?`;

/** Moves the point of decimal text to the right. */
function scaled(number: string, places: number): string {
  const [whole = '', part = ''] = number.split('.');
  const digits = part.padEnd(places, '0');
  const rest = digits.slice(places).replace(/0+$/, '');
  return plain(whole + digits.slice(0, places), rest);
}

const plain = (whole: string, part = '') => `${whole.replace(/^0+(?=\d)/, '')}${part && `.${part}`}`;

function readBare(locale: Locale, text: string): string[] {
  const grouped = GROUPED.exec(text);
  if (!grouped) {
    const [, whole, part] = PLAIN.exec(text) ?? [];
    return whole === undefined ? [] : [plain(whole, part)];
  }
  const [, first = '', mark, groups = '', , part] = grouped;
  const whole = first + groups.replace(/\D/g, '');
  const isUnclear = mark !== GROUP_MARK[locale] && groups.length === 3 && part === undefined;
  return isUnclear ? [whole, `${first}.${groups}`] : [plain(whole, part)];
}

/**
 * Reads a number as a form takes it: decimal text, with «k», «mil» or «millones» multiplied. One rule for all forms: the
 * mark that groups in the language groups before three digits, any mark before another number of digits begins decimals,
 * and the language's decimal mark before exactly three digits may be either: `1,150` in Spanish and `1.150` in English
 * have two readings, of which whoever typed it chooses. None for what is no number.
 */
export function readings(locale: Locale, typed: string): readonly string[] {
  const text = typed.trim().toLowerCase();
  const [, digits = '', word = ''] = /^([\d.,\s'’]*\d)\s*(\p{L}*)$/u.exec(text) ?? [];
  const places = word === '' ? 0 : SCALES.find(([words]) => words.test(word))?.[1];
  if (places === undefined) return [];
  return readBare(locale, digits.replace(GAPS, '')).map((number) => (places === 0 ? number : scaled(number, places)));
}

/**
 * Reads a number of a search as all forms read numbers; two where it is unclear. Only prices have decimals, so anything
 * else that may be whole is.
 */
export function readSearched(locale: Locale, name: string, typed: string): readonly string[] {
  const isPrice = /price/i.test(name);
  const all = readings(locale, isPrice ? typed.replace(/^\s*(?:US\$|\$|USD)(?=[\s\d])/i, '') : typed);
  const whole = isPrice ? [] : all.filter((number) => !number.includes('.'));
  return whole.length > 0 ? whole : all;
}

const IS_LIMIT = /^(?:min|max)[A-Z]/;

/**
 * Writes the limits of a search's address as plain numbers, read in the language in which they were typed. A number with two
 * readings stays a question: it is respelled so that it has the same two in the other language.
 */
export function writeLimits(params: URLSearchParams, typedIn: Locale, shownIn = typedIn): void {
  for (const [name, typed] of [...params].filter(([key]) => IS_LIMIT.test(key))) {
    const [number, other] = readSearched(typedIn, name, typed);
    if (number === undefined || typed === number) continue;
    const isAsked = other !== undefined && GROUP_MARK[typedIn] !== GROUP_MARK[shownIn];
    const swapped = typed.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
    params.set(name, other === undefined ? number : isAsked ? swapped : typed);
  }
}

/** A plain number as a field of the language shows it: `3.2` is «3,2» in Spanish. */
export const shownNumber = (locale: Locale, value: string): string =>
  GROUP_MARK[locale] === '.' && /^\d+\.\d+$/.test(value) ? value.replace('.', ',') : value;

/** Reads a text of a field in a language. */
export type Reader = (locale: Locale, typed: string) => readonly string[];

/** Begins what a form holds of a text that has no one reading. No number begins so, in any language. */
const UNREAD = '?';

/** What a form holds of a typed number: decimal text, or the marked text where it has no reading or several. */
export function held(read: Reader, locale: Locale, typed: string): string {
  const [number, other] = read(locale, typed);
  return number !== undefined && other === undefined ? number : typed.trim() && UNREAD + typed;
}

/** The text that a form holds without a reading; null for a number. */
export const unreadText = (value: string): string | null => (value.startsWith(UNREAD) ? value.slice(1) : null);

/** The readings among which whoever typed a number has to choose, in whatever language they typed it. */
export function choicesOf(read: Reader, value: string): readonly string[] {
  const typed = unreadText(value);
  if (typed === null) return [];
  const all = [...new Set(LOCALES.flatMap((locale) => read(locale, typed)))];
  return all.length > 1 ? all.sort((a, b) => Number(b) - Number(a)) : [];
}

/**
 * What a form holds of a number that an earlier release stored as typed, in a language that nobody knows any more: the
 * number that it is in every language, else nothing.
 */
export function heldOfSpelling(read: Reader, typed: string): string {
  const all = LOCALES.map((locale) => read(locale, typed));
  const [number] = all[0] ?? [];
  return number !== undefined && all.every((one) => one.length === 1 && one[0] === number) ? number : '';
}
