import 'server-only';
import { countryName } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Place, PlaceOption } from './dto';
import { gazetteer, placeWords, type Gazetteer } from './gazetteer';
import { placeWord, type PlaceWord } from './kind-words';
import { areasOf, placeLabel } from './place-text';
import type { PlaceQuery } from './schema';

const SUGGESTIONS_MAX = 8;

/** Narrower than this, no list of suggestions is asked for. */
const AREAS_MAX = 3;

/** More words are no name with an area after it. */
const NAME_WORDS_MAX = 6;

interface Hit {
  id: number;
  /** Lower is better. */
  rank: number;
}

/** Returns the best suggestions, kept while all hits pass by: one or two syllables begin tens of thousands of names. */
function bestHits(all: Gazetteer, [name = '', ...areas]: readonly string[], country: string | undefined): Hit[] {
  const asked = areas.slice(0, AREAS_MAX).map((area) => {
    const ids = new Set<number>();
    all.forEachCalled(area, (id) => ids.add(id));
    return ids;
  });
  const isIn = (id: number) => asked.every((ids) => all.areasWith(id).some((area) => ids.has(area)));
  const order = (a: Hit, b: Hit) => a.rank - b.rank || all.byPopulation(a.id, b.id);
  let best: Hit[] = [];
  all.forEachCalled(name, (id, fit) => {
    const hit = { id, rank: 2 * fit + (country === undefined || all.countryOf(id) === country ? 0 : 1) };
    const last = best[SUGGESTIONS_MAX - 1];
    if ((last && order(hit, last) >= 0) || !isIn(id) || all.isNamesake(id)) return;
    const known = best.find((other) => other.id === id);
    if (known && known.rank <= hit.rank) return;
    best = [...best.filter((other) => other !== known), hit].sort(order).slice(0, SUGGESTIONS_MAX);
  });
  return best;
}

/** Suggests for a text without a comma too: if no name goes on as it does, its last words are of an area. */
function hitsOf(all: Gazetteer, parts: readonly string[], country: string | undefined): Hit[] {
  const hits = bestHits(all, parts, country);
  const [text = '', area] = parts;
  if (hits.length > 0 || area !== undefined) return hits;
  const words = text.split(' ');
  for (let length = Math.min(words.length - 1, NAME_WORDS_MAX); length > 0; length -= 1) {
    const split = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
    const narrowed = bestHits(all, split, country);
    if (narrowed.length > 0) return narrowed;
  }
  return [];
}

const toOption = (place: Place, locale: Locale) => ({
  id: place.id,
  kind: place.kind,
  what: placeWord(place),
  name: place.kind === 'country' ? countryName(place.country, locale) : place.name,
  region: areasOf(place).join(', '),
  country: countryName(place.country, locale),
  label: placeLabel(place, locale),
  lat: Math.round(place.lat * 1000) / 1000,
  lon: Math.round(place.lon * 1000) / 1000,
});

/**
 * Suggests places for what somebody has typed so far: "tacua", "mercedes, soriano". First those whose whole name it is,
 * then names that begin so, then names with a word that does; among these the visitor's country first, then by
 * population.
 */
export function findPlaces({ q, country, language }: PlaceQuery): (PlaceOption & { what: PlaceWord })[] {
  const parts = q
    .split(',')
    .map((part) => placeWords(part).join(' '))
    .filter(Boolean);
  if (parts.length === 0) return [];
  const all = gazetteer();
  const options = hitsOf(all, parts, country).flatMap(({ id }) => {
    const place = all.get(id);
    return place ? [toOption(place, language)] : [];
  });
  // An area called like its seat would only read like it, and mean it.
  return options.filter(({ label }, index) => options.findIndex((other) => other.label === label) === index);
}
