import lands from './data/lands.json';
import { PLACES_MAX } from './dto';
import { gazetteer, placeWords } from './gazetteer';

const at = (text: string, country: string | null) => gazetteer().land(placeWords(text), 0, country);
const names = (text: string, country: string | null) => at(text, country)?.parts.map(({ name }) => name);

const ALL = Object.entries(lands).flatMap(([country, named]) =>
  Object.keys(named).map((name) => [country, name] as const),
);

it.each(ALL)('%s: %s is found as places of its country that a search can have', (country, name) => {
  const found = at(name, country);
  expect(found?.length).toBe(placeWords(name).length);
  expect(found?.parts.length).toBeLessThanOrEqual(PLACES_MAX);
  expect(found?.parts.map((part) => part.country)).toEqual(found?.parts.map(() => country));
  expect(new Set(found?.parts.map(({ kind }) => kind)).size).toBe(1);
  expect(found?.parts.every(({ kind }) => kind === (found.km === undefined ? 'region' : 'city'))).toBe(true);
});

it('takes an article before a land, and the area behind it', () => {
  expect(at('los llanos', 'CO')).toMatchObject({ length: 2 });
  expect(at('the karoo south africa', null)).toMatchObject({ length: 4 });
  expect(names('huasteca veracruz', 'MX')).toEqual(['Tantoyuca']);
  expect(names('llanos venezuela', 'CO')).toContain('Apure');
});

it('is of the own country where several have its name, and of none where a common word is meant', () => {
  expect(names('altiplano', 'PE')).toEqual(['Puno']);
  expect(names('altiplano', null)).toEqual(['La Paz', 'Oruro', 'Potosí', 'Puno']);
  expect(names('new england', 'AU')).toContain('Armidale');
  expect(names('new england', 'US')).toContain('Vermont');
  expect(names('litoral', 'UY')).toContain('Salto');
  for (const [text, country] of [
    ['litoral', 'BR'],
    ['llanos', 'AR'],
    ['novillos', 'AR'],
  ] as const)
    expect(at(text, country)).toBeNull();
});
