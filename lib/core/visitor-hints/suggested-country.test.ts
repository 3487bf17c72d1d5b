import { suggesting } from './suggested-country.mjs';

const countryOf = (locale: 'es' | 'en' | 'pt', header: string) =>
  new RegExp(`^${suggesting(locale)}`).exec(header)?.groups?.country;

it.each([
  ['es', 'es-UY,es;q=0.9', 'UY'],
  ['es', 'pt-BR', 'BR'],
  ['en', 'en-US,en;q=0.9', 'US'],
  ['es', 'en-US,en;q=0.9', undefined],
  ['pt', 'en-US', undefined],
  ['es', 'es', undefined],
  ['es', 'es,es-AR;q=0.9', undefined],
  ['es', 'es-419,es;q=0.9', undefined],
  ['es', 'zh-Hant-TW', undefined],
  ['en', '*', undefined],
] as const)('on %s pages %s suggests %s', (locale, header, country) => {
  expect(countryOf(locale, header)).toBe(country);
});
