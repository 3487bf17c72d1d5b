import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { LITTLE, MEASURES, VOCABULARY, type Sense } from '@/lib/language/lexicon/lexicon';
import {
  groupsJoined,
  tokens as tokensOf,
  withBreedCodes,
  withPounds,
  withRands,
  type Phrases,
  type Token,
} from '@/lib/language/lexicon/tokens';
import { readNumber } from '@/lib/core/i18n/read-number';
import type { Quantity } from '@/lib/language/quantities/quantity';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import { parseVideoLink } from '@/lib/core/validation/video-link';
import { AROUND, DENIALS, LANGUAGE_WORDS } from './ad-words';
import { addressesOf } from './contacts/addresses';
import { phonesOf } from './contacts/phones';
import type { AdAsks, AdField, AdReason, Span } from './dto';

/** Emojis, WhatsApp's signs for bold and italics, bullets and quotes: they part sentences, and say nothing else. */
const ORNAMENT = /\p{Extended_Pictographic}|[\u{fe0f}\u{200d}\u{1f3fb}-\u{1f3ff}*_~•▪►→|"“”«»]/gu;
const PIN = /[📍📌]/u;
const LINK = /https?:\/\/\S{1,300}/g;
/** The end of a part of a sentence, between two words. */
const STOP = /[\n;!?¿\p{Extended_Pictographic}•▪►|]|[.,:]\s/u;
/** Words before a name that end with a point of their own: “Co. Galway”, «Gral. Villegas». */
const SHORTENED = new Set(
  'cd cdad co gral cnel cap tte sta sto pto st ft mt pcia prov dpto depto edo mpio mun'.split(' '),
);
/** The same before an amount: «Gs. 19.500», but not «6500 Bs. 40 vacas». */
const MONEY = /^(?:gs|bs|usd|rs|ars|cop)$/;

const GOATS = /^(?:goats?|does?|doelings?|bucklings?|nanny|nannies|kids?)$/;

/** Who writes an advertisement: in which form, from where, and when, if it is for an auction. */
export interface Writer {
  /** The language of the form. */
  language: Locale;
  country: string | null;
  auctionAt?: Date | undefined;
  /** The time zones in which they may say hours: none if that isn't known. */
  zones?: readonly string[] | undefined;
}

export type Part = { from: number; length: number };
/** What words say of animals. */
export type Senses = { senses: readonly Sense[]; nouns: readonly ClassCode[]; length: number };
/** A value of a field, and the parts that say it. */
type Held = { value: string | true; parts: Part[] };

/** An advertisement under reading. */
export interface Ad {
  text: string;
  /** The language that it is written in. */
  locale: Locale;
  /** Where its writer is, if that is known. */
  country: string | null;
  /** When it is read, if it puts animals up for auction. */
  auctionAt: Date | null;
  /** The time zones that its hours may be of. */
  zones: readonly string[];
  tokens: readonly Token[];
  words: readonly string[];
  /** The numbers among the tokens as plain decimal text, but those that name something. */
  numbers: readonly (string | null)[];
  /** Which part of a sentence each token is in. */
  clauses: readonly number[];
  /** Whether it has no capital letters but at beginnings of sentences. */
  isSmall: boolean;
  /** Whether it is written in capital letters throughout. */
  isLarge: boolean;
  /** Whether goats are named, of which bucks may be. */
  hasGoats: boolean;
  /** Tokens after the sign of a place, or after what says that it follows. */
  pins: Set<number>;
  phones: readonly Span[];
  /** E-mail and web addresses. */
  addresses: readonly Span[];
  /** Where a place was found, after a word such as «en» or without one, and where none was. */
  looks: Record<'said' | 'plain' | 'unknown', number[]>;
  /** Words and quantities that were read already, by their first token. */
  senses: Map<number, Senses | null>;
  quantities: Map<number, Quantity | null>;
  /** Tokens that doubt declarations, that begin questions, and that are conditions, as far as they were looked for. */
  marks: Record<'doubts' | 'unsure' | 'asked' | 'conditions', Map<number, boolean>>;
  /** Tokens that are read: of animals, or held by a field. */
  used: Set<number>;
  /** What the words say. */
  facts: Map<AdField, Held>;
  /** What they say besides of a field that says something else. */
  rivals: (Held & { field: AdField })[];
  /** What they only make likely. */
  deduced: (Held & { field: AdField; reason: AdReason })[];
  asked: Map<AdAsks, Part[]>;
  /** The classes that the words leave, if there are too many to deduce one. */
  among: readonly string[];
  /** Names of places that were found. */
  named: Part[];
  /** What is understood, but no field holds: of some of the animals, of their sire, in a money that is none of ours. */
  unsaid: Part[];
  /** Amounts in a money that is none of ours. */
  otherMoney: Part[];
  /** Where the last price ends: terms of payment follow it. */
  priceEnd: number;
  /** Where another lot begins. */
  breaks: number[];
  /** The words of weights that were taken without a unit. */
  unitless: Set<Part>;
  /** What is beyond the words that are read. */
  rest: Span | null;
  /** The link of a video; links are no words, so it has no tokens. */
  video: (Span & { link: string }) | null;
}

/** No advertisement of the longest text has more words, and no lot of one: what comes after is not read, and said so. */
const TOKENS_MAX = 1_050;
const LOT_TOKENS_MAX = 400;

const blank = (text: string) => ' '.repeat(text.length);

/** The language of words for animals that no other has: «bezerro», «fêmeas». */
function languageAt(tokens: readonly Token[], at: number): Locale | undefined {
  const senses = VOCABULARY.match(tokens, at)?.meaning.filter(({ stock, state }) => stock ?? state) ?? [];
  return senses.every(({ language }) => language === senses[0]?.language) ? senses[0]?.language : undefined;
}

function languageOf(tokens: readonly Token[], fallback: Locale): Locale {
  const spoken = tokens.map((_, at) => languageAt(tokens, at));
  const votes = LANGUAGE_WORDS.map(
    ([language, own]) =>
      [language, tokens.filter(({ text }, at) => own.has(text) || spoken[at] === language).length] as const,
  );
  const [best, second] = votes.toSorted((a, b) => b[1] - a[1]);
  const isClear = best !== undefined && best[1] > (second?.[1] ?? 0);
  return LOCALES.find((locale) => isClear && locale === best[0]) ?? fallback;
}

const CAPITAL_LETTERS = 4;

/** Whether a word begins with a capital; shorter ones may be codes such as «USD». */
const isCapital = (text: string, { text: word, start }: Token) =>
  word.length >= CAPITAL_LETTERS && text.charAt(start) !== word.charAt(0) && /\p{Lu}/u.test(text.charAt(start));

/**
 * Takes an advertisement apart: words and numbers, sentences, telephone numbers and links. A lot is written as the whole
 * of which it is.
 */
export function openAd(text: string, { language: page, country, auctionAt, zones = [] }: Writer, whole?: Ad): Ad {
  // In the text of a lot what is left stands where it stood.
  const isLeft = ({ start }: Span) => text.charAt(start) === whole?.text.charAt(start);
  const phones = whole ? whole.phones.filter(isLeft) : phonesOf(text, country);
  const addresses = whole ? whole.addresses.filter(isLeft) : addressesOf(text);
  let readable = text;
  const hide = (start: number, end: number) => {
    readable = readable.slice(0, start) + blank(text.slice(start, end)) + readable.slice(end);
  };
  for (const { start, end } of [...phones, ...addresses]) hide(start, end);
  const videos = [...text.matchAll(LINK)]
    .filter(([link]) => parseVideoLink(link))
    .map(({ 0: link, index: start }) => ({ link, start, end: start + link.length }));
  for (const { start, end } of videos) hide(start, end);
  const typed = tokensOf(groupsJoined(readable, country).replace(ORNAMENT, blank));
  const all = withPounds(withRands(withBreedCodes(typed), country), country);
  const most = whole ? LOT_TOKENS_MAX : TOKENS_MAX;
  const locale = languageOf(all.slice(0, most), page);
  // «95 us»: English has another word of these letters.
  const tokens = all.slice(0, most).map((token, at) => {
    const isByNumber = all[at - 1]?.kind === 'number' || all[at + 1]?.kind === 'number';
    return token.text === 'us' && locale !== 'en' && isByNumber ? { ...token, text: 'usd' } : token;
  });
  const hidden: Span[] = [...phones, ...addresses, ...videos];
  const gapBefore = (at: number) => text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);
  let clause = 0;
  let nextHidden = 0;
  hidden.sort((a, b) => a.start - b.start);
  const clauses = tokens.map(({ start }, at) => {
    const isPoint = /^\.\s$/.test(gapBefore(at));
    const isMoney =
      MONEY.test(tokens[at - 1]?.text ?? '') && tokens[at]?.kind === 'number' && tokens[at - 2]?.kind !== 'number';
    const isShort = isPoint && (isMoney || SHORTENED.has(tokens[at - 1]?.text ?? ''));
    let isStop = at > 0 && !isShort && STOP.test(gapBefore(at));
    while ((hidden[nextHidden]?.start ?? Infinity) < start) {
      isStop = true;
      nextHidden += 1;
    }
    return (clause += isStop ? 1 : 0);
  });
  const words = tokens.map((token) => token.text);
  return {
    text,
    locale,
    country,
    auctionAt: auctionAt ?? null,
    zones,
    tokens,
    words,
    numbers: tokens.map(({ kind, text: typed }, at) =>
      kind === 'number' && !isCode({ tokens }, at) ? readNumber(typed) : null,
    ),
    clauses,
    isSmall: whole?.isSmall ?? !tokens.some((token, at) => clauses[at] === clauses[at - 1] && isCapital(text, token)),
    isLarge: whole?.isLarge ?? !/\p{Ll}{3}/u.test(text),
    hasGoats: whole?.hasGoats ?? words.some((word) => GOATS.test(word)),
    pins: new Set(tokens.flatMap((_, at) => (PIN.test(gapBefore(at)) ? [at] : []))),
    phones,
    addresses,
    looks: { said: [], plain: [], unknown: [] },
    senses: new Map(),
    quantities: new Map(),
    marks: { doubts: new Map(), unsure: new Map(), asked: new Map(), conditions: new Map() },
    used: new Set(),
    facts: new Map(),
    rivals: [],
    deduced: [],
    asked: new Map(),
    among: [],
    named: [],
    unsaid: [],
    otherMoney: [],
    priceEnd: -1,
    breaks: [],
    unitless: new Set(),
    rest: all.length > most ? { start: all[most]?.start ?? 0, end: all.at(-1)?.end ?? 0 } : null,
    video: videos[0] ?? null,
  };
}

/** The longest phrase at a token that is within one part of a sentence. */
export function match<Meaning>(ad: Ad, phrases: Phrases<Meaning>, at: number) {
  const found = phrases.match(ad.tokens, at);
  if (!found || inSameClause(ad, at, at + found.length - 1)) return found;
  let to = at + 1;
  while (inSameClause(ad, to, at)) to += 1;
  return phrases.match(ad.tokens.slice(at, to), 0);
}

/** Marks tokens as held by a field. */
export function markUsed({ used }: Ad, { from, length }: Part): number {
  for (let at = from; at < from + length; at += 1) used.add(at);
  return length;
}

/** Takes a fact; where the field says something else already, that is a rival. */
export function take(ad: Ad, field: AdField, value: string | true, ...parts: [Part, ...Part[]]): number {
  const known = ad.facts.get(field);
  if (!known) ad.facts.set(field, { value, parts });
  else if (known.value === value) known.parts.push(...parts);
  else ad.rivals.push({ field, value, parts });
  parts.forEach((part) => markUsed(ad, part));
  return parts[0].length;
}

/** Keeps what words make likely, for their writer to confirm. */
export function deduce(ad: Ad, field: AdField, value: string, reason: AdReason, parts: Part[]): void {
  ad.deduced.push({ field, value, reason, parts });
}

/** Asks about parts of the text. */
export function ask(ad: Ad, question: AdAsks, ...parts: Part[]): void {
  ad.asked.set(question, [...(ad.asked.get(question) ?? []), ...parts]);
}

/** Shows a part of the text as not understood, and the words that doubt it. */
export function leaveUnread(ad: Ad, part: Part, ...doubts: Part[]): number {
  ad.unsaid.push(part, ...doubts);
  return part.length;
}

/** A number that letters stand right before names something: «L4», “R9”; but not «usd1200» and «a180». */
export function isCode({ tokens }: Pick<Ad, 'tokens'>, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind !== 'number' || before?.kind !== 'word' || before.end !== token.start) return false;
  const known = [MEASURES.currency, MEASURES.compare, AROUND.headsBefore, AROUND.weightBefore, AROUND.priceBefore];
  return known.every((words) => words.get(before.text) === undefined);
}

/** What stands before a token, after the one before it. */
export const gapBefore = ({ text, tokens }: Ad, at: number): string =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);

/** True for «no», «sin», “without”, “haven't”; «no pasto» says where, in Portuguese, and «más o menos» denies nothing. */
export function isNegation(ad: Ad, at: number): boolean {
  const [before = '', word] = [ad.words[at - 1], ad.words[at]];
  if ((ad.locale === 'pt' && word === 'no') || (word === 'menos' && /^[ou]+$/.test(before))) return false;
  // «Cant: 150».
  if (ad.locale !== 'en' && word === 'cant') return false;
  return LITTLE.not.match(ad.tokens, at) !== null || DENIALS.not.match(ad.tokens, at) !== null;
}

/** The written text of a part. */
export const written = ({ text, tokens }: Ad, { from, length }: Part): string =>
  text.slice(tokens[from]?.start, tokens[from + length - 1]?.end);

/** Where a part stands in the text. */
export const spanOf = ({ tokens }: Ad, { from, length }: Part): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[from + length - 1]?.end ?? 0,
});

/** Whether two tokens stand in the same part of a sentence. */
export const inSameClause = ({ clauses }: Pick<Ad, 'clauses'>, at: number, other: number): boolean =>
  clauses[at] !== undefined && clauses[at] === clauses[other];

/** A part from one token up to another. */
export const upTo = (from: number, to: number): Part => ({ from, length: to - from });
