import { growth, LINEAR } from '@/tests/factories/cost';
import { PLACES } from '@/prisma/seed/content/places';
import type { Place } from './dto';
import { gazetteer, placeWords } from './gazetteer';
import { placeIdOf, placeLabel, placesNamed } from './place-text';

const names = (places: Place[] | undefined) =>
  places?.map(({ name, region, country }) => `${name}, ${region}, ${country}`);
const match = (text: string, from?: number) => gazetteer().match(text.split(' '), from);

describe('match', () => {
  it('takes the longest name, and the areas after it', () => {
    expect(match('vaquillonas en santa rosa la pampa baratas', 2)).toMatchObject({ length: 4 });
    expect(names(match('mercedes soriano')?.places)).toEqual(['Mercedes, Soriano, UY']);
    expect(names(match('campo grande ms brasil')?.places)).toEqual(['Campo Grande, Mato Grosso do Sul, BR']);
    expect(match('vaquillonas')).toBeNull();
    expect(match('', 3)).toBeNull();
  });

  it('has all places of a name, the largest first', () => {
    expect(names(match('durango')?.places)?.slice(0, 2)).toEqual([
      'Victoria de Durango, Durango, MX',
      'Durango, Durango, MX',
    ]);
    expect(names(match('ms')?.places)).toEqual([
      'Mato Grosso do Sul, Mato Grosso do Sul, BR',
      'Mississippi, Mississippi, US',
    ]);
    expect(
      match('emiliano zapata')?.places.filter(({ kind, country }) => kind === 'city' && country === 'MX').length,
    ).toBeGreaterThan(20);
  });

  it('has towns that its sources lack', () => {
    for (const name of ['Ansina, Tacuarembó', 'Cerro Chato, Treinta y Tres', 'Fray Marcos, Florida'])
      expect(names(match(placeWords(name).join(' '))?.places)).toContain(`${name}, UY`);
  });

  it('takes words of any kind', () => {
    for (const words of [['constructor'], ['\0'], ['a'.repeat(10_000)], Array<string>(10_000).fill('san')])
      expect(() => gazetteer().match(words)).not.toThrow();
  });
});

it('looks for names in a text of common words in a time that grows with its length', () => {
  for (const text of ['santa', 'de', 'san jose', 'la paz san juan']) {
    const look = (size: number) => {
      const words = Array<string>(size).fill(text).join(' ').split(' ').slice(0, size);
      words.forEach((_, at) => gazetteer().match(words, at));
    };
    expect([text, growth(look, 160) < LINEAR]).toEqual([text, true]);
  }
});

it('corrects one typo in the name of a larger place', () => {
  for (const [word, name] of Object.entries({
    tacuarenbo: 'tacuarembo',
    corientes: 'corrientes',
    chihauhua: 'chihuahua',
  }))
    expect(gazetteer().corrected(word)).toBe(name);
  for (const word of ['', 'slto', 'potreros', 'engorde', 'invernada', 'constructor', 'xxxxxxxxxx', 'a'.repeat(500)])
    expect(gazetteer().corrected(word)).toBeUndefined();
});

describe('South Africa and Ireland', () => {
  it.each([
    ['Bloemfontein, South Africa', 'Bloemfontein, Free State, ZA'],
    ['Graaff-Reinet, Eastern Cape', 'Graaff Reinet, Eastern Cape, ZA'],
    ['KZN', 'KwaZulu-Natal, KwaZulu-Natal, ZA'],
    ['Port Elizabeth', 'Gqeberha, Eastern Cape, ZA'],
    ['Mullingar', 'Mullingar, Westmeath, IE'],
    ['Athenry Co. Galway', 'Athenry, Galway, IE'],
    ['County Roscommon', 'Roscommon, Roscommon, IE'],
    ['Granard', 'Granard, Longford, IE'],
  ])('%s is %s', (text, name) => {
    expect(names(match(placeWords(text).join(' '))?.places)?.[0]).toBe(name);
  });

  it('have their provinces and counties', () => {
    const count = (code: string) =>
      gazetteer()
        .ofKind('region')
        .filter(({ country }) => country === code).length;
    expect([count('ZA'), count('IE')]).toEqual([9, 26]);
  });
});

it('counts nobody in a quarter that is called like a larger town', () => {
  const people = match('salamanca')?.places.filter(({ kind, country }) => kind === 'city' && country === 'ES');
  expect(people?.map(({ region, population }) => [region, population > 0])).toEqual([
    ['Castilla y León', true],
    ['Madrid', false],
  ]);
});

it('knows an id, and refuses others', () => {
  for (const id of [0, -1, 0.5, 1e9, NaN]) expect(gazetteer().get(id)).toBeUndefined();
  expect(gazetteer().get(1)).toMatchObject({ kind: 'country', country: 'AR' });
});

describe('the text of a place', () => {
  it('leads back to it, whatever its language', () => {
    for (const q of ['mercedes', 'santa rosa', 'emiliano zapata', 'san jose', 'springfield', 'salto', 'tacuarembo'])
      for (const place of placesNamed(q))
        for (const locale of ['es', 'en', 'pt'] as const)
          expect(placesNamed(placeLabel(place, locale)).map(({ id }) => id)).toContain(place.id);
  });

  it.each(['es', 'en', 'pt'] as const)('leads back to a region unless a city bears its name: %s', (locale) => {
    const regions: Place[] = [];
    for (let id = 1, place = gazetteer().get(id); place; id += 1, place = gazetteer().get(id))
      if (place.kind === 'region') regions.push(place);
    const lost = regions.filter((region) => {
      const label = placeLabel(region, locale);
      const hasNamesake = placesNamed(label).some(({ kind, regionId }) => kind === 'city' && regionId === region.id);
      return !hasNamesake && placeIdOf(label) !== region.id;
    });
    // A far larger city outside them is what these names mean.
    expect(lost.map(({ name }) => name)).toEqual(['Buenos Aires', 'Santo Domingo', 'Sucre']);
  });

  it('means one place only', () => {
    const unclear = placesNamed('emiliano zapata').filter((place) => placeIdOf(placeLabel(place, 'es')) !== place.id);
    expect(unclear).toEqual([]);
  });

  it('finds the places of the demonstration', () => {
    const unknown = Object.values(PLACES).filter(({ location }) => placeIdOf(location) === null);
    expect(unknown.map(({ location }) => location)).toEqual([]);
  });

  it('stays a text if it says more, or could be several', () => {
    for (const text of ['Mercedes', 'San José', '5 km al norte de Melo', 'Uruguay', '', null, 'xyz'])
      expect(placeIdOf(text)).toBeNull();
  });
});
