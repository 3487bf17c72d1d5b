import { placeColumns } from './place-columns';
import { isAroundUnknown, countryOfRegion, placeNames, withoutForeignRegion } from './search-words';

it('drops a region only of another country than the one that is searched in', () => {
  const region = placeColumns('Amarillo, Texas').regionId ?? undefined;
  expect(countryOfRegion({ region })).toEqual({ country: 'US' });
  const own = { country: 'US', region };
  expect(withoutForeignRegion(own)).toBe(own);
  expect(withoutForeignRegion({ region })).toEqual({ region });
  expect(withoutForeignRegion({ country: 'AR', region })).toEqual({ country: 'AR' });
  expect(withoutForeignRegion({ country: 'AR', region: 1 })).toEqual({ country: 'AR', region: 1 });
});

it('tells towns of one name apart by their regions', () => {
  const idsOf = (...texts: string[]) => texts.map((text) => placeColumns(text).placeId).join();
  const mercedes = idsOf('Mercedes, Buenos Aires', 'Mercedes, Corrientes');
  expect(placeNames({ places: mercedes }, 'es')).toEqual({ places: 'Mercedes (Buenos Aires) o Mercedes (Corrientes)' });
  expect(placeNames({ places: idsOf('Salto, Uruguay', 'Melo, Uruguay') }, 'es')).toEqual({ places: 'Salto o Melo' });
});

it('knows a radius around a place that nobody knows', () => {
  expect(isAroundUnknown({ location: 'Atlantis de los Corrales', radius: 150 })).toBe(true);
  expect(isAroundUnknown({ location: 'Atlantis de los Corrales' })).toBe(false);
  expect(isAroundUnknown({ location: 'Salto, Uruguay', radius: 150 })).toBe(false);
});
