import type { Locale } from '@/lib/core/i18n/locales';

/** A word, a number or a sign of a text, and where it stands there. */
export interface Token {
  /** Without accents and in lower case; a number as written. */
  text: string;
  kind: 'word' | 'number' | 'sign' | 'quoted';
  start: number;
  end: number;
}

const LETTER = /[\p{L}$]/u;
const MARK = /\p{M}/u;
const CLOSING: Partial<Record<string, string>> = { '"': '"', '“': '”', '«': '»' };
const DASHES = '-–—';
/** How the wheels of a machine are driven: «4x4», «6x2». */
export const DRIVES: ReadonlySet<string> = new Set(['4x2', '4x4', '6x2', '6x4', '6x6', '8x2', '8x4', '8x6', '8x8']);
const DRIVE_LENGTH = 3;
/** Longer numbers mean nothing here. */
const DIGITS_MAX = 12;

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';
const isLetter = (sign: string | undefined): boolean => sign !== undefined && LETTER.test(sign);
const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Where a run ends that begins at `from`. */
function runEnd(signs: readonly string[], from: number, belongs: (at: number) => boolean): number {
  let to = from;
  while (to < signs.length && belongs(to)) to += 1;
  return to;
}

const inNumber = (signs: readonly string[]) => (at: number) =>
  isDigit(signs[at]) || ((signs[at] === '.' || signs[at] === ',') && isDigit(signs[at - 1]) && isDigit(signs[at + 1]));
const inWord = (signs: readonly string[]) => (at: number) => isLetter(signs[at]) || MARK.test(signs[at] ?? '');

/** «4x4» is one word, and no number that «hasta» may join to the next. */
const isDriveAt = (signs: readonly string[], at: number): boolean => {
  const end = at + DRIVE_LENGTH;
  const isOver = !isLetter(signs[end]) && !isDigit(signs[end]);
  return isDigit(signs[at]) && isOver && DRIVES.has(signs.slice(at, end).join('').toLowerCase());
};

/** A dash that joins letters is a space; between numbers, or alone, it is a sign. */
const isJoint = (signs: readonly string[], at: number) =>
  DASHES.includes(signs[at] ?? '') && (isLetter(signs[at - 1]) || isLetter(signs[at + 1])) && signs[at - 1] !== ' ';

/** Splits a text into words, numbers, signs and quoted parts, in time proportional to its length. */
export function tokens(text: string): Token[] {
  const signs = [...text];
  const found: Token[] = [];
  let offset = 0;
  for (let at = 0; at < signs.length;) {
    const sign = signs[at] ?? '';
    const closing = CLOSING[sign];
    const close = closing ? signs.indexOf(closing, at + 1) : -1;
    const [kind, end]: [Token['kind'] | null, number] =
      close > 0
        ? ['quoted', close + 1]
        : isDriveAt(signs, at)
          ? ['word', at + DRIVE_LENGTH]
          : isDigit(sign)
            ? ['number', runEnd(signs, at, inNumber(signs))]
            : isLetter(sign)
              ? ['word', runEnd(signs, at, inWord(signs))]
              : [/[\s.,;:!?¡¿'’]/.test(sign) || isJoint(signs, at) ? null : 'sign', at + 1];
    const written = signs.slice(at, end).join('');
    if (kind) {
      const isNumber = kind === 'number' && written.length <= DIGITS_MAX;
      const plain = kind === 'word' ? withoutAccents(written) : DASHES.includes(written) ? '-' : written;
      found.push({
        text: plain,
        kind: kind === 'number' && !isNumber ? 'word' : kind,
        start: offset,
        end: offset + written.length,
      });
    }
    offset += written.length;
    at = end;
  }
  return found;
}

/** What «n» before these stands for in names of places: «n sra aparecida». */
const SAINT = /^(?:s|sr|sra|senhora)$/;

/** Writes out the «n» of Portuguese before a word, which denies it: «vaca n prenha»; after a number it is something else. */
const spelledOut = (all: readonly Token[], locale: Locale): Token[] =>
  all.map((token, at) => {
    const next = all[at + 1];
    const isNot =
      token.text === 'n' && next?.kind === 'word' && all[at - 1]?.kind !== 'number' && !SAINT.test(next.text);
    return locale === 'pt' && isNot ? { ...token, text: 'nao' } : token;
  });

/** Writes out the code of Herefords beside that of Angus: «HE y AA»; alone it is another word. */
export const withBreedCodes = (all: readonly Token[]): Token[] =>
  all.map((token, at) => {
    const isBesideAngus = [at - 2, at + 2].some((beside) => all[beside]?.text === 'aa');
    return token.text === 'he' && isBesideAngus ? { ...token, text: 'hereford' } : token;
  });

/** Behind «R», an age rather than an amount: “R2 steers”. */
const RISING = /^[123]$/;

/** Names the money of South Africa where its sign stands before an amount: “R12 500”. */
export const withRands = (all: readonly Token[], country: string | null | undefined): Token[] =>
  all.map((token, at) => {
    const next = all[at + 1];
    const isAmount = next?.kind === 'number' && next.start - token.end <= 1 && !RISING.test(next.text);
    return country === 'ZA' && token.text === 'r' && isAmount ? { ...token, text: 'zar' } : token;
  });

/** The tokens of a sentence, with what its abbreviations stand for in a language and a country. */
export const sentenceTokens = (
  text: string,
  { locale, country }: { locale: Locale; country?: string | null },
): Token[] => withRands(withBreedCodes(spelledOut(tokens(text), locale)), country);

/** Returns a text without some of its tokens, the others as they were written. */
export function textWithout(text: string, all: readonly Token[], isOut: (at: number) => boolean): string {
  let left = '';
  all.forEach(({ start, end }, at) => {
    if (isOut(at)) return;
    const isNext = at > 0 && !isOut(at - 1);
    left += (isNext ? text.slice(all[at - 1]?.end, start) : ' ') + text.slice(start, end);
  });
  return left.trim();
}

/** The words of a text as phrases are written in the lexicon. */
export const plainPhrase = (text: string): string =>
  tokens(text)
    .map((token) => token.text)
    .join(' ');

/** Phrases of one word or more with what they mean, of which a text's longest is found. */
export class Phrases<Meaning> {
  private readonly meanings = new Map<string, Meaning>();
  private readonly longest = new Map<string, number>();

  get(phrase: string): Meaning | undefined {
    return this.meanings.get(phrase);
  }

  keys(): IterableIterator<string> {
    return this.meanings.keys();
  }

  set(phrase: string, meaning: Meaning): void {
    const words = phrase.split(' ');
    const [first = ''] = words;
    this.meanings.set(phrase, meaning);
    this.longest.set(first, Math.max(words.length, this.longest.get(first) ?? 0));
  }

  /** Returns the meaning of the longest phrase that begins at a token, and its number of tokens. */
  match(within: readonly Token[], from: number): { meaning: Meaning; length: number } | null {
    let phrase = within[from]?.text ?? '';
    const most = this.longest.get(phrase) ?? 0;
    let found: { meaning: Meaning; length: number } | null = null;
    for (let length = 1; length <= most && within[from + length - 1]; length += 1) {
      if (length > 1) phrase += ` ${within[from + length - 1]?.text}`;
      const meaning = this.meanings.get(phrase);
      if (meaning !== undefined) found = { meaning, length };
    }
    return found;
  }
}

/**
 * A part of a text and the filters that it says; none for what was read but can't be compared, such as an amount
 * without its currency.
 */
export interface Span {
  start: number;
  end: number;
  keys: readonly string[];
}

/** Returns the parts of a text that tokens stand for, in its order. */
export const spansOf = (
  tokens: readonly Token[],
  said: readonly { from: number; length: number; keys: readonly string[] }[],
): Span[] =>
  said
    .map(({ from, length, keys }) => ({
      start: tokens[from]?.start ?? 0,
      end: tokens[from + length - 1]?.end ?? 0,
      keys,
    }))
    .toSorted((a, b) => a.start - b.start);
