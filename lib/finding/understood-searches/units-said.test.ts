import type { Locale } from '@/lib/core/i18n/locales';
import { understand } from '@/lib/language/sentences/understand';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { somePlaces } from '@/tests/factories/places';
import { unitsSaid } from './units-said';

const perUsd = { USD: '1', UYU: '40', ARS: '1500', BRL: '5' };

function queryOf(text: string, locale: Locale, country?: string) {
  const { filters, spans } = understand(text, { locale, country: country ?? null, perUsd, places: somePlaces });
  const texts = Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)]));
  return { spans, query: parseAnimalListingQuery(texts).query };
}

function unitsOf(text: string, locale: Locale, country?: string) {
  const { spans, query } = queryOf(text, locale, country);
  return unitsSaid(text, spans, query, perUsd);
}

it.each([
  ['novillos de 500 a 600 lb', 'es', { weight: 'lb', worth: 0.45359237 }],
  ['steers around 650 lb', 'en', { weight: 'lb', worth: 0.45359237 }],
  ['steers over 5 cwt', 'en', { weight: 'cwt', worth: 45.359237 }],
  ['bois de 18 a 20 arrobas', 'pt', { weight: '@', worth: 30 }],
  ['novillos de 300 a 350 kg', 'es', undefined],
] as const)('reads the unit of a weight: %s', (text, locale, weight) => {
  expect(unitsOf(text, locale).weight).toEqual(weight);
});

it.each([
  ['vaquillonas hasta 40 mil pesos uruguayos', 'es', { currency: 'UYU', worth: 1 / 40 }],
  ['vaquillonas a 40.000 UYU', 'es', { currency: 'UYU', worth: 1 / 40 }],
  ['novilhas até 5 mil reais', 'pt', { currency: 'BRL', worth: 1 / 5 }],
  ['vaquillonas hasta 1200 usd', 'es', undefined],
] as const)('reads the currency of a price: %s', (text, locale, price) => {
  expect(unitsOf(text, locale).price).toEqual(price);
});

it('reads by what weight a price is', () => {
  expect(unitsOf('steers under $2.50/lb', 'en', 'US').priceKg).toMatchObject({ currency: 'USD', weight: 'lb' });
  expect(unitsOf('cull cows under 80 cents/lb', 'en', 'US').priceKg).toMatchObject({ currency: 'USD', weight: 'lb' });
  expect(unitsOf('novillos hasta 3 usd el kilo', 'es').priceKg).toBeUndefined();
});

it.each([
  ['steers up to 2.60 USD/lb', 'en', 'priceKg', { maxPriceKg: '5.74' }],
  ['steers at least 7 cwt', 'en', 'weight', { minWeight: 317.51 }],
  ['novilhas a partir de 500 lb', 'pt', 'weight', { minWeight: 226.8 }],
  ['novilhas até 5.000 BRL', 'pt', 'price', { maxPrice: '1000' }],
  ['novillos de 80 a 120 UYU/kg', 'es', 'priceKg', { minPriceKg: '2', maxPriceKg: '3' }],
  ['vacas desde 40.000 UYU', 'es', 'price', { minPrice: '1000' }],
] as const)('reads what the menus write: %s', (text, locale, unit, limits) => {
  expect(queryOf(text, locale).query).toMatchObject(limits);
  expect(unitsOf(text, locale)[unit]).toBeDefined();
});
