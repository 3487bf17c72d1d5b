import { cost, LINEAR } from '@/tests/factories/cost';
import { CLASS_NAMES } from '@/lib/livestock/stock/classes';
import { LOCALES } from '@/lib/core/i18n/locales';
import { gazetteer } from '@/lib/places/gazetteer';
import { localPath, localPaths, readLocalPath } from './slugs';

const regionCalled = (name: string, country: string) => {
  const region = gazetteer()
    .ofKind('region')
    .find((place) => place.name === name && place.country === country);
  if (!region) throw new Error(`No region ${name}`);
  return region.id;
};

const read = (path: string, locale: (typeof LOCALES)[number]) => readLocalPath(path.split('/').slice(2), locale);

describe('addresses of local pages', () => {
  it('are in the words of each language', () => {
    const tacuarembo = { class: 'heifer', country: 'UY', region: regionCalled('Tacuarembó', 'UY') };
    expect(localPaths(tacuarembo)).toEqual({
      es: '/animales/vaquillonas/uruguay/tacuarembo',
      en: '/animals/heifers/uruguay/tacuarembo',
      pt: '/animais/novilhas/uruguai/tacuarembo',
    });
    expect(
      localPaths({ class: 'heifer_bred', country: 'BR', region: regionCalled('Mato Grosso do Sul', 'BR') }),
    ).toEqual({
      es: '/animales/vaquillonas-prenadas/brasil/mato-grosso-do-sul',
      en: '/animals/bred-heifers/brazil/mato-grosso-do-sul',
      pt: '/animais/novilhas-prenhes/brasil/mato-grosso-do-sul',
    });
    expect(localPath({ class: 'guinea', country: 'US' }, 'pt')).toBe('/animais/galinhas-d-angola/estados-unidos');
  });

  it('lead back to what they are of, each to another', () => {
    const countries = gazetteer()
      .ofKind('country')
      .map(({ country }) => ({ country }));
    const regions = gazetteer()
      .ofKind('region')
      .map(({ id, country }) => ({ country, region: id }));
    const queries = [
      ...[...CLASS_NAMES].map((name) => ({ class: name })),
      ...[...countries, ...regions].map((place) => ({ class: 'cow', ...place })),
    ].filter(({ class: name }) => !['calf_m', 'mare_open'].includes(name));
    for (const locale of LOCALES) {
      const paths = queries.map((query) => localPath(query, locale));
      expect(new Set(paths).size).toBe(queries.length);
      expect(paths.filter((path) => !/^(\/[a-z0-9]+(-[a-z0-9]+)*){2,4}$/.test(path ?? ''))).toEqual([]);
      expect(paths.map((path) => read(path ?? '', locale))).toEqual(queries);
    }
  });

  it('are of the family where a class is called like it', () => {
    for (const name of ['mare_open', 'calf_m']) expect(localPaths({ class: name })).toBeNull();
    expect(read('/animales/yeguas', 'es')).toEqual({ class: 'mare' });
    expect(read('/animals/steer-calves', 'en')).toBeNull();
  });

  it.each([
    '/animales/unicornios',
    '/animales/vaquillonas/atlantida',
    '/animales/vaquillonas/uruguay/texas',
    '/animales/vaquillonas/uruguay/tacuarembo/x',
    '/animales/heifers',
    '/animales/Vaquillonas',
    '/animales/constructor/__proto__',
    '/animales//uruguay',
  ])('are nothing else: %s', (path) => {
    expect(read(path, 'es')).toBeNull();
  });

  it('are refused about as quickly as true ones are read if they are made up', () => {
    const paths = (from: (n: number) => string) => Array.from({ length: 1_000 }, (_, n) => from(n));
    const madeUp = paths((n) => `/animales/vaquillonas/uruguay/t${n}`);
    const known = paths(() => '/animales/vaquillonas/uruguay/tacuarembo');
    const reading = (all: readonly string[]) => cost(() => all.forEach((path) => read(path, 'es')));
    expect(reading(madeUp) / reading(known)).toBeLessThan(LINEAR);
    expect(madeUp.map((path) => read(path, 'es')).filter(Boolean)).toEqual([]);
  });
});
