import { visitorPlace, visitorPlaceLabel, visitorPlaceOf } from './visitor-place';

it('remembers a place or a country that was written in any of our languages', () => {
  const town = visitorPlaceOf('Tacuarembó, Uruguay');
  expect(town).toMatch(/^\d+$/);
  const place = visitorPlace(town ?? '');
  expect(place).toEqual({ country: 'UY', id: Number(town) });
  expect(place && visitorPlaceLabel(place, 'pt')).toBe('Tacuarembó, Uruguai');
  for (const text of ['Brasil', 'Brazil', 'BR']) expect(visitorPlaceOf(text)).toBe('BR');
  expect(visitorPlaceLabel({ country: 'BR' }, 'en')).toBe('Brazil');
  expect(visitorPlace(visitorPlaceOf('Texas') ?? '')).toMatchObject({
    country: 'US',
    id: expect.any(Number) as unknown,
  });
});

it('knows no place that it doesn’t know, and guesses none of several', () => {
  for (const text of ['xxqz', 'San José', 'XX', '9999999', 'no']) expect(visitorPlaceOf(text)).toBeNull();
  for (const cookie of ['', 'no', 'uy', 'XX', '0', '12345678', '1e3', '../x', 'UYU', '9999999'])
    expect(visitorPlace(cookie)).toBeNull();
});

it('takes a name that several places have for the one of the visitor’s own country', () => {
  const countryOfOwn = (text: string, own: string) => visitorPlace(visitorPlaceOf(text, own) ?? '')?.country;
  expect(visitorPlaceOf('Young')).toBeNull();
  expect(countryOfOwn('young', 'UY')).toBe('UY');
  expect(countryOfOwn('San José', 'UY')).toBe('UY');
  expect(countryOfOwn('Tacua', 'UY')).toBe('UY');
  // What lies elsewhere stays unknown.
  for (const text of ['xxqz', 'Springfield']) expect(visitorPlaceOf(text, 'UY')).toBeNull();
});
