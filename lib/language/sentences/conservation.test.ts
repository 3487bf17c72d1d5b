import { LITTLE, MEASURES } from '@/lib/language/lexicon/lexicon';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { gazetteer } from '@/lib/places/gazetteer';
import { createRandom } from '@/prisma/seed/content/random';
import { ALL_QUERIES, FEW_PLACES_QUERIES } from '@/tests/corpora/sentences/queries';
import { PER_USD, lostWords } from '@/tests/factories/lost-words';
import { understand } from './understand';

const perUsd = PER_USD;
const lostOf = (locale: Locale, country: string | null, query: string) =>
  lostWords(query, locale, understand(query, { locale, country, perUsd, places: gazetteer() }));

it.each(FEW_PLACES_QUERIES)('loses nothing of it (%s %s): %s', (locale, country, query) => {
  expect(lostOf(locale, country, query)).toEqual([]);
});

it.each([
  ['es', 'UY', 'jaula de novillos', 'jaula'],
  ['es', 'CO', 'camión de terneros', 'camión'],
  ['en', 'US', 'load lot heifers 700 lbs', 'load'],
  ['pt', 'BR', 'caminhão de bezerros', 'caminhão'],
  ['en', 'AU', 'store cattle brahman x 250 kg', 'x'],
] as const)('tells what it does not use of it (%s %s): %s', (locale, country, query, word) => {
  const { spans } = understand(query, { locale, country, perUsd, places: gazetteer() });
  const unused = spans.filter(({ keys }) => keys.includes('unused'));
  expect(unused.map(({ start, end }) => query.slice(start, end))).toEqual([word]);
});

const random = createRandom(30);
const WORDS = [
  ...new Set(ALL_QUERIES.flatMap(([, , query]) => query.split(' '))),
  ...[
    ...LITTLE.not.keys(),
    ...MEASURES.currency.keys(),
    ...MEASURES.otherMoney.keys(),
    ...MEASURES.basis.keys(),
    ...MEASURES.compare.keys(),
  ],
  ...[...MEASURES.weight.keys(), ...MEASURES.age.keys(), ...MEASURES.teeth.keys(), ...MEASURES.days.keys()],
];

it('loses nothing of generated texts', () => {
  for (let round = 0; round < 3_000; round += 1) {
    const words = Array.from({ length: random.int(1, 14) }, () =>
      random.chance(0.25) ? String(random.int(0, 5_000) / random.pick([1, 1, 1, 10])) : random.pick(WORDS),
    );
    const country = random.pick([null, 'UY', 'BR', 'US', 'AU']);
    const [locale, query] = [random.pick(LOCALES), words.join(' ')];
    const lost = lostOf(locale, country, query);
    expect({ locale, country, query, lost }).toEqual({ locale, country, query, lost: [] });
  }
});

const ORDINARY = 'vaquillonas preñadas angus de 2 años hasta 1.200 dolares cerca de tacuarembo a 30 dias ';
const HOSTILE = [
  '1 ',
  '1/',
  'no ',
  'no de ',
  'de ',
  'a 1 a ',
  'preñadas de ',
  'san ',
  'santa rosa o ',
  '3/4 ',
  'riberao ',
  'estado de ',
  '"',
  '$ ',
  'no en tacuarenbo ',
];

const millisecondsOf = (text: string) => {
  const start = performance.now();
  understand(text, { locale: 'es', country: null, perUsd, places: gazetteer() });
  return performance.now() - start;
};

const TIMES = 10;
const ROUNDS = 20;

it('reads a hostile text in no more than a few times of what an ordinary one of its length takes', () => {
  const ordinary = ORDINARY.repeat(6).slice(0, 500);
  for (const piece of HOSTILE) {
    const text = piece.repeat(500).slice(0, 500);
    // A pause of the machine's is no fault of the text.
    const isSlow = Array.from({ length: ROUNDS }).every(() => millisecondsOf(text) > TIMES * millisecondsOf(ordinary));
    expect({ piece, isSlow }).toEqual({ piece, isSlow: false });
  }
});
