import { suggestedCountry } from './suggested-country.mjs';

it.each([
  ['es', 'es-UY,es;q=0.9', 'UY'],
  ['es', 'pt-BR', 'BR'],
  ['en', 'en-US,en;q=0.9', 'US'],
  ['es', 'en-US,en;q=0.9', null],
  ['pt', 'en-US', null],
  ['es', 'es', null],
  ['es', 'es,es-AR;q=0.9', null],
  ['es', 'es-419,es;q=0.9', null],
  ['es', 'zh-Hant-TW', null],
  ['en', '*', null],
] as const)('on %s pages %s suggests %s', (locale, header, country) => {
  expect(suggestedCountry(header, locale)).toBe(country);
});
