import { paperCountry } from './paper-country';

it.each<[string, (string | null)[], string]>([
  ['of the latest lot, before that of the profile', ['Salto, Uruguay', 'Corrientes, Argentina'], 'UY'],
  ['of the profile where no lot is', ['Salto, Uruguay'], 'UY'],
  ['of the first place in a known country', [null, 'Campo Grande', 'Durazno, Uruguay'], 'UY'],
  ['of the language where no place is known', [null], 'AR'],
])('is that %s', (_, places, country) => {
  expect(paperCountry(places, 'es')).toBe(country);
});
