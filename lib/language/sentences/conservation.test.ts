import { LITTLE, MEASURES, isTelling } from '@/lib/language/lexicon/lexicon';
import { tokens, type Token } from '@/lib/language/lexicon/tokens';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { gazetteer } from '@/lib/places/gazetteer';
import { createRandom } from '@/prisma/seed/content/random';
import { ALL_QUERIES as QUERIES } from '@/tests/corpora/sentences/queries';
import { understand } from './understand';

type Query = readonly [Locale, string | null, string, ...unknown[]];

const perUsd = {
  USD: '1',
  ARS: '1500',
  UYU: '40',
  BRL: '5',
  MXN: '20',
  PYG: '7500',
  EUR: '0.9',
  GBP: '0.8',
  AUD: '1.5',
  CAD: '1.4',
  NZD: '1.7',
  ZAR: '18',
};

/** What a span says if no filter came of it: its currency is asked for, or it is shown as not used; never nothing. */
const NO_FILTERS = new Set(['not', 'unused', 'currency']);

/** Tokens that may not be lost, and names of larger places after a word such as «en». */
function telling(text: string, locale: Locale): Token[] {
  const all = tokens(text);
  const words = all.map((token) => token.text);
  const places = all.map((_, at) => {
    const before = LITTLE.where.match(all, at - 1);
    const found = before?.length === 1 && before.meaning !== 'from' ? gazetteer().match(words, at) : null;
    return found?.places.some(({ population }) => population > 100_000) === true && !LITTLE.skip.match(all, at);
  });
  return all.filter((_, at) => isTelling(all, at, locale) || places[at]);
}

/** What became of each telling token: how many parts of the reading it is in. */
function fates([locale, country, query]: Query): string[] {
  const { filters, text, spans } = understand(query, { locale, country, perUsd, places: gazetteer() });
  const left = tokens(text).map((token) => token.text);
  return telling(query, locale).flatMap((token) => {
    const within = spans.filter(({ start, end }) => start <= token.start && end >= token.end);
    const [span, another] = within;
    const isUsed =
      span && span.keys.length > 0 && span.keys.every((key) => NO_FILTERS.has(key) || key in filters || isOfStock(key));
    const isLeft = !span && left.includes(token.text);
    if (isLeft) left.splice(left.indexOf(token.text), 1);
    return isLeft || (isUsed && !another) ? [] : [`${token.text}: ${JSON.stringify(within.map(({ keys }) => keys))}`];
  });
}

/** Words of animals are one filter together. */
const isOfStock = (key: string) => ['class', 'sex', 'category'].includes(key);

it.each(QUERIES)('loses nothing of it (%s %s): %s', (locale, country, query) => {
  expect(fates([locale, country, query])).toEqual([]);
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
  ...new Set(QUERIES.flatMap(([, , query]) => query.split(' '))),
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
    const query: Query = [random.pick(LOCALES), country, words.join(' ')];
    expect({ query, lost: fates(query) }).toEqual({ query, lost: [] });
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
