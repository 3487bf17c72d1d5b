import 'server-only';
import { countryOf } from '@/lib/core/i18n/country';
import { gazetteer } from './gazetteer';
import { placeIdOf, regionBehindNote } from './place-text';

/**
 * Returns the columns that a listing's place has beside its text: what the text says to the gazetteer, and nothing that
 * the text doesn't say. A text that may mean several places has only a country, one that names a region behind a note
 * that region; an area has no point on the map.
 */
export function placeColumns(location: string) {
  const id = placeIdOf(location);
  const place = id === null ? undefined : gazetteer().get(id);
  const area = place ?? regionBehindNote(location);
  const isPoint = place?.kind === 'city' || place?.kind === 'district';
  return {
    placeId: id,
    country: area?.country ?? countryOf(location),
    regionId: area?.regionId ?? null,
    lat: isPoint ? place.lat : null,
    lon: isPoint ? place.lon : null,
  };
}
