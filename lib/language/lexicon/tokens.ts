/** A word, a number or a sign of a text, and where it stands there. */
export interface Token {
  /** Without accents and in lower case; a number as written. */
  text: string;
  kind: 'word' | 'number' | 'sign' | 'quoted';
  start: number;
  end: number;
}

/** How the wheels of a machine are driven: «4x4», «6x2». */
export const DRIVES: ReadonlySet<string> = new Set(['4x2', '4x4', '6x2', '6x4', '6x6', '8x2', '8x4', '8x6', '8x8']);
/**
 * Quoted parts; words, among which a drive, which is no number that «hasta» may join to the next; numbers; and signs. A
 * dash that joins letters is a space; between numbers, or alone, it is a sign.
 */
const TOKEN = new RegExp(
  [
    '(?<quoted>"[^"]*"|“[^”]*”|«[^»]*»)',
    `(?<word>(?:${[...DRIVES].join('|')})(?![\\p{L}$0-9])|[\\p{L}$][\\p{L}\\p{M}$]*)`,
    '(?<number>[0-9]+(?:[.,][0-9]+)*)',
    "(?<sign>(?!(?<! )[-–—](?=[\\p{L}$])|(?<=[\\p{L}$])[-–—])[^\\s.,;:!?¡¿'’])",
  ].join('|'),
  'giu',
);
/** Longer numbers mean nothing here. */
const DIGITS_MAX = 12;

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits a text into words, numbers, signs and quoted parts, in time proportional to its length. */
export const tokens = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: written, index: start, groups }) => {
    const end = start + written.length;
    if (groups?.word) return { text: withoutAccents(written), kind: 'word', start, end };
    if (groups?.number) return { text: written, kind: written.length > DIGITS_MAX ? 'word' : 'number', start, end };
    return { text: /^[-–—]$/.test(written) ? '-' : written, kind: groups?.sign ? 'sign' : 'quoted', start, end };
  });

/** Whether no comma or other sign stands before a token. */
export const isBeside = (all: readonly Token[], at: number): boolean =>
  (all[at]?.start ?? Infinity) - (all[at - 1]?.end ?? 0) <= 1;

/** Between two breeds, and those beside which «CH» is Charolais. */
const BREEDS_JOINED = /^(?:or|and|o|y|e|ou|&|\/|x)$/;
const BESIDE_CHAROLAIS = /^(?:aa|angus|he|hereford|lims?|limousin|sim|simmental|bb)$/;

/** Writes out codes of breeds: «HE» beside that of Angus, «HE y AA», «HH» where no number counts hands by it, “lim or ch”. */
export const withBreedCodes = (all: readonly Token[]): Token[] =>
  all.map((token, at) => {
    if (token.text === 'hh' && at > 0 && all[at - 1]?.kind !== 'number') return { ...token, text: 'hereford' };
    const isCharolais = [-1, 1].some(
      (side) => BREEDS_JOINED.test(all[at + side]?.text ?? '') && BESIDE_CHAROLAIS.test(all[at + 2 * side]?.text ?? ''),
    );
    if (token.text === 'ch' && isCharolais) return { ...token, text: 'charolais' };
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

const EACH = /^(?:a|per|for|each|apiece|the|\/|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;

const WEIGHING = /^(?:weigh.*|wt|avg|averag.*|lw|lwt)$/;
/** Where pounds are money, and a weight only behind such a word. */
export const POUND_COUNTRIES: ReadonlySet<string | null | undefined> = new Set(['GB', 'IE']);
/** So many tokens stand between “weighing” and pounds. */
const WEIGHING_REACH = 4;

/** Whether a word just before a token says that something is weighed. */
export const isWeighing = (all: readonly Token[], at: number): boolean =>
  all.slice(Math.max(0, at - WEIGHING_REACH), at).some(({ text }) => WEIGHING.test(text));

/** Its names, but Wales, of which there is a new one with dollars. */
const BRITAIN = /^(?:uk|gb|britain|england|scotland)$/;

/**
 * Names the money of Great Britain, where no animal is sold by the pound: “ninety pound a head”, “two pound ten a kilo”; also
 * where a text names it: “under 3000 pounds uk”.
 */
export function withPounds(all: readonly Token[], country: string | null | undefined): Token[] {
  const isThere = POUND_COUNTRIES.has(country) || all.some(({ text }) => BRITAIN.test(text));
  const isMoney = ({ text }: Token, at: number) => {
    const next = all[at + 1]?.text ?? 'each';
    return /^pounds?$/.test(text) && at > 0 && (EACH.test(next) || BRITAIN.test(next)) && !isWeighing(all, at);
  };
  return all.map((token, at) => (isThere && isMoney(token, at) ? { ...token, text: 'gbp' } : token));
}

/** «5'500.000», and «Gs 4 500 000». */
const APOSTROPHE = /(?<=\d)['’´](?=\d{3})/g;
const SPACED = /(?:[$€£₲₡]|\b(?:gs|usd|us|zar|ksh|kz))\.? ?\d{1,3}(?: \d{3})+(?!\d)/giu;
/** «R9 500», where an «R» before a number is the country's money. */
const RANDS = /\bR ?\d{1,3}(?: \d{3})+(?!\d)/gu;
const RAND_COUNTRIES: ReadonlySet<string | null | undefined> = new Set(['ZA', 'NA', 'LS', 'SZ']);
/** Joins the groups of digits of an amount, which stays where it is and as long: «Gs 4 500 000» is `Gs 4.500.000`. */
export const groupsJoined = (text: string, country: string | null | undefined): string =>
  [SPACED, ...(RAND_COUNTRIES.has(country) ? [RANDS] : [])].reduce(
    (joined, groups) => joined.replace(groups, (amount) => amount.replace(/(?<=\d) (?=\d)/g, '.')),
    text.replace(APOSTROPHE, '.'),
  );

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

/** What phrases mean that begin by the words so far, and how they go on. */
interface Branch<Meaning> {
  meaning?: Meaning;
  next?: Map<string, Branch<Meaning>>;
}

/** Phrases of one word or more with what they mean, of which a text's longest is found. */
export class Phrases<Meaning> {
  private readonly meanings = new Map<string, Meaning>();
  private readonly root: Branch<Meaning> = {};

  get(phrase: string): Meaning | undefined {
    return this.meanings.get(phrase);
  }

  keys(): IterableIterator<string> {
    return this.meanings.keys();
  }

  set(phrase: string, meaning: Meaning): void {
    this.meanings.set(phrase, meaning);
    let branch = this.root;
    for (const word of phrase.split(' ')) {
      branch.next ??= new Map();
      const next = branch.next.get(word) ?? {};
      branch.next.set(word, next);
      branch = next;
    }
    branch.meaning = meaning;
  }

  /** Returns the meaning of the longest phrase that begins at a token, and its number of tokens. */
  match(within: readonly Token[], from: number): { meaning: Meaning; length: number } | null {
    let found: { meaning: Meaning; length: number } | null = null;
    let branch: Branch<Meaning> | undefined = this.root;
    for (let at = from; branch?.next && within[at]; at += 1) {
      branch = branch.next.get(within[at]?.text ?? '');
      if (branch?.meaning !== undefined) found = { meaning: branch.meaning, length: at + 1 - from };
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
