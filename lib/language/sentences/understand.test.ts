import { classesOf } from '@/lib/livestock/stock/classes';
import type { Locale } from '@/lib/core/i18n/locales';
import { createRandom } from '@/prisma/seed/content/random';
import { placeName, somePlaces } from '@/tests/factories/places';
import { FEW_PLACES_QUERIES as QUERIES } from '@/tests/corpora/sentences/queries';
import { understand } from './understand';

const perUsd = { USD: '1', UYU: '40', ARS: '1500', MXN: '20', BRL: '5' };

/** Filters with their classes one by one, their places by name, and weights in whole kilograms. */
const compared = (filters: Record<string, unknown>) => ({
  ...filters,
  ...Object.fromEntries(
    ['minWeight', 'maxWeight'].flatMap((key) => (key in filters ? [[key, Math.round(Number(filters[key]))]] : [])),
  ),
  ...(typeof filters.class === 'string' ? { class: classesOf(filters.class).join() } : {}),
  ...Object.fromEntries(
    ['near', 'region'].flatMap((key) => (typeof filters[key] === 'number' ? [[key, placeName(filters[key])]] : [])),
  ),
});

const read = (query: string, locale: Locale = 'es', country: string | null = null) =>
  understand(query, { locale, country, perUsd, places: somePlaces });

it.each(QUERIES)('%s %s: %s', (locale, country, query, filters, text) => {
  const understood = read(query, locale, country);
  expect({ filters: compared(understood.filters), text: understood.text }).toEqual({
    filters: compared(filters),
    text,
  });
});

it('says which part of the text each filter comes from', () => {
  const query = 'Vaquillonas PREÑADAS angus hasta US$ 1.200 cerca de Tacuarembó';
  expect(read(query).spans.map(({ start, end, keys }) => [query.slice(start, end), keys[0]])).toEqual([
    ['Vaquillonas', 'class'],
    ['PREÑADAS', 'class'],
    ['angus', 'breed'],
    ['hasta US$ 1.200', 'maxPrice'],
    ['cerca de Tacuarembó', 'near'],
  ]);
});

it('offers the other places of a name, and those of a text that is nothing else', () => {
  const names = (query: string) => read(query).otherPlaces.map(({ id, kind }) => `${kind} ${placeName(id)}`);
  expect(names('novillonas en durango')).toEqual(['city Durango MX', 'city Durango ES', 'city Durango US']);
  expect(names('mercedes')).toEqual(['city Mercedes AR', 'city Mercedes UY']);
});

it('means the own place of who asks for what is near, and asks for it where it is unknown', () => {
  const place = somePlaces.match(['mercedes'])?.places.find(({ kind }) => kind === 'city');
  const own = place?.id;
  const near = (query: string, locale: Locale) =>
    understand(query, { locale, country: null, perUsd, places: somePlaces, own: place });
  for (const [locale, query] of [
    ['es', 'terneros angus cerca mío'],
    ['en', 'angus calves near me'],
    ['pt', 'bezerros angus perto de mim'],
  ] as const) {
    expect(read(query, locale)).toMatchObject({ asksPlace: true, text: '' });
    expect(near(query, locale)).toMatchObject({ asksPlace: false, text: '', filters: { near: own } });
  }
  expect(near('novillos a 80 km de mi campo', 'es')).toMatchObject({ filters: { near: own, radius: 80 }, text: '' });
  for (const [locale, query] of [
    ['es', 'vacas preñadas a menos de 100 km'],
    ['es', 'vacas preñadas hasta 100 km a la redonda'],
    ['en', 'bred cows within 100 km'],
    ['pt', 'vacas prenhes até 100 km'],
  ] as const) {
    expect(read(query, locale)).toMatchObject({ asksPlace: true, text: '' });
    expect(near(query, locale)).toMatchObject({ text: '', filters: { near: own, radius: 100 } });
  }
  expect(near('vacas a menos de 100 km de donde sea', 'es').filters).not.toHaveProperty('near');
  expect(near('novillos cerca mío en salto', 'es').filters).not.toHaveProperty('near');
  expect(read('cerca mío')).toMatchObject({ asksPlace: true, text: '', spans: [] });
  expect(read('novillos en tacuarembó').asksPlace).toBe(false);
});

it('reads a currency only where it is known', () => {
  expect(read('terneros hasta 4.200 el kilo').spans.map(({ keys }) => keys)).toEqual([['class'], ['currency']]);
  expect(read('boi gordo até R$ 6.000', 'pt').filters).toMatchObject({ maxPrice: '1200' });
  expect(read('novillos hasta 900.000 guaraníes').filters).not.toHaveProperty('maxPrice');
});

const random = createRandom(20);
const PIECES = [
  ...QUERIES.flatMap(([, , query]) => query.split(' ')),
  ...'" “ « - – / @ $ < > 1.2.3 ,,, 000 999999999999 \u0301 \u{1f402} İ ß'.split(' '),
];

/** Of any letters, of pieces of queries, or one piece many times. */
function randomText(): string {
  const pieces = Array.from({ length: random.int(1, 40) }, () =>
    random.chance(0.2) ? String.fromCodePoint(random.int(32, 0x2fff)) : random.pick(PIECES),
  );
  return random.chance(0.1)
    ? random.pick(PIECES).repeat(random.int(1, 500))
    : pieces.join(random.chance(0.5) ? ' ' : '');
}

const millisecondsOf = (text: string) => {
  const start = performance.now();
  read(text, random.pick(['es', 'en', 'pt']));
  return performance.now() - start;
};

const ORDINARY = 'vaquillonas preñadas angus de 2 años hasta 1.200 dolares cerca de tacuarembo '
  .repeat(7)
  .slice(0, 500);
const TIMES = 10;
const ATTEMPTS = 20;

it('reads any text without failing, in no more than a few times of what an ordinary long one takes', () => {
  const ordinary = Math.min(...Array.from({ length: ATTEMPTS }, () => millisecondsOf(ORDINARY)));
  for (let round = 0; round < 2_000; round += 1) {
    const text = randomText();
    // A pause of the machine's is no fault of the text.
    const isSlow = Array.from({ length: ATTEMPTS }).every(() => millisecondsOf(text) > TIMES * ordinary);
    expect({ text, isSlow }).toEqual({ text, isSlow: false });
  }
});

it('reads the same from the same', () => {
  for (const [locale, country, query] of QUERIES)
    expect(read(query, locale, country)).toEqual(read(query, locale, country));
});

it('takes money that isn’t named for that of the place, and then of who asks', () => {
  expect(read('touros perto de Campo Grande até 3000', 'pt', 'UY').filters).toMatchObject({ maxPrice: '600' });
  expect(read('novillos en Durango hasta 20 mil', 'es', 'AR').filters).toMatchObject({ maxPrice: '1000' });
});
