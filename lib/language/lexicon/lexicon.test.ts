import { LOCALES } from '@/lib/core/i18n/locales';
import { isOfAuctions } from './kept';
import { LITTLE, MEASURES, VOCABULARY, sensesOfTypo } from './lexicon';
import { otherAnimals } from './other-animals';
import { plainPhrase, tokens } from './tokens';
import facts from './words/facts.json';
import states from './words/states.json';
import stock from './words/stock.json';

const conceptsOf = (word: string) => VOCABULARY.get(plainPhrase(word))?.map(({ concept }) => concept) ?? [];

it.each(LOCALES)('has each word of a kind once in %s, but where countries differ', (language) => {
  for (const groups of [stock, states, facts] as {
    concept: string;
    only?: string[];
    es: string[];
    en: string[];
    pt: string[];
  }[][]) {
    const words = groups.filter(({ only }) => !only).flatMap((group) => group[language].map(plainPhrase));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  }
});

it('names no concept twice within a kind, but of fewer classes', () => {
  for (const groups of [stock, states, facts] as { concept: string; classes?: string }[][]) {
    const concepts = groups.map(({ concept, classes }) => `${concept} ${classes ?? ''}`);
    expect(new Set(concepts).size).toBe(concepts.length);
  }
});

it('gives every sense something to search for', () => {
  const empty = [...VOCABULARY.keys()].filter((phrase) =>
    VOCABULARY.get(phrase)?.some(
      ({ stock, state, breed, filters }) =>
        (stock ?? state)?.length === 0 || (stock ?? state ?? breed ?? filters) === undefined,
    ),
  );
  expect(empty).toEqual([]);
});

it.each([
  ['vaquillonas', 'heifer'],
  ['vaquillonita', 'heifer'],
  ['preñados', 'bred'],
  ['calves', 'calf'],
  ['oxen', 'ox'],
  ['capões', 'wether'],
  ['codornices', 'quail'],
  ['vaquita', 'cow'],
  ['bois magros', 'steer_2_3'],
  ['cow calf pairs', 'cow_calf'],
])('knows the form %s of %s', (form, concept) => expect(conceptsOf(form)).toContain(concept));

it.each([
  ['novillitos', ['steer_1_2']],
  ['toritos', ['bull_young']],
  ['pollitos', ['chick']],
])('does not take %s for the diminutive of another word', (form, concepts) =>
  expect(conceptsOf(form)).toEqual(concepts),
);

it('forgives one typo, and few in short words', () => {
  const concept = (word: string) => sensesOfTypo(word)?.[0]?.concept;
  expect(concept('angsu')).toBe('Angus');
  expect(concept('nobillos')).toBe('steer');
  expect(concept('prenads')).toBe('bred');
  for (const word of ['chicos', 'manso', 'campo', 'salto']) expect(concept(word)).toBeUndefined();
});

it('skips no word that ranchers use for something', () => {
  const said = [...LITTLE.skip.keys()].filter((word) => VOCABULARY.get(word));
  expect(said).toEqual([]);
  expect([...MEASURES.currency.keys()].filter((word) => MEASURES.weight.get(word))).toEqual([]);
});

it('splits a text into words, numbers, signs and quoted parts, and says where they stand', () => {
  const text = 'Vaquillonas PREÑADAS, 140-180kg "a campo" U$S1.200 in-calf';
  expect(tokens(text).map((token) => token.text)).toEqual([
    'vaquillonas',
    'prenadas',
    '140',
    '-',
    '180',
    'kg',
    '"a campo"',
    'u$s',
    '1.200',
    'in',
    'calf',
  ]);
  for (const { text: plain, start, end } of tokens(text))
    expect(plainPhrase(text.slice(start, end)) || '-').toBe(plain);
});

it.each([
  ['remate de vaquillonas en salto', true],
  ['leilao de touros nelore', true],
  ['bred heifer auction saturday', true],
  ['novillos a precio de remate', false],
  ['vaquillonas preñadas', false],
])('knows whether a text asks for what is auctioned: %s', (text, expected) => {
  expect(isOfAuctions(tokens(text))).toBe(expected);
});

it('counts no animal that is sold here among those that are not', () => {
  const others = [...otherAnimals(...LOCALES).keys(), ...LITTLE.equipment.keys()];
  expect(others.filter((word) => VOCABULARY.get(word)?.some(({ stock: named }) => named))).toEqual([]);
});
