import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';
import { askedPriceText, formatAskedPrice } from './asked-price';
import { CURRENCIES, currencySign } from '@/lib/core/i18n/currencies';
import { LOCALES } from '@/lib/core/i18n/locales';

it.each([
  ['es', '3.05', 'live_kg', 'USD', 'US$ 3,05 /kg'],
  ['es', '3', 'live_kg', 'USD', 'US$ 3,00 /kg'],
  ['pt', '320', 'arroba', 'BRL', 'R$ 320 /@'],
  ['es', '9600.0000', 'lot', 'USD', 'US$ 9.600 el lote'],
  ['en', '342.50', 'live_cwt', 'USD', 'US$ 342.50 /cwt'],
  ['es', '5.4', 'carcass_kg', 'USD', 'US$ 5,40 /kg en gancho'],
  ['pt', '21.3', 'carcass_kg', 'BRL', 'R$ 21,30 /kg de carcaça'],
  ['es', '4700', 'live_kg', 'ARS', 'AR$ 4.700 /kg'],
  ['en', '1.8275', 'live_lb', 'USD', 'US$ 1.8275 /lb'],
  ['en', '1150', 'head', 'AUD', 'A$ 1,150 /head'],
  ['es', '121', 'live_kg', 'UYU', '$U 121 /kg'],
] as const)('%s %s %s %s → %s', (locale, amount, basis, currency, expected) => {
  expect(askedPriceText(locale, { amount, basis, currency })).toBe(expected.replaceAll(' ', '\u00a0'));
});

it('comes in the parts that a page sets in three sizes', () => {
  expect(formatAskedPrice('es', { amount: '3.05', basis: 'live_kg', currency: 'USD' })).toEqual({
    currency: 'US$',
    amount: '3,05',
    unit: '/kg',
  });
});

it('stays on one line in every language, basis and currency', () => {
  for (const locale of LOCALES)
    for (const basis of PRICE_BASES)
      for (const currency of CURRENCIES)
        expect(askedPriceText(locale, { amount: '1234.5', basis, currency })).not.toMatch(/ /);
});

it('tells the currencies apart in every language', () => {
  for (const locale of LOCALES)
    expect(new Set(CURRENCIES.map((currency) => currencySign(locale, currency))).size).toBe(CURRENCIES.length);
  expect(currencySign('es', 'XXX')).toBe('XXX');
});
