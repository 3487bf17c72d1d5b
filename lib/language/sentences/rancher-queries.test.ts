import { classesOf } from '@/lib/livestock/stock/classes';
import type { Locale } from '@/lib/core/i18n/locales';
import { gazetteer } from '@/lib/places/gazetteer';
import { RANCHER_QUERIES } from '@/tests/corpora/sentences/queries';
import { PER_USD, lostWords } from '@/tests/factories/lost-words';
import { understand } from './understand';

const perUsd = PER_USD;

/** Filters with their classes one by one, their places by name, and weights in whole kilograms. */
const compared = (filters: Record<string, unknown>) => {
  const named = (id: unknown) => {
    const place = typeof id === 'number' ? gazetteer().get(id) : undefined;
    return place ? `${place.name} ${place.country}` : id;
  };
  const { class: names, near, region, places, ...others } = filters;
  const several =
    typeof places === 'string' && /^\d/.test(places) ? places.split(',').map(Number).map(named) : [places];
  const where = { near: named(near), region: named(region), places: several.join(' + ') };
  const whole = Object.entries(others).map(([key, value]): [string, unknown] => [
    key,
    key.endsWith('Weight') ? Math.round(Number(value)) : value,
  ]);
  return { ...(Object.fromEntries(whole) as object), class: classesOf(String(names)).join(), ...where };
};

it.each(RANCHER_QUERIES)('%s %s: %s', (locale, country, query, filters, text) => {
  const understood = understand(query, { locale, country, perUsd, places: gazetteer() });
  const { text: left } = understood;
  expect({ filters: compared(understood.filters), text: left, lost: lostWords(query, locale, understood) }).toEqual({
    filters: compared(filters),
    text,
    lost: [],
  });
});

it('offers each of several places alone, and what else their names may mean', () => {
  const query = 'vaquillonas en Salto o Artigas';
  const { otherPlaces, spans } = understand(query, { locale: 'es', country: 'UY', perUsd, places: gazetteer() });
  const [first, second, ...others] = otherPlaces.map(({ kind, name }) => `${kind} ${name}`);
  expect([first, second]).toEqual(['region Salto', 'region Artigas']);
  expect(others).toContain('city Salto');
  expect(spans.map(({ start, end, keys }) => [query.slice(start, end), ...keys])).toEqual([
    ['vaquillonas', 'class'],
    ['en Salto', 'places'],
    ['o Artigas', 'places'],
  ]);
});

it('offers the other places of a name that many countries have', () => {
  const others = (query: string, locale: Locale, country: string | null) =>
    understand(query, { locale, country, perUsd, places: gazetteer() }).otherPlaces.map(
      ({ kind, country: of }) => `${kind} ${of}`,
    );
  expect(others('florida vaquillonas', 'es', null)).toEqual(
    expect.arrayContaining(['city UY', 'city CU', 'region US']),
  );
  expect(others('heifers florida', 'en', null)).toEqual(expect.arrayContaining(['city UY', 'city CU']));
});
