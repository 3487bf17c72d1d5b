import { LOCALES } from '@/lib/core/i18n/locales';
import { plainLot } from '@/tests/factories/lot-facts';
import { animalListingSummary } from './animal-listing-metadata';

const CALVES = {
  breed: 'Angus',
  age: 8,
  location: 'Tacuarembó, Uruguay',
  lot: { ...plainLot('3.05'), priceBasis: 'live_kg' as const },
};

it('describes an animal by its price as asked', async () => {
  const described = await Promise.all(LOCALES.map((locale) => animalListingSummary(locale, CALVES)));
  expect(described.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Angus, 8 meses, US$ 3,05 /kg, Tacuarembó, Uruguay. Ver fotos, sanidad y vendedor en Corral.',
    'Angus, 8 months, US$ 3.05 /kg, Tacuarembó, Uruguay. See photos, health and the seller on Corral.',
    'Angus, 8 meses, US$ 3,05 /kg, Tacuarembó, Uruguai. Veja fotos, sanidade e vendedor no Corral.',
  ]);
});
