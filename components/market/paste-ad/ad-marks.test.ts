import type { AdFact, AdField, AdReading } from '@/lib/language/ads/dto';
import { contradictions, markedAd, settled } from './ad-marks';

const TEXT = 'Vendo 46 vaquillonas Angus preñadas,\n1150 al bulto, la cola aparte. Cel 099 123 456 juan@campo.com';
const span = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });
const said = (field: AdField, value: string, ...words: string[]): AdFact => ({
  field,
  value,
  spans: words.map(span),
  state: 'said',
});
const READING: AdReading = {
  facts: [
    said('category', 'bovine', 'vaquillonas'),
    said('class', 'heifer_bred', 'vaquillonas', 'preñadas'),
    said('headCount', '46', '46'),
    said('priceAmount', '1150', '1150'),
    { ...said('priceBasis', 'head', 'al bulto'), state: 'deduced', reason: 'bulk' },
    { ...said('priceBasis', 'lot', 'al bulto'), state: 'deduced', reason: 'bulk' },
    { ...said('breed', 'Angus', 'Angus'), state: 'deduced', reason: 'unlisted' },
  ],
  questions: [{ asks: 'lots', spans: [] }],
  unread: [span('la cola')],
  described: [],
  reserves: [],
  phones: ['099 123 456'],
  addresses: ['juan@campo.com'],
  description: '',
  language: 'es',
  otherLots: [],
};

const shown = (parts: ReturnType<typeof markedAd>) =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [`${part.kind}: ${part.words}`]));

it('marks every part by what it is, and keeps the text letter by letter', () => {
  const parts = markedAd(TEXT, READING);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.words)).join('')).toBe(TEXT);
  expect(shown(parts)).toEqual([
    'said: 46',
    'said: vaquillonas',
    'guessed: Angus',
    'said: preñadas',
    'said: 1150',
    'asked: al bulto',
    'unread: la cola',
    'private: 099 123 456',
    'private: juan@campo.com',
  ]);
  // The class says more than the category that it is of.
  expect(parts.find((part) => typeof part !== 'string' && part.words === 'vaquillonas')).toMatchObject({
    fact: { field: 'class' },
  });
});

it('marks another lot as one that is kept for later', () => {
  const lots = { ...READING, questions: [{ asks: 'lots' as const, spans: [span('la cola aparte')] }], unread: [] };
  const marks = (otherLots: string[]) => shown(markedAd(TEXT, { ...lots, otherLots }));
  expect(marks(['la cola'])).toContain('otherLot: la cola aparte');
  expect(marks([]).join()).not.toContain('otherLot');
});

it('takes what the form has an answer to for said, and leaves the rest open', () => {
  const asked = { ...READING, questions: [{ asks: 'place' as const, spans: [span('la cola')] }], unread: [] };
  const form: Partial<Record<AdField, string>> = { priceBasis: 'head', location: 'Dolores, Soriano', breed: '' };
  const reading = settled(asked, (field) => form[field]);
  expect(shown(markedAd(TEXT, reading))).toEqual([
    'said: 46',
    'said: vaquillonas',
    'guessed: Angus',
    'said: preñadas',
    'said: 1150',
    // The form begins with a basis, which says nothing until there is a price.
    'asked: al bulto',
    'said: la cola',
    'private: 099 123 456',
    'private: juan@campo.com',
  ]);
  expect(reading.questions).toEqual([]);
  const priced = settled(asked, (field) => ({ ...form, priceAmount: '1150' })[field as 'priceAmount']);
  expect(shown(markedAd(TEXT, priced))).toContain('said: al bulto');
});

it('marks nothing of an empty text', () => {
  expect(markedAd('', { ...READING, facts: [], unread: [], phones: [], addresses: [] })).toEqual([]);
});

it.each<[string, Record<string, string>, string, string[]]>([
  ['another number', { headCount: '48' }, TEXT, ['46']],
  ['words of which another fact is part', { class: 'heifer', category: 'ovine' }, TEXT, ['vaquillonas', 'preñadas']],
  ['nothing that was left out', { headCount: '' }, TEXT, []],
  ['nothing that the description no longer says', { headCount: '48' }, TEXT.replace('46', '48'), []],
  ['no part of another number', { headCount: '48' }, TEXT.replace('46', '48').replace('1150', '1460'), []],
])('finds in a description %s', (_, changed, description, words) => {
  const found = contradictions(
    TEXT,
    READING.facts.filter(({ state }) => state === 'said'),
    description,
    ({ field }) => changed[field] ?? null,
  );
  expect(found.map((one) => one.words)).toEqual(words);
});

it('names each of two facts that the same words say otherwise', () => {
  const facts = [
    said('headCount', '46', '46'),
    said('traits.pregnancy', 'bred', 'preñadas'),
    ...READING.facts.slice(1, 2),
  ];
  const changed: Partial<Record<AdField, string>> = { 'traits.pregnancy': 'open', class: 'heifer_open' };
  const found = contradictions(TEXT, facts, TEXT, ({ field }) => changed[field] ?? null);
  expect(found.map(({ words, fact }) => `${fact.field}: ${words}`)).toEqual([
    'traits.pregnancy: preñadas',
    'class: vaquillonas',
    'class: preñadas',
  ]);
});
