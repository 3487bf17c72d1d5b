import { placeColumns } from './place-columns';
import { countryOfRegion, withoutForeignRegion } from './search-words';

it('drops a region only of another country than the one that is searched in', () => {
  const region = placeColumns('Amarillo, Texas').regionId ?? undefined;
  expect(countryOfRegion({ region })).toEqual({ country: 'US' });
  const own = { country: 'US', region };
  expect(withoutForeignRegion(own)).toBe(own);
  expect(withoutForeignRegion({ region })).toEqual({ region });
  expect(withoutForeignRegion({ country: 'AR', region })).toEqual({ country: 'AR' });
  expect(withoutForeignRegion({ country: 'AR', region: 1 })).toEqual({ country: 'AR', region: 1 });
});
