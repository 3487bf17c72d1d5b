import { LOCALES } from '@/lib/core/i18n/locales';
import { gazetteer } from './gazetteer';
import { placeColumns } from './place-columns';
import { placeLabel, regionBehindNote, saysWhere } from './place-text';

describe('a place that isn’t in the gazetteer', () => {
  it('is in the region that stands behind its name, in every language', () => {
    const wrong = LOCALES.flatMap((locale) =>
      gazetteer()
        .ofKind('region')
        .filter((region) => regionBehindNote(`Paraje Xuqz, ${placeLabel(region, locale)}`)?.id !== region.id)
        .map((region) => placeLabel(region, locale)),
    );
    expect(wrong).toEqual([]);
  });

  it('is filtered by its region, and stands nowhere on the map', () => {
    expect(placeColumns('Campo sin mapa, Tacuarembó, Uruguay')).toMatchObject({
      placeId: null,
      country: 'UY',
      regionId: placeColumns('Tacuarembó, Uruguay').regionId,
      lat: null,
      lon: null,
    });
  });

  it.each(['xxqz', 'En algún lugar', 'Campo sin mapa, Uruguay', 'xxqz, xxqz', ',', 'x, , Uruguay', '123'])(
    'is unknown without a region: %s',
    (text) => {
      expect([saysWhere(text), regionBehindNote(text)]).toEqual([false, null]);
    },
  );

  it.each(['Salto', 'Tacuarembó, Uruguay', 'Mercedes', 'Bagé, RS, Brasil', 'tandil', 'Uruguay'])(
    'is not one that the gazetteer has: %s',
    (text) => {
      expect([saysWhere(text), regionBehindNote(text)]).toEqual([true, null]);
    },
  );
});
