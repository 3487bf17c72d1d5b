import { gazetteer } from './gazetteer';
import { placeIdOf } from './place-text';
import { zoneLabel } from './zone-places';
import { toPlane, zoneAt, zoneName } from './zones';

/** The zone of a level that a place is in. */
function zoneOf(text: string, level: number): string {
  const place = gazetteer().get(placeIdOf(text) ?? 0);
  if (!place) throw new Error(`${text} is not in the gazetteer`);
  return zoneName(zoneAt(toPlane(place.lat, place.lon), level));
}

describe('a zone on both sides of a border', () => {
  it.each([
    ['Rivera, Uruguay', 'UY', 'Rivera, Uruguay'],
    ['Rivera, Uruguay', 'BR', "Sant'Ana do Livramento, Rio Grande do Sul, Brasil"],
    ['Salto, Uruguay', 'UY', 'Salto, Uruguay'],
    ['Salto, Uruguay', 'AR', 'Concordia, Entre Ríos, Argentina'],
  ])('is called by a place of the country that it is about: around %s in %s it is %s', (text, country, name) => {
    expect(zoneLabel(zoneOf(text, 11), 'es', country)).toBe(name);
  });

  it('is called by the largest place where the country isn’t known, or has none there', () => {
    const zone = zoneOf('Salto, Uruguay', 11);
    expect(zoneLabel(zone, 'es', 'ES')).toBe(zoneLabel(zone, 'es', null));
    expect(zoneLabel('16.9999.9999', 'es', 'UY')).toBeUndefined();
    expect(zoneLabel(undefined, 'es', 'UY')).toBeUndefined();
  });
});
