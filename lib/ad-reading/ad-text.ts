import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { LITTLE, type Sense } from '@/lib/lexicon/lexicon';
import { tokens as tokensOf, type Phrases, type Token } from '@/lib/lexicon/tokens';
import type { Quantity } from '@/lib/quantities/quantity-at';
import { parseVideoLink } from '@/lib/validation/video-link';
import { AROUND, LANGUAGE_WORDS } from './ad-words';
import type { AdFact, AdField } from './dto';
import { phonesOf } from './phones';

/** Emojis, WhatsApp's signs for bold and italics, bullets and quotes: they part sentences, and say nothing else. */
const ORNAMENT = /\p{Extended_Pictographic}|[\u{fe0f}\u{200d}\u{1f3fb}-\u{1f3ff}*_~•▪►→|"“”«»]/gu;
const PIN = /[📍📌]/u;
const LINK = /https?:\/\/\S{1,300}/g;
/** The end of a part of a sentence, between two words. */
const STOP = /[\n;!?\p{Extended_Pictographic}•▪►|]|[.,:]\s/u;

export type Part = { from: number; length: number };
/** What words say of animals. */
export type Senses = { senses: readonly Sense[]; length: number };
type Taken = Part & { value: string | true };

/** An advertisement under reading. */
export interface Ad {
  text: string;
  /** The language that it is written in. */
  locale: Locale;
  /** Where its writer is, if that is known. */
  country: string | null;
  tokens: readonly Token[];
  words: readonly string[];
  /** Which part of a sentence each token is in. */
  clauses: readonly number[];
  /** Whether it has no capital letters but at beginnings of sentences. */
  isSmall: boolean;
  /** Tokens after the sign of a place. */
  pins: ReadonlySet<number>;
  phones: string[];
  /** Where a place was looked for, after a word such as «en» or without one. */
  looks: Record<'said' | 'plain', number[]>;
  /** Words and quantities that were read already, by their first token. */
  senses: Map<number, Senses | null>;
  quantities: Map<number, Quantity | null>;
  /** Tokens that a field holds. */
  used: Set<number>;
  facts: Map<AdField, Taken>;
  /** Whether its weight is without a unit. */
  isUnitless: boolean;
  /** Links are no words, so their facts have no tokens. */
  links: AdFact[];
}

const blank = (text: string) => ' '.repeat(text.length);

function languageOf(words: readonly string[], fallback: Locale): Locale {
  const votes = LANGUAGE_WORDS.map(
    ([language, own]) => [language, words.filter((word) => own.has(word)).length] as const,
  );
  const [best, second] = votes.toSorted((a, b) => b[1] - a[1]);
  const isClear = best !== undefined && best[1] > (second?.[1] ?? 0);
  return LOCALES.find((locale) => isClear && locale === best[0]) ?? fallback;
}

const CAPITAL_LETTERS = 4;

/** Whether a word begins with a capital; shorter ones may be codes such as «USD». */
const isCapital = (text: string, { text: word, start }: Token) =>
  word.length >= CAPITAL_LETTERS && text.charAt(start) !== word.charAt(0) && /\p{Lu}/u.test(text.charAt(start));

/** Takes an advertisement apart: words and numbers, sentences, telephone numbers and links. */
export function openAd(text: string, page: Locale, country: string | null): Ad {
  const phones = phonesOf(text, country);
  let readable = text;
  const hide = (start: number, end: number) => {
    readable = readable.slice(0, start) + blank(text.slice(start, end)) + readable.slice(end);
  };
  for (const { start, end } of phones) hide(start, end);
  const links: AdFact[] = [];
  for (const { 0: link, index: start } of text.matchAll(LINK)) {
    if (!parseVideoLink(link)) continue;
    hide(start, start + link.length);
    if (links.length === 0) links.push({ field: 'youtubeUrl', value: link, start, end: start + link.length });
  }
  const tokens = tokensOf(readable.replace(ORNAMENT, blank));
  const hidden = [...phones, ...links];
  const gapBefore = (at: number) => text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);
  let clause = 0;
  let nextHidden = 0;
  hidden.sort((a, b) => a.start - b.start);
  const clauses = tokens.map(({ start }, at) => {
    let isStop = at > 0 && STOP.test(gapBefore(at));
    while ((hidden[nextHidden]?.start ?? Infinity) < start) {
      isStop = true;
      nextHidden += 1;
    }
    return (clause += isStop ? 1 : 0);
  });
  const words = tokens.map((token) => token.text);
  return {
    text,
    locale: languageOf(words, page),
    country,
    tokens,
    words,
    clauses,
    isSmall: !tokens.some((token, at) => clauses[at] === clauses[at - 1] && isCapital(text, token)),
    pins: new Set(tokens.flatMap((_, at) => (PIN.test(gapBefore(at)) ? [at] : []))),
    phones: phones.map(({ start, end }) => text.slice(start, end).trim()),
    looks: { said: [], plain: [] },
    senses: new Map(),
    quantities: new Map(),
    used: new Set(),
    facts: new Map(),
    isUnitless: false,
    links,
  };
}

/** The longest phrase at a token that is within one part of a sentence. */
export function match<Meaning>(ad: Ad, phrases: Phrases<Meaning>, at: number) {
  const found = phrases.match(ad.tokens, at);
  return found && ad.clauses[at] === ad.clauses[at + found.length - 1] ? found : null;
}

/** Marks tokens as held by a field. */
export function markUsed({ used }: Ad, { from, length }: Part): number {
  for (let at = from; at < from + length; at += 1) used.add(at);
  return length;
}

/** Gives tokens back to the text. */
export function giveBack({ used }: Ad, { from, length }: Part): void {
  for (let at = from; at < from + length; at += 1) used.delete(at);
}

/** Takes a fact, unless the field says something else already: then the words stay in the text. */
export function take(ad: Ad, field: AdField, value: string | true, part: Part): number {
  const known = ad.facts.get(field);
  if (known && known.value !== value) return part.length;
  if (!known) ad.facts.set(field, { ...part, value });
  return markUsed(ad, part);
}

/** True for a token after «no», «sin», «no son». */
export function isNegated(ad: Ad, at: number): boolean {
  const isNot = (index: number) => ad.clauses[index] === ad.clauses[at] && LITTLE.not.match(ad.tokens, index) !== null;
  return isNot(at - 1) || (AROUND.silent.match(ad.tokens, at - 1) !== null && isNot(at - 2));
}

/** The written text of a part. */
export const written = ({ text, tokens }: Ad, { from, length }: Part): string =>
  text.slice(tokens[from]?.start, tokens[from + length - 1]?.end);
