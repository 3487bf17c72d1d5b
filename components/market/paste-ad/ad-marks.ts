import type { AdAsks, AdFact, AdField, AdReading, Span } from '@/lib/language/ads/dto';
import { wordsAt, worthSaying } from './fact-text';

/** What words of an advertisement are to its reading. */
export type Mark = { words: string } & (
  | { kind: 'said'; fact: AdFact }
  | { kind: 'guessed'; fact: AdFact }
  | { kind: 'asked'; field: AdField | null; asks: AdAsks | null }
  | { kind: 'unread' }
  | { kind: 'described' }
  | { kind: 'otherLot' }
  | { kind: 'private' }
);

/** The field that answers what an advertisement leaves open. */
export const ANSWERED_BY: Record<AdAsks, AdField | null> = {
  wanted: null,
  class: 'class',
  breed: 'breed',
  weight: 'weight',
  age: 'age',
  price: 'priceAmount',
  currency: 'priceAmount',
  basis: 'priceAmount',
  payment: 'paymentKind',
  place: 'location',
  lots: null,
  papers: 'healthCertificate',
  vaccines: 'vaccinated',
  video: 'youtubeUrl',
  equipment: null,
  end: 'endTime',
  asked: null,
  reserve: null,
  auction: null,
};

/** What was read of an advertisement: each fact that is said and worth a line of its own. */
export const saidFacts = ({ facts }: AdReading): AdFact[] => worthSaying(facts.filter(({ state }) => state === 'said'));

/** Of facts that fill the form, those that it has otherwise; a place may be said in fewer words. */
export const saidOtherwise = (
  facts: readonly AdFact[],
  valueOf: (field: AdField) => unknown,
  fillWith: (fact: AdFact) => unknown,
): AdField[] =>
  facts.flatMap((fact) => {
    const now = valueOf(fact.field);
    if (!now || now === fillWith(fact)) return [];
    const isSamePlace = fact.field === 'location' && typeof now === 'string' && now.includes(String(fact.value));
    return isSamePlace ? [] : [fact.field];
  });

/** A price is in the form once all of it is known: its currency and basis are there before. */
const isPart = (field: AdField) => field === 'priceCurrency' || field === 'priceBasis';

/** A reading without what it left open and the form has an answer to by now, which its words say then. */
export function settled(reading: AdReading, valueOf: (field: AdField) => unknown): AdReading {
  const isAnswered = (field: AdField | null): field is AdField =>
    field !== null && Boolean(valueOf(isPart(field) ? 'priceAmount' : field));
  const open = [
    ...reading.facts.flatMap(({ field, spans, state }) => (state === 'deduced' ? [{ field, spans }] : [])),
    ...reading.questions.map(({ asks, spans }) => ({ field: ANSWERED_BY[asks], spans })),
  ];
  const facts = new Map(reading.facts.flatMap((fact) => (fact.state === 'said' ? [[fact.field, fact]] : [])));
  for (const { field, spans } of open) {
    if (!isAnswered(field)) continue;
    const value = valueOf(field);
    const known = facts.get(field);
    if (known) facts.set(field, { ...known, spans: [...known.spans, ...spans] });
    else facts.set(field, { field, value: typeof value === 'string' ? value : true, spans: [...spans], state: 'said' });
  }
  return {
    ...reading,
    facts: [
      ...facts.values(),
      ...reading.facts.filter(({ field, state }) => state === 'deduced' && !isAnswered(field)),
    ],
    questions: reading.questions.filter(({ asks }) => !isAnswered(ANSWERED_BY[asks])),
  };
}

type Claim = { spans: readonly Span[]; mark: (words: string) => Mark };

/** The values that a field may have, where the advertisement only makes them likely. */
export const guessesOf = ({ facts }: AdReading, field: AdField): AdFact[] =>
  facts.filter((fact) => fact.field === field && fact.state === 'deduced');

/** The fields of which something is deduced: with one value, it is confirmed where it stands; of several, one is chosen. */
export const guessedFields = ({ facts }: AdReading): AdField[] => [
  ...new Set(facts.filter(({ state }) => state === 'deduced').map(({ field }) => field)),
];

/** Whether nothing was read of what is for sale: a greeting, a question, words of another trade. */
export const saysNothing = (reading: AdReading): boolean =>
  saidFacts(reading).length === 0 && guessedFields(reading).length === 0 && reading.questions.length === 0;

/** Where telephone numbers or addresses stand, which are written as often as they are listed. */
export function spansOfWritten(text: string, listed: readonly string[]): Span[] {
  let from = 0;
  return listed.flatMap((one) => {
    const start = text.indexOf(one, from);
    if (start < 0) return [];
    from = start + one.length;
    return [{ start, end: from }];
  });
}

/** Who holds which words; the first of two that claim the same letters has them. */
function claims(text: string, reading: AdReading): Claim[] {
  const { facts, questions, unread, described, phones, addresses } = reading;
  const said = facts.filter(({ state }) => state === 'said');
  const worth = saidFacts(reading);
  const fields = guessedFields(reading).map((field) => guessesOf(reading, field));
  return [
    {
      spans: [phones, addresses].flatMap((listed) => spansOfWritten(text, listed)),
      mark: (words) => ({ kind: 'private', words }),
    },
    ...questions
      .filter(({ asks }) => asks !== 'lots')
      .map(({ asks, spans }): Claim => ({
        spans,
        mark: (words) => ({ kind: 'asked', field: ANSWERED_BY[asks], asks, words }),
      })),
    ...fields.map((guesses): Claim => {
      const [first, another] = guesses;
      const spans = guesses.flatMap((guess) => guess.spans);
      if (!first || another)
        return { spans, mark: (words) => ({ kind: 'asked', field: first?.field ?? null, asks: null, words }) };
      return { spans, mark: (words) => ({ kind: 'guessed', fact: first, words }) };
    }),
    ...[...worth, ...said.filter((fact) => !worth.includes(fact))].map((fact): Claim => ({
      spans: fact.spans,
      mark: (words) => ({ kind: 'said', fact, words }),
    })),
    { spans: unread, mark: (words) => ({ kind: 'unread', words }) },
    { spans: described, mark: (words) => ({ kind: 'described', words }) },
    { spans: spansOfOthers(reading), mark: (words) => ({ kind: 'otherLot', words }) },
  ];
}

/** Where the other lots of an advertisement stand, whose texts are kept for later. */
const spansOfOthers = ({ otherLots, questions }: AdReading): readonly Span[] =>
  otherLots.length > 0 ? (questions.find(({ asks }) => asks === 'lots')?.spans ?? []) : [];

/** A fact that the published text words otherwise than the form has it. */
export interface Contradiction {
  words: string;
  fact: AdFact;
}

const holdsWords = (description: string, words: string): boolean => {
  const pattern = words.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'u').test(description.replace(/\s+/g, ' '));
};

/**
 * Returns what a description still says otherwise than the form: facts that were read from it and then changed, each
 * with what the form has now. What was left out contradicts nothing.
 */
export function contradictions(
  text: string,
  saidFirst: readonly AdFact[],
  description: string,
  changedTo: (fact: AdFact) => string | null,
): Contradiction[] {
  const found = saidFirst.flatMap((fact): Contradiction[] => {
    const value = changedTo(fact);
    if (!value) return [];
    return wordsAt(text, fact.spans)
      .filter((words) => holdsWords(description, words) && !(fact.field === 'location' && value.includes(words)))
      .map((words) => ({ words, fact: { ...fact, value } }));
  });
  const sameWords = (words: string) => found.filter((one) => one.words === words).map(({ fact }) => fact);
  return found.filter(({ words, fact }) => worthSaying(sameWords(words)).includes(fact));
}

/** Divides an advertisement into marks and the words between them; together they are the text, letter by letter. */
export function markedAd(text: string, reading: AdReading): (string | Mark)[] {
  const owners = new Array<Claim | null>(text.length).fill(null);
  for (const claim of claims(text, reading))
    for (const { start, end } of claim.spans)
      for (let at = start; at < end && at < text.length; at += 1) owners[at] ??= claim;
  const parts: (string | Mark)[] = [];
  for (let from = 0, at = 1; at <= text.length; at += 1) {
    const owner = owners[from] ?? null;
    if (at < text.length && owners[at] === owner) continue;
    const words = text.slice(from, at);
    parts.push(owner ? owner.mark(words) : words);
    from = at;
  }
  return parts;
}
