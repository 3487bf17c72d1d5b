import { LOCALES } from './locales';
import { quoted } from './quoted';

it('quotes as each language does', () => {
  expect(LOCALES.map((locale) => quoted(locale, 'Toro'))).toEqual(['«Toro»', '“Toro”', '“Toro”']);
});
